import type { CurrentUser } from '@trellis/contract/account/schemas';
import type { OwnMembership, RemainingCounts } from '@trellis/contract/account/tenants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember, anOverseer, aTenant, type MemberBuilt, type TenantBuilt } from '../../fixtures/builders.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../testing/http.ts';

let product: TestProduct;
let coach: MemberBuilt;
let frozen: MemberBuilt;
let token: string;

beforeAll(async () => {
  product = await startTestProduct();
  coach = await aMember(product.owner, { roles: ['SeniorCoach'] });
  frozen = await aMember(product.owner, { person: coach, state: 'Invalid' });
  token = await issueToken(product.owner, coach.personId, coach.membershipId);
});
afterAll(() => product.close());

const get = async <T>(path: string, as = token) => (await product.call<T>(as, 'GET', path)).body;

describe('where a person works', () => {
  it('is told with the state of each membership and its ID code', async () => {
    const { items: before } = await get<{ items: OwnMembership[] }>('/api/business/user/memberships');
    expect(before).toHaveLength(2);
    for (const membership of before) expect(membership).toMatchObject({ loginCode: null, isValid: false, expirationTime: null });
    const past = new Date(Date.now() - 1000);
    await product.owner
      .insertInto('identity.login_codes')
      .values([
        { membership_id: coach.membershipId, code: 'A1B2C3' },
        { membership_id: frozen.membershipId, code: 'D4E5F6', expires_at: past },
      ])
      .execute();
    const { items } = await get<{ items: OwnMembership[] }>('/api/business/user/memberships');
    const of = (id: string) => items.find((membership) => membership.id === id);
    expect(of(coach.membershipId)).toMatchObject({ state: 'Effective', loginCode: 'A1B2C3', isValid: true, expirationTime: null });
    expect(of(frozen.membershipId)).toMatchObject({ state: 'Invalid', isValid: false, expirationTime: past.toISOString() });
  });

  it('is told apart where a center is closed, where somebody is frozen and where they did not accept their invitation', async () => {
    const { owner } = product;
    const worker = await aMember(owner, { roles: ['Coach'] });
    const shut = await aTenant(owner, { name: 'Shut' });
    const there = await aMember(owner, { person: worker, tenant: shut });
    const as = await issueToken(owner, worker.personId, worker.membershipId);
    const told = async () => (await get<CurrentUser>('/api/us/Account/Info', as)).memberships.find(({ id }) => id === there.membershipId);
    await owner.updateTable('identity.memberships').set({ state: 'Invalid' }).where('id', '=', there.membershipId).execute();
    expect(await told()).toMatchObject({ state: 'Invalid', isClosed: false, isActivated: true });
    await owner.updateTable('identity.tenants').set({ state: 'Invalid' }).where('id', '=', shut.tenantId).execute();
    expect(await told()).toMatchObject({ state: 'Invalid', isClosed: true });
    await owner.updateTable('identity.tenants').set({ state: 'Effective' }).where('id', '=', shut.tenantId).execute();
    const invited = { state: 'Effective', activated_at: null };
    await owner.updateTable('identity.memberships').set(invited).where('id', '=', there.membershipId).execute();
    expect(await told()).toMatchObject({ state: 'Invalid', isClosed: false, isActivated: false });
  });

  it('lists where to switch to without what is frozen', async () => {
    const { items } = await get<{ items: object[] }>('/api/business/tenant/changeList');
    expect(items).toEqual([
      {
        membershipId: coach.membershipId,
        tenantId: coach.tenantId,
        displayName: expect.any(String),
        roles: ['SeniorCoach'],
        isCurrent: true,
      },
    ]);
  });

  it('says of the tenant what the current user says', async () => {
    const user = await get<CurrentUser>('/api/us/Account/Info');
    const tenant = await get<Partial<CurrentUser>>('/api/business/account/tenantInfo');
    expect(user).toMatchObject(tenant);
    expect(tenant).toMatchObject({ type: 'Center', tenant: { id: coach.tenantId, logo: null }, roles: ['SeniorCoach'] });
    expect(tenant).not.toHaveProperty('email');
  });

  it.each(['admin', 'operationAdmin', 'finance', 'editor', 'medicalSupport', 'supervisor'] as const)(
    'says of %s that it is a role of an administrator',
    async (role) => {
      const { personId, membershipId } = await anOverseer(product.owner, { side: 'management', role });
      const token = await issueToken(product.owner, personId, membershipId);
      expect((await product.call<CurrentUser>(token, 'GET', '/api/us/Account/Info')).body.adminRoles).toEqual([role]);
    },
  );

  it('shows the logo of the tenant by a signed address', async () => {
    await product.owner.updateTable('identity.tenants').set({ logo_key: 'logos/a.webp' }).where('id', '=', coach.tenantId).execute();
    expect((await get<CurrentUser>('/api/us/Account/Info')).tenant?.logo).toMatch(/^\/files\/logos\/a\.webp\?until=/);
  });
});

