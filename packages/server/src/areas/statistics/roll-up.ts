import { type Figure, figures, type Standing, standings } from '@trellis/contract/statistics/figures';
import { boundsOf, firstYear } from '@trellis/contract/statistics/periods';
import { sql } from 'kysely';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Db, RolePool } from '../../platform/db/types.ts';
import type { Job } from '../../platform/jobs/rounds.ts';
import { flows } from './figures/all.ts';
import { sumsOf, wanted } from './figures/flow.ts';
import { standingOf, stands } from './figures/standing.ts';

interface Mark {
  tenantId: string;
  source: string;
  day: string | null;
}

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
  for (const name of figures) await recount(db, name, monthsMarked(marks, flows[name].source, began));
  await restand(db, [...new Set(marks.map(({ tenantId }) => tenantId))]);
  if (marks.length < marksAtOnce) await sql`select jobs.end_figure_round(${began})`.execute(db);
  return marks.length;
}

interface Month {
  tenantId: string;
  label: string;
  from: string;
  to: string;
}

/** The months that marks touch: a moment may be a day earlier or later on the clock of its centre. */
function monthsMarked(marks: readonly Mark[], source: string, now: Date): Month[] {
  const found = new Map<string, Month>();
  const add = (tenantId: string, month: string) => {
    const bounds = boundsOf(`${month.slice(5, 7)}-${month.slice(0, 4)}`);
    found.set(`${tenantId} ${bounds.from}`, { tenantId, label: bounds.from, ...bounds });
  };
  for (const mark of marks) {
    if (mark.source === '*') for (const month of everyMonth(now)) add(mark.tenantId, month);
    else if (mark.source === source && mark.day !== null) {
      const at = Date.parse(mark.day);
      if (Number.isNaN(at)) continue;
      for (const shift of [-1, 0, 1]) add(mark.tenantId, new Date(at + shift * 86_400_000).toISOString());
    }
  }
  return [...found.values()];
}

/** From the first month that counts to two years ahead, for which there may be bookings. */
function everyMonth(now: Date): string[] {
  const count = (now.getUTCFullYear() + 2 - firstYear) * 12 + now.getUTCMonth() + 1;
  return Array.from({ length: count }, (_, index) => new Date(Date.UTC(firstYear, index, 1)).toISOString());
}

async function recount(db: Db, name: Figure, months: readonly Month[]): Promise<void> {
  if (months.length === 0) return;
  await sql`
    delete from app.monthly_figures as old using ${wanted(months)}
    where old.figure = ${name} and old.tenant_id = wanted.tenant_id and old.month = wanted.from_day`.execute(db);
  await sql`
    insert into app.monthly_figures (tenant_id, figure, month, part, amount)
    select "tenantId", ${name}, label::date, part, amount from (${sumsOf(flows[name], wanted(months))}) as counted`.execute(db);
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
