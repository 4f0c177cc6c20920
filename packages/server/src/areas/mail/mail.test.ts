import { randomUUID } from 'node:crypto';
import type { Letter, LetterItem, MailSettings } from '@trellis/contract/mail/schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCentre, anOverseer, aPerson } from '../../fixtures/builders.ts';
import { deliverNext } from '../../platform/mail/deliver.ts';
import { configureMail } from '../../platform/mail/setup.ts';
import { writeLetter } from '../../platform/mail/write-letter.ts';
import { configureSealing } from '../../platform/sealing.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../testing/http.ts';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import { testSecret } from '../../testing/test-secret.ts';

const settingsPath = '/api/rocketAdmin/mailSettings';
const letterPath = '/api/rocketAdmin/letter';
const mailboxPath = '/api/business/mailbox';

let product: TestProduct;
let admin: string;
let server: MailServer;

beforeAll(async () => {
  product = await startTestProduct();
  server = await startMailServer({
    options: {
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) =>
        username === 'trellis' && password === 'pass word' ? done(null, { user: username }) : done(new Error('Wrong password')),
    },
  });
  const person = await aPerson(product.owner, { name: 'Priya Nair', email: 'priya@test.example', language: 'zh-Hans' });
  admin = await tokenOf(await anOverseer(product.owner, { side: 'management', role: 'admin', person }));
});
afterAll(async () => {
  await server.stop();
  await product.close();
});
beforeEach(async () => {
  configureMail({ demo: false });
  configureSealing({ secret: testSecret });
  server.received.length = 0;
  await product.owner.deleteFrom('jobs.letters').execute();
  await remove();
});

const tokenOf = ({ personId, membershipId }: { personId: string; membershipId: string }) =>
  issueToken(product.owner, personId, membershipId);
const view = async () => (await product.call<MailSettings>(admin, 'GET', settingsPath)).body;
const remove = () => product.call(admin, 'DELETE', settingsPath, {});
const save = async (given: object = {}) =>
  product.call<MailSettings>(admin, 'PUT', settingsPath, {
    host: '127.0.0.1',
    port: server.port,
    secure: false,
    user: 'trellis',
    password: 'pass word',
    fromName: 'Trellis post',
    fromAddress: 'post@trellis.example',
    concurrencyStamp: (await view()).concurrencyStamp,
    ...given,
  });
const letters = async (input = {}) =>
  (await product.call<{ items: LetterItem[]; totalCount: number }>(admin, 'GET', letterPath, input)).body;
const read = (id: string) => product.call<Letter>(admin, 'GET', `${letterPath}/${id}`);
const deliver = () => deliverNext(product.pools.jobs);

const queue = (given = {}) =>
  writeLetter(product.owner, {
    template: 'staffInvitation',
    recipient: 'maya@example.com',
    recipientName: 'Maya <b>Thompson</b>',
    language: 'en',
    data: { tenantName: 'Riverside', link: 'https://trellis.example/activate?token=s3cret' },
    ...given,
  });