describe('the centres to pick from', () => {
  let harbour: TenantBuilt;
  let bay: TenantBuilt;
  let closed: TenantBuilt;
  let twoOpen: CurrentUser['centerList'];
  beforeAll(async () => {
    const { owner } = product;
    harbour = await aTenant(owner, { name: 'Harbour' });
    bay = await aTenant(owner, { name: 'bay' });
    closed = await aTenant(owner, { name: 'Closed' });
    await owner.updateTable('identity.tenants').set({ state: 'Invalid' }).where('id', '=', closed.tenantId).execute();
    twoOpen = [
      { id: bay.tenantId, name: 'bay' },
      { id: harbour.tenantId, name: 'Harbour' },
    ];
  });

  async function choicesOf({ personId, membershipId }: Pick<MemberBuilt, 'personId' | 'membershipId'>) {
    const as = await issueToken(product.owner, personId, membershipId);
    const { canChangeList, centerList } = await get<CurrentUser>('/api/us/Account/Info', as);
    expect(canChangeList).toEqual(centerList);
    expect(await get('/api/business/account/tenantInfo', as)).toMatchObject({ canChangeList, centerList });
    return centerList;
  }
  const choicesOfOverseer = async (given: Parameters<typeof anOverseer>[1]) => choicesOf(await anOverseer(product.owner, given));

  it('are the open ones of an enterprise or area, by name', async () => {
    const centres = [closed, harbour, bay];
    expect(await choicesOfOverseer({ side: 'enterprise', role: 'EnterpriseAdmin', centres })).toEqual(twoOpen);
    expect(await choicesOfOverseer({ side: 'area', role: 'AreaAdmin', centres })).toEqual(twoOpen);
    expect(await choicesOfOverseer({ side: 'area', role: 'AreaAdmin', centres: [] })).toEqual([]);
  });

  it('are all open ones for the administrator of the platform, and those looked after for its other staff', async () => {
    const enterprise = await aTenant(product.owner, { kind: 'enterprise' });
    const all = (await choicesOfOverseer({ side: 'management', role: 'admin' })).map(({ id }) => id);
    expect(all).toEqual(expect.arrayContaining([coach, harbour, bay].map(({ tenantId }) => tenantId)));
    for (const { tenantId } of [closed, enterprise]) expect(all).not.toContain(tenantId);
    expect(await choicesOfOverseer({ side: 'management', role: 'supervisor', centres: [harbour, closed, bay] })).toEqual(twoOpen);
  });

  it('are the own one of somebody at a centre', async () => {
    expect((await choicesOf(coach)).map(({ id }) => id)).toEqual([coach.tenantId]);
  });
});

