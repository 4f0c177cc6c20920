import { type TimeWindow, windowOf } from '@trellis/contract/account/time-window';
import { dateIn } from '@trellis/contract/scheduling/rules';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/db/types.ts';

/** Whether what a centre bought is good today, on its own calendar. */
export async function contractWindowOf(identity: Kysely<Database>, { id, zone }: { id: string; zone: string }, now: Date) {
  const { rows } = await sql<TimeWindow>`
    select starts_on::text as "startsOn", ends_on::text as "endsOn", stopped_at is not null or deleted_at is not null as "isSuspended"
    from platform.tenant_contracts where tenant_id = ${id} order by signed_on desc`.execute(identity);
  return windowOf(rows, dateIn(zone, now.toISOString()));
}
