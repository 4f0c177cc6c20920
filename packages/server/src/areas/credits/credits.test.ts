import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../platform/db/types.ts';
import { noon, openScene, type Scene } from '../../testing/scene.ts';
import { findBalance } from './find-balance.ts';
import { listRecords } from './list-records.ts';
import { consumeClass, holdClass, releaseHold, remainingOf, sellClasses } from './public.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.drop());

const inDays = (days: number) => new Date(noon.getTime() + days * 86_400_000);

async function sell(subjectId: string, classes: number, signedOn = '2031-01-01'): Promise<string> {
  const caller = scene.as('maya');
  return scene.run(caller, async (db) => {
    const { id } = await db
      .insertInto('app.user_contracts')
      .values({
        tenant_id: caller.tenantId,
        subject_id: subjectId,
        contract_type: 'First',
        purpose: 'Training',
        signed_on: signedOn,
        amount: 0,
        total_class: classes,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await sellClasses(db, caller, { contractId: id, subjectId, purpose: 'Training', classes });
    return id;
  });
}

const asCoach = <T>(useCase: (db: Db) => Promise<T>) => scene.run(scene.as('lin'), useCase);
const balanceOf = (userId: string) => asCoach((db) => findBalance(db, scene.as('lin'), { userId }));
const recordsOf = (userId: string) =>
  asCoach((db) => listRecords(db, scene.as('lin'), { userId, skipCount: 0, maxResultCount: 1000 })).then((page) => page.items);
const hold = (subjectId: string, occurrenceId: string) =>
  asCoach((db) => holdClass(db, scene.as('lin'), { subjectId, commodity: 'oneToOne', occurrenceId }));
const release = (occurrenceId: string) => asCoach((db) => releaseHold(db, scene.as('lin'), { occurrenceId }));

async function consume(subjectId: string, sessionId: string, run: number, occurrenceId: string | null): Promise<boolean> {
  try {
    await asCoach((db) => consumeClass(db, scene.as('lin'), { subjectId, commodity: 'oneToOne', sessionId, run, occurrenceId }));
    return true;
  } catch (error) {
    expect(error).toMatchObject({ code: 'RocketSystem:NoClassLeft' });
    return false;
  }
}

async function remainingOn(contractId: string): Promise<number> {
  const rows = await scene.owner
    .selectFrom('app.credit_accounts')
    .select(['bucket', 'balance'])
    .where('contract_id', '=', contractId)
    .execute();
  return rows.filter((row) => ['available', 'held'].includes(row.bucket)).reduce((sum, row) => sum + Number(row.balance), 0);
}

describe('the classes of a child', () => {
  it('come from the contract that was signed first, and not from a stopped one', async () => {
    const child = await scene.addChild();
    const plan = await scene.addPlan(child);
    const later = await sell(child, 5, '2031-03-01');
    const first = await sell(child, 1, '2031-01-01');
    const stopped = await sell(child, 9, '2030-01-01');
    await scene.owner.updateTable('app.user_contracts').set({ stopped_at: noon }).where('id', '=', stopped).execute();
    expect(await consume(child, await scene.sessionId(plan, 1), 1, null)).toBe(true);
    expect(await consume(child, await scene.sessionId(plan, 2), 1, null)).toBe(true);
    expect([await remainingOn(first), await remainingOn(later), await remainingOn(stopped)]).toEqual([0, 4, 9]);
    expect(await balanceOf(child)).toMatchObject({ userId: child, available: 4, held: 0, consumed: 2, remainingTimes: 4, stopped: 9 });
  });

  it('are taken once a run, however often a finish is sent', async () => {
    const child = await scene.addChild();
    const session = await scene.sessionId(await scene.addPlan(child), 1);
    await sell(child, 5);
    await Promise.all(Array.from({ length: 8 }, () => consume(child, session, 1, null)));
    expect((await balanceOf(child)).consumed).toBe(1);
    await consume(child, session, 2, null);
    expect((await balanceOf(child)).consumed).toBe(2);
  });

  it('are never drawn twice by coaches who finish at once', async () => {
    const child = await scene.addChild();
    const plan = await scene.addPlan(child);
    await sell(child, 3);
    const sessions = await Promise.all(Array.from({ length: 10 }, (_, index) => scene.sessionId(plan, index + 1)));
    const taken = await Promise.all(sessions.map((session) => consume(child, session, 1, null)));
    expect(taken.filter(Boolean)).toHaveLength(3);
    expect(await balanceOf(child)).toMatchObject({ available: 0, consumed: 3 });
  });

  it('are held for each child of a booking apart', async () => {
    const [one, other] = [await scene.addChild(), await scene.addChild('Ole')];
    const booking = await scene.addOccurrence(await scene.addPlan(one), one, inDays(20));
    await sell(one, 1);
    await sell(other, 1);
    expect([await hold(one, booking), await hold(other, booking)]).toEqual([true, true]);
    expect([(await balanceOf(one)).held, (await balanceOf(other)).held]).toEqual([1, 1]);
    await consume(one, await scene.sessionId(await scene.addPlan(one), 1), 1, booking);
    await release(booking);
    expect(await balanceOf(one)).toMatchObject({ available: 0, held: 0, consumed: 1 });
    expect(await balanceOf(other)).toMatchObject({ available: 1, held: 0, consumed: 0 });
  });

  it('are held for a booking, consumed by its session, and released with it', async () => {
    const child = await scene.addChild();
    const plan = await scene.addPlan(child);
    const [one, two, three] = [
      await scene.addOccurrence(plan, child, inDays(1)),
      await scene.addOccurrence(plan, child, inDays(2)),
      await scene.addOccurrence(plan, child, inDays(3)),
    ];
    await sell(child, 2);
    expect([await hold(child, one), await hold(child, two), await hold(child, two), await hold(child, three)]).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(await balanceOf(child)).toMatchObject({ available: 0, held: 2, remainingTimes: 2 });
    await consume(child, await scene.sessionId(plan, 1), 1, one);
    await release(two);
    await release(two);
    expect(await balanceOf(child)).toMatchObject({ available: 1, held: 0, consumed: 1 });
    expect(await hold(child, two)).toBe(true);
    expect(await balanceOf(child)).toMatchObject({ available: 0, held: 1 });
  });

  it('that are held can still be used by a session that nobody scheduled: the booking furthest ahead gives its class up', async () => {
    const child = await scene.addChild();
    const plan = await scene.addPlan(child);
    const near = await scene.addOccurrence(plan, child, inDays(5));
    const far = await scene.addOccurrence(plan, child, inDays(6));
    await sell(child, 2);
    await hold(child, far);
    await hold(child, near);
    expect(await consume(child, await scene.sessionId(plan, 1), 1, null)).toBe(true);
    expect(await balanceOf(child)).toMatchObject({ held: 1, consumed: 1 });
    await release(near);
    expect(await balanceOf(child)).toMatchObject({ available: 1, held: 0 });
  });
});

const operation = fc.record({
  kind: fc.constantFrom('sell', 'hold', 'release', 'consume', 'consumeBooked'),
  which: fc.integer({ min: 0, max: 4 }),
});

it('adds up: over any operations the statement equals the balance, which is never negative', async () => {
  let week = 10;
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { minLength: 3, maxLength: 14 }), async (operations) => {
      const child = await scene.addChild();
      const plan = await scene.addPlan(child, 5);
      week += 1;
      const booked = await Promise.all([0, 1, 2, 3, 4].map((day) => scene.addOccurrence(plan, child, inDays(week * 7 + day))));
      for (const { kind, which } of operations) {
        const occurrence = booked[which] ?? '';
        if (kind === 'sell') await sell(child, which + 1);
        if (kind === 'hold') await hold(child, occurrence);
        if (kind === 'release') await release(occurrence);
        if (kind === 'consume') await consume(child, await scene.sessionId(plan, which + 1), 1, null);
        if (kind === 'consumeBooked') await consume(child, await scene.sessionId(plan, which + 1), 2, occurrence);
      }
      const { remainingTimes, available, held, consumed } = await balanceOf(child);
      const records = await recordsOf(child);
      expect(records.reduce((sum, record) => sum + record.classHours, 0)).toBe(remainingTimes);
      expect(records[0]?.balance ?? 0).toBe(remainingTimes);
      expect(records.every((record) => record.balance >= 0)).toBe(true);
      expect(Math.min(available, held, consumed)).toBeGreaterThanOrEqual(0);
      expect((await asCoach((db) => remainingOf(db, [child]))).get(child) ?? 0).toBe(remainingTimes);
    }),
    { numRuns: 12 },
  );
}, 120_000);
