import { apiParts } from '@trellis/contract/api-parts';
import { apiKeyPrefix } from '@trellis/contract/connections/calls';
import { limits } from '@trellis/contract/limits';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMember, anOverseer, aPerson, aSubject, type MemberBuilt } from '../../fixtures/builders.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../testing/http.ts';

const base = '/api/business/connections/apiKey';
const children = '/api/business/subject';
const password = 'correct horse';

let product: TestProduct;
let admin: MemberBuilt;
let other: MemberBuilt;
let asAdmin: string;
let asOther: string;
let asCoach: string;

beforeAll(async () => {
  product = await startTestProduct();
  const { owner } = product;
  const invited = async (given: Parameters<typeof aMember>[1]) => {
    const member = await aMember(owner, { ...given, person: await aPerson(owner, { password }) });
    return { member, token: await issueToken(owner, member.personId, member.membershipId) };
  };
  ({ member: admin, token: asAdmin } = await invited({ roles: ['CenterAdmin'] }));
  ({ token: asCoach } = await invited({ tenant: admin }));
  ({ member: other, token: asOther } = await invited({ roles: ['CenterAdmin'] }));
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.owner.deleteFrom('identity.api_keys').execute();
  await product.owner.deleteFrom('jobs.letters').execute();
});

interface Made {
  id: string;
  key: string;
  name: string;
  ending: string;
}
const make = (given: object = {}, token = asAdmin) =>
  product.call<Made>(token, 'POST', base, { name: 'Bookkeeping', scope: 'read', days: 30, password, ...given });
const list = async (token = asAdmin) => (await product.call<{ items: Record<string, unknown>[] }>(token, 'GET', base)).body.items;
const setLanguage = (token: string) => product.call(token, 'POST', '/api/us/Language/Set', { language: 'en' });
const addClass = (token: string, name: string) =>
  product.call(token, 'POST', '/api/rocketAdmin/classroom', { classroomName: name, status: 'Effective' });

describe('an API key', () => {
  it('reads what its owner reads where it was made, and nothing of another center', async () => {
    await aSubject(product.owner, { tenant: admin, lastName: 'Of the center' });
    await aSubject(product.owner, { tenant: other, lastName: 'Of another' });
    const { body } = await make();
    expect(body.key).toMatch(new RegExp(`^${apiKeyPrefix}[\\w-]{43}$`));
    const read = await product.call<{ items: { name: string }[] }>(body.key, 'GET', `${children}/simpleList`);
    expect(read.status).toBe(200);
    expect(JSON.stringify(read.body)).toContain('Of the center');
    expect(JSON.stringify(read.body)).not.toContain('Of another');
  });

  it('is told once: what is kept of it proves nothing, and its owner is written to', async () => {
    const { body } = await make();
    const kept = JSON.stringify(
      (await sql`select k.*, c.* from identity.api_keys k join identity.api_key_secrets c on true`.execute(product.owner)).rows,
    );
    expect(kept).not.toContain(body.key.slice(apiKeyPrefix.length));
    expect(body.key.endsWith(body.ending)).toBe(true);
    const [item] = await list();
    expect(item).toMatchObject({ id: body.id, name: 'Bookkeeping', scope: 'read', ending: body.ending, isOwn: true, lastUsedAt: null });
    expect(item).not.toHaveProperty('key');
    const letters = await product.owner.selectFrom('jobs.letters').select(['template', 'recipient']).execute();
    expect(letters).toEqual([{ template: 'apiKeyMade', recipient: admin.email }]);
  });

  it('takes the password of its owner', async () => {
    const wrong = await make({ password: 'wrong' });
    expect([wrong.status, wrong.error.code, wrong.error.validationErrors[0]?.members]).toEqual([
      400,
      'Trellis:WrongPassword',
      ['password'],
    ]);
    expect(await list()).toEqual([]);
  });

  it('that reads changes nothing; one that writes changes what its owner may', async () => {
    const reads = (await make()).body.key;
    const writes = (await make({ scope: 'write' })).body.key;
    const refused = await addClass(reads, 'North');
    expect([refused.status, refused.error.code]).toEqual([403, 'Trellis:KeyReadsOnly']);
    expect((await addClass(writes, 'North')).status).toBe(200);
  });

  it('that reaches some parts of the product opens nothing of another one', async () => {
    const { body } = await make({ scope: 'write', parts: ['sessions'] });
    expect((await addClass(body.key, 'East')).status).toBe(200);
    expect((await product.call(body.key, 'GET', `${children}/simpleList`)).error.code).toBe('Trellis:KeyOutOfReach');
    expect(await list()).toMatchObject([{ parts: ['sessions'] }]);
    for (const parts of [[], ['everything']]) {
      const { error } = await make({ parts });
      expect([error.code, error.validationErrors[0]?.members[0]]).toEqual(['Trellis:InvalidInput', expect.stringMatching(/^parts/)]);
    }
  });

  it('that reaches some parts tells nothing that is of every part', async () => {
    const narrow = (await make({ parts: [...apiParts] })).body.key;
    const { key: all } = (await make()).body;
    for (const path of ['/api/business/tenant/ownData', '/api/rocketAdmin/audit']) {
      expect((await product.call(narrow, 'GET', path)).error.code, path).toBe('Trellis:KeyOutOfReach');
      expect((await product.call(all, 'GET', path)).status, path).toBe(200);
    }
  });

  it('opens neither the account of its owner, nor what asks who they are once more, nor another key', async () => {
    const { key } = (await make({ scope: 'write' })).body;
    for (const refused of [await setLanguage(key), await make({}, key)])
      expect([refused.status, refused.error.code]).toEqual([403, 'Trellis:NotForKeys']);
    expect((await setLanguage(asAdmin)).status).toBe(200);
    expect((await product.call<{ id: string }>(key, 'GET', '/api/us/Account/Info')).status).toBe(200);
  });

  it('holds no more than the role of its owner', async () => {
    const { key } = (await make({ scope: 'write' })).body;
    await sql`update identity.membership_roles set role = 'Coach' where membership_id = ${admin.membershipId}`.execute(product.owner);
    expect((await addClass(key, 'South')).error.code).toBe('Trellis:NotAllowed');
    await sql`update identity.membership_roles set role = 'CenterAdmin' where membership_id = ${admin.membershipId}`.execute(product.owner);
  });

  it.each([
    ['has run out', sql`update identity.api_keys set expires_at = now()`, 401],
    ['was ended', sql`delete from identity.api_keys`, 401],
    ['belongs to whoever is frozen', sql`update identity.memberships set state = 'Invalid'`, 403],
  ])('that %s opens nothing', async (_, change, status) => {
    const { key } = (await make()).body;
    expect((await product.call(key, 'GET', base)).status).toBe(200);
    await change.execute(product.owner);
    expect((await product.call(key, 'GET', base)).status).toBe(status);
    await sql`update identity.memberships set state = 'Effective'`.execute(product.owner);
  });

  it('ends where its owner leaves', async () => {
    const { key } = (await make({}, asOther)).body;
    await sql`update identity.memberships set left_at = now(), state = 'Invalid' where id = ${other.membershipId}`.execute(product.owner);
    expect((await product.call(key, 'GET', base)).status).toBe(401);
    await sql`update identity.memberships set left_at = null, state = 'Effective' where id = ${other.membershipId}`.execute(product.owner);
    expect((await product.call(key, 'GET', base)).status).toBe(401);
  });

  it('that nobody made is no sign-in', async () => {
    const reply = await product.call(`${apiKeyPrefix}${'x'.repeat(43)}`, 'GET', base);
    expect([reply.status, reply.error.code]).toEqual([401, 'Trellis:NotSignedIn']);
  });

  it('shows when it was used last', async () => {
    const { key } = (await make()).body;
    await product.call(key, 'GET', base);
    const [item] = await list();
    expect(Date.now() - Date.parse(String(item?.['lastUsedAt']))).toBeLessThan(60_000);
  });
});

