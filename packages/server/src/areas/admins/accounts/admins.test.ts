import type { AdminItem } from '@trellis/contract/admins/accounts/schemas';
import { managementRoles } from '@trellis/contract/admins/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCentre, anOverseer, type CentreBuilt } from '../../../fixtures/builders.ts';
import { hashOf } from '../../../platform/auth/secrets.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../../testing/http.ts';

const base = '/api/us/contentAdmin';

let product: TestProduct;
let centre: CentreBuilt;
let root: { personId: string; membershipId: string };
let admin: string;

beforeAll(async () => {
  product = await startTestProduct();
  centre = await aCentre(product.owner, { name: 'Riverside' });
  root = await anOverseer(product.owner, { side: 'management', role: 'admin' });
  admin = await issueToken(product.owner, root.personId, root.membershipId);
});
afterAll(() => product.close());

const post = <T = { id: string }>(path: string, input: object, token = admin) => product.call<T>(token, 'POST', `${base}${path}`, input);
const list = async (input: object = {}, token = admin) =>
  (
    await product.call<{ items: AdminItem[]; totalCount: number }>(token, 'GET', `${base}/contentAdminList`, {
      maxResultCount: 100,
      ...input,
    })
  ).body;
const find = async (id: string) => (await list()).items.find((item) => item.id === id);
const invite = (input: object) =>
  post('', { email: `${Math.random()}@test.example`, name: 'Nia', role: ['operation'], allTenants: true, ...input });
const lettersTo = (recipient: string) => product.owner.selectFrom('jobs.letters').selectAll().where('recipient', '=', recipient).execute();
const accept = (membershipId: string) =>
  product.owner.updateTable('identity.memberships').set({ activated_at: new Date() }).where('id', '=', membershipId).execute();

async function staff(role: (typeof managementRoles)[number], centres?: CentreBuilt[]) {
  const person = await anOverseer(product.owner, { side: 'management', role, ...(centres ? { centres } : {}) });
  return { ...person, token: await issueToken(product.owner, person.personId, person.membershipId) };
}

