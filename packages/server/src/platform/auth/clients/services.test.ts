import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMember, anOverseer, aSubject, type MemberBuilt } from '../../../fixtures/builders.ts';
import { type ForClients, type Registered, startForClients } from '../../../testing/clients.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../../testing/http.ts';

const children = '/api/business/subject/simpleList';

let product: TestProduct;
let programs: ForClients;
let center: MemberBuilt;
let other: MemberBuilt;
let asPlatform: string;
let reader: Registered;

beforeAll(async () => {
  product = await startTestProduct();
  const { owner } = product;
  const platform = await anOverseer(owner, { side: 'management', role: 'admin' });
  asPlatform = await issueToken(owner, platform.personId, platform.membershipId);
  programs = await startForClients(product, asPlatform);
  center = await aMember(owner, { roles: ['CenterAdmin'] });
  other = await aMember(owner, { roles: ['CenterAdmin'] });
  await aSubject(owner, { tenant: center, lastName: 'Of the center' });
  await aSubject(owner, { tenant: other, lastName: 'Of another' });
});
afterAll(() => product.close());
beforeEach(async () => {
  for (const table of ['identity.tries', 'identity.clients']) await sql`delete from ${sql.table(table)}`.execute(product.owner);
  reader = await service();
});

const service = (changed: object = {}) =>
  programs.register({ kind: 'service', name: 'Billing', scope: 'read', redirectUris: [], tenantId: center.tenantId, ...changed });
const secretOf = ({ id, secret }: Registered) => [id, secret ?? ''] as const;
const ask = (of: Registered, form: Record<string, string> = {}, secret = of.secret ?? '', headers: Record<string, string> = {}) =>
  programs.ask('token', { grant_type: 'client_credentials', scope: 'read', ...form }, [of.id, secret], headers);
const tokenOf = async (of: Registered, scope = 'read') => (await ask(of, { scope })).body.access_token ?? '';
const read = (token: string, path = children) => product.call<unknown>(token, 'GET', path);
const addClassroom = (token: string) =>
  product.call(token, 'POST', '/api/rocketAdmin/classroom', { classroomName: `Room ${Math.random()}`, status: 'Effective' });
const change = (of: Registered, changed: object) => {
  const { id, concurrencyStamp, name, scope, parts, redirectUris, enabled } = of;
  const fields = { concurrencyStamp, name, scope, parts, redirectUris, enabled, ...changed };
  return product.call<Registered>(asPlatform, 'PUT', `/api/rocketAdmin/client/${id}`, fields);
};

