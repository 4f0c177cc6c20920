import { type Figure, figures, type Standing, standings } from '@trellis/contract/statistics/figures';
import { boundsOf, firstYear } from '@trellis/contract/statistics/periods';
import { sql } from 'kysely';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Db, RolePool } from '../../platform/db/types.ts';
import type { Job } from '../../platform/jobs/rounds.ts';
import { flows } from './figures/all.ts';
import { type Days, sumsOf } from './figures/flow.ts';
import { standingOf, stands } from './figures/standing.ts';
import { type Mark, monthsNear } from './marks.ts';

/** A mark of everything of a center is as much work as hundreds of others. */
const marksAtOnce = 500;

/** Counts anew what changed since the last round, and says up to when nothing is left out. Two processes never count at once. */
export function countingJob(platform: RolePool): Job {
  return {
    name: 'figures',
    run: async () => {
      let counted = 0;
      for (;;) {
        const began = new Date();
        const taken = await inTransaction(platform, {}, (db) => countMarked(db, began));
        counted += taken;
        if (taken < marksAtOnce) return counted;
      }
    },
  };
}

async function countMarked(db: Db, began: Date): Promise<number> {
  const { rows: locked } = await sql<{ isMine: boolean }>`select pg_try_advisory_xact_lock(hashtext('figures')) as "isMine"`.execute(db);
  if (!locked[0]?.isMine) return 0;
  const { rows: marks } = await sql<Mark>`select tenant_id as "tenantId", source, day from jobs.take_figure_marks(${marksAtOnce})`.execute(
    db,
  );
  for (const name of figures) {
    for (const days of monthsMarked(marks, flows[name].source, began)) await recount(db, name, days);
  }
  await restand(db, [...new Set(marks.map(({ tenantId }) => tenantId))]);
  if (marks.length < marksAtOnce) await sql`select jobs.end_figure_round(${began})`.execute(db);
  return marks.length;
}

/** The months that marks touch, each of its centres. */
function monthsMarked(marks: readonly Mark[], source: string, now: Date): Days[] {
  const whole = new Set(marks.filter((mark) => mark.source === '*').map(({ tenantId }) => tenantId));
  const byMonth = new Map<string, Set<string>>();
  for (const { tenantId, source: marked, day } of marks) {
    if (marked !== source || day === null || whole.has(tenantId)) continue;
    for (const month of monthsNear(day)) byMonth.set(month, (byMonth.get(month) ?? new Set()).add(tenantId));
  }
  const months: Days[] = [...byMonth].map(([month, centres]) => ({
    unit: 'month',
    ...boundsOf(`${month.slice(5)}-${month.slice(0, 4)}`),
    centres: [...centres],
  }));
  // up to two years ahead, for which there may be bookings
  const everything: Days = { unit: 'month', from: `${firstYear}-01-01`, to: `${now.getUTCFullYear() + 3}-01-01`, centres: [...whole] };
  return whole.size > 0 ? [everything, ...months] : months;
}

async function recount(db: Db, name: Figure, days: Days): Promise<void> {
  const { from, to, centres = [] } = days;
  await sql`
    delete from app.monthly_figures
    where figure = ${name} and tenant_id = any (${centres}::uuid[]) and month >= ${from}::date and month < ${to}::date`.execute(db);
  await sql`
    insert into app.monthly_figures (tenant_id, figure, month, part, amount)
    select "tenantId", ${name}, to_date(label, 'MM-YYYY'), part, amount from (${sumsOf(flows[name], days)}) as counted`.execute(db);
  await addUpYears(db, name, days);
}

/** A year is the sum of its months, each of which was counted by the center's own clock. */
async function addUpYears(db: Db, name: Figure, { from, to, centres = [] }: Days): Promise<void> {
  const [first, beyond] = [`${from.slice(0, 4)}-01-01`, to];
  const within = (column: 'year' | 'month') =>
    sql`figure = ${name} and tenant_id = any (${centres}::uuid[]) and ${sql.ref(column)} >= ${first}::date`;
  await sql`delete from app.yearly_figures where ${within('year')} and year < ${beyond}::date`.execute(db);
  await sql`
    insert into app.yearly_figures (tenant_id, figure, year, part, amount)
    select tenant_id, figure, date_trunc('year', month)::date, part, sum(amount)::bigint from app.monthly_figures
    where ${within('month')} and date_trunc('year', month) < ${beyond}::date group by 1, 2, 3, 4`.execute(db);
}

async function restand(db: Db, tenants: readonly string[]): Promise<void> {
  if (tenants.length === 0) return;
  await sql`delete from app.monthly_figures where tenant_id = any (${tenants}::uuid[]) and month = '-infinity'`.execute(db);
  for (const name of standings) await stand(db, name, tenants);
}

async function stand(db: Db, name: Standing, tenants: readonly string[]): Promise<void> {
  await sql`
    insert into app.monthly_figures (tenant_id, figure, month, part, amount)
    select "tenantId", ${name}, '-infinity', part, amount from (${standingOf(stands[name], tenants)}) as counted`.execute(db);
}