describe('the settings', () => {
  it('are told and kept without the password', async () => {
    expect((await save()).status).toBe(200);
    const shown = await view();
    expect(shown).toMatchObject({ source: 'saved', host: '127.0.0.1', user: 'trellis', hasPassword: true, fromName: 'Trellis post' });
    expect(JSON.stringify(shown)).not.toContain('pass word');
    const stored = await sql<{ text: string }>`
      select (select json_agg(s) from platform.mail_settings s)::text || (select json_agg(p) from platform.mail_passwords p)::text
        || coalesce((select json_agg(c) from audit.changes c where c.table_name like 'platform.mail%')::text, '') as text`.execute(
      product.owner,
    );
    expect(stored.rows[0]?.text).toContain('post@trellis.example');
    expect(stored.rows[0]?.text).not.toContain('pass word');
  });

  it('leave who changed them in the trail', async () => {
    await save();
    const changes = await product.owner
      .selectFrom('audit.changes')
      .selectAll()
      .where('table_name', '=', 'platform.mail_settings')
      .execute();
    expect(changes.at(-1)).toMatchObject({ operation: 'UPDATE', person_id: expect.any(String) });
  });

  it('keep the password when it is left out, for the same server and user only', async () => {
    await save();
    expect((await save({ password: undefined, fromName: 'Other' })).status).toBe(200);
    expect((await view()).hasPassword).toBe(true);
    for (const change of [{ host: 'evil.example' }, { port: 2 }, { secure: true }, { user: 'other' }]) {
      const reply = await save({ ...change, password: undefined });
      expect([reply.status, reply.error.code]).toEqual([400, 'Trellis:MailPasswordNeeded']);
      expect(reply.error.validationErrors[0]?.members).toEqual(['password']);
    }
    expect((await save({ user: null, password: undefined })).body.hasPassword).toBe(false);
  });

  it('refuse who looked at older ones, and show what stands there', async () => {
    const { concurrencyStamp } = await view();
    await save();
    const reply = await save({ concurrencyStamp, fromName: 'Late' });
    expect([reply.status, reply.error.code]).toEqual([409, 'Trellis:StaleStamp']);
    expect(reply.error.data).toMatchObject({ current: { fromName: 'Trellis post' } });
  });

  it.each([
    [{ host: 'a b' }, 'host'],
    [{ host: '' }, 'host'],
    [{ port: 0 }, 'port'],
    [{ port: 65536 }, 'port'],
    [{ fromAddress: 'nobody' }, 'fromAddress'],
    [{ fromName: 'Trellis\r\nBcc: all@example.com' }, 'fromName'],
  ])('refuse %j', async (given, member) => {
    const reply = await save(given);
    expect(reply.status).toBe(400);
    expect(reply.error.validationErrors.flatMap(({ members }) => members)).toContain(member);
  });

  it('show those of the environment until others are saved, and again when those are removed', async () => {
    const smtp = {
      host: 'smtp.example.com',
      port: 587,
      secure: false,
      user: 'env',
      password: 'env pass',
      fromName: '',
      fromAddress: 'a@b.example',
    };
    configureMail({ demo: false, smtp });
    expect(await view()).toMatchObject({ source: 'environment', host: 'smtp.example.com', hasPassword: true });
    expect(JSON.stringify(await view())).not.toContain('env pass');
    await save();
    expect((await view()).source).toBe('saved');
    await remove();
    expect((await view()).source).toBe('environment');
  });

  it('are for who acts for the whole platform alone, whatever was granted', async () => {
    const centre = await aCentre(product.owner);
    const managed = await anOverseer(product.owner, { side: 'management', role: 'admin', centres: [centre] });
    await product.owner.insertInto('identity.role_policies').values({ role: 'CenterAdmin', policy: 'PFE.Mail', granted: true }).execute();
    for (const who of [managed, centre.admin]) {
      const token = await tokenOf(who);
      for (const [method, path] of [
        ['GET', settingsPath],
        ['POST', `${settingsPath}/test`],
        ['GET', letterPath],
      ] as const) {
        expect((await product.call(token, method, path, {})).error.code, path).toBe('Trellis:NotAllowed');
      }
    }
  });
});

describe('a test letter', () => {
  it('goes to who asks, in their language, by the server that was saved', async () => {
    await save();
    const reply = await product.call<{ id: string; recipient: string }>(admin, 'POST', `${settingsPath}/test`, {});
    expect(reply.body.recipient).toBe('priya@test.example');
    await deliver();
    expect(server.received[0]).toMatchObject({ from: 'post@trellis.example', to: ['priya@test.example'] });
    expect(server.received[0]?.header('From')).toBe('Trellis post <post@trellis.example>');
    expect(server.received[0]?.header('Subject')).toBe('Trellis 邮件测试');
    expect((await letters()).items[0]).toMatchObject({ id: reply.body.id, state: 'sent', attempts: 1, nextAt: null });
  });

  it('shows why it did not leave', async () => {
    await save({ password: 'wrong' });
    await product.call(admin, 'POST', `${settingsPath}/test`, {});
    await deliver();
    const [letter] = (await letters()).items;
    expect(letter).toMatchObject({ state: 'queued', attempts: 1, error: expect.stringContaining('Wrong password') });
    expect(letter?.error).not.toContain('wrong');
  });

  it('says so when the saved password cannot be read any more', async () => {
    await save();
    configureSealing({ secret: 'another secret, at least as long as the first' });
    await product.call(admin, 'POST', `${settingsPath}/test`, {});
    await deliver();
    expect((await letters()).items[0]?.error).toContain('SECRET changed');
  });
});

