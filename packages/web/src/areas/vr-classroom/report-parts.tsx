import { writtenFigure } from '@trellis/contract/charts/figures';
import { type Locale, toLanguage } from '@trellis/contract/languages';
import { type ShownMeasure, shownMeasures } from '@trellis/contract/vr-classroom/report-words';
import { writtenPercentile, writtenValue, writtenZ } from '@trellis/contract/vr-classroom/written-measures';
import { Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { CardTable } from '../../ui/card-table.tsx';
import { ChartFigure } from '../../ui/chart/chart-figure.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { useReport } from './report-queries.ts';

interface Part<P> {
  part: P;
  caseId: string;
}

/** Measures with their intervals and, where there are norms, how many children of the same age and sex are below. */
export function MeasureTable({ part, caseId, label }: Part<'overView' | 'motionCharacteristics'> & { label: string }) {
  const { t, i18n } = useTranslation('vrClassroom');
  const language = toLanguage(i18n.language as Locale);
  const written = (value: number) => writtenFigure(value, language);
  return (
    <Loaded query={useReport(part, caseId)}>
      {({ measures }) => (
        <CardTable
          label={label}
          empty={t('report.noMeasures')}
          rows={measures.filter((one): one is typeof one & { id: ShownMeasure } => (shownMeasures as readonly string[]).includes(one.id))}
          columns={[
            { key: 'name', title: t('report.measureName'), render: (_, { id }) => t(`report.measure.${id}`) },
            {
              key: 'value',
              title: t('report.value'),
              align: 'right',
              render: (_, { value, reason }) =>
                value === null
                  ? reason && <span style={{ whiteSpace: 'normal' }}>{t(`report.reasons.${reason}`)}</span>
                  : writtenValue(value, { reason }, language),
            },
            {
              key: 'interval',
              title: t('report.interval'),
              align: 'right',
              render: (_, { low, high }) => (low === null || high === null ? t('none') : `${written(low)} – ${written(high)}`),
            },
            {
              key: 'z',
              title: t('report.deviations'),
              align: 'right',
              render: (_, { z }) => (z === null ? t('none') : writtenZ(z, language)),
            },
            {
              key: 'percentile',
              title: t('report.percentile'),
              align: 'right',
              render: (_, { percentile }) => (percentile === null ? t('none') : writtenPercentile(percentile)),
            },
          ]}
        />
      )}
    </Loaded>
  );
}

/** Whether something asks for a closer look, and how often healthy children are told so. */
export function FlagText({ part, caseId }: Part<'screeningCptFlag' | 'screeningMotionFlag'>) {
  const { t } = useTranslation('vrClassroom');
  return (
    <Loaded query={useReport(part, caseId)} rows={1}>
      {({ flag, expectedPercent }) => (
        <Typography.Text>
          {t(`report.flags.${flag}`)} {flag !== 'notAssessed' && t('report.expected', expectedPercent)}
        </Typography.Text>
      )}
    </Loaded>
  );
}

/** How far the head turned, minute after minute. */
export function PathCard({ caseId }: { caseId: string }) {
  const { t } = useTranslation('vrClassroom');
  const title = t('report.path');
  return (
    <Loaded query={useReport('pathLength', caseId)}>
      {({ minutes }) => (
        <>
          <Typography.Text strong>{title}</Typography.Text>
          <ChartFigure
            chart={{
              kind: 'line',
              title,
              headers: { name: t('report.courseHeaders.minute'), value: t('report.degrees') },
              points: minutes.map(({ minute, path }) => ({ name: String(minute), value: Math.round(path) })),
            }}
          />
          <Typography.Text type="secondary">{t('report.pathFloor')}</Typography.Text>
        </>
      )}
    </Loaded>
  );
}

const arrows = ['→', '→↗', '↗', '↗↑', '↑', '↑↖', '↖', '↖←', '←', '←↙', '↙', '↙↓', '↓', '↓↘', '↘', '↘→'];

/** In which directions the head turned. */
export function RoseCard({ caseId }: { caseId: string }) {
  const { t } = useTranslation('vrClassroom');
  return (
    <Loaded query={useReport('rose', caseId)}>
      {({ bins }) =>
        bins && (
          <>
            <Typography.Text strong>{t('report.rose')}</Typography.Text>
            <ChartFigure
              chart={{
                kind: 'radar',
                title: t('report.rose'),
                headers: { name: t('report.direction'), value: '%' },
                most: Math.ceil(Math.max(...bins)),
                // a radar goes on to the left from the top, as directions do
                axes: bins.map((_, place) => {
                  const bin = (place + 4) % bins.length;
                  return { name: arrows[bin] ?? '', value: Math.round((bins[bin] ?? 0) * 10) / 10 };
                }),
              }}
            />
          </>
        )
      }
    </Loaded>
  );
}
