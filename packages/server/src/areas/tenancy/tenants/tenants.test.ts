import type { CurrentUser } from '@trellis/contract/account/schemas';
import { menuOf } from '@trellis/contract/menu-rules';
import type { Tenant, TenantListItem } from '@trellis/contract/tenancy/schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCentre, anOverseer, aPerson, aSubject, aTenant } from '../../../fixtures/builders.ts';
import { insertCatalog } from '../../../fixtures/catalog-rows.ts';
import { hashOf } from '../../../platform/auth/secrets.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../../testing/http.ts';

const base = '/api/business/tenant';

let product: TestProduct;
let admin: string;

beforeAll(async () => {
  product = await startTestProduct();
  admin = await tokenOf(await anOverseer(product.owner, { side: 'management', role: 'admin' }));
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.owner.deleteFrom('jobs.letters').execute();
});

const tokenOf = ({ personId, membershipId }: { personId: string; membershipId: string }) =>
  issueToken(product.owner, personId, membershipId);
const create = (given: object = {}, as = admin) =>
  product.call<{ id: string }>(as, 'POST', base, { type: 'Center', name: 'North Pier', zone: 'Europe/Madrid', ...given });
const view = async (id: string, as = admin) => (await product.call<Tenant>(as, 'GET', `${base}/${id}`)).body;
const list = async (as: string, input: object = {}) =>
  (await product.call<{ items: TenantListItem[]; totalCount: number }>(as, 'GET', `${base}/list`, input)).body;
const letters = () => product.owner.selectFrom('jobs.letters').selectAll().orderBy('created_at').execute();
const update = async (id: string, change: object) => {
  const { name, zone, concurrencyStamp } = await view(id);
  return product.call<{ id: string }>(admin, 'PUT', base, { id, name, zone, concurrencyStamp, ...change });
};
/** Lets the next letter go out at once. */
const rest = (tenantId: string) =>
  product.owner
    .updateTable('jobs.letters')
    .set({ created_at: new Date(Date.now() - 120_000) })
    .where('tenant_id', '=', tenantId)
    .execute();
const accept = (tenantId: string) =>
  product.owner.updateTable('identity.memberships').set({ activated_at: new Date() }).where('tenant_id', '=', tenantId).execute();

