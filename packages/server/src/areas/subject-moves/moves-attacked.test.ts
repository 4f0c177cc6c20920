import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCentre, aMember, anOverseer, aSubject, type CentreBuilt, type MemberBuilt, type SubjectBuilt } from '../../fixtures/builders.ts';
import { aGuardian } from '../../fixtures/family-builders.ts';
import { ledgerFaults } from '../../fixtures/ledger-faults.ts';
import { aContract, anOccurrence, aPlan } from '../../fixtures/training-builders.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../testing/http.ts';

let product: TestProduct;
let former: CentreBuilt;
let next: CentreBuilt;
let third: CentreBuilt;
let tokens: Record<'former' | 'next' | 'third' | 'coach' | 'colleague', string>;
beforeAll(async () => {
  product = await startTestProduct();
  const { owner } = product;
  former = await aCentre(owner);
  next = await aCentre(owner);
  third = await aCentre(owner);
  await anOverseer(owner, { side: 'enterprise', role: 'EnterpriseAdmin', centres: [former, next, third] });
  const tokenOf = ({ personId, membershipId }: MemberBuilt) => issueToken(owner, personId, membershipId);
  const colleague = await aMember(owner, { tenant: former, roles: ['CenterAdmin'] });
  const people = { former: former.admin, next: next.admin, third: third.admin, coach: next.coach, colleague };
  const issued = Object.entries(people).map(async ([side, member]) => [side, await tokenOf(member)] as const);
  tokens = Object.fromEntries(await Promise.all(issued)) as typeof tokens;
});
afterAll(() => product.close());

type Side = keyof typeof tokens;
const call = <T = unknown>(side: Side, method: string, path: string, input?: object) => product.call<T>(tokens[side], method, path, input);
const base = '/api/business/subject/move';
const centres = () => ({ former, next });
const ask = async (subjectId: string, by: 'former' | 'next' = 'former') => {
  const centerId = centres()[by === 'former' ? 'next' : 'former'].tenantId;
  return (await call<{ id: string }>(by, 'POST', base, { subjectId, centerId, reason: 'The family moved' })).body.id;
};
const decide = (side: Side, what: 'accept' | 'refuse' | 'withdraw', id: string) =>
  call<{ subjectId: string }>(side, 'POST', `${base}/${what}`, { id });
const info = (side: Side, subjectId: string) =>
  call<Record<string, unknown>>(side, 'POST', '/api/business/subject/getSubjectInfo', { subjectId });
const balance = async (side: Side, userId: string) =>
  (await call<{ available: number; held: number; stopped: number }>(side, 'GET', `/api/rocketAdmin/userCredit/${userId}`)).body;
const aChild = () => aSubject(product.owner, { tenant: former });

async function moved(subject: SubjectBuilt) {
  const id = await ask(subject.subjectId);
  const taken = await decide('next', 'accept', id);
  expect([taken.status, taken.error]).toEqual([200, undefined]);
  return { id, newId: taken.body.subjectId };
}

describe('a move that was decided', () => {
  it('says so to whoever decides it again', async () => {
    const subject = await aChild();
    const { id, newId } = await moved(subject);
    for (const [side, what] of [
      ['next', 'accept'],
      ['next', 'refuse'],
      ['former', 'withdraw'],
    ] as const)
      expect([what, (await decide(side, what, id)).error?.code]).toEqual([what, 'Trellis:MoveDecided']);
    expect((await info('next', newId)).body).toMatchObject({ tag: 'Active' });
  });

  it('is decided once, whoever comes at once', async () => {
    for (const other of ['refuse', 'withdraw', 'accept'] as const) {
      const id = await ask((await aChild()).subjectId);
      const side = other === 'withdraw' ? 'former' : 'next';
      const both = await Promise.all([decide('next', 'accept', id), decide(side, other, id)]);
      expect([other, both.map(({ status }) => status).toSorted((one, two) => one - two)]).toEqual([other, [200, 409]]);
      expect(both.flatMap(({ error }) => (error ? [error.code] : []))).toEqual(['Trellis:MoveDecided']);
    }
  });
});

