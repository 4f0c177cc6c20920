import { dayAround } from '@trellis/contract/scheduling/rules';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Resource } from './clashes.ts';

/** Refuses more sessions of a child on one day of the centre than the centre allows. Under the locks of a booking, or two would both be the last. */
export async function requireRoomInDay(db: Db, caller: Member, resources: readonly Resource[], time: string): Promise<void> {
  const settings = await db
    .selectFrom('app.centre_settings')
    .select('sessions_per_day')
    .where('tenant_id', '=', caller.tenantId)
    .executeTakeFirst();
  const most = settings?.sessions_per_day;
  if (!most) return;
  const day = dayAround(time, caller.zone);
  const children = resources.filter(({ kind }) => kind === 'child').map(({ id }) => id);
  const { rows } = await sql<{ name: string }>`
    select child.name from app.holds hold
    join app.subjects child on child.tenant_id = hold.tenant_id and child.id = hold.resource_id
    where hold.kind = 'child' and hold.resource_id = any (${children}::uuid[])
      and hold.during && tstzrange(${day.start}::timestamptz, ${day.end}::timestamptz)
    group by child.id, child.name having count(*) >= ${most}
    order by child.name`.execute(db);
  if (rows.length > 0)
    refuse('RocketSystem:DailyLimitReached', { members: ['time'], data: { names: rows.map(({ name }) => name).join(', '), most } });
}
