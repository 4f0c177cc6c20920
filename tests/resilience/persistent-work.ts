import type { CreditBalance } from '@trellis/contract/credits/schemas';
import { startSession } from '@trellis/server/areas/offline-plans/start-session';
import { actAs, aMember, aSubject, type MemberBuilt } from '@trellis/server/fixtures/builders';
import { ledgerFaults } from '@trellis/server/fixtures/ledger-faults';
import { aContract, aPlan } from '@trellis/server/fixtures/training-builders';
import type { RolePool } from '@trellis/server/platform/db/types';
import { issueToken } from '@trellis/server/testing/http';
import { expect } from 'vitest';
import { completeSession, everyItem, plans, viewSession, whileAgo } from './complete-session.ts';
import {
  addChild,
  addChildren,
  addWithoutLooking,
  answerItems,
  giveClasses,
  type Once,
  onceAs,
  type Pace,
  persistently,
  type Whereabouts,
} from './kill-writers.ts';

/** A child with ten classes and a plan whose first session runs. */
async function aRunningSession(owner: RolePool, coach: MemberBuilt): Promise<string> {
  const subject = await aSubject(owner, { tenant: coach, coach });
  await aContract(owner, { subject });
  const { planId } = await aPlan(owner, { subject, coach });
  await actAs(owner, coach.at(whileAgo()), (db) => startSession(db, coach.at(whileAgo()), { userOfflinePlanId: planId }));
  return planId;
}

/** Counts what is acknowledged, waits until it is more by so many, and says when it is enough. */
function counting(patience: number): Pace & { more: (count: number) => Promise<void>; end: () => void; count: () => number } {
  let acknowledged = 0;
  let isOver = false;
  return {
    isOver: () => isOver,
    end: () => {
      isOver = true;
    },
    acknowledge: () => {
      acknowledged += 1;
    },
    count: () => acknowledged,
    more: (count) => {
      const wanted = acknowledged + count;
      return expect.poll(() => acknowledged, { timeout: patience, interval: 10 }).toBeGreaterThanOrEqual(wanted);
    },
  };
}

interface Working {
  owner: RolePool;
  at: Whereabouts;
  /** How many write of each kind, so that a kill falls between what some of them wrote and what they are told. */
  each: number;
  /** Milliseconds in which so many more are acknowledged as are waited for. */
  patience: number;
  /** What is put around every request. */
  around?: (once: Once) => Once;
}

/** People who write all day: answers of two sessions, children, classes. What they were told is looked for when they are done. */
export async function prepareWork({ owner, at, each, patience, around = (once) => once }: Working) {
  const coach = await aMember(owner, { roles: ['CenterAdmin'] });
  // each trains one child at a time
  const colleague = await aMember(owner, { tenant: coach, roles: ['CenterAdmin'] });
  const planIds = [await aRunningSession(owner, coach), await aRunningSession(owner, colleague)];
  const writers = Array.from({ length: each }, (_, index) => index);
  const given = await Promise.all(writers.map(() => aSubject(owner, { tenant: coach })));
  const once = around(onceAs(at, await issueToken(owner, coach.personId, coach.membershipId)));
  const send = persistently(once);
  const pace = counting(patience);
  const answers = new Map<string, boolean>();
  const kept = new Map<string, string>();
  const unseen = new Map<string, string | null>();
  let classes: number[] = [];

  /** Everybody writes while `run` runs; it is told how to wait for more that was acknowledged. */
  const during = async (run: (more: (count: number) => Promise<void>) => Promise<void>) => {
    const working = Promise.all([
      Promise.all(given.map(({ subjectId }) => giveClasses(pace, send, subjectId))),
      ...writers.map((index) => addChildren(pace, send, `Kept ${index}`, kept)),
      ...writers.map((index) => addWithoutLooking(pace, once, `Unseen ${index}`, unseen)),
      ...planIds.map((planId) => answerItems(pace, send, planId, answers)),
    ]);
    const [[hours]] = await Promise.all([working, run(pace.more).finally(pace.end)]);
    classes = hours;
  };

  /** All that was acknowledged is there, once. Answers how much that was, and how much more is there of what nobody was told and nobody tried again. */
  const expectKept = async (last: RolePool, hint: string) => {
    for (const planId of planIds) {
      const seen = everyItem(await viewSession(send, planId)).map(({ id, hasDone }) => [id, hasDone]);
      expect(seen, hint).toEqual(seen.map(([id]) => [id, answers.get(String(id))]));
      await completeSession(send, planId);
      const finished = await send('POST', `${plans}/numDone`, { userOfflinePlanId: planId, num: 1 });
      expect(finished).toMatchObject({ remainingClasses: 9, nextNum: 2 });
    }
    const balances = given.map(({ subjectId }) => send<CreditBalance>('GET', `/api/rocketAdmin/userCredit/${subjectId}`, {}));
    expect(
      (await Promise.all(balances)).map(({ available }) => available),
      hint,
    ).toEqual(classes);
    expect(await ledgerFaults(last)).toEqual([]);
    const named = (lastName: string) =>
      last.selectFrom('app.subjects').select(['id', 'name']).where('last_name', 'like', `${lastName} %`).execute();
    const [keptRows, unseenRows] = [await named('Kept'), await named('Unseen')];
    expect(new Map(keptRows.map(({ name, id }) => [name, id])), hint).toEqual(kept);
    expect(keptRows).toHaveLength(kept.size);
    // some are there of whom nobody was told, but none is there twice, and none that was told is missing
    const found = new Map(unseenRows.map(({ name, id }) => [name, id]));
    expect(found.size, hint).toBe(unseenRows.length);
    for (const [name, id] of unseen) if (id !== null) expect([name, found.get(name)], hint).toEqual([name, id]);
    const untold = [...unseen].filter(([name, id]) => id === null && found.has(name)).length;
    return { acknowledged: pace.count(), untold };
  };
  /** Somebody adds a child of a name by themselves; resolves when it is there. */
  const addOne = async (name: string) => {
    const { id } = await addChild(send, 'Kept apart', name);
    kept.set(`${name} Kept apart`, id);
  };
  return { send, during, addOne, expectKept };
}
