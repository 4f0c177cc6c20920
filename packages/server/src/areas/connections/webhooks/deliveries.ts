import { testEvent, type WebhookDelivery, type webhookCalls } from '@trellis/contract/connections/webhooks/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import { findPage } from '../../../platform/db/page.ts';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { lockWebhook } from './webhooks.ts';

type Calls = typeof webhookCalls;

type Row = Omit<WebhookDelivery, 'createdAt' | 'nextAt' | 'endedAt'> & { createdAt: Date; nextAt: Date; endedAt: Date | null };

/** What a webhook was sent, the newest first. */
export async function listDeliveries(
  db: Db,
  { tenantId }: Member,
  { id, state, ...page }: InputOf<Calls['deliveries']>,
): Promise<OutputOf<Calls['deliveries']>> {
  const counted = sql`
    from jobs.webhook_deliveries where tenant_id = ${tenantId} and webhook_id = ${id} and ${state ? sql`state = ${state}` : sql`true`}`;
  const list = {
    rows: sql<Row>`
      select id, type, state, tries, payload, status, answer, fault, created_at as "createdAt", next_at as "nextAt", ended_at as "endedAt" ${counted}`,
    counted,
    order: sql`id desc`,
  };
  const [{ rows, totalCount }, known] = await Promise.all([
    findPage(db, list, page),
    db.selectFrom('app.webhooks').select('id').where('tenant_id', '=', tenantId).where('id', '=', id).executeTakeFirst(),
  ]);
  if (!known) refuse('Trellis:NotFound', { members: ['id'] });
  return { items: rows.map(toDelivery), totalCount };
}

const toDelivery = ({ createdAt, nextAt, endedAt, ...row }: Row): WebhookDelivery => ({
  ...row,
  createdAt: createdAt.toISOString(),
  nextAt: row.state === 'due' ? nextAt.toISOString() : null,
  endedAt: endedAt?.toISOString() ?? null,
});

/** Sends a webhook something that says nothing, to try it. */
export async function sendTest(db: Db, caller: Member, { id }: InputOf<Calls['sendTest']>): Promise<OutputOf<Calls['sendTest']>> {
  const { enabled } = await lockWebhook(db, caller, id);
  if (!enabled) refuse('Trellis:WebhookOff');
  const payload = { type: testEvent, timestamp: caller.now.toISOString(), data: { webhookId: id } };
  return db
    .insertInto('jobs.webhook_deliveries')
    .values({ tenant_id: caller.tenantId, webhook_id: id, type: testEvent, payload: JSON.stringify(payload) })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** Sends something once more: the same message, as if nobody had tried yet. */
export async function resendDelivery(db: Db, caller: Member, { id }: InputOf<Calls['resend']>): Promise<void> {
  const { rows } = await sql<{ webhookId: string; state: string }>`
    select webhook_id as "webhookId", state from jobs.webhook_deliveries where tenant_id = ${caller.tenantId} and id = ${id} for update`.execute(
    db,
  );
  const found = rows[0] ?? refuse('Trellis:NotFound', { members: ['id'] });
  if (found.state === 'sending') refuse('Trellis:DeliveryUnderWay');
  const { enabled } = await lockWebhook(db, caller, found.webhookId);
  if (!enabled) refuse('Trellis:WebhookOff');
  await sql`
    update jobs.webhook_deliveries set state = 'due', tries = 0, next_at = now(), queued_at = clock_timestamp(), ended_at = null
    where id = ${id}`.execute(db);
}
