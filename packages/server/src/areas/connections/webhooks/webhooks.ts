import type { Webhook, webhookCalls } from '@trellis/contract/connections/webhooks/calls';
import { limits } from '@trellis/contract/limits';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { seal } from '../../../platform/sealing.ts';
import { newWebhookSecret } from './sign.ts';

type Calls = typeof webhookCalls;

type Row = Omit<Webhook, 'createdAt' | 'offAt' | 'formerSecretUntil'> & {
  createdAt: Date;
  offAt: Date | null;
  formerSecretUntil: Date | null;
};

/** Webhooks of the caller's centre, or one of them; the newest first. */
async function readWebhooks(db: Db, { tenantId }: Member, id: string | null = null): Promise<Webhook[]> {
  const { rows } = await sql<Row>`
    select h.id, h.name, h.address, h.events, h.enabled, coalesce(p.name, '') as "byName", h.created_at as "createdAt",
      h.off_reason as "offReason", h.off_at as "offAt", jobs.former_webhook_secret_until(h.id) as "formerSecretUntil",
      (
        select jsonb_build_object('state', d.state, 'status', d.status, 'fault', d.fault, 'at', coalesce(d.ended_at, d.created_at))
        from jobs.webhook_deliveries d where d.tenant_id = h.tenant_id and d.webhook_id = h.id order by d.id desc limit 1
      ) as last,
      h.concurrency_stamp as "concurrencyStamp"
    from app.webhooks h left join identity.known_persons p on p.id = h.created_by
    where h.tenant_id = ${tenantId} and (${id}::uuid is null or h.id = ${id}::uuid)
    order by h.id desc`.execute(db);
  return rows.map(({ createdAt, offAt, formerSecretUntil, last, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    offAt: offAt?.toISOString() ?? null,
    formerSecretUntil: formerSecretUntil?.toISOString() ?? null,
    last: last && { ...last, at: new Date(last.at).toISOString() },
  }));
}

export async function listWebhooks(db: Db, caller: Member): Promise<OutputOf<Calls['list']>> {
  return { items: await readWebhooks(db, caller) };
}

/** Makes a webhook with its secret, which is told this once. */
export async function createWebhook(db: Db, caller: Member, input: InputOf<Calls['create']>): Promise<OutputOf<Calls['create']>> {
  const { tenantId, personId } = caller;
  // two of one centre wait for each other, so that both together are not one too many
  await sql`select pg_advisory_xact_lock(hashtextextended(${`webhooks of ${tenantId}`}, 0))`.execute(db);
  const { rows } = await sql<{ id: string }>`
    insert into app.webhooks (tenant_id, name, address, events, enabled, created_by)
    select ${tenantId}, ${input.name}, ${input.address}, ${eventsOf(input)}::text[], ${input.enabled}, ${personId}
    where (select count(*) from app.webhooks where tenant_id = ${tenantId}) < ${limits.webhook.most}
    returning id`.execute(db);
  const id = rows[0]?.id ?? refuse('Trellis:WebhooksFull', { data: { most: limits.webhook.most } });
  return { id, secret: await giveSecret(db, id) };
}

const eventsOf = ({ events }: { events: string[] }) => [...new Set(events)];

async function giveSecret(db: Db, id: string): Promise<string> {
  const secret = newWebhookSecret();
  await sql`select jobs.keep_webhook_secret(${id}, ${seal(secret, 'webhook secret')})`.execute(db);
  return secret;
}

/** Changes a webhook; a stale editor is told what it says now. Turned on again, it is forgotten why it was off. */
export async function changeWebhook(db: Db, caller: Member, { id, concurrencyStamp, ...input }: InputOf<Calls['change']>): Promise<void> {
  await lockWebhook(db, caller, id);
  const [current] = await readWebhooks(db, caller, id);
  if (current?.concurrencyStamp !== concurrencyStamp) refuse('Trellis:StaleStamp', { data: { current } });
  await sql`
    update app.webhooks set name = ${input.name}, address = ${input.address}, events = ${eventsOf(input)}::text[], enabled = ${input.enabled},
      off_reason = case when not ${input.enabled} then off_reason end, off_at = case when not ${input.enabled} then off_at end
    where tenant_id = ${caller.tenantId} and id = ${id}`.execute(db);
}

export async function removeWebhook(db: Db, caller: Member, { id }: InputOf<Calls['remove']>): Promise<void> {
  const { rows } = await sql`delete from app.webhooks where tenant_id = ${caller.tenantId} and id = ${id} returning id`.execute(db);
  if (rows.length === 0) refuse('Trellis:NotFound', { members: ['id'] });
}

/** Gives a webhook another secret; the one before signs for another day, so that its receiver can change over. */
export async function renewSecret(db: Db, caller: Member, { id }: InputOf<Calls['renewSecret']>): Promise<OutputOf<Calls['renewSecret']>> {
  await lockWebhook(db, caller, id);
  return { secret: await giveSecret(db, id) };
}

/** A webhook of the caller's centre, which nobody changes until the transaction ends. */
export async function lockWebhook(db: Db, { tenantId }: Member, id: string): Promise<{ enabled: boolean }> {
  const { rows } = await sql<{ enabled: boolean }>`
    select enabled from app.webhooks where tenant_id = ${tenantId} and id = ${id} for no key update`.execute(db);
  return rows[0] ?? refuse('Trellis:NotFound', { members: ['id'] });
}
