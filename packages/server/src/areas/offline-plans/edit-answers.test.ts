import type { SessionView } from '@trellis/contract/offline-plans/schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { configureSignatures } from '../../areas/files/signatures.ts';
import { aCentre, aMember, aSubject, type CentreBuilt, type SubjectBuilt } from '../../fixtures/builders.ts';
import { aContract, aPlan } from '../../fixtures/training-builders.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../testing/http.ts';
import { testSecret } from '../../testing/test-secret.ts';

const write = { role: 'Coach', policy: 'RocketSystem.UserOfflinePlan.Write' } as const;
const base = '/api/rocketAdmin/userOfflinePlan';

let product: TestProduct;
let centre: CentreBuilt;
let token: string;
let subject: SubjectBuilt;
let planId: string;
let session: SessionView;
beforeAll(async () => {
  configureSignatures(testSecret);
  product = await startTestProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  const { owner } = product;
  centre = await aCentre(owner);
  subject = await aSubject(owner, { tenant: centre });
  const coach = await aMember(owner, { tenant: centre, roles: ['Coach'] });
  await aContract(owner, { subject, seller: centre.admin });
  await sql`update app.subjects set bind_state = 'Bind' where id = ${subject.subjectId}`.execute(owner);
  planId = (await aPlan(owner, { subject, coach })).planId;
  token = await issueToken(owner, coach.personId, coach.membershipId);
  expect((await product.call(token, 'POST', `${base}/startCourse`, { userOfflinePlanId: planId })).status).toBe(200);
  session = await view();
  expect((await product.call(token, 'POST', `${base}/punch`, { itemId: firstItem(), hasDone: true })).status).toBe(200);
});

const view = async () =>
  (await product.call<SessionView>(token, 'GET', `${base}/userOfflinePlanCourse`, { userOfflinePlanId: planId, num: 1 })).body;
const firstItem = () => session.items[0]?.id ?? '';
const edit = async () => {
  const { status, error } = await product.call(token, 'PUT', `${base}/punch`, { itemId: firstItem(), hasDone: false });
  return error?.code ?? status;
};
const isOffered = async () => (await view()).isWritable;
const change = (of: string, set: string) =>
  sql`update ${sql.raw(of)} ${sql.raw(`set ${set}`)} where id = ${of === 'app.subjects' ? subject.subjectId : session.id}`.execute(
    product.owner,
  );

describe('an answer that was given is changed', () => {
  it('in the session that runs, of a bound child who did not sign off, by whoever may write', async () => {
    expect([await isOffered(), await edit()]).toEqual([true, 200]);
    expect((await view()).items[0]?.hasDone).toBe(false);
  });

  it('not once the next session may start', async () => {
    await change('app.sessions', "state = 'finished', finished_at = now()");
    const plan = (await product.call<{ canNext: boolean }>(token, 'GET', `${base}/${planId}`)).body;
    expect([plan.canNext, await isOffered(), await edit()]).toEqual([true, false, 'RocketSystem:SessionNotOpen']);
  });

  it('not in a session that is not the current one', async () => {
    await change('app.sessions', "state = 'finished', finished_at = now()");
    expect((await product.call(token, 'POST', `${base}/startCourse`, { userOfflinePlanId: planId })).status).toBe(200);
    const plan = (await product.call<{ canNext: boolean; currentNum: number }>(token, 'GET', `${base}/${planId}`)).body;
    expect([plan.canNext, plan.currentNum, await isOffered(), await edit()]).toEqual([false, 2, false, 'RocketSystem:SessionNotOpen']);
  });

  it('not in a plan that has ended', async () => {
    await sql`update app.plans set state = 'ended' where id = ${planId}`.execute(product.owner);
    expect([await isOffered(), await edit()]).toEqual([false, 'RocketSystem:SessionNotOpen']);
  });

  it('not of a child whom no guardian is bound to', async () => {
    await change('app.subjects', "bind_state = 'Unbound'");
    expect([await isOffered(), await edit()]).toEqual([false, 'RocketSystem:SubjectNotBound']);
  });

  it('not of a child who signed off', async () => {
    await change('app.subjects', 'logged_out_at = now()');
    expect([await isOffered(), await edit()]).toEqual([false, 'RocketSystem:SubjectLoggedOut']);
  });

  it('not by somebody who may only read', async () => {
    await product.owner
      .insertInto('identity.role_policies')
      .values({ ...write, granted: false })
      .execute();
    expect([await isOffered(), await edit()]).toEqual([false, 'Trellis:NotAllowed']);
    await product.owner.deleteFrom('identity.role_policies').where('role', '=', write.role).where('policy', '=', write.policy).execute();
  });

  it('not at a center whose project is off', async () => {
    await sql`update identity.tenant_projects set enabled = false where tenant_id = ${centre.tenantId} and project = 'Project.Rocket'`.execute(
      product.owner,
    );
    expect(await edit()).toBe('RocketSystem:ProjectDisabled');
  });
});

it('a session that its coach finished is offered to nobody to finish, its administrator neither', async () => {
  const admin = await issueToken(product.owner, centre.admin.personId, centre.admin.membershipId);
  const seen = async () =>
    (await product.call<SessionView>(admin, 'GET', `${base}/userOfflinePlanCourse`, { userOfflinePlanId: planId, num: 1 })).body.isWritable;
  expect(await seen()).toBe(true);
  await change('app.sessions', "state = 'finished', finished_at = now()");
  expect(await seen()).toBe(false);
});