describe('a tenant', () => {
  it.each(['Center', 'Enterprise', 'Area'])('of the type %s is added, changed and deleted', async (type) => {
    const { status, body } = await create({ type, name: `${type} one`, phone: '+34 600 000 000', remark: 'Ours' });
    expect(status).toBe(200);
    expect(await view(body.id)).toMatchObject({
      type,
      name: `${type} one`,
      zone: 'Europe/Madrid',
      state: 'Effective',
      remark: 'Ours',
      email: null,
    });
    expect((await update(body.id, { name: `${type} two`, address: 'Calle 1' })).status).toBe(200);
    expect(await view(body.id)).toMatchObject({ name: `${type} two`, address: 'Calle 1', phone: null });
    expect((await product.call(admin, 'DELETE', `${base}/${body.id}`)).status).toBe(200);
    expect((await product.call(admin, 'GET', `${base}/${body.id}`)).status).toBe(404);
    expect((await list(admin, { type, filter: `${type} two` })).totalCount).toBe(0);
  });

  it('that is a centre gets its projects and settings in the same breath', async () => {
    await insertCatalog(product.owner);
    const { body } = await create({ projectStatus: [{ name: 'Project.Rocket', status: true }] });
    const { projectStatus } = await view(body.id);
    expect(projectStatus.filter(({ status }) => status)).toEqual([{ name: 'Project.Rocket', status: true }]);
    expect(projectStatus).toHaveLength(5);
    const settings = await product.owner.selectFrom('app.centre_settings').selectAll().where('tenant_id', '=', body.id).executeTakeFirst();
    expect(settings?.session_durations).toEqual([30, 45, 60]);
    const granted = await product.owner.selectFrom('catalog.grants').select('item_id').where('tenant_id', '=', body.id).execute();
    const templates = await product.owner.selectFrom('catalog.plan_templates').select('id').execute();
    expect(templates.length).toBeGreaterThan(0);
    expect(granted.map((row) => row.item_id).sort()).toEqual(templates.map((row) => row.id).sort());
  });

  it('is tied to several enterprises and areas', async () => {
    const enterprises = [
      await aTenant(product.owner, { kind: 'enterprise', name: 'Alpha' }),
      await aTenant(product.owner, { kind: 'enterprise', name: 'Beta' }),
    ];
    const area = await aTenant(product.owner, { kind: 'area', name: 'East' });
    const enterpriseIds = enterprises.map(({ tenantId }) => tenantId);
    const { body } = await create({ enterpriseIds, areaIds: [area.tenantId] });
    expect((await view(body.id)).enterprises.map(({ name }) => name)).toEqual(['Alpha', 'Beta']);
    expect((await view(body.id)).areas).toEqual([{ id: area.tenantId, name: 'East' }]);
    expect((await list(admin, { enterpriseId: enterpriseIds[0] })).items.map(({ id }) => id)).toEqual([body.id]);
    await update(body.id, { enterpriseIds: enterpriseIds.slice(1) });
    expect(await view(body.id)).toMatchObject({ enterprises: [{ name: 'Beta' }], areas: [] });
    const wrong = await update(body.id, { enterpriseIds: [area.tenantId] });
    expect([wrong.status, wrong.error.validationErrors[0]?.members]).toEqual([404, ['enterpriseIds']]);
  });

  it('refuses on an enterprise what only a centre has', async () => {
    const reply = await create({ type: 'Enterprise', projectStatus: [{ name: 'Project.Rocket', status: true }], timesSetting: true });
    expect([reply.status, reply.error.code, reply.error.validationErrors[0]?.members]).toEqual([
      400,
      'Trellis:OnlyCenters',
      ['projectStatus', 'timesSetting'],
    ]);
  });

  it('keeps its reminder amounts', async () => {
    const { body } = await create();
    expect((await product.call(admin, 'PUT', `${base}/vratReminderAmount`, { id: body.id, amount: 7 })).status).toBe(200);
    expect((await product.call(admin, 'PUT', `${base}/hfsReminderAmount`, { id: body.id, amount: 9 })).status).toBe(200);
    expect(await view(body.id)).toMatchObject({ vratReminderAmount: 7, hfsReminderAmount: 9 });
    expect((await product.call(admin, 'PUT', `${base}/hfsReminderAmount`, { id: body.id, amount: -1 })).status).toBe(400);
  });

  it('shows a stale editor what the other one saved', async () => {
    const { body } = await create();
    const { concurrencyStamp } = await view(body.id);
    await update(body.id, { name: 'Renamed' });
    const reply = await update(body.id, { name: 'Late', concurrencyStamp });
    expect([reply.status, reply.error.code]).toEqual([409, 'Trellis:StaleStamp']);
    expect(reply.error.data).toMatchObject({ current: { name: 'Renamed' } });
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ zone: 'Mars/Base' }, 'zone'],
    [{ zone: '+02:00' }, 'zone'],
    [{ email: 'nobody' }, 'email'],
  ])('refuses %j', async (given, member) => {
    const reply = await create(given);
    expect(reply.status).toBe(400);
    expect(reply.error.validationErrors.flatMap(({ members }) => members)).toContain(member);
  });

  it('takes the logo that the caller uploaded, and nobody else’s', async () => {
    const other = await aPerson(product.owner);
    const own = await product.owner
      .selectFrom('identity.memberships')
      .select('person_id')
      .where('side', '=', 'management')
      .executeTakeFirstOrThrow();
    const upload = (person_id: string, key: string) =>
      product.owner
        .insertInto('identity.uploads')
        .values({ person_id, kind: 'logo', file_name: 'l.webp', type: 'image/webp', size: 1, key })
        .returning('id')
        .executeTakeFirstOrThrow();
    const { body } = await create();
    expect((await update(body.id, { logoId: (await upload(other.personId, 'logos/b.webp')).id })).status).toBe(404);
    expect((await update(body.id, { logoId: (await upload(own.person_id, 'logos/a.webp')).id })).status).toBe(200);
    const { body: logo } = await product.call<{ url: string }>(admin, 'GET', `/api/business/tenantProfile/logo/${body.id}`);
    expect(logo.url).toContain('logos/a.webp');
    await update(body.id, { logoId: null });
    expect((await view(body.id)).logo).toBeNull();
  });

  it('has a QR link of its own', async () => {
    const [one, two] = [(await create()).body.id, (await create()).body.id];
    const link = async (id: string) => (await product.call<{ link: string }>(admin, 'GET', `${base}/qRCodeLink/${id}`)).body.link;
    expect(await link(one)).toMatch(/^http:\/\/localhost:4200\/m\/centre#[\w-]{16,}$/);
    expect(await link(one)).not.toBe(await link(two));
  });

  it('switches a project and the user settings for who works there, at their next load', async () => {
    const centre = await aCentre(product.owner);
    const token = await tokenOf(centre.admin);
    const info = async () => (await product.call<CurrentUser>(token, 'GET', '/api/us/Account/Info')).body;
    const vrat = { name: 'Project.Vrat', status: false };
    await update(centre.tenantId, { projectStatus: [vrat], timesSetting: true, institutionType: 'Medical_Public' });
    const changed = await info();
    expect(changed).toMatchObject({ timesSetting: true, institutionType: 'Medical_Public' });
    expect(changed.projectStatus.filter(({ status }) => !status)).toEqual([vrat]);
    expect(menuOf(changed).map(({ key }) => key)).toContain('Menu.Manage.UserConfiguration');
    await update(centre.tenantId, { timesSetting: false });
    expect(menuOf(await info()).map(({ key }) => key)).not.toContain('Menu.Manage.UserConfiguration');
  });

  it('signs its people out when it is closed or deleted', async () => {
    const centre = await aCentre(product.owner);
    const token = await tokenOf(centre.admin);
    const asked = async () => (await product.call(token, 'POST', '/api/business/subject/getList', {})).error;
    const ask = async () => (await asked())?.code;
    await tokenOf(centre.coach);
    expect((await view(centre.tenantId)).openSignIns).toBe(2);
    await update(centre.tenantId, { state: 'Invalid' });
    expect(await ask()).toBe('Business:CenterStateInvalid');
    // by its name: it may be an enterprise as well, and is not the only place of many
    expect((await asked())?.message).toContain((await view(centre.tenantId)).name);
    await update(centre.tenantId, { state: 'Effective' });
    expect(await ask()).toBeUndefined();
    await product.call(admin, 'DELETE', `${base}/${centre.tenantId}`);
    expect(await ask()).toBe('Business:CenterStateInvalid');
  });
});