describe('the staff of the platform', () => {
  it('is invited by a letter whose link is kept as a hash only, and may do nothing before it is accepted', async () => {
    const reply = await invite({ email: 'New.Admin@Test.Example', name: 'Nia Okoro', role: ['operation', 'finance'], language: 'es' });
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    const [letter] = await lettersTo('new.admin@test.example');
    const { link, roleName } = (letter?.data ?? {}) as Record<string, string>;
    expect(letter).toMatchObject({ template: 'adminInvitation', language: 'es', tenant_id: null });
    expect(roleName).toBe('Finanzas, Operaciones');
    const token = new URL(link ?? '').searchParams.get('token') ?? '';
    const invitations = await product.owner
      .selectFrom('identity.invitations')
      .selectAll()
      .where('token_hash', '=', hashOf(token))
      .execute();
    expect(invitations).toMatchObject([{ purpose: 'admin', tenant_id: null, membership_id: reply.body.id }]);
    expect(await find(reply.body.id)).toMatchObject({ role: ['finance', 'operation'], state: 'Invited', allTenants: true, tenants: [] });
    const membership = await product.owner
      .selectFrom('identity.memberships')
      .select('person_id')
      .where('id', '=', reply.body.id)
      .executeTakeFirst();
    const early = await issueToken(product.owner, membership?.person_id ?? '', reply.body.id);
    expect((await product.call(early, 'GET', '/api/us/Account/Info')).status).toBe(403);
  });

  it.each(managementRoles)('takes the role %s', async (role) => {
    const reply = await invite({ role: [role], allTenants: false, tenantIds: [centre.tenantId] });
    expect(await find(reply.body.id)).toMatchObject({
      role: [role],
      tenants: [{ id: centre.tenantId, name: 'Riverside' }],
      allTenants: false,
    });
  });

  it('takes no role of a centre, and nobody twice', async () => {
    expect((await invite({ role: ['Coach'] })).error.validationErrors[0]?.members).toEqual(['role.0']);
    const { email } = (await find(root.personId)) ?? { email: '' };
    const again = await invite({ email });
    expect([again.status, again.error.code]).toEqual([409, 'Identity.UserAlreadyInRole']);
  });

  it('looks after every center only when that was chosen, and only where the role goes with it', async () => {
    expect((await invite({ allTenants: false })).error.code).toBe('Trellis:CentersNotChosen');
    expect((await invite({ role: ['medicalSupport'], allTenants: true })).error.code).toBe('Trellis:EveryCenterRefused');
    // trainers are admitted, supervised and certified at every center
    for (const role of ['supervisor', 'training']) expect((await invite({ role: [role], allTenants: true })).status).toBe(200);
    expect((await invite({ allTenants: false, tenantIds: [root.personId] })).error.code).toBe('Trellis:NotFound');
    expect((await invite({ role: ['editor'], allTenants: true })).status).toBe(200);
  });

  it('is found by name, role and state, and is nobody else of the product', async () => {
    await invite({ name: 'Zebedee Quill', role: ['training'], allTenants: false, tenantIds: [centre.tenantId] });
    expect((await list({ filter: 'bedee' })).items).toMatchObject([{ name: 'Zebedee Quill', role: ['training'], state: 'Invited' }]);
    expect((await list({ filter: 'bedee', state: 'Effective' })).totalCount).toBe(0);
    expect((await list({ filter: 'bedee', role: 'editor' })).totalCount).toBe(0);
    expect((await list()).items.map((item) => item.id)).not.toContain(centre.admin.personId);
  });

  it('gets another letter after a minute, with another link, until it accepts', async () => {
    const { id } = (await invite({ email: 'again@test.example' })).body;
    expect((await post(`/${id}/reSend`, {})).error.code).toBe('Trellis:LetterTooSoon');
    await product.owner
      .updateTable('identity.invitations')
      .set({ created_at: new Date(Date.now() - 61_000) })
      .where('membership_id', '=', id)
      .execute();
    const [first] = await product.owner.selectFrom('identity.invitations').selectAll().where('membership_id', '=', id).execute();
    expect((await post(`/${id}/reSend`, {})).status).toBe(200);
    const invitations = await product.owner.selectFrom('identity.invitations').selectAll().where('membership_id', '=', id).execute();
    expect(invitations).toHaveLength(1);
    expect(invitations[0]?.token_hash).not.toBe(first?.token_hash);
    expect(await lettersTo('again@test.example')).toHaveLength(2);
    await accept(id);
    expect((await post(`/${id}/reSend`, {})).error.code).toBe('Trellis:AlreadyAccepted');
  });

  it('is invited at the right address where one was mistyped: the link that was sent is void, roles, centers and language stay', async () => {
    const given = { name: 'Ida Typo', role: ['finance', 'training'], allTenants: false, tenantIds: [centre.tenantId], language: 'es' };
    const { id } = (await invite({ ...given, email: 'ida.typo@test.example' })).body;
    const correct = (input: object) => post(`/${id}/correctInvitation`, { name: 'Ida Right', ...input });
    expect((await correct({ email: 'ida.typo@test.example' })).error.code).toBe('Trellis:LetterTooSoon');
    const { email: taken = '' } = (await find(root.personId)) ?? {};
    expect((await correct({ email: taken })).error.code).toBe('Identity.UserAlreadyInRole');
    const reply = await correct({ email: 'Ida.Right@test.example' });
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    expect((await list({ filter: 'Ida' })).items).toMatchObject([
      { id: reply.body.id, name: 'Ida Right', email: 'ida.right@test.example', role: given.role, tenants: [{ name: 'Riverside' }] },
    ]);
    const [mistyped] = await lettersTo('ida.typo@test.example');
    const token = new URL(String((mistyped?.data as { link: string } | undefined)?.link)).searchParams.get('token');
    expect((await product.call(undefined, 'GET', '/api/business/user/checkTokenAndUser', { token })).error.code).toBe('ErrorActiveLink');
    expect(await lettersTo('ida.right@test.example')).toMatchObject([{ template: 'adminInvitation', language: 'es' }]);
    await accept(reply.body.id);
    const late = await post(`/${reply.body.id}/correctInvitation`, { email: 'late@test.example', name: 'Late' });
    expect(late.error.code).toBe('Trellis:AlreadyAccepted');
  });
});

