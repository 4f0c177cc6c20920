import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { type ClassesOf, nextFreeClass } from './choices.ts';
import { ownHold } from './consume-class.ts';
import { lockCredits, lockCreditsOfOccurrences, openAccounts, post } from './ledger.ts';

interface Taken {
  id: string;
  key: string;
  subjectId: string;
  contractId: string | null;
  commodity: ClassesOf['commodity'];
}

/** What missed bookings took and did not give back. */
const taken = (db: Db, occurrenceId: string) =>
  sql<Taken>`
    select posting.id, posting.key, posting.subject_id as "subjectId", account.contract_id as "contractId", account.commodity
    from app.postings as posting join app.credit_accounts as account on account.id = posting.to_id
    where posting.occurrence_id = ${occurrenceId} and posting.kind = 'consume' and posting.session_id is null
      and not exists (select 1 from app.postings as later where later.reverses = posting.id)
    order by posting.subject_id`.execute(db);

/**
 * Takes the class that a missed booking holds for a child, else a free one; false where the child has none. One that another booking holds
 * stays there: nobody loses a session to come for one that was missed.
 */
export async function takeMissedClass(
  db: Db,
  caller: Member,
  { subjectId, commodity, occurrenceId }: ClassesOf & { occurrenceId: string },
): Promise<boolean> {
  await lockCredits(db, subjectId);
  const held = await ownHold(db, caller, { occurrenceId, subjectId });
  const free = held ? undefined : await nextFreeClass(db, { subjectId, commodity });
  const source = held ?? (free && { contractId: free.contractId, bucket: 'available' as const });
  if (!source) return false;
  const accounts = await openAccounts(db, caller, { subjectId, contractId: source.contractId, commodity });
  const key = await nextKey(db, `miss:${occurrenceId}:${subjectId}`);
  await post(db, caller, {
    key,
    kind: 'consume',
    from: accounts[source.bucket],
    to: accounts.consumed,
    amount: 1,
    subjectId,
    occurrenceId,
  });
  return true;
}

/** Missed again after that was taken back is another posting. */
async function nextKey(db: Db, first: string): Promise<string> {
  const before = await db
    .selectFrom('app.postings')
    .select('id')
    .where((where) => where.or([where('key', '=', first), where('key', 'like', `${first}:%`)]))
    .execute();
  return before.length === 0 ? first : `${first}:${before.length + 1}`;
}

/** How many classes a missed booking took. */
export async function classesMissed(db: Db, occurrenceId: string): Promise<number> {
  return (await taken(db, occurrenceId)).rows.length;
}

/** What a missed booking took is free again. */
export async function giveBackMissedClasses(db: Db, caller: Member, { occurrenceId }: { occurrenceId: string }): Promise<void> {
  await lockCreditsOfOccurrences(db, [occurrenceId]);
  for (const { id, key, subjectId, contractId, commodity } of (await taken(db, occurrenceId)).rows) {
    const accounts = await openAccounts(db, caller, { subjectId, contractId, commodity });
    const { consumed, available } = accounts;
    await post(db, caller, {
      key: `return:${key}`,
      kind: 'return',
      from: consumed,
      to: available,
      amount: 1,
      subjectId,
      occurrenceId,
      reverses: id,
    });
  }
}
