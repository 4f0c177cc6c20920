import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { type ClassesOf, lastNeededHold, nextFreeClass, openHoldOf } from './choices.ts';
import { release } from './hold-class.ts';
import { isPosted, lockCredits, openAccounts, post } from './ledger.ts';

export interface Consumption extends ClassesOf {
  sessionId: string;
  /** Finishing again after a cancelled finish is another run. */
  run: number;
  occurrenceId: string | null;
}

/**
 * Takes one class for a finished session, once a run: the one held for it, else a free one of the oldest contract,
 * else one that the centre gave without a contract, else the one held for the occurrence furthest ahead, which is then no longer covered.
 */
export async function consumeClass(db: Db, caller: Member, consumption: Consumption): Promise<void> {
  const { subjectId, commodity, sessionId, run, occurrenceId } = consumption;
  const key = `consume:${sessionId}:${subjectId}:${run}`;
  await lockCredits(db, subjectId);
  if (await isPosted(db, key)) return;
  const source = (await ownHold(db, caller, consumption)) ?? (await freeClass(db, caller, consumption));
  if (!source) return refuse('RocketSystem:NoClassLeft');
  const accounts = await openAccounts(db, caller, { subjectId, contractId: source.contractId, commodity });
  await post(db, caller, {
    key,
    kind: 'consume',
    from: accounts[source.bucket],
    to: accounts.consumed,
    amount: 1,
    subjectId,
    sessionId,
    occurrenceId,
  });
}

export interface Source {
  contractId: string | null;
  bucket: 'available' | 'held';
}

/** The class that its booking holds, under the lock of the child's credits. */
export async function ownHold(
  db: Db,
  caller: Member,
  { occurrenceId, subjectId }: Pick<Consumption, 'occurrenceId' | 'subjectId'>,
): Promise<Source | undefined> {
  const hold = occurrenceId && (await openHoldOf(db, occurrenceId, subjectId));
  if (!hold) return undefined;
  if (hold.inForce) return { contractId: hold.contractId, bucket: 'held' };
  // its contract was stopped since: nothing is drawn on it any more
  await release(db, caller, hold);
  return undefined;
}

async function freeClass(db: Db, caller: Member, of: ClassesOf): Promise<Source | undefined> {
  const free = await nextFreeClass(db, of);
  if (free) return { contractId: free.contractId, bucket: 'available' };
  const hold = await lastNeededHold(db, of);
  if (!hold) return undefined;
  await release(db, caller, hold);
  return { contractId: hold.contractId, bucket: 'available' };
}
