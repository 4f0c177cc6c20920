import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { type ClassesOf, type Hold, nextFreeClass, openHoldOf, openHoldsOf, timesHeld } from './choices.ts';
import { lockCredits, lockCreditsOfOccurrence, openAccounts, post } from './ledger.ts';

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
export async function releaseHold(db: Db, caller: Member, { occurrenceId }: { occurrenceId: string }): Promise<void> {
  // before looking: a contract signed at this moment may just be covering this occurrence
  await lockCreditsOfOccurrence(db, occurrenceId);
  for (const hold of await openHoldsOf(db, occurrenceId)) await release(db, caller, hold);
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
