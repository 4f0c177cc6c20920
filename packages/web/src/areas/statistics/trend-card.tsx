import { type Figure, figuresOf, type Topic } from '@trellis/contract/statistics/figures';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { ChartFigure } from '../../ui/chart/chart-figure.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { TitledCard } from '../../ui/titled-card.tsx';
import { useFigureName } from './figure-name.ts';
import { usePathOfEntries } from './path-of-entries.ts';
import { type Period, useAnalysis } from './queries.ts';

interface Props {
  topic: Topic;
  asked: Period;
  /** The figure that is drawn, and of money its currency. */
  chosen: { figure: Figure | undefined; part: string | undefined };
  onChoose: (chosen: { figure: Figure; part: string | undefined }) => void;
}

/** One figure over twelve months or all years, each beside a year before; a column opens what it counts. */
export function TrendCard({ topic, asked, chosen, onChoose }: Props) {
  const { t } = useTranslation('statistics');
  const pathOf = usePathOfEntries();
  const nameOf = useFigureName();
  return (
    <TitledCard title={t('trend')}>
      <Loaded query={useAnalysis(asked, topic)} rows={6}>
        {({ points }) => {
          const drawn = Map.groupBy(points, ({ figure, part }) => `${figure} ${part}`);
          const key = `${chosen.figure ?? figuresOf[topic][0]} ${chosen.part ?? ''}`;
          const shown = drawn.get(key) ?? [...drawn.values()].find((of) => of[0]?.figure === chosen.figure) ?? [...drawn.values()][0] ?? [];
          const [first] = shown;
          if (!first) return null;
          const title = nameOf(first.figure, first.part);
          return (
            <>
              <Select
                className="statistic-trend-figure"
                aria-label={t('chooseFigure')}
                style={{ minWidth: 'min(100%, 22rem)' }}
                value={`${first.figure} ${first.part}`}
                options={[...drawn.values()].flatMap(([one]) =>
                  one ? [{ value: `${one.figure} ${one.part}`, label: nameOf(one.figure, one.part) }] : [],
                )}
                onChange={(next) => {
                  const one = drawn.get(next)?.[0];
                  if (one) onChoose({ figure: one.figure, part: one.part || undefined });
                }}
              />
              <div className="statistic-key">
                <span>{t('thisPeriod')}</span>
                <span className="is-before">{t('yearBefore')}</span>
              </div>
              <ChartFigure
                chart={{
                  kind: 'columns',
                  title,
                  headers: { name: t('word.period'), value: t('thisPeriod'), before: t('yearBefore') },
                  columns: shown.map(({ period, amount, before }) => ({ name: period, value: amount, before })),
                }}
                pathOf={(place) => pathOf(first.figure, first.part, { ...asked, period: shown[place]?.period })}
              />
            </>
          );
        }}
      </Loaded>
    </TitledCard>
  );
}
