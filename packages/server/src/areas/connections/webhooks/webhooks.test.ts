import type { Webhook } from '@trellis/contract/connections/webhooks/calls';
import { limits } from '@trellis/contract/limits';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCentre, aPerson, type CentreBuilt } from '../../../fixtures/builders.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../../testing/http.ts';

const base = '/api/business/connections/webhook';
const address = 'https://93.184.215.14/trellis';
const password = 'correct horse';

let product: TestProduct;
let centre: CentreBuilt;
let admin: string;
let coach: string;
let elsewhere: string;

beforeAll(async () => {
  product = await startTestProduct();
  const { owner } = product;
  centre = await aCentre(owner);
  const other = await aCentre(owner);
  const tokenOf = ({ admin: { personId, membershipId } }: CentreBuilt) => issueToken(owner, personId, membershipId);
  [admin, elsewhere] = [await tokenOf(centre), await tokenOf(other)];
  coach = await issueToken(owner, centre.coach.personId, centre.coach.membershipId);
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.owner.deleteFrom('app.webhooks').execute();
});

const fields = (changes: object = {}) => ({ name: 'Billing', address, events: ['child.created'], enabled: true, ...changes });
const make = (changes: object = {}, as = admin) => product.call<{ id: string; secret: string }>(as, 'POST', base, fields(changes));
const list = async (as = admin) => (await product.call<{ items: Webhook[] }>(as, 'GET', base)).body.items;
const change = (id: string, changes: object, as = admin) => product.call(as, 'PUT', `${base}/${id}`, fields(changes));
const stampOf = async (id: string) => (await list()).find((each) => each.id === id)?.concurrencyStamp;

