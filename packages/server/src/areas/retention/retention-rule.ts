import type { retentionCalls } from '@trellis/contract/retention/rule-calls';
import type { SavedRetentionRule } from '@trellis/contract/retention/schemas';
import type { InputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import { backupDays } from '../../platform/backup/keep-days.ts';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';

/** The stamp of a center that decided nothing yet. */
const untouched = '00000000-0000-0000-0000-000000000000';
const off = { recordMonths: null, mediaMonths: null, chatMonths: null, vrMonths: null, noticeDays: 14 };

/** How long the caller's centre keeps what it has of children who left. */
export async function viewRetentionRule(db: Db, { tenantId }: Member): Promise<SavedRetentionRule> {
  const row = await db.selectFrom('app.retention_rules').selectAll().where('tenant_id', '=', tenantId).executeTakeFirst();
  if (!row) return { ...off, inForceAt: null, backupDays: backupDays(), concurrencyStamp: untouched };
  return {
    recordMonths: row.record_months,
    mediaMonths: row.media_months,
    chatMonths: row.chat_months,
    vrMonths: row.vr_months,
    noticeDays: row.notice_days,
    inForceAt: row.in_force_at?.toISOString() ?? null,
    backupDays: backupDays(),
    concurrencyStamp: row.concurrency_stamp,
  };
}

/** Changes that. What comes sooner than before waits until administrators had their days: the database sees to it. */
export async function saveRetentionRule(
  db: Db,
  caller: Member,
  input: InputOf<(typeof retentionCalls)['saveRule']>,
): Promise<SavedRetentionRule> {
  const { rows } = await sql`
    insert into app.retention_rules as kept (tenant_id, record_months, media_months, chat_months, vr_months, notice_days)
    select ${caller.tenantId}::uuid, ${input.recordMonths}::int, ${input.mediaMonths}::int, ${input.chatMonths}::int, ${input.vrMonths}::int,
      ${input.noticeDays}::int
    where ${input.concurrencyStamp} = ${untouched} or exists (select 1 from app.retention_rules where tenant_id = ${caller.tenantId})
    on conflict (tenant_id) do update set record_months = excluded.record_months, media_months = excluded.media_months,
      chat_months = excluded.chat_months, vr_months = excluded.vr_months, notice_days = excluded.notice_days
    where kept.concurrency_stamp = ${input.concurrencyStamp}
    returning 1`.execute(db);
  const current = await viewRetentionRule(db, caller);
  if (rows.length === 0) refuse('Trellis:StaleStamp', { data: { current } });
  return current;
}
