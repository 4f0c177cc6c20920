import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { writeLetter } from '@trellis/server/platform/mail/write-letter';
import { type MailServer, type Received, startMailServer } from '@trellis/server/testing/mail-server';
import { cloneDatabase, type TestDatabase } from '@trellis/server/testing/template';
import { testSecret } from '@trellis/server/testing/test-secret';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let database: TestDatabase;
let server: MailServer;
let children: ChildProcess[];
let whenWhole: (letter: Received) => Promise<void>;

beforeEach(async () => {
  database = await cloneDatabase();
  children = [];
  whenWhole = async () => undefined;
  server = await startMailServer({ beforeTaking: (letter) => whenWhole(letter) });
});
afterEach(async () => {
  await Promise.all(children.map(kill));
  await server.stop();
  await database.drop();
});

function startPostman(): ChildProcess {
  const env = {
    ...process.env,
    OWNER_URL: database.ownerUrl,
    SECRET: testSecret,
    SMTP_URL: `smtp://127.0.0.1:${server.port}`,
    MAIL_FROM: 'Trellis <post@trellis.example>',
  };
  const child = spawn(process.execPath, [fileURLToPath(new URL('./postman-child.ts', import.meta.url))], { env, stdio: 'inherit' });
  children.push(child);
  return child;
}

/** As a power failure does: the process does not get to say a word. */
async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

const queue = () =>
  writeLetter(database.owner, {
    template: 'emailCode',
    recipient: 'maya@example.com',
    recipientName: 'Maya Thompson',
    language: 'en',
    data: { code: '004217', minutes: 10 },
  });

const letter = (id: string) => database.owner.selectFrom('jobs.letters').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const arrived = (count: number) => vi.waitFor(() => expect(server.received.length).toBeGreaterThanOrEqual(count), 15_000);
/** As if the time after which a letter counts as left behind were over. */
const endLease = (id: string) => database.owner.updateTable('jobs.letters').set({ next_at: sql`now()` }).where('id', '=', id).execute();

it('a postman that dies while it sends loses no letter; the second is the same message, and known by its id', async () => {
  const never = Promise.withResolvers<void>();
  whenWhole = () => never.promise; // the server has the letter, and the postman does not know it yet
  const first = startPostman();
  const id = await queue();
  await arrived(1);
  await kill(first);
  expect(await letter(id)).toMatchObject({ state: 'sending', attempts: 1 });

  whenWhole = async () => undefined;
  startPostman();
  await new Promise((resolve) => setTimeout(resolve, 2000));
  expect(server.received, 'nobody sends it while the first may still be at it').toHaveLength(1);

  await endLease(id);
  await queue(); // wakes the postman
  await arrived(3);
  await vi.waitFor(async () => expect((await letter(id)).state).toBe('sent'), 15_000);
  const own = server.received.filter((each) => each.header('Message-ID') === `<${id}@trellis.example>`);
  expect(own).toHaveLength(2);
  expect(own[1]?.raw).toBe(own[0]?.raw);
  expect(new Set(server.received.map((each) => each.header('Message-ID'))).size, 'what a mailbox shows').toBe(2);
});

it('a postman that dies before it sends, or after it noted that it did, sends nothing twice', async () => {
  const first = startPostman();
  const id = await queue();
  await vi.waitFor(async () => expect((await letter(id)).state).toBe('sent'), 15_000);
  await kill(first);
  await endLease(id);
  await server.stop();
  const second = startPostman();
  const later = await queue();
  await vi.waitFor(async () => expect((await letter(later)).attempts).toBe(1), 15_000);
  await kill(second);

  await server.start();
  await endLease(later);
  startPostman();
  await vi.waitFor(async () => expect((await letter(later)).state).toBe('sent'), 15_000);
  const sent = server.received.map((each) => each.header('Message-ID'));
  expect(sent).toEqual([id, later].map((each) => `<${each}@trellis.example>`));
});
