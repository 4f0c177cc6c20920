import type { retentionCalls } from '@trellis/contract/retention/rule-calls';
import { erasesSooner } from '@trellis/contract/retention/rules';
import type { SavedRetentionRule, SeenPreview } from '@trellis/contract/retention/schemas';
import type { InputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { countAhead } from './preview-retention.ts';
import { untouched, viewRetentionRule } from './view-retention-rule.ts';

/** How long a preview counts as seen. */
const seenFor = 24 * 3_600_000;

/** Changes how long things are kept. What comes sooner than before waits until administrators had their days: the database sees to it. */
export async function saveRetentionRule(
  db: Db,
  caller: Member,
  input: InputOf<(typeof retentionCalls)['saveRule']>,
): Promise<SavedRetentionRule> {
  const before = await viewRetentionRule(db, caller);
  if (before.concurrencyStamp === input.concurrencyStamp && erasesSooner(input, before)) {
    const count = await countAhead(db, caller, input, before);
    if (!wasSeen(input.seen, { count, now: caller.now })) refuse('Trellis:ErasesUnseen', { members: ['seen'], data: { count } });
  }
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

/** Whether somebody looked, not long ago, at whom a rule erases, and it is still as many. */
const wasSeen = (seen: SeenPreview | undefined, { count, now }: { count: number; now: Date }): boolean =>
  seen?.count === count && Math.abs(now.getTime() - Date.parse(seen.at)) <= seenFor;
