import type { Client } from '@trellis/contract/connections/clients/calls';
import { limits } from '@trellis/contract/limits';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMember, anOverseer, aTenant, type MemberBuilt } from '../../../fixtures/builders.ts';
import { hashOf } from '../../../platform/auth/secrets.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../../testing/http.ts';

const base = '/api/rocketAdmin/client';
const leadsBack = 'com.example.app:/signed-in';

type Made = Client & { secret: string | null };

let product: TestProduct;
let center: MemberBuilt;
let asPlatform: string;
let asSome: string;
let asCenter: string;

beforeAll(async () => {
  product = await startTestProduct();
  const { owner } = product;
  center = await aMember(owner, { roles: ['CenterAdmin'] });
  const platform = await anOverseer(owner, { side: 'management', role: 'admin' });
  const some = await anOverseer(owner, { side: 'management', role: 'admin', centres: [center] });
  asPlatform = await issueToken(owner, platform.personId, platform.membershipId);
  asSome = await issueToken(owner, some.personId, some.membershipId);
  asCenter = await issueToken(owner, center.personId, center.membershipId);
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.owner.deleteFrom('identity.clients').execute();
});

const app = (changed: object = {}) => ({ kind: 'app', name: 'Phone', scope: 'read', redirectUris: [leadsBack], ...changed });
const service = (changed: object = {}) => ({
  kind: 'service',
  name: 'Billing',
  scope: 'read',
  redirectUris: [],
  tenantId: center.tenantId,
  ...changed,
});
const create = (input: object, token = asPlatform) => product.call<Made>(token, 'POST', base, input);
const change = ({ id, concurrencyStamp, name, scope, redirectUris, enabled }: Client, changed: object = {}, token = asPlatform) =>
  product.call<Client>(token, 'PUT', `${base}/${id}`, { concurrencyStamp, name, scope, redirectUris, enabled, ...changed });
const list = async () => (await product.call<{ items: Client[] }>(asPlatform, 'GET', base)).body.items;
const hash = async ({ id }: Client) =>
  (await product.owner.selectFrom('identity.client_states').select('secret_hash').where('client_id', '=', id).executeTakeFirst())
    ?.secret_hash;

/** What was issued to a client and works until then. */
async function issue({ id }: Client): Promise<() => Promise<boolean>> {
  const token = `token ${Math.random()}`;
  await product.owner
    .insertInto('oidc.payloads')
    .values({ kind: 'ClientCredentials', id: token, payload: JSON.stringify({ clientId: id }), expires_at: new Date(Date.now() + 60_000) })
    .execute();
  return async () => Boolean(await product.owner.selectFrom('oidc.payloads').select('id').where('id', '=', token).executeTakeFirst());
}

describe('an app', () => {
  it('is registered with where it leads back to, and has no secret', async () => {
    const { body, status } = await create(app());
    expect(status).toBe(200);
    expect(body).toMatchObject({ kind: 'app', secret: null, tenantId: null, enabled: true, lastUsedAt: null });
    expect(await list()).toMatchObject([{ id: body.id, redirectUris: [leadsBack] }]);
    const renewal = await product.call(asPlatform, 'POST', `${base}/${body.id}/renewSecret`);
    expect([renewal.status, renewal.error.code]).toEqual([400, 'Trellis:ClientUnfit']);
  });

  it('leads back somewhere, and acts for no organization of its own', async () => {
    expect((await create(app({ redirectUris: [] }))).error.code).toBe('Trellis:ClientUnfit');
    expect((await create(app({ tenantId: center.tenantId }))).error.code).toBe('Trellis:ClientUnfit');
    expect((await create(app({ redirectUris: ['javascript:alert(1)'] }))).error.code).toBe('Trellis:InvalidInput');
    const made = (await create(app())).body;
    expect((await change(made, { redirectUris: [] })).error.code).toBe('Trellis:ClientUnfit');
  });
});

