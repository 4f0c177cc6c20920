import { creditCalls } from '@trellis/contract/credits/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Db } from '../../platform/db/types.ts';
import { openScene, type Scene } from '../../testing/scene.ts';
import { checkStart } from '../offline-plans/start-gates.ts';
import { adjustAssessments, listTags } from './adjust-assessments.ts';
import { adjustClasses } from './adjust-classes.ts';
import { findBalance } from './find-balance.ts';
import { listRecords } from './list-records.ts';
import { consumeClass, remainingOf, sellClasses } from './public.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.drop());

const asAdmin = <T>(useCase: (db: Db) => Promise<T>) => scene.run(scene.as('maya'), useCase);
const balanceOf = (userId: string) => asAdmin((db) => findBalance(db, scene.as('maya'), { userId }));
const adjust = (userId: string, classHours: number, remark: string | null = null) =>
  asAdmin((db) => adjustClasses(db, scene.as('maya'), { userId, classHours, remark }));
const adjustTimes = (userId: string, tagId: string, times: number) =>
  asAdmin((db) => adjustAssessments(db, scene.as('maya'), { userId, times, tagId, remark: null }));
const tags = async () => (await asAdmin((db) => listTags(db, scene.as('maya')))).items;
const recordsOf = async (userId: string) =>
  (await asAdmin((db) => listRecords(db, scene.as('maya'), { userId, skipCount: 0, maxResultCount: 1000 }))).items;

