import type { chatDeskCalls } from '@trellis/contract/chat/desk-calls';
import type { ChatReport, Retention } from '@trellis/contract/chat/schemas';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import { findPage } from '../../platform/db/page.ts';
import type { Db } from '../../platform/db/types.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';

type Calls = typeof chatDeskCalls;

export interface ReportRow extends Omit<ChatReport, 'sendTime' | 'creationTime' | 'settledAt'> {
  sentAt: Date;
  createdAt: Date;
  settledAt: Date | null;
}

export const reportColumns = sql`
  id, reporter_name as "reporterName", sender_name as "senderNickname", content_type::int as "contentType", content, reason, sent_at as "sentAt",
  created_at as "createdAt", settled_at as "settledAt"`;

/** What was handed to whoever asks: of a center its own, of the platform what was reported outside of centers. */
export async function listReports(db: Db, _caller: Actor, page: InputOf<Calls['reports']>): Promise<OutputOf<Calls['reports']>> {
  const counted = sql`from chat.reports`;
  const found = await findPage<ReportRow>(
    db,
    { rows: sql<ReportRow>`select ${reportColumns} ${counted}`, counted, order: sql`created_at desc, id desc` },
    page,
  );
  const items = found.rows.map(({ sentAt, createdAt, settledAt, ...row }) => ({
    ...row,
    sendTime: sentAt.getTime(),
    creationTime: createdAt.toISOString(),
    settledAt: settledAt?.toISOString() ?? null,
  }));
  return { items, totalCount: found.totalCount };
}

export async function settleReport(db: Db, { now }: Actor, { id }: InputOf<Calls['settle']>): Promise<void> {
  const { numAffectedRows } = await sql`update chat.reports set settled_at = coalesce(settled_at, ${now}) where id = ${id}`.execute(db);
  if (!numAffectedRows) refuse('Trellis:NotFound', { members: ['id'] });
}

/** The stamp of a center that decided nothing yet. */
const untouched = '00000000-0000-0000-0000-000000000000';

export async function findRetention(db: Db, { tenantId }: Actor): Promise<Retention> {
  const { rows } = await sql<{ days: number | null; stamp: string }>`
    select retention_days as days, concurrency_stamp as stamp from app.chat_rules where tenant_id = ${tenantId}`.execute(db);
  return { days: rows[0]?.days ?? null, concurrencyStamp: rows[0]?.stamp ?? untouched };
}

export async function saveRetention(db: Db, caller: Actor, { days, concurrencyStamp }: Retention): Promise<Retention> {
  const { rows } = await sql`
    insert into app.chat_rules as kept (tenant_id, retention_days)
    select ${caller.tenantId}::uuid, ${days}::int
    where ${concurrencyStamp} = ${untouched} or exists (select 1 from app.chat_rules where tenant_id = ${caller.tenantId})
    on conflict (tenant_id) do update set retention_days = excluded.retention_days where kept.concurrency_stamp = ${concurrencyStamp}
    returning 1`.execute(db);
  const current = await findRetention(db, caller);
  if (rows.length === 0) refuse('Trellis:StaleStamp', { data: { current } });
  return current;
}