describe('what a centre has left', () => {
  const path = '/api/business/account/remainingCounts';
  const give = (tenantId: string, commodity: string, balance: number, unlimited = false, bucket = 'available') =>
    product.owner.insertInto('app.credit_accounts').values({ tenant_id: tenantId, commodity, bucket, balance, unlimited }).execute();

  it('is nothing before anything was bought', async () => {
    expect(await get<RemainingCounts>(path)).toEqual({ vratAmount: 0, assessmentAmount: 0, courseAmount: 0, planV2CourseAmount: 0 });
  });

  it('counts what is available to the centre itself, -1 for no limit', async () => {
    await give(coach.tenantId, 'vrat', 12);
    await give(coach.tenantId, 'vrat', 5, false, 'consumed');
    await give(coach.tenantId, 'assessment', 700);
    await give(coach.tenantId, 'planV2', 0, true);
    await give((await aTenant(product.owner)).tenantId, 'vrat', 1000);
    expect(await get<RemainingCounts>(path)).toEqual({ vratAmount: 12, assessmentAmount: 700, courseAmount: 0, planV2CourseAmount: -1 });
  });

  it('is told to an enterprise of its centres together, and not asked of the platform', async () => {
    const other = await aTenant(product.owner);
    await give(other.tenantId, 'vrat', 3);
    const enterprise = await anOverseer(product.owner, { side: 'enterprise', role: 'EnterpriseAdmin', centres: [coach, other] });
    const lonely = await anOverseer(product.owner, { side: 'area', role: 'AreaAdmin', centres: [] });
    const platform = await anOverseer(product.owner, { side: 'management', role: 'admin' });
    const as = ({ personId, membershipId }: typeof platform) => issueToken(product.owner, personId, membershipId);
    expect(await get<RemainingCounts>(path, await as(enterprise))).toMatchObject({ vratAmount: 15, planV2CourseAmount: -1 });
    expect(await get<RemainingCounts>(path, await as(lonely))).toMatchObject({ vratAmount: 0 });
    expect((await product.call(await as(platform), 'GET', path)).status).toBe(403);
  });
});

describe('the QR code of a tenant', () => {
  const code = (path: string, as: string, tenantId = coach.tenantId) =>
    product.call<{ link: string; displayName: string; logo: string | null }>(as, 'GET', `/api/business/QrCode/${path}`, { tenantId });

  it('is told to its own people, with what is printed beside it', async () => {
    const { body } = await code('preview', token);
    expect(body.displayName).toMatch(/^Centre/);
    expect((await code('tenant', token)).body).toEqual({ link: body.link });
    const { qr_token } = await product.owner
      .selectFrom('identity.tenants')
      .select('qr_token')
      .where('id', '=', coach.tenantId)
      .executeTakeFirstOrThrow();
    expect(body.link).toContain(qr_token);
  });

  it('opens what stands on its door, for anybody who has the code, as long as it is open', async () => {
    const tenant = await aTenant(product.owner, { name: 'Harbour' });
    const change = (values: object) =>
      product.owner.updateTable('identity.tenants').set(values).where('id', '=', tenant.tenantId).execute();
    await change({ phone: '+1 617 555 0100', address: '1 Pier', remark: 'internal' });
    const { qr_token } = await product.owner
      .selectFrom('identity.tenants')
      .select('qr_token')
      .where('id', '=', tenant.tenantId)
      .executeTakeFirstOrThrow();
    const door = (code = qr_token) => product.call(undefined, 'GET', `/api/m/centre/${encodeURIComponent(code)}`);
    expect((await door()).body).toEqual({ name: 'Harbour', logo: null, address: '1 Pier', phone: '+1 617 555 0100', email: null });
    expect((await door('a'.repeat(22))).status).toBe(404);
    await change({ state: 'Invalid' });
    expect((await door()).status).toBe(404);
  });

  it('is not told to another center', async () => {
    const other = await aTenant(product.owner);
    for (const path of ['tenant', 'preview']) expect((await code(path, token, other.tenantId)).status).toBe(404);
  });
});
