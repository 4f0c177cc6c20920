import { once } from 'node:events';
import { createServer } from 'node:http';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/template.ts';
import { testSecret } from '../../testing/test-secret.ts';
import { roleUrl } from '../db/roles.ts';
import { inTransaction } from '../db/transaction.ts';
import { deliverNext } from './deliver.ts';
import { startPostman } from './postman.ts';
import { configureMail } from './setup.ts';
import { type Letter, writeLetter } from './write-letter.ts';

let database: TestDatabase;
let server: MailServer;

beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

beforeEach(async () => {
  server = await startMailServer();
  configureFor(server.port);
  await database.owner.deleteFrom('jobs.letters').execute();
});
afterEach(() => server.stop());

function configureFor(port: number): void {
  const sender = { user: null, password: null, fromName: 'Trellis', fromAddress: 'post@trellis.example' };
  configureMail({ demo: false, smtp: { host: '127.0.0.1', port, secure: false, ...sender } });
}

const invitation: Letter = {
  template: 'staffInvitation',
  recipient: 'maya@example.com',
  recipientName: 'Maya Thompson',
  language: 'es',
  zone: 'Europe/Madrid',
  data: {
    tenantName: 'Riverside',
    inviterName: 'Grace Liu',
    roleName: 'Coach',
    link: 'https://trellis.example/activate?token=s3cret',
    minutes: 1440,
  },
};

/** Queued as a centre does, in a transaction of its role. */
const queue = (letter: Letter = invitation) => inTransaction(database.pools.centre, {}, (db) => writeLetter(db, letter));
const deliver = () => deliverNext(database.pools.jobs);
const post = (pollSeconds?: number) =>
  startPostman({ jobs: database.pools.jobs, url: roleUrl(database.ownerUrl, 'jobs', testSecret), log: () => undefined, pollSeconds });
const kept = (id: string) => database.owner.selectFrom('jobs.letters').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const makeDue = () => database.owner.updateTable('jobs.letters').set({ next_at: sql`now()` }).where('state', '<>', 'sent').execute();

describe('a letter', () => {
  it('arrives once, in the language and zone of who it is for', async () => {
    const id = await queue();
    expect(await deliver()).toBe(true);
    expect(await deliver()).toBe(false);
    expect(server.received).toHaveLength(1);
    const [letter] = server.received;
    expect(letter?.from).toBe('post@trellis.example');
    expect(letter?.to).toEqual(['maya@example.com']);
    expect(letter?.header('Subject')).toBe('Invitación a Riverside');
    expect(letter?.header('Message-ID')).toBe(`<${id}@trellis.example>`);
    expect(letter?.text).toContain('Hola, Maya Thompson:');
    expect(letter?.text).toMatch(/1 día, hasta el .* CES?T/);
    expect(letter?.html).toContain('href="https://trellis.example/activate?token=s3cret"');
  });

  it('leaves no link behind once it is sent', async () => {
    const id = await queue();
    await deliver();
    expect(await kept(id)).toMatchObject({ state: 'sent', attempts: 1, data: {}, error: null });
  });

  it('of a transaction that is rolled back never leaves', async () => {
    const failing = inTransaction(database.pools.centre, {}, async (db) => {
      await writeLetter(db, invitation);
      throw new Error('the cause went wrong');
    });
    await expect(failing).rejects.toThrow('went wrong');
    expect(await deliver()).toBe(false);
    expect(server.received).toEqual([]);
  });

  it('is tried again after a pause that grows, and arrives once when the server is back', async () => {
    const id = await queue();
    await server.stop();
    for (const [attempt, minutes] of [1, 5, 15, 60, 60].entries()) {
      await makeDue();
      await deliver();
      const letter = await kept(id);
      expect(letter).toMatchObject({ state: 'queued', attempts: attempt + 1, error: expect.stringContaining('ECONNREFUSED') });
      expect(Math.round((letter.next_at.getTime() - Date.now()) / 60_000)).toBe(minutes);
      expect(await deliver(), 'not before its pause is over').toBe(false);
    }
    await server.start();
    await makeDue();
    await deliver();
    await makeDue();
    expect(await deliver()).toBe(false);
    expect(server.received).toHaveLength(1);
    expect(await kept(id)).toMatchObject({ state: 'sent', error: null });
  });

  it('is given up after the 24th try, with the reason, and nothing of it is lost', async () => {
    const id = await queue();
    await server.stop();
    await database.owner.updateTable('jobs.letters').set({ attempts: 23 }).execute();
    await deliver();
    expect(await kept(id)).toMatchObject({
      state: 'failed',
      attempts: 24,
      error: expect.stringContaining('ECONNREFUSED'),
      data: invitation.data,
    });
    await makeDue();
    expect(await deliver()).toBe(false);
    await server.start();
  });

  it('waits while no server is set, and leaves when one is', async () => {
    configureMail({ demo: false });
    const id = await queue();
    expect(await deliver()).toBe(false);
    expect(await kept(id)).toMatchObject({ state: 'queued', attempts: 0 });
    configureFor(server.port);
    await deliver();
    expect(server.received).toHaveLength(1);
  });

  it('cannot be made to say more to the server by a name', async () => {
    const evil = 'Eve"\r\nBcc: all@example.com\r\n\r\n<b>x</b>';
    await queue({ ...invitation, recipientName: evil, data: { ...invitation.data, tenantName: evil } });
    await deliver();
    const [letter] = server.received;
    expect(letter?.to).toEqual(['maya@example.com']);
    expect(letter?.raw).not.toMatch(/^bcc:/im);
    expect(letter?.header('Subject')).toContain('Bcc: all@example.com');
    expect(letter?.html).not.toContain('<b>x</b>');
  });

  it('cannot be sent to more people by its address', async () => {
    const id = await queue({ ...invitation, recipient: 'a@example.com>\r\nRCPT TO:<b@example.com' });
    await deliver();
    expect(server.received.flatMap(({ to }) => to)).not.toContain('b@example.com');
    expect((await kept(id)).attempts).toBe(1);
  });
});

