import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { Authenticator } from '../../../testing/authenticator.ts';
import { inTransaction } from '../../db/transaction.ts';
import { findSignIn } from '../../http/find-sign-in.ts';
import { password, startService } from '../test-service.ts';
import { keyToSetUp, takeAppCode, turnOff, turnOn } from './factor-store.ts';
import { insertPasskey, listPasskeys } from './passkey-store.ts';
import { askForNew, readNew } from './passkeys.ts';
import { codeAt } from './totp.ts';

const service = await startService();
const { identity, owner, one, browse } = service;
afterAll(() => service.stop());

const later = (seconds: number) => new Date(Date.now() + seconds * 1000);

/** Turns it on by the code of the last half minute, so that the one of now is still good; answers what signs in from then on. */
async function setUp(): Promise<{ key: string; codes: string[] }> {
  const key = await keyToSetUp(identity, one.id);
  expect(await takeAppCode(identity, one.id, codeAt(key, later(-30)), new Date())).toBe(true);
  const codes = (await inTransaction(identity, {}, (db) => turnOn(db, one.id))) ?? [];
  return { key, codes };
}

async function typePassword() {
  const browser = browse();
  const { url, verifier } = await browser.authorize({ ui_locales: 'en-US' });
  const response = await browser.request(url.href, { email: one.email, password });
  const page = await response.text();
  const pending = /name="pending" value="([^"]+)"/.exec(page)?.[1] ?? '';
  const send = (form: Record<string, string>) => browser.request(url.href, { pending, ...form });
  const through = async (form: Record<string, string>) => {
    const { url: callback } = await browser.follow(await send(form));
    return findSignIn(identity, (await browser.redeem(callback, verifier)).access_token);
  };
  return { browser, origin: url.origin, status: response.status, page, send, through };
}

beforeEach(async () => {
  await inTransaction(identity, {}, (db) => turnOff(db, one.id));
  await identity.deleteFrom('identity.tries').execute();
  await identity.deleteFrom('identity.second_factor_rules').execute();
});

describe('whoever has a second step', () => {
  test('signs in by password and the code of the app', async () => {
    const { key } = await setUp();
    const { status, page, through } = await typePassword();
    expect(status).toBe(200);
    expect(page).toContain('<h1>Second step</h1>');
    expect(await through({ code: codeAt(key, new Date()) })).toMatchObject({ personId: one.id });
  });

  test('gets no further by the password alone, nor by a code that is wrong or was used', async () => {
    const { key } = await setUp();
    const { send } = await typePassword();
    const code = codeAt(key, new Date());
    expect((await send({})).status).toBe(422);
    const wrong = await send({ code: code === '123456' ? '654321' : '123456' });
    expect(wrong.status).toBe(401);
    expect(await wrong.text()).toContain('This code is not right');
    const used = await typePassword();
    expect(await used.through({ code })).toMatchObject({ personId: one.id });
    expect((await send({ code })).status).toBe(401);
  });

  test('is let in once by a recovery code, however it is typed', async () => {
    const { codes } = await setUp();
    expect(codes).toHaveLength(10);
    const typed = ` ${codes[3]?.toLowerCase().replace('-', ' ')} `;
    expect(await (await typePassword()).through({ code: typed })).toMatchObject({ personId: one.id });
    expect((await (await typePassword()).send({ code: typed })).status).toBe(401);
  });

  test('of many who try at once few are looked at', async () => {
    await setUp();
    const { send } = await typePassword();
    const statuses = await Promise.all(Array.from({ length: 30 }, async (_, at) => (await send({ code: String(100_000 + at) })).status));
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(5);
    expect(statuses).toContain(429);
  });

  test('a page of another sign-in, a touched one, and one for the last page count for nothing', async () => {
    const { key } = await setUp();
    const { page } = await typePassword();
    const pending = /name="pending" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const { browser, send } = await typePassword();
    for (const forged of [pending, `${pending}x`, one.id, pending.replace(/ \d+\./, ' 9999999999.')]) {
      const answer = await send({ pending: forged, code: codeAt(key, new Date()) });
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain('autocomplete="current-password"');
    }
    expect(browser.cookie('trellis_browser')).toBeUndefined();
  });

  test('keeps its key encrypted, and it leaves with the person', async () => {
    const { key } = await setUp();
    const { sealed } = await identity.selectFrom('identity.second_factor_keys').select('sealed').executeTakeFirstOrThrow();
    expect(Buffer.from(sealed, 'base64url').includes(key)).toBe(false);
    await expect(keyToSetUp(identity, one.id)).rejects.toThrow('is not told again');
    await keyToSetUp(identity, service.many.id);
    await sql`update identity.persons set deleted_at = now() where id = ${service.many.id}`.execute(owner);
    expect(await identity.selectFrom('identity.second_factor_keys').select('person_id').execute()).toEqual([{ person_id: one.id }]);
  });
});

