import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { aMember } from '@trellis/server/fixtures/builders';
import { configureSealing, seal } from '@trellis/server/platform/sealing';
import { cloneDatabase, type TestDatabase } from '@trellis/server/testing/template';
import { testSecret } from '@trellis/server/testing/test-secret';
import { type Receiver, startReceiver } from '@trellis/server/testing/webhook-receiver';
import { sql } from 'kysely';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const secret = 'whsec_MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIzNDU2Nzg5MDE=';

let database: TestDatabase;
let receiver: Receiver;
let children: ChildProcess[];

beforeEach(async () => {
  [database, receiver, children] = [await cloneDatabase(), await startReceiver(), []];
});
afterEach(async () => {
  await Promise.all(children.map(kill));
  await receiver.stop();
  await database.drop();
});

function startWorker(): ChildProcess {
  const env = { ...process.env, OWNER_URL: database.ownerUrl, SECRET: testSecret };
  const child = spawn(process.execPath, [fileURLToPath(new URL('./webhook-child.ts', import.meta.url))], { env, stdio: 'inherit' });
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

/** A webhook of a center with something to send. */
async function queue(): Promise<string> {
  configureSealing({ secret: testSecret });
  const { tenantId, personId } = await aMember(database.owner, { roles: ['CenterAdmin'] });
  const ofCenter = { tenant_id: tenantId, name: 'Billing', address: receiver.url, events: ['child.created'], created_by: personId };
  const hook = await database.owner.insertInto('app.webhooks').values(ofCenter).returning('id').executeTakeFirstOrThrow();
  const kept = { tenant_id: tenantId, webhook_id: hook.id, sealed: seal(secret, 'webhook secret') };
  await database.owner.insertInto('jobs.webhook_secrets').values(kept).execute();
  const payload = JSON.stringify({ type: 'webhook.test', data: {} });
  const message = { tenant_id: tenantId, webhook_id: hook.id, type: 'webhook.test', payload };
  const { id } = await database.owner.insertInto('jobs.webhook_deliveries').values(message).returning('id').executeTakeFirstOrThrow();
  return id;
}

const delivery = (id: string) =>
  database.owner.selectFrom('jobs.webhook_deliveries').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

it('who dies while sending loses no message: another one sends it again after its lease, under the same id', async () => {
  receiver.answer = () => new Promise(() => undefined); // the receiver has it, and the sender does not know it yet
  const id = await queue();
  const first = startWorker();
  await vi.waitFor(() => expect(receiver.arrived).toHaveLength(1), 15_000);
  await kill(first);
  expect(await delivery(id)).toMatchObject({ state: 'sending', tries: 1 });

  receiver.answer = () => ({ status: 204 });
  startWorker();
  await new Promise((resolve) => setTimeout(resolve, 2000));
  expect(receiver.arrived, 'nobody sends it while the first may still be at it').toHaveLength(1);

  await sql`update jobs.webhook_deliveries set next_at = now()`.execute(database.owner);
  await vi.waitFor(async () => expect((await delivery(id)).state).toBe('sent'), 15_000);
  expect(receiver.arrived.map(({ headers }) => headers['webhook-id'])).toEqual([id, id]);
  for (const { headers, body } of receiver.arrived) new Webhook(secret).verify(body, headers as Record<string, string>);
});
