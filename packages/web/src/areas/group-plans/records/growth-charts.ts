import type { LineChart } from '@trellis/contract/charts/figures';
import type { Growth } from '@trellis/contract/group-plans/records/schemas';
import { limits } from '@trellis/contract/limits';
import type { TFunction } from 'i18next';

type Point = Growth['points'][number];
type Chart = LineChart & { title: string };

const mostStars = 5;

/** How a child went on over the sessions that it attended: what it did, at which level, and its stars. A line that nobody gave a figure for is left out. */
export function growthCharts(t: TFunction<'groupPlans'>, { points }: Growth): Chart[] {
  const line = (key: 'done' | 'level' | 'itemStars' | 'ownStars', most: number, valueOf: (point: Point) => number | null): Chart => {
    const title = t(`records.${key}`);
    const known = points.flatMap((point) => {
      const value = valueOf(point);
      return value === null ? [] : [{ name: String(point.num), value }];
    });
    return { kind: 'line', title, headers: { name: t('records.sessionNumber'), value: title }, most, points: known };
  };
  const lines = [
    line('done', 100, ({ doneCount, itemCount }) => (itemCount === 0 ? null : Math.round((doneCount / itemCount) * 100))),
    line('level', limits.difficulty.max, ({ difficulty }) => difficulty),
    line('itemStars', mostStars, ({ itemRating }) => itemRating),
    line('ownStars', mostStars, ({ personalRating }) => personalRating),
  ];
  return lines.filter((chart) => chart.points.length > 0);
}
