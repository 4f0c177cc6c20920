import type { SubjectMove } from '@trellis/contract/subject-moves/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCentre, anOverseer, aSubject, type CentreBuilt, type MemberBuilt, type SubjectBuilt } from '../../fixtures/builders.ts';
import { atCentre } from '../../fixtures/clock.ts';
import { ledgerFaults } from '../../fixtures/ledger-faults.ts';
import { aContract, anOccurrence, aPlan, type PlanBuilt } from '../../fixtures/training-builders.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../testing/http.ts';
import { untilWaiting } from '../../testing/waiting.ts';

let product: TestProduct;
let former: CentreBuilt;
let next: CentreBuilt;
let stranger: CentreBuilt;
let tokens: { former: string; next: string; stranger: string };
beforeAll(async () => {
  product = await startTestProduct();
  const { owner } = product;
  former = await aCentre(owner);
  next = await aCentre(owner);
  stranger = await aCentre(owner);
  await anOverseer(owner, { side: 'enterprise', role: 'EnterpriseAdmin', centres: [former, next] });
  await anOverseer(owner, { side: 'area', role: 'AreaAdmin', centres: [former, next, stranger] });
  const tokenOf = ({ personId, membershipId }: MemberBuilt) => issueToken(owner, personId, membershipId);
  tokens = { former: await tokenOf(former.admin), next: await tokenOf(next.admin), stranger: await tokenOf(stranger.admin) };
});
afterAll(() => product.close());

type Side = keyof typeof tokens;
const call = <T = unknown>(side: Side, method: string, path: string, input?: object) => product.call<T>(tokens[side], method, path, input);
const base = '/api/business/subject/move';
const ask = (subjectId: string, to: CentreBuilt = next) =>
  call<{ id: string }>('former', 'POST', base, { subjectId, centerId: to.tenantId, reason: 'The family moved' });
const decide = (side: Side, what: 'accept' | 'refuse' | 'withdraw', id: string) =>
  call<{ subjectId: string }>(side, 'POST', `${base}/${what}`, { id });
const moves = async (side: Side) => (await call<{ items: SubjectMove[] }>(side, 'GET', base)).body.items;
const info = (side: Side, subjectId: string) =>
  call<{ tag: string; name: string }>(side, 'POST', '/api/business/subject/getSubjectInfo', { subjectId });
const balance = async (side: Side, userId: string) =>
  (await call<{ available: number; held: number; stopped: number }>(side, 'GET', `/api/rocketAdmin/userCredit/${userId}`)).body;

/** A child with three classes of a contract, one of them held by a booking. */
async function aChild(): Promise<{ subject: SubjectBuilt; plan: PlanBuilt }> {
  const subject = await aSubject(product.owner, { tenant: former });
  await aContract(product.owner, { subject, seller: former.admin, classes: 3 });
  const plan = await aPlan(product.owner, { subject, coach: former.coach });
  await anOccurrence(product.owner, { plan, time: atCentre(former.zone, new Date(), (days += 1), 600) });
  const guardian = { subjectId: subject.subjectId, fullName: `Parent ${subject.name}`, phone: '+15550111', role: 'Mother', language: 'en' };
  await call('former', 'POST', '/api/business/subject/guardianAndSubject', guardian);
  return { subject, plan };
}
let days = 0;

async function moved() {
  const { subject, plan } = await aChild();
  const asked = await ask(subject.subjectId);
  const taken = await decide('next', 'accept', asked.body.id);
  expect(taken.status).toBe(200);
  return { subject, plan, id: asked.body.id, newId: taken.body.subjectId };
}

