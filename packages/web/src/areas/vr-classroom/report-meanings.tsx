import { useTranslation } from 'react-i18next';
import { FactList } from '../../ui/fact-list.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { TitledCard } from '../../ui/titled-card.tsx';
import { useTextsOfReport } from './norm-queries.ts';

/** What the skills of a report mean. */
export function MeaningsCard({ caseId }: { caseId: string }) {
  const { t } = useTranslation('vrClassroom');
  return (
    <TitledCard title={t('report.meanings')}>
      <Loaded query={useTextsOfReport(caseId)}>
        {({ items }) => (
          <FactList column={1} items={items.map(({ code, text }) => ({ key: code, label: t(`report.skill.${code}`), children: text }))} />
        )}
      </Loaded>
    </TitledCard>
  );
}