describe('a postman', () => {
  it('is woken by the commit', async () => {
    const postman = post(3600);
    try {
      await queue();
      await vi.waitFor(() => expect(server.received).toHaveLength(1), 5000);
    } finally {
      await postman.stop();
    }
  });

  it('finds what was queued while nobody listened', async () => {
    await queue();
    const postman = post(3600);
    await vi.waitFor(() => expect(server.received).toHaveLength(1), 5000);
    await postman.stop();
  });

  it('never sends what another one sends', async () => {
    const ids = await Promise.all(Array.from({ length: 40 }, () => queue()));
    const postmen = [post(1), post(1), post(1)];
    await vi.waitFor(() => expect(server.received.length).toBeGreaterThanOrEqual(40), 20_000);
    await Promise.all(postmen.map((postman) => postman.stop()));
    const sent = server.received.map((letter) => letter.header('Message-ID'));
    expect(sent).toHaveLength(ids.length);
    expect(new Set(sent)).toEqual(new Set(ids.map((id) => `<${id}@trellis.example>`)));
  });

  it('that stops finishes the letter at hand and takes no other', async () => {
    const asked = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<void>();
    const slow = await startMailServer({
      beforeTaking: () => {
        asked.resolve();
        return answer.promise;
      },
    });
    configureFor(slow.port);
    const first = await queue();
    const postman = post(3600);
    await asked.promise;
    const stopped = postman.stop();
    const second = await queue();
    answer.resolve();
    await stopped;
    expect((await kept(first)).state).toBe('sent');
    expect((await kept(second)).state).toBe('queued');
    await slow.stop();
  });
});

describe('a short message', () => {
  it('goes to the gateway', async () => {
    const asked: { body: string; key: string | undefined }[] = [];
    const gateway = createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      asked.push({ body, key: request.headers['idempotency-key']?.toString() });
      response.writeHead(asked.length === 1 ? 503 : 200).end();
    }).listen(0, '127.0.0.1');
    await once(gateway, 'listening');
    const { port } = gateway.address() as { port: number };
    configureMail({ demo: false, smsUrl: `http://127.0.0.1:${port}/send` });

    const id = await queue({
      ...invitation,
      template: 'phoneCode',
      channel: 'sms',
      recipient: '+34600000000',
      data: { code: '004217', minutes: 10 },
    });
    await deliver();
    expect(await kept(id)).toMatchObject({ state: 'queued', error: 'The gateway answered 503' });
    await makeDue();
    await deliver();
    expect(await kept(id)).toMatchObject({ state: 'sent', data: {} });
    expect(asked.map(({ key }) => key)).toEqual([id, id]);
    const message = JSON.parse(asked[1]?.body ?? '') as { to: string; text: string };
    expect(message).toEqual({ to: '+34600000000', text: expect.stringContaining('004217') });
    gateway.close();
  });
});