describe('asking', () => {
  it('offers the open centers of the same enterprise alone', async () => {
    const { body } = await call('former', 'GET', `${base}/centers`);
    expect(body).toEqual({ items: [{ id: next.tenantId, name: expect.any(String) }] });
    expect((await call('stranger', 'GET', `${base}/centers`)).body).toEqual({ items: [] });
    const { subject } = await aChild();
    expect((await ask(subject.subjectId, stranger)).error.code).toBe('Trellis:CenterNotBeside');
    expect((await ask(subject.subjectId, former)).error.code).toBe('Trellis:CenterNotBeside');
    await sql`update identity.tenants set state = 'Invalid' where id = ${next.tenantId}`.execute(product.owner);
    expect((await ask(subject.subjectId)).error.code).toBe('Trellis:CenterNotBeside');
    await sql`update identity.tenants set state = 'Effective' where id = ${next.tenantId}`.execute(product.owner);
  });

  it('is done once, seen by both sides and by nobody else', async () => {
    const { subject } = await aChild();
    const both = await Promise.all([ask(subject.subjectId), ask(subject.subjectId)]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    const { id } = both.find(({ status }) => status === 200)?.body ?? { id: '' };
    expect(await moves('former')).toContainEqual(expect.objectContaining({ id, isSent: true, state: 'asked', subjectName: subject.name }));
    expect(await moves('next')).toContainEqual(expect.objectContaining({ id, isSent: false, reason: 'The family moved' }));
    expect(await moves('stranger')).toEqual([]);
    for (const what of ['accept', 'refuse', 'withdraw'] as const) expect((await decide('stranger', what, id)).status).toBe(404);
    expect((await decide('next', 'withdraw', id)).status).toBe(404);
    expect((await decide('former', 'accept', id)).status).toBe(404);
    expect((await info('next', subject.subjectId)).status).toBe(404);
    expect((await decide('former', 'withdraw', id)).status).toBe(200);
    expect((await decide('next', 'accept', id)).error.code).toBe('Trellis:MoveDecided');
  });

  it('is refused by who was asked, and nothing changes', async () => {
    const { subject } = await aChild();
    const { body } = await ask(subject.subjectId);
    expect((await decide('next', 'refuse', body.id)).status).toBe(200);
    expect((await info('former', subject.subjectId)).body.tag).toBe('Active');
    expect((await info('next', subject.subjectId)).status).toBe(404);
    expect((await ask(subject.subjectId)).status).toBe(200);
  });
});

describe('accepting', () => {
  it('takes who the child is, its guardians and what is left, and settles both books', async () => {
    const { subject, newId } = await moved();
    expect((await info('next', newId)).body).toMatchObject({
      name: subject.name,
      tag: 'Active',
      guardians: [{ nickName: `Parent ${subject.name}` }],
    });
    expect(await balance('former', subject.subjectId)).toMatchObject({ available: 0, held: 0 });
    expect(await balance('next', newId)).toMatchObject({ available: 3, held: 0 });
    // whoever accepted is of the other center: no row is without somebody who made it
    const records = await call<{ items: { creator: string }[] }>('former', 'GET', '/api/rocketAdmin/userCredit/records', {
      userId: subject.subjectId,
    });
    expect(records.body.items.map(({ creator }) => creator)).toContain('Another center');
    expect(records.body.items.map(({ creator }) => creator)).not.toContain('');
    expect(await ledgerFaults(product.owner)).toEqual([]);
  });

  it('leaves nothing to be written at the former center, but the books', async () => {
    const { subject } = await moved();
    expect((await info('former', subject.subjectId)).body.tag).toBe('Archived');
    expect((await call('former', 'POST', '/api/business/subject/restore', { subjectId: subject.subjectId })).error.code).toBe(
      'Trellis:ChildMoved',
    );
    expect((await call('former', 'PUT', '/api/business/subject/subjectTag', { id: subject.subjectId, tag: 'Active' })).error.code).toBe(
      'Trellis:ChildMoved',
    );
    expect((await ask(subject.subjectId)).error.code).toBe('Trellis:ChildMoved');
    const several = { subjectIds: [subject.subjectId] };
    for (const [method, path, input] of [
      ['POST', 'batch/restore', several],
      ['PUT', 'batch/tag', { ...several, tag: 'Active' }],
    ] as const) {
      const { body } = await call('former', method, `/api/business/subject/${path}`, input);
      expect([path, body]).toEqual([path, { done: 0, unchanged: 0, refused: [expect.objectContaining({ code: 'Trellis:ChildMoved' })] }]);
    }
    expect((await info('former', subject.subjectId)).body.tag).toBe('Archived');
  });

  it('opens the past of this child to the center that took it, and to no other', async () => {
    const { subject, plan } = await moved();
    const other = await aChild();
    const plans = (side: Side, userId: string) => call(side, 'GET', '/api/rocketAdmin/userOfflinePlan', { userId });
    const session = (side: Side, userOfflinePlanId: string) =>
      call(side, 'GET', '/api/rocketAdmin/userOfflinePlan/userOfflinePlanCourse', { userOfflinePlanId, num: 1 });
    expect((await info('next', subject.subjectId)).body).toMatchObject({ name: subject.name, tag: 'Archived' });
    expect((await plans('next', subject.subjectId)).body).toMatchObject({ totalCount: 1 });
    expect((await session('next', plan.planId)).status).toBe((await session('former', plan.planId)).status);
    expect((await call('next', 'GET', '/api/rocketAdmin/userContract', { userId: subject.subjectId })).body).toMatchObject({
      totalCount: 1,
    });
    for (const path of ['userCredit/records', 'userAssessment', 'userContract/keyIndicators/:child', 'userCredit/:child']) {
      const read = (side: Side) =>
        call(
          side,
          'GET',
          `/api/rocketAdmin/${path.replace(':child', subject.subjectId)}`,
          path.includes(':') ? undefined : { userId: subject.subjectId },
        );
      const [there, here] = [await read('former'), await read('next')];
      expect([path, here.status, here.body]).toEqual([path, 200, there.body]);
    }
    for (const side of ['next', 'stranger'] as const) {
      expect((await info(side, other.subject.subjectId)).status).toBe(404);
      expect((await plans(side, other.subject.subjectId)).status).toBe(404);
      expect((await session(side, other.plan.planId)).status).toBe(404);
    }
    expect((await info('stranger', subject.subjectId)).status).toBe(404);
    const tag = await call('next', 'PUT', '/api/business/subject/subjectTag', { id: subject.subjectId, tag: 'Active' });
    expect(tag.status).toBe(404);
  });

  it('is refused of a child that was archived or forgotten since, of which nothing is told', async () => {
    const [archived, forgotten] = [await aSubject(product.owner, { tenant: former }), await aSubject(product.owner, { tenant: former })];
    const asked = [await ask(archived.subjectId), await ask(forgotten.subjectId)];
    await call('former', 'POST', '/api/business/subject/archive', { subjectId: archived.subjectId });
    expect((await call('former', 'DELETE', `/api/rocketAdmin/account/subject/${forgotten.subjectId}`)).status).toBe(200);
    expect((await decide('next', 'accept', asked[0]?.body.id ?? '')).error.code).toBe('Trellis:SubjectArchived');
    expect((await decide('next', 'accept', asked[1]?.body.id ?? '')).error.code).toBe('Trellis:SubjectErased');
    const told = (await moves('next')).find(({ id }) => id === asked[1]?.body.id);
    expect(told).toMatchObject({ state: 'withdrawn', reason: null });
    expect(told?.subjectName).not.toBe(forgotten.name);
  });

  it('opens the past again at the next center, and no more where the child was forgotten', async () => {
    const { subject, newId } = await moved();
    const back = await call<{ id: string }>('next', 'POST', base, { subjectId: newId, centerId: former.tenantId, reason: 'Back again' });
    const returned = await decide('former', 'accept', back.body.id);
    expect(returned.status).toBe(200);
    expect((await info('former', newId)).body).toMatchObject({ tag: 'Archived' });
    expect((await info('next', subject.subjectId)).status).toBe(200);
    await call('next', 'DELETE', `/api/rocketAdmin/account/subject/${newId}`);
    expect((await info('next', subject.subjectId)).status).toBe(404);
    expect((await info('former', subject.subjectId)).status).toBe(200);
  });

  it('is one of two that come at once', async () => {
    const { subject } = await aChild();
    const { body } = await ask(subject.subjectId);
    const both = await Promise.all([decide('next', 'accept', body.id), decide('next', 'accept', body.id)]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    const late = await aChild();
    const asked = await ask(late.subject.subjectId);
    const archive = () => call('former', 'POST', '/api/business/subject/archive', { subjectId: late.subject.subjectId });
    const [, accepted] = await Promise.all([archive(), decide('next', 'accept', asked.body.id)]);
    expect([200, 409]).toContain(accepted.status);
    expect((await info('former', late.subject.subjectId)).body.tag).toBe('Archived');
    expect(await ledgerFaults(product.owner)).toEqual([]);
  });
});

describe('a hold on a child that moved', () => {
  const hold = (side: Side, subjectId: string) =>
    call<{ id: string }>(side, 'POST', '/api/business/retention/hold', { subjectId, reason: 'A court asked' });
  const lift = (side: Side, id: string) => call(side, 'POST', `/api/business/retention/hold/${id}/lift`, { reason: 'It is over' });

  it.each([
    ['former', 'next'],
    ['next', 'former'],
  ] as const)('at the %s center keeps what the %s one has, until it is lifted', async (holding, other) => {
    const { subject, newId } = await moved();
    const ids = { former: subject.subjectId, next: newId, stranger: '' };
    const { body } = await hold(holding, ids[holding]);
    const { rows } = await sql<{ sessions: number; contracts: number }>`
      select sessions, contracts from app.unsettled(${other === 'former' ? former.tenantId : next.tenantId}, ${ids[other]})`.execute(
      product.owner,
    );
    const byHand = () => call(other, 'DELETE', `/api/rocketAdmin/account/subject/${ids[other]}`, rows[0]);
    expect([(await byHand()).error.code, (await info(other, ids[other])).status]).toEqual(['Trellis:ChildHeld', 200]);
    const tenantId = other === 'former' ? former.tenantId : next.tenantId;
    const forgotten = sql`select app.forget_subject(${tenantId}, ${ids[other]})`.execute(product.owner);
    await expect(forgotten).rejects.toThrow('held');
    const obstacles = await sql<{ obstacles: string[] }>`select app.erasure_obstacles(${tenantId}, ${ids[other]}) as obstacles`.execute(
      product.owner,
    );
    expect(obstacles.rows[0]?.obstacles).toContain('hold');
    const told = async (side: Side) => (await call(side, 'GET', '/api/business/retention/hold', { subjectId: ids[side] })).body;
    expect(await told(other)).toEqual({ hold: null, isHeldElsewhere: true });
    expect(await told(holding)).toMatchObject({ hold: { id: body.id }, isHeldElsewhere: false });
    expect((await lift(holding, body.id)).status).toBe(200);
    expect((await byHand()).status).toBe(200);
  });

  it('is waited for while the other center sets it', async () => {
    const { subject, newId } = await moved();
    const { rows } = await sql<{ sessions: number; contracts: number }>`
      select sessions, contracts from app.unsettled(${former.tenantId}, ${subject.subjectId})`.execute(product.owner);
    const erasing = await product.owner.transaction().execute(async (setting) => {
      const held = { tenant_id: next.tenantId, subject_id: newId, reason: 'A court asked', set_by: next.admin.personId };
      await setting.insertInto('app.legal_holds').values(held).execute();
      const erased = call('former', 'DELETE', `/api/rocketAdmin/account/subject/${subject.subjectId}`, rows[0]);
      await untilWaiting(product.owner);
      return { erased };
    });
    expect((await erasing.erased).error.code).toBe('Trellis:ChildHeld');
    expect((await info('former', subject.subjectId)).body.name).toBe(subject.name);
  });
});
