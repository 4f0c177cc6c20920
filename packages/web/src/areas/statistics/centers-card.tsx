import type { Figure } from '@trellis/contract/statistics/figures';
import { useTranslation } from 'react-i18next';
import { ChartFigure } from '../../ui/chart/chart-figure.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { NothingHere } from '../../ui/nothing-here.tsx';
import { TitledCard } from '../../ui/titled-card.tsx';
import { useFigureName } from './figure-name.ts';
import { usePathOfEntries } from './path-of-entries.ts';
import { type Period, useComparison } from './queries.ts';

/** How many centers are drawn; the calls tell more. */
const most = 12;

/** One figure of every center, the largest first; a bar opens what it counts there. */
export function CentersCard({ figure, part, asked }: { figure: Figure; part: string | undefined; asked: Period }) {
  const { t } = useTranslation('statistics');
  const pathOf = usePathOfEntries();
  const nameOf = useFigureName();
  const comparison = useComparison(asked, figure);
  // of money one currency: amounts of two do not compare
  const shown = part ?? comparison.data?.items[0]?.part ?? '';
  return (
    <TitledCard title={t('byCenter', { name: nameOf(figure, shown) })}>
      <Loaded query={comparison} rows={4}>
        {({ items }) => {
          const drawn = items.filter((one) => one.part === shown).slice(0, most);
          if (drawn.length === 0) return <NothingHere title={t('noCenters')} />;
          return (
            <ChartFigure
              chart={{
                kind: 'bars',
                title: nameOf(figure, shown),
                headers: { name: t('word.center'), value: t('thisPeriod') },
                bars: drawn.map(({ tenantName, amount }) => ({ name: tenantName, value: amount })),
              }}
              pathOf={(place) => pathOf(figure, shown, { ...asked, tenantId: drawn[place]?.tenantId })}
            />
          );
        }}
      </Loaded>
    </TitledCard>
  );
}