describe('a move is refused', () => {
  it('while a session of the child runs, and changes nothing', async () => {
    const subject = await aChild();
    await aContract(product.owner, { subject, seller: former.admin, classes: 2 });
    const { planId } = await aPlan(product.owner, { subject, coach: former.coach });
    await call('former', 'POST', '/api/rocketAdmin/userOfflinePlan/startCourse', { userOfflinePlanId: planId });
    const before = await balance('former', subject.subjectId);
    const id = await ask(subject.subjectId);
    const refused = await decide('next', 'accept', id);
    expect(refused.error.code).toBe('Trellis:SubjectHasSchedules');
    expect((await info('former', subject.subjectId)).body).toMatchObject({ tag: 'Active' });
    expect(await balance('former', subject.subjectId)).toEqual(before);
  });

  it('once the centers belong together no more, or the one that asked is closed', async () => {
    const id = await ask((await aChild()).subjectId);
    const { owner } = product;
    await sql`update identity.tenants set state = 'Invalid' where id = ${former.tenantId}`.execute(owner);
    expect((await decide('next', 'accept', id)).error.code).toBe('Trellis:CenterNotBeside');
    await sql`update identity.tenants set state = 'Effective' where id = ${former.tenantId}`.execute(owner);
    const { rows } = await sql<{ parent_id: string }>`
      delete from identity.tenant_links where centre_id = ${former.tenantId} returning parent_id, parent_kind`.execute(owner);
    expect((await decide('next', 'accept', id)).error.code).toBe('Trellis:CenterNotBeside');
    await sql`
      insert into identity.tenant_links (parent_id, parent_kind, centre_id) values (${rows[0]?.parent_id}, 'enterprise', ${former.tenantId})`.execute(
      owner,
    );
    expect((await decide('next', 'refuse', id)).status).toBe(200);
  });
});

