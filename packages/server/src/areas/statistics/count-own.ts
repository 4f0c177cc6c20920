import type { Figure } from '@trellis/contract/statistics/figures';
import { boundsOf } from '@trellis/contract/statistics/periods';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import { flows } from './figures/all.ts';
import { sumsOf } from './figures/flow.ts';
import { type Mark, monthsNear } from './marks.ts';
import type { Sum } from './sum.ts';

interface Asked {
  figures: readonly Figure[];
  /** Months (MM-YYYY) or years, all of a kind. */
  periods: readonly string[];
}

/** Months by their first days, from the first to before the last. */
interface Span {
  from: string;
  to: string;
}

/**
 * Sums of figures of the caller's own center, by period and part, as its rows are now: what was counted month by month, and what is marked as changed
 * since counted anew. The marks are read before what was counted, so that nothing is in neither.
 */
export async function countOwn(db: Db, tenantId: string, { figures, periods }: Asked): Promise<Sum[]> {
  const bounds = periods.map(boundsOf);
  const asked: Span = { from: least(bounds.map(({ from }) => from)), to: most(bounds.map(({ to }) => to)) };
  const [{ rows: marks }, { rows: counted }] = await Promise.all([
    sql<Mark>`select ${tenantId}::uuid as "tenantId", source, day::text as day from app.figures_marked()`.execute(db),
    sql<Counted>`
      select figure as name, tenant_id as "tenantId", month::text as month, part, amount::bigint as amount from app.monthly_figures
      where tenant_id = ${tenantId} and figure = any (${figures}::text[]) and month >= ${asked.from}::date and month < ${asked.to}::date`.execute(
      db,
    ),
  ]);
  const changed = new Map(figures.map((figure) => [figure, changedWithin(asked, marks, figure)]));
  const anew = await Promise.all(
    [...changed].map(async ([name, span]) => {
      if (!span) return [];
      const { rows } = await sumsOf(flows[name], { unit: 'month', ...span, centres: [tenantId] }).execute(db);
      return rows.map(({ label, ...row }) => ({ name, ...row, month: `${label.slice(3)}-${label.slice(0, 2)}-01` }));
    }),
  );
  const kept = counted.filter(({ name, month }) => !isWithin(month, changed.get(name)));
  return addUp([...kept, ...anew.flat()], periods);
}

interface Counted extends Omit<Sum, 'label'> {
  /** Its first day. */
  month: string;
}

const least = (days: readonly string[]) => days.reduce((one, other) => (one < other ? one : other));
const most = (days: readonly string[]) => days.reduce((one, other) => (one > other ? one : other));
const isWithin = (month: string, span: Span | undefined) => span !== undefined && month >= span.from && month < span.to;

/** From the first to the last month that a figure's marks touch, as far as they are asked for. */
function changedWithin(asked: Span, marks: readonly Mark[], figure: Figure): Span | undefined {
  if (marks.some(({ source }) => source === '*')) return asked;
  const days = marks.filter(({ source }) => source === flows[figure].source).flatMap(({ day }) => day ?? []);
  const months = days.flatMap(monthsNear).map((month) => boundsOf(`${month.slice(5)}-${month.slice(0, 4)}`));
  const touched = months.filter(({ from }) => isWithin(from, asked));
  return touched.length === 0 ? undefined : { from: least(touched.map(({ from }) => from)), to: most(touched.map(({ to }) => to)) };
}

/** Sums of months as those of the periods that are asked for. */
function addUp(sums: readonly Counted[], periods: readonly string[]): Sum[] {
  const isYear = periods[0]?.length === 4;
  const labelOf = (month: string) => (isYear ? month.slice(0, 4) : `${month.slice(5, 7)}-${month.slice(0, 4)}`);
  const wanted = new Set(periods);
  const found = new Map<string, Sum>();
  for (const { month, ...sum } of sums) {
    const label = labelOf(month);
    if (!wanted.has(label)) continue;
    const key = [sum.name, label, sum.part].join(' ');
    const before = found.get(key)?.amount ?? 0;
    found.set(key, { ...sum, label, amount: before + sum.amount });
  }
  return [...found.values()];
}