describe('changes', () => {
  it('of a role count from the next call', async () => {
    const operator = await staff('operation');
    const mail = () => product.call(operator.token, 'GET', '/api/rocketAdmin/mailSettings');
    expect((await mail()).status).toBe(403);
    expect((await post('/role', { userId: operator.personId, role: ['admin'] })).status).toBe(200);
    expect((await mail()).status).toBe(200);
    const toSales = await post('/role', { userId: operator.personId, role: ['sales'] });
    expect([toSales.status, toSales.error.code]).toEqual([400, 'Trellis:EveryCenterRefused']);
  });

  it('of the managed centers count from the next call', async () => {
    const operator = await staff('operation');
    const other = await aCentre(product.owner, { name: 'Harbour' });
    const centres = async () =>
      (await product.call<{ items: { name: string }[] }>(operator.token, 'GET', '/api/rocketAdmin/user/centerOptions')).body.items.map(
        (item) => item.name,
      );
    expect(await centres()).toEqual(expect.arrayContaining(['Harbour', 'Riverside']));
    expect((await post('/managementCenter', { userId: operator.personId, tenantIds: [other.tenantId] })).status).toBe(200);
    expect(await centres()).toEqual(['Harbour']);
    const shown = await product.call(admin, 'GET', `${base}/${operator.personId}/grantTenant`);
    expect(shown.body).toEqual({ allTenants: false, tenants: [{ id: other.tenantId, name: 'Harbour' }], mayReachAll: true });
    expect((await post('/managementCenter', { userId: operator.personId, tenantIds: [] })).error.code).toBe('Trellis:CentersNotChosen');
    expect((await post('/managementCenter', { userId: operator.personId, allTenants: true })).status).toBe(200);
    expect(await centres()).toEqual(expect.arrayContaining(['Harbour', 'Riverside']));
  });

  it('freeze somebody at once, and let them in again', async () => {
    const operator = await staff('operation');
    const look = () => product.call(operator.token, 'POST', '/api/rocketAdmin/user/list', {});
    expect((await look()).status).toBe(200);
    expect((await post('/freeze', { operate: 'Freeze', userId: operator.personId })).body).toEqual({ state: 'Frozen' });
    expect((await look()).status).toBe(403);
    expect((await post('/freeze', { operate: 'Unfreeze', userId: operator.personId, tenantId: null })).body).toEqual({
      state: 'Effective',
    });
    expect((await look()).status).toBe(200);
  });

  it('take somebody off the staff, whom they do not know any more, and let them come back', async () => {
    const operator = await staff('operation');
    expect((await product.call(admin, 'DELETE', `${base}/${operator.personId}`)).status).toBe(200);
    expect((await product.call(operator.token, 'POST', '/api/rocketAdmin/user/list', {})).status).toBe(403);
    expect(await find(operator.membershipId)).toBeUndefined();
    expect((await post('/freeze', { operate: 'Unfreeze', userId: operator.personId })).status).toBe(404);
    expect((await invite({ email: operator.email, role: ['editor'] })).body).toEqual({ id: operator.membershipId });
    expect(await find(operator.membershipId)).toMatchObject({ state: 'Invited', role: ['editor'] });
  });

  it('of oneself are refused', async () => {
    const { personId: userId } = root;
    const replies = await Promise.all([
      post('/role', { userId, role: ['editor'] }),
      post('/managementCenter', { userId, tenantIds: [centre.tenantId] }),
      post('/freeze', { operate: 'Freeze', userId }),
      product.call(admin, 'DELETE', `${base}/${userId}`),
    ]);
    expect(replies.map((reply) => reply.error.code)).toEqual(Array(4).fill('Trellis:OwnMembership'));
  });

  it('of two administrators who freeze each other at once leave one', async () => {
    const { owner } = product;
    await owner
      .updateTable('identity.memberships')
      .set({ state: 'Invalid' })
      .where('tenant_id', 'is', null)
      .where('id', '<>', root.membershipId)
      .execute();
    const other = await staff('admin');
    const replies = await Promise.all([
      post('/freeze', { operate: 'Freeze', userId: other.personId }),
      post('/freeze', { operate: 'Freeze', userId: root.personId }, other.token),
    ]);
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
    await owner
      .updateTable('identity.memberships')
      .set({ state: 'Effective' })
      .where('id', 'in', [root.membershipId, other.membershipId])
      .execute();
  });

  it('never take the last administrator away, whoever else may manage the staff', async () => {
    const { owner } = product;
    await owner
      .insertInto('identity.role_policies')
      .values({ role: 'operationAdmin', policy: 'PFE.UserManagement.AdminUser', granted: true })
      .execute();
    await owner
      .updateTable('identity.memberships')
      .set({ state: 'Invalid' })
      .where('tenant_id', 'is', null)
      .where('id', '<>', root.membershipId)
      .execute();
    const head = await staff('operationAdmin');
    const replies = [
      await post('/freeze', { operate: 'Freeze', userId: root.personId }, head.token),
      await post('/role', { userId: root.personId, role: ['operation'] }, head.token),
      await post('/managementCenter', { userId: root.personId, tenantIds: [centre.tenantId] }, head.token),
      await product.call(head.token, 'DELETE', `${base}/${root.personId}`),
    ];
    expect(replies.map((reply) => reply.error.code)).toEqual(Array(4).fill('Trellis:LastAdmin'));
    expect(replies[0]?.error.message).toContain('Trellis');
    expect((await list()).items.length).toBeGreaterThan(0);
    await owner.deleteFrom('identity.role_policies').execute();
  });

  it('are for those who look after the whole platform: nobody else, and nobody of some centers only', async () => {
    const managed = await staff('admin', [centre]);
    const editor = await staff('editor');
    const coach = await issueToken(product.owner, centre.admin.personId, centre.admin.membershipId);
    for (const token of [managed.token, editor.token, coach]) {
      expect((await product.call(token, 'GET', `${base}/contentAdminList`)).status).toBe(403);
      expect((await post('', { email: 'x@test.example', name: 'X', role: ['admin'], allTenants: true }, token)).status).toBe(403);
    }
  });
});
