import type { TenantAdministrator } from '@trellis/contract/users/administrators/schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMember, anOverseer, aPerson, type TenantBuilt } from '../../../fixtures/builders.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../../testing/http.ts';

const base = '/api/business/tenant/administrators';

let product: TestProduct;
let platform: string;

beforeAll(async () => {
  product = await startTestProduct();
  const { personId, membershipId } = await anOverseer(product.owner, { side: 'management', role: 'admin' });
  platform = await issueToken(product.owner, personId, membershipId);
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.owner.deleteFrom('jobs.letters').execute();
});

interface Run {
  tenantId: string;
  personId: string;
  membershipId: string;
  email: string;
}

/** A tenant of each kind with the one who runs it, who is signed in. */
async function aRunTenant(kind: 'centre' | 'enterprise' | 'area'): Promise<Run & { token: string }> {
  const built =
    kind === 'centre'
      ? await aMember(product.owner, { roles: ['CenterAdmin'] })
      : await anOverseer(product.owner, { side: kind, role: kind === 'enterprise' ? 'EnterpriseAdmin' : 'AreaAdmin', centres: [] });
  const token = await issueToken(product.owner, built.personId, built.membershipId);
  return { ...built, tenantId: built.tenantId ?? '', token };
}

const list = async (tenantId: string) =>
  (await product.call<{ items: TenantAdministrator[] }>(platform, 'GET', `${base}/${tenantId}`)).body.items;
const invite = (input: object) => product.call<{ invited: boolean }>(platform, 'POST', base, { name: 'Nia New', ...input });
const freeze = (input: object, operate = 'Freeze') => product.call(platform, 'POST', `${base}/freeze`, { ...input, operate });
const remove = (input: object) => product.call(platform, 'DELETE', base, input);
const ref = ({ tenantId, membershipId }: Run) => ({ tenantId, membershipId });
const info = (token: string) => product.call(token, 'GET', '/api/us/Account/Info');
const letters = () => product.owner.selectFrom('jobs.letters').select(['recipient', 'recipient_name', 'template', 'data']).execute();

describe.each(['centre', 'enterprise', 'area'] as const)('whoever runs a tenant of the kind %s', (kind) => {
  it('is handed over from: the successor is invited, the former one is out at once', async () => {
    const run = await aRunTenant(kind);
    expect(await list(run.tenantId)).toMatchObject([{ email: run.email, state: 'Active', openSignIns: 1, personId: run.personId }]);
    expect((await invite({ tenantId: run.tenantId, email: `next.${run.email}`, replaces: run.membershipId })).body).toEqual({
      invited: true,
    });
    expect((await info(run.token)).status).toBe(403);
    expect(await list(run.tenantId)).toMatchObject([{ name: 'Nia New', email: `next.${run.email}`, state: 'Invited', personId: null }]);
    const [letter] = await letters();
    expect(letter).toMatchObject({ recipient: `next.${run.email}`, recipient_name: 'Nia New', template: 'staffInvitation' });
    const link = new URL((letter?.data as { link?: string } | undefined)?.link ?? '');
    const accepted = await product.call(undefined, 'POST', '/api/business/user/activateAccount', {
      token: link.searchParams.get('token'),
      name: 'Nia New',
      password: 'battery staple 9',
    });
    expect(accepted.status).toBe(200);
    expect(await list(run.tenantId)).toMatchObject([{ name: 'Nia New', state: 'Active' }]);
  });

  it('is frozen, the last one too, and let in again', async () => {
    const run = await aRunTenant(kind);
    expect((await freeze(ref(run))).body).toEqual({ state: 'Frozen' });
    expect((await info(run.token)).error.code).toBe('Business:UserInTenantRoleFrozen');
    expect(await list(run.tenantId)).toMatchObject([{ state: 'Frozen' }]);
    expect((await freeze(ref(run), 'Unfreeze')).body).toEqual({ state: 'Active' });
    expect((await info(run.token)).status).toBe(200);
  });

  it('is removed as soon as somebody else was invited', async () => {
    const run = await aRunTenant(kind);
    expect((await remove(ref(run))).error.code).toBe('Trellis:LastAdmin');
    await invite({ tenantId: run.tenantId, email: `other.${run.email}` });
    expect((await remove(ref(run))).status).toBe(200);
    expect((await info(run.token)).status).toBe(403);
    const [left] = await list(run.tenantId);
    // an invitation is taken back whoever is left
    expect((await remove({ tenantId: run.tenantId, membershipId: left?.membershipId })).status).toBe(200);
    expect(await list(run.tenantId)).toEqual([]);
    expect((await invite({ tenantId: run.tenantId, email: run.email })).body).toEqual({ invited: true });
  });

  it('is invited again once a minute, and found only at their tenant', async () => {
    const run = await aRunTenant(kind);
    const elsewhere = await aRunTenant(kind);
    await invite({ tenantId: run.tenantId, email: `slow.${run.email}` });
    const waiting = (await list(run.tenantId)).find(({ state }) => state === 'Invited');
    const again = (input: object) => product.call(platform, 'POST', `${base}/resend`, input);
    const slow = { tenantId: run.tenantId, membershipId: waiting?.membershipId };
    expect((await again(slow)).error.code).toBe('Trellis:LetterTooSoon');
    await sql`update jobs.letters set created_at = created_at - interval '61 seconds'`.execute(product.owner);
    expect((await again(slow)).body).toEqual({ email: `slow.${run.email}` });
    expect((await again(ref(run))).error.code).toBe('Trellis:AlreadyAccepted');
    expect((await invite({ tenantId: run.tenantId, email: run.email })).error.code).toBe('Identity.UserAlreadyInRole');
    for (const call of [freeze, remove, again]) {
      expect((await call({ tenantId: run.tenantId, membershipId: elsewhere.membershipId })).status).toBe(404);
    }
  });
});

it('a coach of the centre gets the administration at once', async () => {
  const run = await aRunTenant('centre');
  const tenant: TenantBuilt = { tenantId: run.tenantId, zone: 'UTC' };
  const coach = await aMember(product.owner, { tenant });
  expect((await invite({ tenantId: run.tenantId, email: coach.email })).body).toEqual({ invited: false });
  expect((await list(run.tenantId)).map(({ state }) => state)).toEqual(['Active', 'Active']);
  expect(await letters()).toEqual([]);
});

it('is for the platform alone, and nobody puts themselves out', async () => {
  const run = await aRunTenant('centre');
  expect((await product.call(run.token, 'GET', `${base}/${run.tenantId}`)).status).toBe(403);
  const person = await aPerson(product.owner);
  const own = await anOverseer(product.owner, { side: 'management', role: 'admin', person });
  const enterprise = await anOverseer(product.owner, { side: 'enterprise', role: 'EnterpriseAdmin', person });
  const token = await issueToken(product.owner, own.personId, own.membershipId);
  const reply = await product.call(token, 'POST', `${base}/freeze`, {
    tenantId: enterprise.tenantId,
    membershipId: enterprise.membershipId,
    operate: 'Freeze',
  });
  expect(reply.error.code).toBe('Trellis:OwnMembership');
});
