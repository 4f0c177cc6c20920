import type { CreditBalance } from '@trellis/contract/credits/schemas';
import { startSession } from '@trellis/server/areas/offline-plans/start-session';
import { actAs, aSubject } from '@trellis/server/fixtures/builders';
import { ledgerFaults } from '@trellis/server/fixtures/ledger-faults';
import { aContract, aPlan } from '@trellis/server/fixtures/training-builders';
import { type AssessmentScene, base, buyAssessments, openAssessments } from '@trellis/server/testing/assessments';
import { openVrCentre } from '@trellis/server/testing/vr-centre';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { completeSession, plans, type Send, whileAgo } from './complete-session.ts';
import { atOnce, counted, expectOneWinner, times } from './races-at-once.ts';

let scene: AssessmentScene;
beforeAll(async () => {
  scene = await openAssessments();
});
afterAll(() => scene.product.close());
afterEach(async () => expect(await ledgerFaults(scene.owner)).toEqual([]));

const take = (userId: string) => scene.call<CreditBalance>('POST', '/api/rocketAdmin/userCredit/classHours', { userId, classHours: -1 });
const balanceOf = async (userId: string) => (await scene.call<CreditBalance>('GET', `/api/rocketAdmin/userCredit/${userId}`)).body;

const send: Send = async <T>(method: string, path: string, input: object) => {
  const reply = await scene.call<T>(method, path, input);
  expect(reply.status, `${path} ${JSON.stringify(reply.body)}`).toBe(200);
  return reply.body;
};

describe('the last class of a child', () => {
  it('taken back 80 times at once is taken back once', async () => {
    const { subjectId } = await scene.child();
    expect((await scene.call('POST', '/api/rocketAdmin/userCredit/classHours', { userId: subjectId, classHours: 1 })).status).toBe(200);
    expectOneWinner(await atOnce(80, () => take(subjectId)), '409 RocketSystem:CreditBelowZero');
    expect(await balanceOf(subjectId)).toMatchObject({ available: 0, consumed: 0 });
  });

  it('goes to its session or is taken back, when 40 finish and 40 take at once', { timeout: 60_000 }, async () => {
    const subject = await scene.child();
    const { admin } = scene.centre;
    await aContract(scene.owner, { subject, seller: admin, classes: 1 });
    const { planId } = await aPlan(scene.owner, { subject, coach: admin });
    await actAs(scene.owner, admin.at(whileAgo()), (db) => startSession(db, admin.at(whileAgo()), { userOfflinePlanId: planId }));
    await completeSession(send, planId);
    const finish = () => scene.call<unknown>('POST', `${plans}/numDone`, { userOfflinePlanId: planId, num: 1 });
    const replies = await atOnce<unknown>(80, (index) => (index % 2 ? finish() : take(subject.subjectId)));
    const [finished, taken] = [1, 0].map((turn) => counted(replies.filter((_, index) => index % 2 === turn)));
    const { available, held, consumed } = await balanceOf(subject.subjectId);
    expect(available + held).toBe(0);
    if (consumed) expect([finished, taken]).toEqual([{ done: 40 }, { '409 RocketSystem:CreditBelowZero': 40 }]);
    else expect([finished, taken]).toEqual([{ '409 RocketSystem:NoClassLeft': 40 }, { done: 1, '409 RocketSystem:CreditBelowZero': 39 }]);
  });
});

describe('the last test in virtual reality of a center', () => {
  it('goes to one of 50 whose codes are asked for at once', { timeout: 60_000 }, async () => {
    const vr = await openVrCentre(scene.product, 1);
    const orders: string[] = [];
    for (const { status, body } of await atOnce(50, () => vr.order())) {
      expect(status).toBe(200);
      orders.push(body.id);
    }
    const codeOf = (index: number) => vr.call<{ code: string }>('GET', '/TestingCenter/CaseCode', { testRequestId: orders[index] });
    const replies = await atOnce(50, codeOf);
    const { code } = expectOneWinner(replies, '409 RocketSystem:QuotaUsedUp');
    expect(await vr.balances()).toMatchObject({ available: 0, consumed: 1 });
    // whoever has it keeps it, however often it is asked for
    const winner = replies.findIndex(({ status }) => status === 200);
    const again = await atOnce(50, () => codeOf(winner));
    expect(new Set(again.map(({ body }) => body.code))).toEqual(new Set([code]));
    expect(await vr.balances()).toMatchObject({ available: 0, consumed: 1 });
  });
});

describe('the last assessment that a center bought', () => {
  it('pays for one report of six, however often each is asked for', { timeout: 60_000 }, async () => {
    await buyAssessments(scene, scene.centre, 1);
    const ids: string[] = [];
    for (const _ of times(6)) {
      const { subjectId } = await aSubject(scene.owner, { tenant: scene.centre });
      await scene.give(subjectId);
      const [{ id } = { id: '' }] = await scene.order(subjectId, 'detailed-profile');
      await scene.answer(id);
      ids.push(id);
    }
    await scene.makeReports();
    const replies = await atOnce(60, (index) => scene.call('POST', `${base}/obtainReport/${ids[index % 6]}`));
    expect(counted(replies)).toEqual({ done: 10, '409 RocketSystem:QuotaUsedUp': 50 });
    const winner = replies.findIndex(({ status }) => status === 200) % 6;
    expect(replies.every(({ status }, index) => (status === 200) === (index % 6 === winner))).toBe(true);
    const { rows } = await sql<{ key: string }>`select key from app.postings where key like 'use:assessment:%'`.execute(scene.owner);
    expect(rows.map(({ key }) => key)).toEqual([`use:assessment:${ids[winner]}`]);
  });
});
