import type { SavedRetentionRule } from '@trellis/contract/retention/schemas';
import { backupDays } from '../../platform/backup/keep-days.ts';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';

/** The stamp of a center that decided nothing yet. */
export const untouched = '00000000-0000-0000-0000-000000000000';
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