describe('the contact', () => {
  it('is invited as the first administrator', async () => {
    const { body } = await create({ email: 'Ana@North.example', contactName: 'Ana Ruiz' });
    const [letter] = await letters();
    expect(letter).toMatchObject({
      template: 'tenantInvitation',
      recipient: 'ana@north.example',
      tenant_id: body.id,
      zone: 'Europe/Madrid',
    });
    const secret = /token=([\w-]+)/.exec(JSON.stringify(letter?.data))?.[1] ?? '';
    const invitation = await product.owner
      .selectFrom('identity.invitations')
      .selectAll()
      .where('tenant_id', '=', body.id)
      .executeTakeFirstOrThrow();
    expect(invitation).toMatchObject({ purpose: 'tenant', token_hash: hashOf(secret), email: 'ana@north.example' });
    expect(invitation.expires_at.getTime() - invitation.created_at.getTime()).toBe(7 * 86_400_000);
    const rows = await product.owner
      .selectFrom('identity.membership_roles')
      .selectAll()
      .where('membership_id', '=', invitation.membership_id ?? '')
      .execute();
    expect(rows.map(({ role }) => role)).toEqual(['CenterAdmin']);
    expect((await view(body.id)).invitation).toMatchObject({ email: 'ana@north.example', acceptedAt: null });
  });

  it.each([
    ['Enterprise', 'enterprise', 'EnterpriseAdmin'],
    ['Area', 'area', 'AreaAdmin'],
  ])('of the type %s gets the role of its side', async (type, side, role) => {
    const { body } = await create({ type, email: `head-${side}@north.example` });
    const membership = await product.owner
      .selectFrom('identity.memberships')
      .selectAll()
      .where('tenant_id', '=', body.id)
      .executeTakeFirstOrThrow();
    expect(membership).toMatchObject({ side, activated_at: null, invited_at: expect.any(Date) });
    const roles = await product.owner
      .selectFrom('identity.membership_roles')
      .select('role')
      .where('membership_id', '=', membership.id)
      .execute();
    expect(roles).toEqual([{ role }]);
  });

  it('is written to again with a fresh link, the old one void', async () => {
    const { body } = await create({ email: 'again@north.example' });
    const first = await product.owner
      .selectFrom('identity.invitations')
      .select('token_hash')
      .where('tenant_id', '=', body.id)
      .executeTakeFirstOrThrow();
    const send = () => product.call(admin, 'POST', `${base}/sendEmailToTenant/${body.id}`, {});
    expect((await send()).error.code).toBe('Trellis:LetterTooSoon');
    await rest(body.id);
    expect((await send()).status).toBe(200);
    const hashes = await product.owner.selectFrom('identity.invitations').select('token_hash').where('tenant_id', '=', body.id).execute();
    expect(hashes).toHaveLength(1);
    expect(hashes[0]).not.toEqual(first);
    expect(await letters()).toHaveLength(2);
    await accept(body.id);
    expect((await send()).error.code).toBe('Trellis:TenantAlreadyActive');
  });

  it('that was never told cannot be written to', async () => {
    const { body } = await create();
    expect((await product.call(admin, 'POST', `${base}/sendEmailToTenant/${body.id}`, {})).error.code).toBe('Trellis:TenantHasNoEmail');
  });

  it('moves to another address: who was invited before is not any more', async () => {
    const { body } = await create({ email: 'old@north.example' });
    const change = (email: string) => product.call<object>(admin, 'POST', `${base}/changeTenantEmail`, { tenantId: body.id, email });
    expect((await change('New@north.example')).body).toEqual({ email: 'new@north.example', invited: true });
    const members = await product.owner
      .selectFrom('identity.memberships as m')
      .innerJoin('identity.persons as p', 'p.id', 'm.person_id')
      .select('p.email')
      .where('m.tenant_id', '=', body.id)
      .execute();
    expect(members).toEqual([{ email: 'new@north.example' }]);
    await accept(body.id);
    expect((await change('third@north.example')).body).toEqual({ email: 'third@north.example', invited: false });
    expect((await view(body.id)).email).toBe('third@north.example');
    expect((await letters()).map(({ recipient }) => recipient)).toEqual(['old@north.example', 'new@north.example']);
  });

  it('greets the contact who is new at another address, and nobody by the name of the one before', async () => {
    const { body } = await create({ email: 'ana@north.example', contactName: 'Ana Ruiz' });
    const change = (email: string, contactName?: string) =>
      product.call(admin, 'POST', `${base}/changeTenantEmail`, { tenantId: body.id, email, contactName });
    expect((await change('ben@north.example')).status).toBe(200);
    expect((await view(body.id)).contactName).toBeNull();
    expect((await change('cleo@north.example', 'Cleo Díaz')).status).toBe(200);
    expect((await view(body.id)).contactName).toBe('Cleo Díaz');
    expect((await letters()).map(({ recipient, recipient_name: name }) => [recipient, name])).toEqual([
      ['ana@north.example', 'Ana Ruiz'],
      ['ben@north.example', null],
      ['cleo@north.example', 'Cleo Díaz'],
    ]);
  });

  it('is written to once a minute, however often the change is repeated, here and there', async () => {
    const { body } = await create({ email: 'first@north.example' });
    const change = (email: string) => product.call(admin, 'POST', `${base}/changeTenantEmail`, { tenantId: body.id, email });
    expect((await change('first@north.example')).error.code).toBe('Trellis:LetterTooSoon');
    expect((await change('second@north.example')).status).toBe(200);
    const back = await change('first@north.example');
    expect([back.status, back.error.code]).toEqual([429, 'Trellis:LetterTooSoon']);
    expect(back.error.data['seconds']).toBeGreaterThan(50);
    expect((await view(body.id)).email).toBe('second@north.example');
    await rest(body.id);
    expect((await change('first@north.example')).status).toBe(200);
    expect(await letters()).toHaveLength(3);
  });
});