async function sell(subjectId: string, classes: number, signedOn = '2031-01-01'): Promise<string> {
  const caller = scene.as('maya');
  return asAdmin(async (db) => {
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

async function leftOn(subjectId: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ contract: string; left: number }>`
    select coalesce(contract_id::text, 'given') as contract, balance::int as left from app.credit_accounts
    where subject_id = ${subjectId} and commodity = 'oneToOne' and bucket = 'available'`.execute(scene.owner);
  return Object.fromEntries(rows.map(({ contract, left }) => [contract, left]));
}

const consume = (subjectId: string, sessionId: string, run = 1) =>
  asAdmin((db) => consumeClass(db, scene.as('maya'), { subjectId, commodity: 'oneToOne', sessionId, run, occurrenceId: null }));

describe('classes given and taken back', () => {
  it('raise and lower the balance, with the remark in the statement', async () => {
    const child = await scene.addChild();
    await adjust(child, 5, 'Welcome');
    expect(await adjust(child, -3, 'Booked twice')).toMatchObject({ available: 2, remainingTimes: 2, isLow: true, isLowInPlan: true });
    expect((await recordsOf(child)).map(({ kind, classHours, balance, remark }) => ({ kind, classHours, balance, remark }))).toEqual([
      { kind: 'adjust', classHours: -3, balance: 2, remark: 'Booked twice' },
      { kind: 'adjust', classHours: 5, balance: 5, remark: 'Welcome' },
    ]);
  });

  it('are used after those of contracts, and taken back before them, of the contract signed first first', async () => {
    const child = await scene.addChild();
    const plan = await scene.addPlan(child);
    const first = await sell(child, 1, '2031-01-01');
    const second = await sell(child, 4, '2031-02-01');
    await adjust(child, 2);
    await consume(child, await scene.sessionId(plan, 1));
    await consume(child, await scene.sessionId(plan, 2));
    expect(await leftOn(child)).toEqual({ [first]: 0, [second]: 3, given: 2 });
    const third = await sell(child, 2, '2031-03-01');
    await adjust(child, -4);
    expect(await leftOn(child)).toEqual({ [first]: 0, [second]: 1, [third]: 2, given: 0 });
    await adjust(child, -2);
    expect(await leftOn(child)).toEqual({ [first]: 0, [second]: 0, [third]: 1, given: 0 });
    await adjust(child, 1);
    await consume(child, await scene.sessionId(plan, 3));
    await consume(child, await scene.sessionId(plan, 4));
    expect(await leftOn(child)).toEqual({ [first]: 0, [second]: 0, [third]: 0, given: 0 });
    expect((await asAdmin((db) => remainingOf(db, [child]))).get(child)).toBe(0);
  });

  it('name the contract that they are taken from, which has so many fewer left', async () => {
    const child = await scene.addChild();
    const first = await sell(child, 3, '2031-01-01');
    const second = await sell(child, 4, '2031-02-01');
    await adjust(child, 1);
    await adjust(child, -5);
    const named = (await recordsOf(child)).map(({ classHours, contract }) => [
      classHours,
      contract?.id ?? null,
      contract?.signTime ?? null,
    ]);
    expect(named).toEqual([
      [-1, second, '2031-02-01'],
      [-3, first, '2031-01-01'],
      [-1, null, null],
      [1, null, null],
      [4, second, '2031-02-01'],
      [3, first, '2031-01-01'],
    ]);
    expect(await leftOn(child)).toEqual({ [first]: 0, [second]: 3, given: 0 });
  });

  it('never go below zero: more than is left is refused, saying how many', async () => {
    const child = await scene.addChild();
    await sell(child, 5);
    await expect(adjust(child, -99)).rejects.toMatchObject({ code: 'RocketSystem:CreditBelowZero', detail: { data: { left: 5 } } });
    expect(await balanceOf(child)).toMatchObject({ remainingTimes: 5 });
  });

  it('leave what a booking holds and what a stopped contract has', async () => {
    const child = await scene.addChild();
    const plan = await scene.addPlan(child);
    const stopped = await sell(child, 7);
    await sql`update app.user_contracts set stopped_at = now() where id = ${stopped}`.execute(scene.owner);
    await scene.addOccurrence(plan, child, new Date('2031-06-20T15:00:00Z'));
    // covers the booking ahead at once
    expect(await adjust(child, 2)).toMatchObject({ available: 1, held: 1, stopped: 7 });
    await expect(adjust(child, -2)).rejects.toMatchObject({ detail: { data: { left: 1 } } });
    expect(await adjust(child, -1)).toMatchObject({ available: 0, held: 1 });
  });

  it('are not taken twice when classes are consumed at the same moment', async () => {
    const child = await scene.addChild();
    const plan = await scene.addPlan(child);
    await adjust(child, 6);
    const sessions = await Promise.all([1, 2, 3, 4, 5, 6].map((num) => scene.sessionId(plan, num)));
    const attempts = [
      ...sessions.map((session) => consume(child, session)),
      ...[2, 2, 2].map((amount) => adjust(child, -amount).then(() => undefined)),
    ];
    const done = await Promise.allSettled(attempts);
    const consumed = done.slice(0, 6).filter(({ status }) => status === 'fulfilled').length;
    const taken = done.slice(6).filter(({ status }) => status === 'fulfilled').length * 2;
    const { available, held, consumed: counted } = await balanceOf(child);
    expect([available + held, counted]).toEqual([6 - consumed - taken, consumed]);
    expect(available).toBeGreaterThanOrEqual(0);
    for (const each of done.filter((one) => one.status === 'rejected')) {
      expect(['RocketSystem:NoClassLeft', 'RocketSystem:CreditBelowZero']).toContain((each.reason as { code: string }).code);
    }
  });

  it('start a session only beside a contract in force', async () => {
    const child = await scene.addChild();
    const plan = await scene.addPlan(child);
    await adjust(child, 5);
    const gates = async () => (await asAdmin((db) => checkStart(db, scene.as('maya'), plan))).gates.map(({ code }) => code);
    expect(await gates()).toContain('RocketSystem:NoValidContract');
    const contract = await sell(child, 1);
    await consume(child, await scene.sessionId(plan, 1));
    expect(await leftOn(child)).toEqual({ [contract]: 0, given: 5 });
    expect(await gates()).not.toContain('RocketSystem:NoValidContract');
  });

  it('take a signed number that is not 0', () => {
    const input = creditCalls.classHours['~orpc'].inputSchema as z.ZodType;
    const parse = (classHours: unknown) => input.safeParse({ userId: '0198c0de-0000-7000-8000-000000000001', classHours }).success;
    expect([3, -3, 0, 1.5, '3', undefined, 1001].map(parse)).toEqual([true, true, false, false, false, false, false]);
  });
});

describe('assessments of a child', () => {
  it('are counted by tag, apart from each other, from classes and from what the centre bought', async () => {
    const child = await scene.addChild();
    const [one, other] = await tags();
    const owned = () =>
      sql<{ sum: number | null }>`
      select sum(balance)::int as sum from app.credit_accounts where subject_id is null and bucket = 'available'`.execute(scene.owner);
    const before = (await owned()).rows;
    await adjustTimes(child, one?.id ?? '', 3);
    await adjustTimes(child, other?.id ?? '', 1);
    const { times, remainingTimes } = await adjustTimes(child, one?.id ?? '', -2);
    expect(times.slice(0, 2).map((tag) => tag.times)).toEqual([1, 1]);
    expect(remainingTimes).toBe(0);
    expect((await owned()).rows).toEqual(before);
  });

  it('never go below zero', async () => {
    const child = await scene.addChild();
    const [tag] = await tags();
    await adjustTimes(child, tag?.id ?? '', 2);
    await expect(adjustTimes(child, tag?.id ?? '', -3)).rejects.toMatchObject({
      code: 'RocketSystem:CreditBelowZero',
      detail: { data: { left: 2 } },
    });
  });

  it('stand in the statement with their tag and their own balance', async () => {
    const child = await scene.addChild();
    const [tag] = await tags();
    await adjust(child, 4);
    await adjustTimes(child, tag?.id ?? '', 2);
    expect(await recordsOf(child)).toMatchObject([
      { commodity: 'assessment', times: 2, classHours: 0, balance: 2, tagId: tag?.id, tagName: tag?.name },
      { commodity: 'oneToOne', times: 0, classHours: 4, balance: 4, tagId: null },
    ]);
  });

  it('have their tags in the language of the reader, and none but them', async () => {
    const child = await scene.addChild();
    const spanish = await asAdmin((db) => listTags(db, { ...scene.as('maya'), language: 'es' }));
    expect(spanish.items.map(({ name }) => name)).toContain('Prueba FAS');
    await expect(adjustTimes(child, child, 1)).rejects.toMatchObject({ code: 'Trellis:NotFound' });
  });
});
