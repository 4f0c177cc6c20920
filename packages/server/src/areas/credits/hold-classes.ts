import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { type ClassesOf, freeClasses } from './choices.ts';
import { lockCredits, openAccounts } from './ledger.ts';

/** Holds a class for each of several bookings that were just made, in their order, as far as the child's classes reach; answers how many are held. */
export async function holdClasses(
  db: Db,
  caller: Member,
  { occurrenceIds, ...of }: ClassesOf & { occurrenceIds: readonly string[] },
): Promise<number> {
  await lockCredits(db, of.subjectId);
  let held = 0;
  for (const { contractId, balance } of await freeClasses(db, of)) {
    const ids = occurrenceIds.slice(held, held + balance);
    if (ids.length === 0) break;
    const accounts = await openAccounts(db, caller, { ...of, contractId });
    // their order is that of the statement
    await sql`
      insert into app.postings (tenant_id, key, from_id, to_id, amount, kind, subject_id, occurrence_id, person_id, created_at)
      select ${caller.tenantId}::uuid, 'hold:' || id || ':' || ${of.subjectId}, ${accounts.available}::uuid, ${accounts.held}::uuid, 1, 'hold',
        ${of.subjectId}::uuid, id, ${caller.personId}::uuid,
        greatest(${caller.now}::timestamptz, (select max(created_at) from app.postings where tenant_id = ${caller.tenantId} and subject_id = ${of.subjectId}))
      from unnest(${ids}::uuid[]) with ordinality as booked (id, position) order by position`.execute(db);
    held += ids.length;
  }
  return held;
}