describe('a service', () => {
  it('gets a token by its secret, sent either way, and reads of its center alone', async () => {
    const { status, body } = await ask(reader);
    expect([status, body]).toMatchObject([200, { token_type: 'Bearer', expires_in: 3600, scope: 'read' }]);
    const form = { client_id: reader.id, client_secret: reader.secret ?? '', grant_type: 'client_credentials', scope: 'read' };
    expect((await programs.ask('token', form)).status).toBe(200);
    const reply = await read(body.access_token ?? '');
    expect(reply.status).toBe(200);
    expect(JSON.stringify(reply.body)).toContain('Of the center');
    expect(JSON.stringify(reply.body)).not.toContain('Of another');
  });

  it('finds no child of another center by its id', async () => {
    const { subjectId } = await aSubject(product.owner, { tenant: other });
    const own = await aSubject(product.owner, { tenant: center });
    const token = await tokenOf(reader);
    expect((await read(token, `/api/business/subject/overview/${own.subjectId}`)).status).toBe(200);
    expect((await read(token, `/api/business/subject/overview/${subjectId}`)).status).toBe(404);
  });

  it('reads of the centers of an enterprise that it acts for, and of no other', async () => {
    const { tenantId } = await anOverseer(product.owner, { side: 'enterprise', role: 'EnterpriseAdmin', centres: [center] });
    const overseer = await service({ tenantId });
    const token = await tokenOf(overseer);
    const { status, body } = await product.call<{ items: { id: string }[] }>(token, 'GET', '/api/rocketAdmin/user/centerOptions');
    expect(status).toBe(200);
    expect(body.items.map(({ id }) => id)).toEqual([center.tenantId]);
  });

  it('changes something by a token for that alone, and what it changed is on record as its own', async () => {
    const writer = await service({ name: 'Rooms', scope: 'write' });
    const refused = await addClassroom(await tokenOf(writer));
    expect([refused.status, refused.error.code]).toEqual([403, 'Trellis:KeyReadsOnly']);
    expect((await addClassroom(await tokenOf(writer, 'write'))).status).toBe(200);
    const { rows } = await sql<{ name: string }>`
      select p.name from audit.changes c join identity.persons p on p.id = c.person_id
      where c.table_name = 'app.classrooms' order by c.id desc limit 1`.execute(product.owner);
    expect(rows).toEqual([{ name: 'Rooms' }]);
  });

  it('is refused as API keys are: no account, no secret, nothing that asks who somebody is once more', async () => {
    const writer = await service({ scope: 'write' });
    const token = await tokenOf(writer, 'write');
    const replies = [
      await product.call(token, 'POST', '/api/us/Language/Set', { language: 'en' }),
      await product.call(token, 'POST', '/api/business/connections/apiKey', { name: 'Mine', scope: 'read', days: 30, password: 'x' }),
    ];
    for (const { status, error } of replies) expect([status, error.code]).toEqual([403, 'Trellis:NotForKeys']);
  });

  it('may do no more than was registered, whatever it asks for', async () => {
    expect((await ask(reader, { scope: 'write' })).body.error).toBe('invalid_scope');
    expect((await ask(reader, { scope: 'read write' })).body.error).toBe('invalid_scope');
    expect((await ask(reader, { scope: 'payments' })).body.error).toBe('invalid_scope');
    expect((await ask(reader, { scope: 'read payments' })).body['scope']).toBe('read');
    expect((await ask(reader, { scope: 'openid' })).body.error).toBe('invalid_scope');
    expect((await ask(reader, { scope: '' })).body.error).toBe('invalid_scope');
    expect((await ask(reader, { grant_type: 'authorization_code', code: 'x' })).body.access_token).toBeUndefined();
  });

  it('changes nothing more once it may read alone, by a token that it has', async () => {
    const writer = await service({ scope: 'write' });
    const token = await tokenOf(writer, 'write');
    await change(writer, { scope: 'read' });
    expect((await addClassroom(token)).error.code).toBe('Trellis:KeyReadsOnly');
    expect((await read(token)).status).toBe(200);
  });

  it('is refused from the moment it is turned off, and asks anew once it is on', async () => {
    const token = await tokenOf(reader);
    const off = (await change(reader, { enabled: false })).body;
    expect((await read(token)).status).toBe(401);
    expect((await ask(reader)).body.error).toBe('invalid_client');
    await change({ ...off, secret: reader.secret }, { enabled: true });
    expect((await read(token)).status).toBe(401);
    expect((await read(await tokenOf(reader))).status).toBe(200);
  });

  it('goes on by its former secret and its tokens once it was given another one, until a day later or until that is ended', async () => {
    const path = `/api/rocketAdmin/client/${reader.id}`;
    const renew = async () => (await product.call<{ secret: string }>(asPlatform, 'POST', `${path}/renewSecret`)).body.secret;
    const token = await tokenOf(reader);
    const second = await renew();
    const works = async (secret = '') => (await ask(reader, {}, secret)).status === 200;
    expect([await works(reader.secret ?? ''), await works(second), await works('another')]).toEqual([true, true, false]);
    expect((await read(token)).status).toBe(200);
    // of several the one before the present one
    const third = await renew();
    expect([await works(reader.secret ?? ''), await works(second), await works(third)]).toEqual([false, true, true]);
    await sql`update identity.client_states set former_until = now() where client_id = ${reader.id}`.execute(product.owner);
    expect([await works(second), await works(third)]).toEqual([false, true]);
    const fourth = await renew();
    expect((await product.call(asPlatform, 'POST', `${path}/endFormerSecret`)).status).toBe(200);
    expect((await read(token)).status).toBe(401);
    expect([await works(third), await works(fourth)]).toEqual([false, true]);
  });

  it('is refused by a token that outlives it: the product itself looks, too', async () => {
    const token = await tokenOf(reader);
    await sql`update identity.clients set enabled = false where id = ${reader.id}`.execute(product.owner);
    expect((await read(token)).status).toBe(401);
  });

  it('is refused while its center is closed, and once its token has run out', async () => {
    const token = await tokenOf(reader);
    await sql`update identity.tenants set state = 'Invalid' where id = ${center.tenantId}`.execute(product.owner);
    expect((await read(token)).error.code).toBe('Business:CenterStateInvalid');
    await sql`update identity.tenants set state = 'Effective' where id = ${center.tenantId}`.execute(product.owner);
    await sql`update oidc.payloads set expires_at = now() where id = ${token}`.execute(product.owner);
    expect((await read(token)).status).toBe(401);
  });

  it('is seen to have asked', async () => {
    await tokenOf(reader);
    const { body } = await product.call<{ items: Registered[] }>(asPlatform, 'GET', '/api/rocketAdmin/client');
    expect(Date.now() - Date.parse(body.items[0]?.lastUsedAt ?? '')).toBeLessThan(60_000);
  });
});

