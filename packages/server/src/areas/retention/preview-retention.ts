import type { PreviewWindow, retentionCalls } from '@trellis/contract/retention/rule-calls';
import { erasesSooner } from '@trellis/contract/retention/rules';
import { erasedParts, type LeftChild, type RetentionRule, type SavedRetentionRule } from '@trellis/contract/retention/schemas';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { type RawBuilder, sql } from 'kysely';
import { findPage } from '../../platform/db/page.ts';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { viewRetentionRule } from './view-retention-rule.ts';

type Call = typeof retentionCalls.preview;
type Row = Omit<LeftChild, 'leftAt'> & { leftAt: Date };

const day = 24 * 3_600_000;
const daysOf: Record<Exclude<PreviewWindow, 'all'>, number> = { due: 0, '30': 30, '90': 90 };

/** Whom a rule erases and when, whoever left first first. Nobody is erased before the days are over in which administrators know. */
export async function previewRetention(db: Db, caller: Member, input: InputOf<Call>): Promise<OutputOf<Call>> {
  const saved = await viewRetentionRule(db, caller);
  const rule = input.isDraft ? draftOf(input, saved.noticeDays) : saved;
  const { ahead, counted } = aheadOf({ rule, saved, within: input.within }, caller);
  const rows = sql<Row>`
    select s.id, s.name, s.left_at as "leftAt", app.erasure_obstacles(s.tenant_id, s.id) as obstacles, (
      select coalesce(json_agg(json_build_object('part', a.part, 'from', a.at) order by a.at, a.months, a.part), '[]') from (${ahead}) as a
    ) as parts ${counted}`;
  const found = await findPage(db, { rows, counted, order: sql`s.left_at, s.id` }, input);
  const items = found.rows.map((row) => ({
    ...row,
    leftAt: row.leftAt.toISOString(),
    parts: row.parts.map(({ part, from }) => ({ part, from: new Date(from).toISOString() })),
  }));
  return { items, totalCount: found.totalCount, at: caller.now.toISOString() };
}

/** Of how many children a rule that is saved in place of another one erases something within 90 days, as the preview counts them. */
export async function countAhead(db: Db, caller: Member, rule: RetentionRule, saved: SavedRetentionRule): Promise<number> {
  const { counted } = aheadOf({ rule, saved, within: '90' }, caller);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count ${counted}`.execute(db);
  return rows[0]?.count ?? 0;
}

interface Thought {
  rule: RetentionRule;
  /** The one in force. */
  saved: SavedRetentionRule;
  within: PreviewWindow;
}

/** What a rule erases of `s`, and when; the children of whom it does so within the time asked for. */
function aheadOf({ rule, saved, within }: Thought, { tenantId, now }: Member) {
  const told = new Date(now.getTime() + rule.noticeDays * day);
  // what is turned on or made shorter is in force once administrators had their days
  const inForceAt = erasesSooner(rule, saved) || !saved.inForceAt ? told : new Date(saved.inForceAt);
  const parts = erasedParts.map((part) => {
    const months = rule[`${part}Months`];
    return sql`(${part}::text, ${months}::int, ${months === saved[`${part}Months`]}::boolean)`;
  });
  const ahead = sql`
    select p.part, p.months, greatest(
      s.left_at + make_interval(months => p.months), ${inForceAt}::timestamptz, coalesce(n.erased_from, ${told}::timestamptz)
    ) as at
    from (values ${sql.join(parts)}) as p (part, months, is_as_saved)
    left join app.retention_notices n
      on p.is_as_saved and n.tenant_id = s.tenant_id and n.subject_id = s.id and n.part = p.part and n.left_at = s.left_at
    where p.months is not null and not app.is_part_gone(s.tenant_id, s.id, p.part, s.left_at)`;
  const counted = sql`
    from app.subjects s
    where s.tenant_id = ${tenantId} and s.left_at is not null and s.erased_at is null and ${withinOf(within, { rule, ahead, now })}`;
  return { ahead, counted };
}

const draftOf = ({ recordMonths, mediaMonths, chatMonths, vrMonths, noticeDays }: InputOf<Call>, saved: number): RetentionRule => ({
  recordMonths: recordMonths ?? null,
  mediaMonths: mediaMonths ?? null,
  chatMonths: chatMonths ?? null,
  vrMonths: vrMonths ?? null,
  noticeDays: noticeDays ?? saved,
});

interface Ahead {
  rule: RetentionRule;
  /** What is erased of `s`, and when. */
  ahead: RawBuilder<unknown>;
  now: Date;
}

/** Of whom anything is erased within so many days. */
function withinOf(within: PreviewWindow, { rule, ahead, now }: Ahead): RawBuilder<unknown> {
  if (within === 'all') return sql`true`;
  const months = erasedParts.map((part) => rule[`${part}Months`]).filter((each) => each !== null);
  if (months.length === 0) return sql`false`;
  const end = new Date(now.getTime() + daysOf[within] * day);
  // the first condition is the index's, the second one is exact
  return sql`s.left_at <= ${end}::timestamptz - make_interval(months => ${Math.min(...months)}) + interval '4 days'
    and exists (select from (${ahead}) as a where a.at <= ${end}::timestamptz)`;
}