describe('what is taken along', () => {
  it('binds guardians who were recorded twice once, by the first of what they are', async () => {
    const subject = await aChild();
    const twice = { subject, fullName: 'Recorded Twice', email: null, phone: '+15550777' };
    await aGuardian(product.owner, { ...twice, role: 'Mother' });
    await aGuardian(product.owner, { ...twice, role: 'Other' });
    const { newId } = await moved(subject);
    expect((await info('next', newId)).body.guardians).toEqual([expect.objectContaining({ nickName: 'Recorded Twice', role: 'Mother' })]);
  });

  it('is what of contracts in force is free: neither what is set aside nor what was enabled again later', async () => {
    const subject = await aChild();
    await aContract(product.owner, { subject, seller: former.admin, classes: 2 });
    const stopped = await aContract(product.owner, { subject, seller: former.admin, classes: 5 });
    await anOccurrence(product.owner, { plan: await aPlan(product.owner, { subject, coach: former.coach }) });
    const ended = await call('former', 'POST', '/api/rocketAdmin/userContract/stop', { id: stopped.contractId });
    expect([ended.status, ended.error]).toEqual([200, undefined]);
    const { newId } = await moved(subject);
    expect(await balance('next', newId)).toMatchObject({ available: 2, held: 0 });
    expect(await balance('former', subject.subjectId)).toMatchObject({ available: 0, held: 0, stopped: 5 });
    expect(await ledgerFaults(product.owner)).toEqual([]);
  });

  it('comes back as often as the child does', async () => {
    const subject = await aChild();
    await aContract(product.owner, { subject, seller: former.admin, classes: 3 });
    const { newId } = await moved(subject);
    const back = await decide('former', 'accept', await ask(newId, 'next'));
    const again = await decide('next', 'accept', await ask(back.body.subjectId));
    expect([back.status, again.status]).toEqual([200, 200]);
    const left = [
      await balance('former', subject.subjectId),
      await balance('next', newId),
      await balance('former', back.body.subjectId),
      await balance('next', again.body.subjectId),
    ];
    expect(left.map(({ available }) => available)).toEqual([0, 0, 0, 3]);
    expect(await ledgerFaults(product.owner)).toEqual([]);
    // each of the records before can be read where the child is now, as what it is
    const isPast = async (id: string) => (await info('next', id)).body.isPast;
    expect(await Promise.all([subject.subjectId, newId, back.body.subjectId, again.body.subjectId].map(isPast))).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
});

describe('Today', () => {
  type Needs = { needsHand: { kind: string; subjectName: string; mend: string }[] };
  const needs = async (side: Side, name: string) => {
    const { body } = await call<Needs>(side, 'GET', '/api/rocketAdmin/schedule/today');
    return body.needsHand.filter(({ subjectName }) => subjectName === name).map(({ kind, mend }) => [kind, mend]);
  };
  const page = '/system/center/menu/user/subjectMove';

  it('tells whoever may answer of what is asked, and whoever asked of the answer', async () => {
    const { name, subjectId } = await aChild();
    const id = await ask(subjectId);
    expect(await needs('next', name)).toEqual([['moveAsked', page]]);
    expect(await needs('former', name)).toEqual([]);
    expect(await needs('coach', name)).toEqual([]);
    await decide('next', 'refuse', id);
    expect(await needs('next', name)).toEqual([]);
    expect(await needs('former', name)).toEqual([['moveRefused', page]]);
    expect(await needs('colleague', name)).toEqual([]);
    const again = await ask(subjectId);
    expect(await needs('former', name)).toEqual([]);
    await decide('next', 'accept', again);
    expect(await needs('former', name)).toEqual([['moveAccepted', page]]);
    await sql`update app.subject_moves set decided_at = now() - interval '8 days' where id = ${again}`.execute(product.owner);
    expect(await needs('former', name)).toEqual([]);
  });
});

describe('the list of moves', () => {
  it('tells of a child also how it had moved before it came', async () => {
    const subject = await aChild();
    const { id, newId } = await moved(subject);
    const asked = { subjectId: newId, centerId: third.tenantId, reason: 'On' };
    const on = await call<{ id: string }>('next', 'POST', base, asked);
    expect((await decide('third', 'accept', on.body.id)).status).toBe(200);
    const of = async (side: Side, subjectId?: string) =>
      (await call<{ items: { id: string }[] }>(side, 'GET', base, { subjectId })).body.items.map((move) => move.id);
    expect(await of('third', newId)).toEqual([on.body.id, id]);
    expect(await of('third', subject.subjectId)).toEqual([id]);
    expect(await of('third')).toEqual([on.body.id]);
    expect(await of('former', newId)).toEqual([id]);
    expect((await info('third', subject.subjectId)).body).toMatchObject({ isPast: true });
  });

  it('is narrowed to the child, whichever half of it is named', async () => {
    const subject = await aChild();
    const { id, newId } = await moved(subject);
    const of = async (side: Side, subjectId: string) =>
      (await call<{ items: { id: string }[] }>(side, 'GET', base, { subjectId, state: 'accepted' })).body.items.map((move) => move.id);
    expect(await of('next', newId)).toEqual([id]);
    expect(await of('next', subject.subjectId)).toEqual([id]);
    expect(await of('former', subject.subjectId)).toEqual([id]);
    expect(await of('former', (await aChild()).subjectId)).toEqual([]);
  });
});

describe('the past of a child who moved', () => {
  it('is read with the policy of its page alone', async () => {
    const subject = await aChild();
    await aPlan(product.owner, { subject, coach: former.coach });
    await moved(subject);
    const plans = (side: Side) => call(side, 'GET', '/api/rocketAdmin/userOfflinePlan', { userId: subject.subjectId });
    expect((await plans('next')).status).toBe(200);
    const withdrawn = { role: 'CenterAdmin', policy: 'RocketSystem.UserOfflinePlan', granted: false };
    await product.owner.insertInto('identity.role_policies').values(withdrawn).execute();
    expect((await plans('next')).status).toBe(403);
    await sql`delete from identity.role_policies where role = 'CenterAdmin' and policy = 'RocketSystem.UserOfflinePlan'`.execute(
      product.owner,
    );
  });
});
