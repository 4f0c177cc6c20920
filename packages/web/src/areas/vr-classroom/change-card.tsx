import { Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { CardTable } from '../../ui/card-table.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { TitledCard } from '../../ui/titled-card.tsx';
import { useReport } from './report-queries.ts';

/** What changed since the child's test before, and whether that is more than chance. */
export function ChangeCard({ caseId }: { caseId: string }) {
  const { t } = useTranslation('vrClassroom');
  return (
    <TitledCard title={t('documents.change')}>
      <Loaded query={useReport('change', caseId)} rows={2}>
        {({ former, why, band, changes }) => {
          if (!former) return <Typography.Text>{t('documents.none')}</Typography.Text>;
          if (why !== null) {
            const said = why === 'otherTask' || why === 'otherFormulae' ? t(`documents.${why}`) : t(`report.reasons.${why}`);
            return <Typography.Text>{t('documents.notCompared', { why: said })}</Typography.Text>;
          }
          return (
            <Flex vertical gap="small">
              <Typography.Text type="secondary">{t('documents.band', { band: Math.round(band) })}</Typography.Text>
              <CardTable
                label={t('documents.change')}
                empty={t('report.noMeasures')}
                rows={changes}
                columns={[
                  { key: 'name', title: t('report.measureName'), render: (_, { id }) => t(`report.measure.${id}`) },
                  { key: 'before', title: t('documents.before'), render: (_, { before }) => Math.round(before) },
                  { key: 'after', title: t('documents.after'), render: (_, { after }) => Math.round(after) },
                  { key: 'verdict', title: t('documents.verdict'), render: (_, { verdict }) => t(`documents.verdicts.${verdict}`) },
                ]}
              />
            </Flex>
          );
        }}
      </Loaded>
    </TitledCard>
  );
}