describe('the list', () => {
  it('shows enterprise and area people their own centres only', async () => {
    const [mine, theirs] = [await aCentre(product.owner, { name: 'Own centre' }), await aCentre(product.owner, { name: 'Foreign centre' })];
    await aSubject(product.owner, { tenant: mine });
    await product.owner.updateTable('identity.tenants').set({ remark: 'For the platform' }).where('id', '=', mine.tenantId).execute();
    for (const [side, role] of [
      ['enterprise', 'EnterpriseAdmin'],
      ['area', 'AreaAdmin'],
    ] as const) {
      const own = await tokenOf(await anOverseer(product.owner, { side, role, centres: [mine] }));
      await anOverseer(product.owner, { side, role, centres: [theirs] });
      const page = await list(own);
      expect(page).toMatchObject({ totalCount: 1, items: [{ name: 'Own centre', childCount: 1, staffCount: 2 }] });
      expect((await product.call(own, 'GET', `${base}/${theirs.tenantId}`)).status).toBe(404);
      expect((await product.call(own, 'GET', `${base}/qRCodeLink/${theirs.tenantId}`)).status).toBe(404);
      expect((await product.call(own, 'GET', `/api/business/tenantProfile/logo/${theirs.tenantId}`)).status).toBe(404);
      expect((await list(own, { centerId: theirs.tenantId })).totalCount).toBe(0);
      expect(await view(mine.tenantId, own)).toMatchObject({ remark: null, invitation: null });
      expect((await create({}, own)).error.code).toBe('Trellis:NotAllowed');
    }
  });

  it('lets whoever manages some centres look at those and change none', async () => {
    const [mine, theirs] = [await aCentre(product.owner), await aCentre(product.owner)];
    const manager = await tokenOf(await anOverseer(product.owner, { side: 'management', role: 'operation', centres: [mine] }));
    expect((await list(manager)).items.map(({ id }) => id)).toEqual([mine.tenantId]);
    expect((await product.call(manager, 'DELETE', `${base}/${theirs.tenantId}`)).error.code).toBe('Trellis:NotAllowed');
    expect((await product.call(manager, 'DELETE', `${base}/${mine.tenantId}`)).error.code).toBe('Trellis:NotAllowed');
  });

  it('counts the centres, children and staff of an enterprise', async () => {
    const centre = await aCentre(product.owner);
    await aSubject(product.owner, { tenant: centre });
    const { tenantId } = await anOverseer(product.owner, { side: 'enterprise', role: 'EnterpriseAdmin', centres: [centre] });
    const { items } = await list(admin, { type: 'Enterprise', maxResultCount: 100 });
    expect(items.find(({ id }) => id === tenantId)).toMatchObject({ centerCount: 1, childCount: 1, staffCount: 3 });
  });

  it('sorts and filters by name and state', async () => {
    for (const name of ['zeta_one', 'Alpha_one', 'beta%one']) await create({ name });
    const names = async (input: object) => (await list(admin, input)).items.map(({ name }) => name);
    expect(await names({ filter: '_one', sorting: 'name' })).toEqual(['Alpha_one', 'zeta_one']);
    expect(await names({ filter: '_ONE', sorting: 'name desc' })).toEqual(['zeta_one', 'Alpha_one']);
    expect(await names({ filter: '_one', state: 'Invalid' })).toEqual([]);
    expect((await product.call(admin, 'GET', `${base}/list`, { sorting: 'email' })).status).toBe(400);
  });

  it('offers what a selector asks for', async () => {
    await create({ type: 'Area', name: 'Selectable area' });
    const { body } = await product.call<{ items: { name: string }[] }>(admin, 'GET', `${base}/areaList`, { filter: 'selectable' });
    expect(body.items.map(({ name }) => name)).toEqual(['Selectable area']);
    const found = await product.call<{ items: object[] }>(admin, 'POST', `${base}/find`, { type: 'Area', filter: 'SELECTABLE' });
    expect(found.body.items).toHaveLength(1);
    const enterprises = await product.call<{ items: object[] }>(admin, 'GET', `${base}/enterpriseSearchList`, { filter: 'selectable' });
    expect(enterprises.body.items).toEqual([]);
    const prepared = await product.call<{ areas: { name: string }[]; tenant: null }>(admin, 'POST', `${base}/prepareForEdit`, {});
    expect(prepared.body.tenant).toBeNull();
    expect(prepared.body.areas.map(({ name }) => name)).toContain('Selectable area');
  });
});
