import type { Figure, Standing } from '@trellis/contract/statistics/figures';
import { isMoney } from '@trellis/contract/statistics/figures';
import { boundsOf } from '@trellis/contract/statistics/periods';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { toMajor } from '../../platform/money.ts';
import { countOwn } from './count-own.ts';
import { standingOf, stands } from './figures/standing.ts';
import type { Sum } from './sum.ts';

/** Of what is counted: which figures, in which periods, of which centre where it is one of several. */
interface Asked {
  figures: readonly Figure[];
  periods: readonly string[];
  tenantId?: string | undefined;
  /** Whether centers are told apart. */
  byCentre?: boolean;
}

/** An amount as it is told: money is kept in minor units of its part. */
export const toldAmount = (figure: Figure, part: string, amount: number): number =>
  isMoney(figure) && part ? toMajor(amount, part) : amount;

/** Sums of figures by period and part: of a center as it is now, or what was counted of several. */
export async function countFigures(db: Db, caller: Actor, asked: Asked): Promise<Sum[]> {
  const sums = await (caller.kind === 'member' ? countOwn(db, caller.tenantId, asked) : readCounted(db, asked));
  return sums.map((sum) => ({ ...sum, amount: toldAmount(sum.name, sum.part, sum.amount) }));
}

/** What the job counted of several centers. */
async function readCounted(db: Db, { figures, periods, tenantId, byCentre = false }: Asked): Promise<Sum[]> {
  const isYear = periods[0]?.length === 4;
  const [counted, first, label] = isYear ? [sql`app.yearly_figures`, sql`year`, 'YYYY'] : [sql`app.monthly_figures`, sql`month`, 'MM-YYYY'];
  const firstDays = periods.map((period) => boundsOf(period).from);
  const { rows } = await sql<Sum>`
    select figure as name, ${byCentre ? sql`tenant_id` : sql`''`} as "tenantId", to_char(${first}, ${label}) as label, part, sum(amount)::bigint as amount
    from ${counted}
    where figure = any (${figures}::text[]) and ${first} = any (${firstDays}::date[]) and ${ofCentre(tenantId)}
    group by 1, 2, 3, 4`.execute(db);
  return rows;
}

const ofCentre = (tenantId: string | undefined) => (tenantId ? sql`tenant_id = ${tenantId}` : sql`true`);

/** What stands at this moment, by part. */
export async function countStandings(
  db: Db,
  caller: Actor,
  { standings, tenantId }: { standings: readonly Standing[]; tenantId?: string | undefined },
): Promise<Omit<Sum<Standing>, 'label' | 'tenantId'>[]> {
  if (caller.kind === 'member') {
    const found = await Promise.all(
      standings.map(async (name) => (await standingOf(stands[name], [caller.tenantId]).execute(db)).rows.map((row) => ({ name, ...row }))),
    );
    return found.flat();
  }
  const { rows } = await sql<Sum<Standing>>`
    select figure as name, part, sum(amount)::bigint as amount from app.monthly_figures
    where figure = any (${standings}::text[]) and month = '-infinity' and ${ofCentre(tenantId)} group by 1, 2`.execute(db);
  return rows;
}

/** When that was counted: now, or as the last round began that left nothing out. */
export async function countedAt(db: Db, caller: Actor): Promise<string> {
  if (caller.kind === 'member') return caller.now.toISOString();
  const { rows } = await sql<{ at: Date | null }>`select app.figures_counted_at() as at`.execute(db);
  return (rows[0]?.at ?? caller.now).toISOString();
}
