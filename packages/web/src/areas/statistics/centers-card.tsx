import type { Figure } from '@trellis/contract/statistics/figures';
import { useTranslation } from 'react-i18next';
import { ChartFigure } from '../../ui/chart/chart-figure.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { NothingHere } from '../../ui/nothing-here.tsx';
import { TitledCard } from '../../ui/titled-card.tsx';
import { usePathOfEntries } from './path-of-entries.ts';
import { type Period, useComparison } from './queries.ts';

/** How many centers are drawn; the calls tell more. */
const most = 12;

/** One figure of every center, the largest first; a bar opens what it counts there. */
export function CentersCard({ figure, part, asked }: { figure: Figure; part: string | undefined; asked: Period }) {
  const { t } = useTranslation('statistics');
  const pathOf = usePathOfEntries();
  return (
    <TitledCard title={t('byCenter', { name: t(`figure.${figure}`) })}>
      <Loaded query={useComparison(asked, figure)} rows={4}>
        {({ items }) => {
          const drawn = items.filter((one) => part === undefined || one.part === part).slice(0, most);
          if (drawn.length === 0) return <NothingHere title={t('noCenters')} />;
          return (
            <ChartFigure
              chart={{
                kind: 'bars',
                title: t(`figure.${figure}`),
                headers: { name: t('word.center'), value: t('thisPeriod') },
                bars: drawn.map(({ tenantName, amount }) => ({ name: tenantName, value: amount })),
              }}
              pathOf={(place) => pathOf(figure, drawn[place]?.part ?? '', { ...asked, tenantId: drawn[place]?.tenantId })}
            />
          );
        }}
      </Loaded>
    </TitledCard>
  );
}