describe('a service that reaches some parts of the product', () => {
  const schedule = '/api/rocketAdmin/classroom';
  const codesOf = async (token: string, paths: string[]) =>
    Promise.all(paths.map(async (path) => (await read(token, path)).error?.code ?? 'read'));

  it('opens what the policies of those open, and nothing else', async () => {
    const token = await tokenOf(await service({ parts: ['children'] }));
    expect(await codesOf(token, [children, schedule, '/api/us/Account/Info', '/api/business/message/list'])).toEqual([
      'read',
      'Trellis:KeyOutOfReach',
      'read',
      'Trellis:KeyOutOfReach',
    ]);
    const writer = await service({ name: 'Rooms', scope: 'write', parts: ['children'] });
    expect((await addClassroom(await tokenOf(writer, 'write'))).error.code).toBe('Trellis:KeyOutOfReach');
    await change(writer, { parts: ['sessions'] });
    expect((await addClassroom(await tokenOf(writer, 'write'))).status).toBe(200);
  });

  it('is told nothing of another part with what it reads', async () => {
    const { subjectId } = await aSubject(product.owner, { tenant: center });
    const overview = async (parts: string[]) => {
      const { body } = await read(await tokenOf(await service({ parts })), `/api/business/subject/overview/${subjectId}`);
      return Object.entries(body as object).flatMap(([part, told]) => (told === null ? [] : [part]));
    };
    expect(await overview(['children'])).toEqual([]);
    expect(await overview(['children', 'contracts'])).toEqual(['classes']);
    expect(await overview(['children', 'sessions'])).toEqual(['bookings', 'training']);
  });

  it('asks for fewer of them by their names, and never for another', async () => {
    const both = await service({ parts: ['children', 'sessions'] });
    const narrow = await ask(both, { scope: 'read sessions' });
    expect(narrow.body['scope']).toBe('read sessions');
    expect(await codesOf(narrow.body.access_token ?? '', [children, schedule])).toEqual(['Trellis:KeyOutOfReach', 'read']);
    expect((await ask(both, { scope: 'read contracts' })).body.error).toBe('invalid_scope');
    expect((await ask(both, { scope: 'sessions' })).body.error).toBe('invalid_scope');
    const all = await tokenOf(reader, 'read children');
    expect(await codesOf(all, [children, schedule])).toEqual(['read', 'Trellis:KeyOutOfReach']);
  });

  it('reaches no longer what was taken back, by a token that it has', async () => {
    const both = await service({ parts: ['children', 'sessions'] });
    const tokens = [await tokenOf(both), await tokenOf(both, 'read children')];
    await change(both, { parts: ['sessions'] });
    expect(await codesOf(tokens[0] ?? '', [children, schedule])).toEqual(['Trellis:KeyOutOfReach', 'read']);
    expect(await codesOf(tokens[1] ?? '', [children, schedule])).toEqual(['Trellis:KeyOutOfReach', 'Trellis:KeyOutOfReach']);
  });
});

