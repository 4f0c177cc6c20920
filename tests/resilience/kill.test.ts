import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSession } from '@trellis/server/areas/offline-plans/start-session';
import { actAs, aMember, aSubject } from '@trellis/server/fixtures/builders';
import { aContract, aPlan } from '@trellis/server/fixtures/training-builders';
import type { RolePool } from '@trellis/server/platform/db/types';
import { issueToken } from '@trellis/server/testing/http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { completeSession, everyItem, plans, type Send, viewSession } from './complete-session.ts';
import { type KillableProduct, startKillable } from './killable-product.ts';

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

interface Running {
  planId: string;
  send: Send;
}

/** What a coach was told of an item: the last acknowledged answer, and the one that was under way when the server died. */
interface Told {
  acknowledged: boolean | null;
  underWay: boolean | null;
}

async function aRunningSession(owner: RolePool): Promise<Running> {
  const coach = await aMember(owner);
  const subject = await aSubject(owner, { tenant: coach, coach });
  await aContract(owner, { subject });
  const { planId } = await aPlan(owner, { subject, coach });
  await actAs(owner, coach.at(), (db) => startSession(db, coach.at(), { userOfflinePlanId: planId }));
  return { planId, send: sendAs(await issueToken(owner, coach.personId, coach.membershipId)) };
}

function sendAs(token: string): Send {
  return async <T>(method: string, path: string, input: object) => {
    const query = method === 'GET' ? `?${new URLSearchParams(Object.entries(input).map(([key, value]) => [key, String(value)]))}` : '';
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const response = await fetch(`${product.origin}${path}${query}`, {
      method,
      headers,
      ...(query ? {} : { body: JSON.stringify(input) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status} ${text}`);
    return (text ? JSON.parse(text) : undefined) as T;
  };
}

/** Answers item after item, then changes the answers again and again, until the server is gone. */
async function writeUntilKilled({ planId, send }: Running, told: Map<string, Told>, acknowledge: () => void): Promise<void> {
  const items = everyItem(await viewSession(send, planId));
  for (const { id } of items) told.set(id, { acknowledged: null, underWay: null });
  for (let round = 0; ; round += 1) {
    for (const { id: itemId } of items) {
      const hasDone = round % 2 === 0;
      const before = told.get(itemId)?.acknowledged ?? null;
      told.set(itemId, { acknowledged: before, underWay: hasDone });
      try {
        await send(round === 0 ? 'POST' : 'PUT', `${plans}/punch`, { itemId, hasDone });
      } catch (error) {
        // the connection broke; an answer of the server, whatever it says, would be a fault
        if (error instanceof TypeError) return;
        throw error;
      }
      told.set(itemId, { acknowledged: hasDone, underWay: hasDone });
      acknowledge();
    }
  }
}

it('keeps every answer that it acknowledged when server and database are killed while coaches write', { timeout: 60_000 }, async () => {
  const owner = product.openOwner();
  const sessions: Running[] = [];
  for (let count = 0; count < 3; count += 1) sessions.push(await aRunningSession(owner));
  await owner.destroy();

  const told = new Map<string, Told>();
  const enough = Promise.withResolvers<void>();
  let acknowledged = 0;
  const writers = sessions.map((session) => writeUntilKilled(session, told, () => ++acknowledged === 120 && enough.resolve()));
  await Promise.race([enough.promise, Promise.all(writers)]);
  await product.kill();
  await Promise.all(writers);
  expect(acknowledged).toBeGreaterThanOrEqual(120);

  product = await startKillable(dataDir);
  for (const { planId, send } of sessions) {
    for (const item of everyItem(await viewSession(send, planId))) {
      const { acknowledged: last, underWay } = told.get(item.id) ?? { acknowledged: null, underWay: null };
      expect([last, underWay], `item ${item.position}`).toContain(item.hasDone);
    }
    await completeSession(send, planId);
    expect(await send('POST', `${plans}/numDone`, { userOfflinePlanId: planId, num: 1 })).toMatchObject({
      remainingClasses: 9,
      nextNum: 2,
    });
  }
});
