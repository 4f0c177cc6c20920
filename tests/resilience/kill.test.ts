import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CreditBalance } from '@trellis/contract/credits/schemas';
import { startSession } from '@trellis/server/areas/offline-plans/start-session';
import { actAs, aMember, aSubject, type MemberBuilt } from '@trellis/server/fixtures/builders';
import { ledgerFaults } from '@trellis/server/fixtures/ledger-faults';
import { aContract, aPlan } from '@trellis/server/fixtures/training-builders';
import type { RolePool } from '@trellis/server/platform/db/types';
import { issueToken } from '@trellis/server/testing/http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { drawn, drawnBy, isWhole } from '../conformance/campaign.ts';
import { completeSession, everyItem, plans, viewSession, whileAgo } from './complete-session.ts';
import { addChildren, addWithoutLooking, answerItems, giveClasses, onceAs, type Pace, persistently } from './kill-writers.ts';
import { type KillableProduct, startKillable } from './killable-product.ts';

type Kind = 'the server' | 'the database' | 'both';
const kinds: readonly Kind[] = ['the server', 'the database', 'both', 'the database'];
/** What is killed, one after the other, in an order that is drawn. */
const kills = isWhole ? Array.from({ length: 6 }, () => kinds).flat() : drawn(kinds, kinds.length);
/** So many writes are acknowledged before the next kill. */
const between = 80;
/** As many write of each kind, so that a kill falls between what some of them wrote and what they are told. */
const each = Array.from({ length: 4 }, (_, index) => index);

let dataDir: string;
let product: KillableProduct;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'trellis-kill-'));
  product = await startKillable(dataDir);
});
afterEach(async () => {
  await product.kill();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

/** Ends something as a power failure does, and starts again what does not start by itself. */
async function kill(what: Kind): Promise<void> {
  if (what === 'the database') {
    const before = product.databaseProcess();
    process.kill(before, 'SIGKILL');
    // gone from its file for a moment
    const now = () => {
      try {
        return product.databaseProcess();
      } catch {
        return before;
      }
    };
    await expect.poll(now, { timeout: 20_000 }).not.toBe(before);
    return;
  }
  await (what === 'both' ? product.kill() : product.killServer());
  product = await startKillable(dataDir);
}

/** A child with ten classes and a plan whose first session runs. */
async function aRunningSession(owner: RolePool, coach: MemberBuilt): Promise<string> {
  const subject = await aSubject(owner, { tenant: coach, coach });
  await aContract(owner, { subject });
  const { planId } = await aPlan(owner, { subject, coach });
  await actAs(owner, coach.at(whileAgo()), (db) => startSession(db, coach.at(whileAgo()), { userOfflinePlanId: planId }));
  return planId;
}

/** Counts what is acknowledged, waits until it is more by so many, and says when it is enough. */
function counting(): Pace & { more: (count: number) => Promise<void>; end: () => void } {
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
    more: (count) => {
      const wanted = acknowledged + count;
      return expect.poll(() => acknowledged, { timeout: 20_000, interval: 10 }).toBeGreaterThanOrEqual(wanted);
    },
  };
}

it('keeps all that it acknowledged, once, whatever is killed while people write', { timeout: 600_000 }, async () => {
  const owner = product.openOwner();
  const coach = await aMember(owner, { roles: ['CenterAdmin'] });
  // each trains one child at a time
  const colleague = await aMember(owner, { tenant: coach, roles: ['CenterAdmin'] });
  const planIds = [await aRunningSession(owner, coach), await aRunningSession(owner, colleague)];
  const given = await Promise.all(each.map(() => aSubject(owner, { tenant: coach })));
  const token = await issueToken(owner, coach.personId, coach.membershipId);
  await owner.destroy();

  const once = onceAs(
    {
      get origin() {
        return product.origin;
      },
    },
    token,
  );
  const send = persistently(once);
  const pace = counting();
  const answers = new Map<string, boolean>();
  const kept = new Map<string, string>();
  const unseen = new Map<string, string | null>();
  const writers = Promise.all([
    Promise.all(given.map(({ subjectId }) => giveClasses(pace, send, subjectId))),
    ...each.map((index) => addChildren(pace, send, `Kept ${index}`, kept)),
    ...each.map((index) => addWithoutLooking(pace, once, `Unseen ${index}`, unseen)),
    ...planIds.map((planId) => answerItems(pace, send, planId, answers)),
  ]);
  const killing = async () => {
    for (const what of kills) {
      await pace.more(between);
      await kill(what);
    }
    await pace.more(between);
    pace.end();
  };
  const [[classes]] = await Promise.all([writers, killing()]);

  for (const planId of planIds) {
    const seen = everyItem(await viewSession(send, planId)).map(({ id, hasDone }) => [id, hasDone]);
    expect(seen, drawnBy).toEqual(seen.map(([id]) => [id, answers.get(String(id))]));
    await completeSession(send, planId);
    const finished = await send('POST', `${plans}/numDone`, { userOfflinePlanId: planId, num: 1 });
    expect(finished).toMatchObject({ remainingClasses: 9, nextNum: 2 });
  }
  const balances = given.map(({ subjectId }) => send<CreditBalance>('GET', `/api/rocketAdmin/userCredit/${subjectId}`, {}));
  expect(
    (await Promise.all(balances)).map(({ available }) => available),
    drawnBy,
  ).toEqual(classes);
  const last = product.openOwner();
  expect(await ledgerFaults(last)).toEqual([]);
  const named = (lastName: string) =>
    last.selectFrom('app.subjects').select(['id', 'name']).where('last_name', 'like', `${lastName} %`).execute();
  const [keptRows, unseenRows] = [await named('Kept'), await named('Unseen')];
  await last.destroy();
  expect(new Map(keptRows.map(({ name, id }) => [name, id])), drawnBy).toEqual(kept);
  expect(keptRows).toHaveLength(kept.size);
  // some are there of whom nobody was told, but none is there twice, and none that was told is missing
  const found = new Map(unseenRows.map(({ name, id }) => [name, id]));
  expect(found.size, drawnBy).toBe(unseenRows.length);
  for (const [name, id] of unseen) if (id !== null) expect([name, found.get(name)], drawnBy).toEqual([name, id]);
});
