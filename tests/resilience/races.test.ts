import type { clash } from '@trellis/contract/scheduling/schemas';
import { startSession } from '@trellis/server/areas/offline-plans/start-session';
import { actAs, aMember, aSubject, aTenant, type MemberBuilt, type TenantBuilt } from '@trellis/server/fixtures/builders';
import { atCentre } from '@trellis/server/fixtures/clock';
import { aClassroom, aContract, aPlan, type PlanBuilt } from '@trellis/server/fixtures/training-builders';
import { issueToken, startTestProduct, type TestProduct } from '@trellis/server/testing/http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { completeSession, plans, type Send, whileAgo } from './complete-session.ts';

type Clash = z.infer<typeof clash>;

let product: TestProduct;
let tenant: TenantBuilt;

beforeAll(async () => {
  product = await startTestProduct();
  tenant = await aTenant(product.owner);
});
afterAll(() => product.close());

const times = (count: number) => Array.from({ length: count }, (_, index) => index);
const tokenOf = (member: MemberBuilt) => issueToken(product.owner, member.personId, member.membershipId);

function sendAs(token: string): Send {
  return async <T>(method: string, path: string, input: object) => {
    const reply = await product.call<T>(token, method, path, input);
    expect(reply.status, `${path} ${JSON.stringify(reply.body)}`).toBe(200);
    return reply.body;
  };
}

async function aPaidPlan(classes = 10): Promise<PlanBuilt> {
  const coach = await aMember(product.owner, { tenant });
  const subject = await aSubject(product.owner, { tenant, coach });
  await aContract(product.owner, { subject, classes });
  return aPlan(product.owner, { subject, coach });
}

async function consumptionsOf({ subject }: PlanBuilt): Promise<number> {
  const rows = await product.owner
    .selectFrom('app.postings')
    .select('key')
    .where('tenant_id', '=', subject.tenantId)
    .where('key', 'like', `consume:%:${subject.subjectId}:%`)
    .execute();
  return rows.length;
}

describe('finishing one session 200 times at once', () => {
  it('consumes one class and answers everybody the same', { timeout: 60_000 }, async () => {
    const plan = await aPaidPlan();
    const { coach, planId } = plan;
    const token = await tokenOf(coach);
    await actAs(product.owner, coach.at(whileAgo()), (db) => startSession(db, coach.at(whileAgo()), { userOfflinePlanId: planId }));
    await completeSession(sendAs(token), planId);
    const finish = (index: number) => {
      const headers: Record<string, string> = index % 2 === 0 ? { 'idempotency-key': 'finish-once' } : {};
      return product.call(token, 'POST', `${plans}/numDone`, { userOfflinePlanId: planId, num: 1 }, headers);
    };
    const replies = await Promise.all(times(200).map(finish));
    const answers = new Set(replies.map(({ status, body }) => JSON.stringify({ status, body })));
    expect([...answers]).toEqual([JSON.stringify({ status: 200, body: { isLast: false, remainingClasses: 9, nextNum: 2 } })]);
    expect(await consumptionsOf(plan)).toBe(1);
  });
});

describe('booking one room at one time 200 times at once', () => {
  it('makes one booking and names the clash to everybody else', { timeout: 120_000 }, async () => {
    const { classroomId } = await aClassroom(product.owner, { tenant, name: 'The only room' });
    const time = atCentre(tenant.zone, new Date(), 1, 10 * 60).toISOString();
    const bookers: { token: string; planId: string; trainerId: string }[] = [];
    for (const _ of times(200)) {
      const coach = await aMember(product.owner, { tenant });
      const subject = await aSubject(product.owner, { tenant, coach });
      const { planId } = await aPlan(product.owner, { subject, coach });
      bookers.push({ token: await tokenOf(coach), planId, trainerId: coach.personId });
    }
    const book = ({ token, planId, trainerId }: (typeof bookers)[number]) =>
      product.call(token, 'POST', '/api/rocketAdmin/schedule', {
        trainerId,
        userOfflinePlanId: planId,
        time,
        duration: 45,
        platform: 'Web',
        classroomId,
      });
    const replies = await Promise.all(bookers.map(book));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { error, status } of replies.filter((reply) => reply.status !== 200)) {
      expect([status, error.code]).toEqual([409, 'RocketSystem:ScheduleClash']);
      expect(error.message).toContain('The only room');
      expect(error.data.list as Clash[]).toEqual([expect.objectContaining({ kind: 'classroom', name: 'The only room', from: time })]);
    }
    const held = await product.owner.selectFrom('app.holds').select('id').where('resource_id', '=', classroomId).execute();
    expect(held).toHaveLength(1);
  });
});

describe('starting one plan 20 times at once', () => {
  it('opens one session; everybody else learns that one is open', async () => {
    const { coach, planId } = await aPaidPlan();
    const token = await tokenOf(coach);
    const replies = await Promise.all(
      times(20).map(() => product.call(token, 'POST', `${plans}/startCourse`, { userOfflinePlanId: planId })),
    );
    const refused = replies.filter(({ status }) => status !== 200);
    expect(refused.map(({ status, error }) => [status, error.code])).toEqual(times(19).map(() => [409, 'RocketSystem:SessionAlreadyOpen']));
    const sessions = await product.owner.selectFrom('app.sessions').select(['num', 'state']).where('plan_id', '=', planId).execute();
    expect(sessions.filter(({ state }) => state !== 'notStarted')).toEqual([{ num: 1, state: 'open' }]);
  });
});