describe('the letters', () => {
  it('are listed by page, newest first, by state', async () => {
    const ids = [];
    for (let count = 0; count < 12; count += 1) ids.push(await queue());
    await product.owner
      .updateTable('jobs.letters')
      .set({ state: 'failed', error: 'no' })
      .where('id', '=', ids[0] ?? '')
      .execute();
    const page = await letters({ skipCount: 10, maxResultCount: 10 });
    expect([page.totalCount, page.items.map(({ id }) => id)]).toEqual([12, [ids[1], ids[0]]]);
    expect((await letters({ state: 'failed' })).items).toMatchObject([{ id: ids[0], error: 'no' }]);
    expect(JSON.stringify(page)).not.toContain('s3cret');
    expect((await letters({ sorting: 'written', maxResultCount: 2 })).items.map(({ id }) => id)).toEqual(ids.slice(0, 2));
  });

  it('are found by a part of the name or the address of whom they are for', async () => {
    const [first, second] = [await queue(), await queue()];
    const address = (recipient: string, recipient_name: string | null, id: string) =>
      product.owner.updateTable('jobs.letters').set({ recipient, recipient_name }).where('id', '=', id).execute();
    await address('lin_wei@example.com', null, first);
    await address('other@example.com', 'Lin Wei', second);
    const found = async (filter: string) => (await letters({ filter })).items.map(({ id }) => id);
    expect(await found('LIN')).toEqual([second, first]);
    expect(await found('lin_')).toEqual([first]);
    configureMail({ demo: true });
    const mailbox = await product.call<{ items: LetterItem[] }>(undefined, 'GET', `${mailboxPath}?filter=lin_`);
    expect(mailbox.body.items).toMatchObject([{ id: first }]);
  });

  it('are read where nothing carries them, with names as text', async () => {
    const { body } = (await read(await queue())).body;
    expect(body?.subject).toBe('You are invited to Riverside');
    expect(body?.html).toContain('token=s3cret');
    expect(body?.html).toContain('Maya &lt;b&gt;Thompson');
    const short = await queue({ template: 'phoneCode', channel: 'sms', recipient: '+3460', data: { code: '004217', minutes: 10 } });
    expect((await read(short)).body.body?.text).toContain('004217');
  });

  it('are nobody else’s to read once something carries them', async () => {
    await save();
    const id = await queue();
    const reply = await read(id);
    expect(reply.body).toMatchObject({ id, state: 'queued', body: null });
    expect(JSON.stringify(reply.body)).not.toContain('s3cret');
    expect((await read(randomUUID())).status).toBe(404);
  });

  it('that failed are tried again on demand; those sent or under way are not', async () => {
    await save();
    const id = await queue();
    const retry = () => product.call(admin, 'POST', `${letterPath}/${id}/retry`);
    const put = (state: string) =>
      product.owner.updateTable('jobs.letters').set({ state, attempts: 24, error: 'no' }).where('id', '=', id).execute();
    await put('sending');
    expect((await retry()).error.code).toBe('Trellis:LetterNotWaiting');
    await put('failed');
    expect((await retry()).status).toBe(200);
    expect((await letters()).items[0]).toMatchObject({ state: 'queued', attempts: 0, error: null });
    await deliver();
    expect((await retry()).error.code).toBe('Trellis:LetterNotWaiting');
    expect(server.received).toHaveLength(1);
    expect((await product.call(admin, 'POST', `${letterPath}/${randomUUID()}/retry`)).status).toBe(404);
  });
});

describe('the mailbox of the demonstration', () => {
  const list = () => product.call<{ items: LetterItem[]; totalCount: number }>(undefined, 'GET', mailboxPath);

  it('shows everybody every letter', async () => {
    configureMail({ demo: true });
    const id = await queue();
    expect((await list()).body).toMatchObject({ totalCount: 1, items: [{ id, recipient: 'maya@example.com' }] });
    expect((await product.call<Letter>(undefined, 'GET', `${mailboxPath}/${id}`)).body.body?.html).toContain('s3cret');
  });

  it('is closed outside the demonstration, and as soon as a server is set', async () => {
    const id = await queue();
    const closed = async () => {
      for (const path of [mailboxPath, `${mailboxPath}/${id}`]) {
        const reply = await product.call(undefined, 'GET', path);
        expect([reply.status, reply.error.code]).toEqual([403, 'Trellis:MailboxClosed']);
        expect(JSON.stringify(reply.body)).not.toContain('s3cret');
      }
    };
    await closed();
    configureMail({ demo: true });
    await save();
    await closed();
  });
});