describe('a service', () => {
  it('is told its secret once; what is kept of it proves nothing', async () => {
    const { body } = await create(service());
    const secret = body.secret ?? '';
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(await hash(body)).toBe(hashOf(secret));
    expect(JSON.stringify(await list())).not.toContain(secret);
    const kept = await product.owner.selectFrom('audit.changes').select('after').where('row_id', '=', body.id).execute();
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(hashOf(secret));
  });

  it('acts for an organization that is there, and leads nowhere', async () => {
    expect((await create(service({ tenantId: undefined }))).error.code).toBe('Trellis:ClientUnfit');
    expect((await create(service({ redirectUris: [leadsBack] }))).error.code).toBe('Trellis:ClientUnfit');
    expect((await create(service({ tenantId: '019a0000-0000-7000-8000-000000000000' }))).error.code).toBe('Trellis:NotFound');
    for (const kind of ['enterprise', 'area'] as const) {
      const { tenantId } = await aTenant(product.owner, { kind });
      expect((await create(service({ tenantId }))).status, kind).toBe(200);
    }
  });

  it('is nobody of the staff, and is named in what it did', async () => {
    const { body } = await create(service());
    await change(body, { name: 'Accounts' });
    const { rows } = await sql<{ name: string; email: string; hasPassword: boolean; isListed: boolean }>`
      select p.name, p.email, p.password_hash is not null as "hasPassword",
        exists (select 1 from identity.listed_staff l where l.membership_id = m.id)
        or exists (select 1 from identity.listed_people l where l.person_id = p.id)
        or exists (select 1 from identity.membership_roles r where r.membership_id = m.id) as "isListed"
      from identity.clients c join identity.persons p on p.id = c.person_id
      join identity.memberships m on m.person_id = p.id and m.tenant_id = c.tenant_id where c.id = ${body.id}`.execute(product.owner);
    expect(rows).toMatchObject([{ name: 'Accounts', hasPassword: false, isListed: false }]);
    expect(rows[0]?.email).toMatch(/@service\.invalid$/);
    const staff = await product.call(asCenter, 'POST', '/api/business/user/list', {});
    expect(staff.status).toBe(200);
    expect(JSON.stringify(staff.body)).not.toContain('Accounts');
  });

  it('gets another secret; its tokens stay, until the former one is ended with them', async () => {
    const { body } = await create(service());
    expect(body.formerSecretUntil).toBeNull();
    const isThere = await issue(body);
    const renewed = await product.call<{ secret: string }>(asPlatform, 'POST', `${base}/${body.id}/renewSecret`);
    expect(renewed.body.secret).not.toBe(body.secret);
    expect(await hash(body)).toBe(hashOf(renewed.body.secret));
    expect(await isThere()).toBe(true);
    const [{ formerSecretUntil }] = (await list()) as [Client];
    expect(Math.round((Date.parse(formerSecretUntil ?? '') - Date.now()) / 3_600_000)).toBe(24);
    const ended = await product.call<Client>(asPlatform, 'POST', `${base}/${body.id}/endFormerSecret`);
    expect([ended.status, ended.body.formerSecretUntil]).toEqual([200, null]);
    expect(await isThere()).toBe(false);
  });
});

describe('what was registered', () => {
  it('is changed by whoever read it last', async () => {
    const made = (await create(app())).body;
    expect((await change(made, { scope: 'write', name: 'Tablet' })).body).toMatchObject({ scope: 'write', name: 'Tablet' });
    expect((await change(made)).error.code).toBe('Trellis:StaleStamp');
  });

  it('reaches what it did until somebody says otherwise', async () => {
    const made = (await create(service({ parts: ['children', 'contracts'] }))).body;
    const renamed = (await change(made, { name: 'Renamed' })).body;
    expect(renamed).toMatchObject({ name: 'Renamed', parts: ['children', 'contracts'] });
    const narrowed = (await change(renamed, { parts: ['contracts'] })).body;
    expect(narrowed.parts).toEqual(['contracts']);
    expect((await change(narrowed, { parts: null })).body.parts).toBeNull();
  });

  it('loses its tokens where it is turned off or removed, and no other does', async () => {
    const [first, second] = [(await create(service())).body, (await create(service({ name: 'Other' }))).body];
    const [ofFirst, ofSecond] = [await issue(first), await issue(second)];
    await change(first, { name: 'Still on' });
    expect(await ofFirst()).toBe(true);
    const [current] = (await list()).filter(({ id }) => id === first.id);
    if (!current) throw new Error('what was changed is there');
    await change(current, { enabled: false });
    expect([await ofFirst(), await ofSecond()]).toEqual([false, true]);
    expect((await product.call(asPlatform, 'DELETE', `${base}/${second.id}`)).status).toBe(200);
    expect(await ofSecond()).toBe(false);
    expect((await product.call(asPlatform, 'DELETE', `${base}/${second.id}`)).error.code).toBe('Trellis:NotFound');
  });

  it('is no matter of a center, nor of whoever looks after some', async () => {
    const made = (await create(service())).body;
    for (const token of [asCenter, asSome]) {
      const replies = [
        await create(service(), token),
        await change(made, {}, token),
        await product.call(token, 'GET', base),
        await product.call(token, 'POST', `${base}/${made.id}/renewSecret`),
        await product.call(token, 'POST', `${base}/${made.id}/endFormerSecret`),
        await product.call(token, 'DELETE', `${base}/${made.id}`),
      ];
      expect(replies.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
    }
  });

  it(`is at most ${limits.client.most}`, async () => {
    const { rows } = await sql<{ by: string }>`select id as by from identity.persons limit 1`.execute(product.owner);
    await sql`
      insert into identity.clients (kind, name, scope, redirect_uris, created_by)
      select 'app', 'Many', 'read', array[${leadsBack}], ${rows[0]?.by} from generate_series(1, ${limits.client.most - 1})`.execute(
      product.owner,
    );
    const replies = await Promise.all([create(app()), create(app())]);
    expect(replies.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409]);
  });
});