describe('the keys of a place', () => {
  it('are listed for its administrators, who end each other’s', async () => {
    const second = await aMember(product.owner, { tenant: admin, roles: ['CenterAdmin'] });
    const asSecond = await issueToken(product.owner, second.personId, second.membershipId);
    const { body } = await make();
    expect(await list(asSecond)).toMatchObject([{ id: body.id, isOwn: false }]);
    expect(await list(asOther)).toEqual([]);
    expect((await product.call(asOther, 'DELETE', base, { id: body.id })).error.code).toBe('Trellis:NotFound');
    expect((await product.call(asSecond, 'DELETE', base, { id: body.id })).status).toBe(200);
    expect(await list()).toEqual([]);
  });

  it('are nothing for coaches', async () => {
    expect((await make({}, asCoach)).status).toBe(403);
    expect((await product.call(asCoach, 'GET', base)).status).toBe(403);
  });

  it('are of the platform for whoever administers it', async () => {
    const platform = await anOverseer(product.owner, {
      side: 'management',
      role: 'admin',
      person: await aPerson(product.owner, { password }),
    });
    const asPlatform = await issueToken(product.owner, platform.personId, platform.membershipId);
    expect((await make({}, asPlatform)).status).toBe(200);
    expect(await list(asPlatform)).toHaveLength(1);
    expect(await list()).toEqual([]);
  });

  it(`are at most ${limits.apiKey.most} of a person, however many are made at once`, async () => {
    await sql`
      insert into identity.api_keys (tenant_id, membership_id, person_id, name, scope, ending, expires_at)
      select ${admin.tenantId}, ${admin.membershipId}, ${admin.personId}, 'Many', 'read', 'abcd', now() + interval '1 day'
      from generate_series(1, ${limits.apiKey.most - 1})`.execute(product.owner);
    const replies = await Promise.all([make(), make(), make()]);
    expect(replies.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409, 409]);
    expect(replies.find(({ status }) => status === 409)?.error).toMatchObject({
      code: 'Trellis:ApiKeysFull',
      data: { most: limits.apiKey.most },
    });
  });
});
