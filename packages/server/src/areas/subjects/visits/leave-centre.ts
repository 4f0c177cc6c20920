import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';

/** Ends the visits of children where they are here; answers whether one was. */
export async function leaveCentre(db: Db, caller: Member, subjectIds: readonly string[]): Promise<boolean> {
  // a request that came in first may be answered last: nobody leaves before arriving
  const { rows } = await sql<{ id: string }>`
    update app.check_ins set out_at = greatest(in_at, ${caller.now}::timestamptz)
    where subject_id = any (${subjectIds}::uuid[]) and out_at is null returning id`.execute(db);
  return rows.length > 0;
}
