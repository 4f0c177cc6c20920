import { skillIds } from '@trellis/contract/scoring/skills';
import { Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { ChartFigure } from '../../ui/chart/chart-figure.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { TitledCard } from '../../ui/titled-card.tsx';
import { useReport } from './report-queries.ts';

const most = 100;

/** The six skills in percent, with the middle of children of the same age and sex. */
export function RadarCard({ caseId }: { caseId: string }) {
  const { t } = useTranslation('vrClassroom');
  const query = useReport('radar', caseId);
  return (
    <TitledCard title={t('report.skills')}>
      <Loaded query={query}>
        {({ skills, hasRadar, baseline, isFastAtCost }) => {
          const found = skillIds.map((id) => ({ id, ...skills[(id.charAt(0).toLowerCase() + id.slice(1)) as keyof typeof skills] }));
          const axes = found.flatMap(({ id, value }) =>
            value === null ? [] : [{ name: t(`report.skill.${id}`), value: Math.round(value * most) }],
          );
          const missing = found.find(({ value }) => value === null)?.reason;
          return (
            <Flex vertical gap="small">
              {hasRadar && (
                <ChartFigure
                  chart={{
                    kind: 'radar',
                    title: t('report.skills'),
                    headers: { name: t('report.skillName'), value: '%' },
                    most,
                    baseline: baseline * most,
                    axes,
                  }}
                />
              )}
              {hasRadar && <Typography.Text type="secondary">{t('report.baseline')}</Typography.Text>}
              {isFastAtCost && <Typography.Text>{t('report.fastAtCost')}</Typography.Text>}
              {missing && <Typography.Text>{t('report.skillsMissing', { reason: t(`report.reasons.${missing}`) })}</Typography.Text>}
            </Flex>
          );
        }}
      </Loaded>
    </TitledCard>
  );
}