describe('whoever has a passkey', () => {
  const addPasskey = async (origin: string, counter = 0) => {
    const device = new Authenticator();
    const { options, challenge } = await askForNew(identity, one, origin);
    const made = await readNew(device.register(options, { origin, counter }), { challenge, origin });
    await inTransaction(identity, {}, (db) => insertPasskey(db, one.id, { name: 'Phone', ...(made as NonNullable<typeof made>) }));
    return device;
  };
  const askedBy = (page: string) => ({
    options: (/data-options="([^"]+)"/.exec(page)?.[1] ?? '').replaceAll('&quot;', '"'),
    asked: /name="asked" value="([^"]+)"/.exec(page)?.[1] ?? '',
  });

  test('is let in by it in place of a code, and whoever has none is not asked for one', async () => {
    await setUp();
    const without = await typePassword();
    expect(without.page).not.toContain('data-options');
    const device = await addPasskey(without.origin);
    const { page, origin, through } = await typePassword();
    const { options, asked } = askedBy(page);
    expect(await through({ asked, passkey: device.assert(options, { origin }) })).toMatchObject({ personId: one.id });
    const [kept] = await listPasskeys(identity, one.id);
    expect(kept?.lastUsedAt).not.toBeNull();
  });

  test('gets no further by what was signed elsewhere, for another page, by another device, or by one that was removed', async () => {
    await setUp();
    const first = await typePassword();
    const device = await addPasskey(first.origin);
    const { page, origin, send } = await typePassword();
    const { options, asked } = askedBy(page);
    const other = askedBy((await typePassword()).page);
    for (const [passkey, mark] of [
      [device.assert(options, { origin: 'https://elsewhere.example' }), asked],
      [device.assert(other.options, { origin }), asked],
      [device.assert(other.options, { origin }), other.asked],
      [device.assert(options, { origin }), ''],
      [new Authenticator().assert(options, { origin }), asked],
    ] as const) {
      const answer = await send({ asked: mark, passkey });
      expect(answer.status).toBe(401);
      expect(await answer.text()).toContain('This passkey does not count here');
      await identity.deleteFrom('identity.tries').execute();
    }
    const signed = device.assert(options, { origin });
    await identity.deleteFrom('identity.passkeys').execute();
    expect((await send({ asked, passkey: signed })).status).toBe(401);
  });

  test('that was copied is found out by how often it says that it was used', async () => {
    await setUp();
    const { origin } = await typePassword();
    const device = await addPasskey(origin, 1);
    const use = async (counter: number) => {
      const { page, send } = await typePassword();
      const { options, asked } = askedBy(page);
      return (await send({ asked, passkey: device.assert(options, { origin, counter }) })).status;
    };
    expect([await use(5), await use(5), await use(4), await use(6)]).toEqual([303, 401, 401, 303]);
  });

  test('has as few tries with it as with a code', async () => {
    await setUp();
    const { origin } = await typePassword();
    await addPasskey(origin);
    const { page, send } = await typePassword();
    const { options, asked } = askedBy(page);
    const wrong = new Authenticator().assert(options, { origin });
    const statuses = await Promise.all(Array.from({ length: 30 }, async () => (await send({ asked, passkey: wrong })).status));
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(5);
  });
});

describe('where a role must have one', () => {
  const demand = async () => {
    const membership = one.memberships[0] ?? '';
    await sql`insert into identity.membership_roles values (${membership}, 'Coach') on conflict do nothing`.execute(owner);
    await sql`update identity.memberships set activated_at = now() where id = ${membership}`.execute(owner);
    await sql`
      insert into identity.second_factor_rules (tenant_id, roles) select tenant_id, '{Coach}' from identity.memberships where id = ${membership}`.execute(
      owner,
    );
  };

  test('it is set up while signing in, and the recovery codes come before anything else', async () => {
    await demand();
    const { page, send, through, browser } = await typePassword();
    expect(page).toContain('<svg');
    const key = (/<code>([A-Z2-7 ]+)<\/code>/.exec(page)?.[1] ?? '').replaceAll(' ', '');
    expect((await send({ code: '000000' })).status).toBe(401);
    const shown = await (await send({ code: codeAt(key, new Date()) })).text();
    expect(shown.match(/<li><code>[0-9A-Z]{5}-[0-9A-Z]{5}<\/code>/g)).toHaveLength(10);
    expect(browser.cookie('trellis_browser')).toBeUndefined();
    const done = /name="pending" value="([^"]+)"/.exec(shown)?.[1] ?? '';
    expect(await through({ pending: done })).toMatchObject({ personId: one.id });
  });

  test('it asks nobody who holds the role elsewhere', async () => {
    await demand();
    await sql`update identity.second_factor_rules set tenant_id = (select tenant_id from identity.memberships where id = ${service.many.memberships[0]})`.execute(
      owner,
    );
    expect((await typePassword()).status).toBe(303);
  });
});
