import type { Words } from '@trellis/contract/languages';
import { dateIn } from '@trellis/contract/scheduling/rules';
import { type Figure, figures, figuresOf, isMoney, type Standing, standings, standingsOf } from '@trellis/contract/statistics/figures';
import { isCounted, periodOf } from '@trellis/contract/statistics/periods';
import type { PeriodQuery } from '@trellis/contract/statistics/schemas';
import type { Db } from '../../platform/db/types.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';

const holdsAll = ({ policies }: Actor) => policies.has('RocketSystem.Statistics');

/** Of some figures those that somebody may read: money by a policy of its own, VR tests also by who reads nothing else. */
export function readableOf(caller: Actor, wanted: readonly Figure[] = figures): Figure[] {
  const known = holdsAll(caller) ? figures : figuresOf.vrat;
  const mayReadMoney = caller.policies.has('RocketSystem.Statistics.Money');
  return wanted.filter((figure) => (known as readonly Figure[]).includes(figure) && (mayReadMoney || !isMoney(figure)));
}

/** The same of what stands at this moment. */
export const readableStandings = (caller: Actor, wanted: readonly Standing[] = standings): Standing[] =>
  wanted.filter((standing) => holdsAll(caller) || (standingsOf.vrat as readonly Standing[]).includes(standing));

/** A figure that the caller may read: no other is there for them. */
export function requireReadable(caller: Actor, figure: Figure): void {
  if (readableOf(caller, [figure]).length === 0) refuse('Trellis:NotFound', { members: ['figure'] });
}

const faults: Words<'period'> = {
  en: { period: 'Choose a month or a year from 2018 to the current one' },
  'zh-Hans': { period: '请选择 2018 年至当前的月份或年份' },
  es: { period: 'Elija un mes o un año desde 2018 hasta el actual' },
};

/** The period that is asked for, of the unit that is asked for; the current one unless told. */
export function requirePeriod(caller: Actor, { unit, period }: PeriodQuery): string {
  const today = dateIn(caller.zone, caller.now.toISOString());
  if (period === undefined) return periodOf(today, unit);
  if (isCounted(period, today) && (period.length === 4) === (unit === 'Year')) return period;
  return refuse('Trellis:InvalidInput', { validationErrors: [{ message: faults[caller.language].period, members: ['period'] }] });
}

/** One of several centers, where one is named, that the caller may look into. */
export async function requireReachedCentre(db: Db, caller: Actor, tenantId: string | undefined): Promise<void> {
  if (tenantId === undefined || (caller.kind === 'member' && caller.tenantId === tenantId)) return;
  const query = db.selectFrom('identity.tenants').select('id').where('id', '=', tenantId).where('kind', '=', 'centre');
  const centre = caller.kind === 'member' ? undefined : await query.executeTakeFirst();
  if (!centre) refuse('Trellis:NotFound', { members: ['tenantId'] });
}