describe('a service of the whole platform', () => {
  it('reads of every center, is nobody’s colleague, and is narrowed as others are', async () => {
    const everywhere = await service({ tenantId: null, name: 'Warehouse' });
    expect(everywhere.tenantId).toBeNull();
    const token = await tokenOf(everywhere);
    const { status, body } = await product.call<{ items: { id: string }[] }>(token, 'GET', '/api/rocketAdmin/user/centerOptions');
    expect(status).toBe(200);
    expect(body.items.map(({ id }) => id)).toEqual(expect.arrayContaining([center.tenantId, other.tenantId]));
    const staff = await product.call(asPlatform, 'GET', '/api/us/contentAdmin/contentAdminList');
    expect(staff.status).toBe(200);
    expect(JSON.stringify(staff.body)).not.toContain('Warehouse');
    const narrow = await tokenOf(everywhere, 'read library');
    expect((await read(narrow, '/api/rocketAdmin/client')).error.code).toBe('Trellis:KeyOutOfReach');
    expect((await addClassroom(await tokenOf(await service({ tenantId: null, scope: 'write' }), 'write'))).status).toBe(403);
  });

  it('is one only where that is said', async () => {
    const unsaid = await product.call(asPlatform, 'POST', '/api/rocketAdmin/client', {
      kind: 'service',
      name: 'Billing',
      scope: 'read',
      redirectUris: [],
    });
    expect(unsaid.error.code).toBe('Trellis:ClientUnfit');
  });
});

describe('a wrong secret', () => {
  it('opens nothing, and neither does a former one that was ended', async () => {
    expect((await ask(reader, {}, 'wrong')).body.error).toBe('invalid_client');
    const path = `/api/rocketAdmin/client/${reader.id}`;
    const renewed = await product.call<{ secret: string }>(asPlatform, 'POST', `${path}/renewSecret`);
    await product.call(asPlatform, 'POST', `${path}/endFormerSecret`);
    expect((await ask(reader)).body.error).toBe('invalid_client');
    expect((await ask(reader, {}, renewed.body.secret)).status).toBe(200);
  });

  it('is looked at less and less often; where it is said from elsewhere, the service goes on', async () => {
    // what they say of themselves, beside what the proxy says of them, is not believed
    const stranger = () => ({ 'x-forwarded-for': `198.51.100.${Math.floor(Math.random() * 250)}, 203.0.113.7` });
    for (let tries = 0; tries < 6; tries += 1) await ask(reader, {}, 'wrong', stranger());
    const refused = await ask(reader, {}, reader.secret ?? '', stranger());
    expect([refused.status, refused.body.error]).toEqual([429, 'temporarily_unavailable']);
    expect(Number(refused.retryAfter)).toBeGreaterThan(0);
    expect((await ask(reader)).status).toBe(200);
  });

  it('of many strangers keeps no service out', async () => {
    await ask(reader, {}, 'wrong', { 'x-forwarded-for': '203.0.113.7' });
    await sql`update identity.tries set tries = 100000 where key = 'everybody client'`.execute(product.owner);
    expect((await ask(reader)).status).toBe(200);
  });
});

describe('what a token is worth', () => {
  const introspect = async (token: string, by: Registered) => (await programs.ask('token/introspection', { token }, secretOf(by))).body;

  it('is told to the service that it was issued to, and to no other', async () => {
    const second = await service({ name: 'Second' });
    const token = await tokenOf(reader);
    expect(await introspect(token, reader)).toMatchObject({ active: true, client_id: reader.id, scope: 'read', token_type: 'Bearer' });
    expect(await introspect(token, second)).toEqual({ active: false });
    expect(await introspect(asPlatform, second)).toEqual({ active: false });
    expect(await introspect('nothing', second)).toEqual({ active: false });
    const app = await programs.register({ kind: 'app', name: 'Phone', scope: 'read', redirectUris: ['com.example.app:/in'] });
    expect((await programs.ask('token/introspection', { token, client_id: app.id })).body).toEqual({ active: false });
    expect((await programs.ask('token/introspection', { token }, [reader.id, 'wrong'])).body.error).toBe('invalid_client');
  });

  it('is nothing once the service gave it back, which no other can', async () => {
    const second = await service({ name: 'Second' });
    const token = await tokenOf(reader);
    await programs.ask('token/revocation', { token }, secretOf(second));
    expect((await read(token)).status).toBe(200);
    expect((await programs.ask('token/revocation', { token }, secretOf(reader))).status).toBe(200);
    expect((await read(token)).status).toBe(401);
    expect(await introspect(token, reader)).toEqual({ active: false });
  });
});
