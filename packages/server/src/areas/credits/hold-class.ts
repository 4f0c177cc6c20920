import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { type ClassesOf, type Hold, isOpen, nextFreeClass, openHoldOf, timesHeld } from './choices.ts';
import { lockCredits, lockCreditsOfOccurrences, openAccounts, post } from './ledger.ts';

/** Holds the class that a child uses next for a scheduled session; false when there is none to hold. */
export async function holdClass(
  db: Db,
  caller: Member,
  { subjectId, commodity, occurrenceId }: ClassesOf & { occurrenceId: string },
): Promise<boolean> {
  await lockCredits(db, subjectId);
  if (await openHoldOf(db, occurrenceId, subjectId)) return true;
  const free = await nextFreeClass(db, { subjectId, commodity });
  if (!free) return false;
  const accounts = await openAccounts(db, caller, { subjectId, contractId: free.contractId, commodity });
  const before = await timesHeld(db, occurrenceId, subjectId);
  const first = `hold:${occurrenceId}:${subjectId}`;
  const key = before === 0 ? first : `${first}:${before + 1}`;
  await post(db, caller, { key, kind: 'hold', from: accounts.available, to: accounts.held, amount: 1, subjectId, occurrenceId });
  return true;
}

/** The classes that an occurrence holds are free again; nothing happens when it holds none. */
export const releaseHold = (db: Db, caller: Member, { occurrenceId }: { occurrenceId: string }): Promise<void> =>
  releaseHolds(db, caller, [occurrenceId]);

/** The classes that occurrences hold are free again; those of one child alone where it is named. */
export async function releaseHolds(
  db: Db,
  caller: Member,
  occurrenceIds: readonly string[],
  subjectId: string | null = null,
): Promise<void> {
  // before looking: a contract signed at this moment may just be covering one of them
  await lockCreditsOfOccurrences(db, occurrenceIds);
  await releaseEach(
    db,
    caller,
    sql`hold.occurrence_id = any (${occurrenceIds}::uuid[]) and (${subjectId}::uuid is null or hold.subject_id = ${subjectId}::uuid)`,
  );
}

/** Reverses the open holds called `hold` of which something is true, under the locks of their children's credits. */
export async function releaseEach(db: Db, caller: Member, isMeant: RawBuilder<unknown>): Promise<void> {
  await sql`
    insert into app.postings (tenant_id, key, from_id, to_id, amount, kind, subject_id, occurrence_id, reverses, person_id, created_at)
    select hold.tenant_id, regexp_replace(hold.key, '^hold:', 'release:'), hold.to_id, hold.from_id, hold.amount, 'release', hold.subject_id,
      hold.occurrence_id, hold.id, ${caller.personId}::uuid,
      greatest(${caller.now}::timestamptz,
        (select max(created_at) from app.postings as last where last.tenant_id = hold.tenant_id and last.subject_id = hold.subject_id))
    from app.postings as hold
    where hold.kind = 'hold' and ${isMeant} and ${isOpen('hold')}
    order by hold.created_at, hold.id`.execute(db);
}

/** Reverses a hold, under the lock of its child's credits. */
export async function release(db: Db, caller: Member, hold: Hold): Promise<void> {
  const accounts = await openAccounts(db, caller, hold);
  await post(db, caller, {
    key: hold.key.replace(/^hold:/, 'release:'),
    kind: 'release',
    from: accounts.held,
    to: accounts.available,
    amount: 1,
    subjectId: hold.subjectId,
    occurrenceId: hold.occurrenceId,
    reverses: hold.id,
  });
}