describe('a webhook', () => {
  it('is made with a secret that is told once', async () => {
    const { body } = await make({ events: ['child.created', 'credit.posted', 'child.created'] });
    expect(body.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const [item] = await list();
    expect(item).toMatchObject({
      id: body.id,
      name: 'Billing',
      address,
      events: ['child.created', 'credit.posted'],
      enabled: true,
      last: null,
      byName: centre.admin.name,
      offReason: null,
      offAt: null,
      formerSecretUntil: null,
    });
    expect(JSON.stringify(item)).not.toContain('whsec');
  });

  it('keeps its secret sealed, where neither centers nor the trail read it', async () => {
    const { body } = await make();
    const bare = body.secret.slice('whsec_'.length);
    const { rows } = await sql<{ all: string }>`
      select (select jsonb_agg(to_jsonb(s)) from jobs.webhook_secrets s)::text || (select jsonb_agg(to_jsonb(c)) from audit.changes c)::text as all`.execute(
      product.owner,
    );
    expect(rows[0]?.all).not.toContain(bare);
    await expect(sql`select * from jobs.webhook_secrets`.execute(product.pools.centre)).rejects.toThrow('permission denied');
    await expect(sql`select * from jobs.webhook_secrets`.execute(product.pools.platform)).rejects.toThrow('permission denied');
  });

  it('is changed by whoever read it last', async () => {
    const { id } = (await make()).body;
    const concurrencyStamp = await stampOf(id);
    expect((await change(id, { name: 'Books', enabled: false, concurrencyStamp })).status).toBe(200);
    expect(await list()).toMatchObject([{ name: 'Books', enabled: false }]);
    const stale = await change(id, { name: 'Old', concurrencyStamp });
    expect([stale.error.code, stale.error.data]).toMatchObject(['Trellis:StaleStamp', { current: { name: 'Books' } }]);
  });

  it('that was turned off forgets why once it is on again', async () => {
    const { id } = (await make()).body;
    await sql`update app.webhooks set enabled = false, off_reason = 'failing', off_at = now()`.execute(product.owner);
    await change(id, { name: 'Renamed', enabled: false, concurrencyStamp: await stampOf(id) });
    expect(await list()).toMatchObject([{ name: 'Renamed', offReason: 'failing', offAt: expect.any(String) }]);
    expect((await change(id, { concurrencyStamp: await stampOf(id) })).status).toBe(200);
    expect(await list()).toMatchObject([{ enabled: true, offReason: null, offAt: null }]);
  });

  it('never leads into a network of its own: saved or changed, the field is named', async () => {
    const { id } = (await make()).body;
    const concurrencyStamp = await stampOf(id);
    for (const reply of [
      await make({ address: 'https://169.254.169.254/latest' }),
      await make({ address: 'http://93.184.215.14/' }),
      await change(id, { address: 'https://0x7f.1/', concurrencyStamp }),
    ])
      expect([reply.status, reply.error.code, reply.error.validationErrors[0]?.members]).toEqual([
        400,
        'Trellis:WebhookAddress',
        ['address'],
      ]);
    expect(await list()).toMatchObject([{ address }]);
  });

  it.each([{ events: [] }, { events: ['child.erased'] }, { name: ' ' }, { address: `https://93.184.215.14/${'x'.repeat(500)}` }])(
    'says what it is told, where, and what for: not %o',
    async (changes) => {
      expect((await make(changes)).status).toBe(400);
    },
  );

  it('is removed with its log and its secret', async () => {
    const { id } = (await make()).body;
    await product.call(admin, 'POST', `${base}/${id}/test`);
    expect((await product.call(admin, 'DELETE', `${base}/${id}`)).status).toBe(200);
    expect(await list()).toEqual([]);
    const left = await sql`select id from jobs.webhook_deliveries union all select webhook_id from jobs.webhook_secrets`.execute(
      product.owner,
    );
    expect(left.rows).toEqual([]);
  });

  it('is on record with whoever changed it', async () => {
    const { id } = (await make()).body;
    const { rows } = await sql`
      select operation, person_id as "personId" from audit.changes where table_name = 'app.webhooks' and row_id = ${id}`.execute(
      product.owner,
    );
    expect(rows).toEqual([{ operation: 'INSERT', personId: centre.admin.personId }]);
  });
});

describe('the webhooks of a center', () => {
  it('are nothing for coaches', async () => {
    expect((await make({}, coach)).status).toBe(403);
    expect((await product.call(coach, 'GET', base)).status).toBe(403);
  });

  it('are nothing for others, by whatever they are named', async () => {
    const { id } = (await make()).body;
    const delivery = (await product.call<{ id: string }>(admin, 'POST', `${base}/${id}/test`)).body.id;
    expect(await list(elsewhere)).toEqual([]);
    const replies = [
      await change(id, { concurrencyStamp: await stampOf(id) }, elsewhere),
      await product.call(elsewhere, 'DELETE', `${base}/${id}`),
      await product.call(elsewhere, 'POST', `${base}/${id}/secret`),
      await product.call(elsewhere, 'POST', `${base}/${id}/test`),
      await product.call(elsewhere, 'GET', `${base}/${id}/delivery`),
      await product.call(elsewhere, 'POST', `${base}/delivery/${delivery}/resend`),
    ];
    expect(replies.map(({ status, error }) => [status, error.code])).toEqual(replies.map(() => [404, 'Trellis:NotFound']));
    expect(await list()).toMatchObject([{ id, formerSecretUntil: null }]);
  });

  it(`are ${limits.webhook.most} at most, however many are made at once`, async () => {
    await sql`
      insert into app.webhooks (tenant_id, name, address, events, created_by)
      select ${centre.tenantId}, 'Many', ${address}, '{child.created}', ${centre.admin.personId} from generate_series(1, ${limits.webhook.most - 1})`.execute(
      product.owner,
    );
    const replies = await Promise.all([make(), make(), make()]);
    expect(replies.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409, 409]);
    expect(replies.find(({ status }) => status === 409)?.error).toMatchObject({
      code: 'Trellis:WebhooksFull',
      data: { most: limits.webhook.most },
    });
    expect((await make({}, elsewhere)).status).toBe(200);
  });

  it('are read by keys, and made, changed and tried by people alone', async () => {
    const { personId, membershipId } = centre.admin;
    const known = await aPerson(product.owner, { password });
    await sql`update identity.persons set password_hash = (select password_hash from identity.persons where id = ${known.personId}) where id = ${personId}`.execute(
      product.owner,
    );
    const asPerson = await issueToken(product.owner, personId, membershipId);
    const given = { name: 'Bookkeeping', scope: 'write', days: 30, password };
    const { key } = (await product.call<{ key: string }>(asPerson, 'POST', '/api/business/connections/apiKey', given)).body;
    const { id } = (await make()).body;
    const delivery = (await product.call<{ id: string }>(admin, 'POST', `${base}/${id}/test`)).body.id;
    expect(await list(key)).toMatchObject([{ id }]);
    expect((await product.call(key, 'GET', `${base}/${id}/delivery`)).status).toBe(200);
    const replies = [
      await make({}, key),
      await change(id, { concurrencyStamp: await stampOf(id) }, key),
      await product.call(key, 'DELETE', `${base}/${id}`),
      await product.call(key, 'POST', `${base}/${id}/secret`),
      await product.call(key, 'POST', `${base}/${id}/test`),
      await product.call(key, 'POST', `${base}/delivery/${delivery}/resend`),
    ];
    expect(replies.map(({ status, error }) => [status, error.code])).toEqual(replies.map(() => [403, 'Trellis:NotForKeys']));
  });
});
