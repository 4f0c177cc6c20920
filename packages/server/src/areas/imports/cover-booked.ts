import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { coverUpcoming } from '../scheduling/public.ts';

/** Covers what these children have booked ahead, as far as their credits reach now. For whoever has nothing booked there is nothing to do. */
export async function coverBooked(db: Db, caller: Member, children: readonly string[]): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select distinct resource_id as id from app.holds
    where kind = 'child' and resource_id = any (${children}::uuid[]) and occurrence_id is not null and upper(during) > ${caller.now}
    order by id`.execute(db);
  for (const { id } of rows) await coverUpcoming(db, caller, id);
}
