import type { planEvent } from '@trellis/contract/offline-plans/schemas';
import { sql } from 'kysely';
import type { z } from 'zod';
import { findPage, type Page } from '../../platform/db/page.ts';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { type PropertyRow, propertyColumns } from './answer-store.ts';
import type { ChosenReasons } from './life/reason-question.ts';

export type PlanEvent = z.infer<typeof planEvent>;

interface EventRow {
  id: string;
  createdAt: Date;
  num: number | null;
  event: PlanEvent;
  reasons: string[];
  /** Where it was chosen from what the library asks. */
  question: PropertyRow | null;
  answers: string[];
  creator: string;
}

/** Records what happened to a plan, and who did it. */
export async function recordEvent(
  db: Db,
  caller: Member,
  event: { planId: string; event: PlanEvent; sessionId?: string; num?: number; reasons?: string[]; chosen?: ChosenReasons },
): Promise<void> {
  await db
    .insertInto('app.plan_events')
    .values({
      tenant_id: caller.tenantId,
      plan_id: event.planId,
      session_id: event.sessionId ?? null,
      num: event.num ?? null,
      event: event.event,
      reasons: JSON.stringify(event.reasons ?? []),
      question_id: event.chosen?.questionId ?? null,
      answers: JSON.stringify(event.chosen?.answers ?? []),
      person_id: caller.personId,
      created_at: caller.now,
    })
    .execute();
}

export function pageOfEvents(db: Db, planId: string, page: Page): Promise<{ rows: EventRow[]; totalCount: number }> {
  const rows = sql<EventRow>`
    select e.id, e.created_at as "createdAt", e.num, e.event, e.reasons, e.answers, to_jsonb(q) as question, coalesce(p.name, '') as creator
    from app.plan_events e
    left join lateral (${propertyColumns} where id = e.question_id) q on true
    left join identity.known_persons p on p.id = e.person_id
    where e.plan_id = ${planId}`;
  const list = { rows, counted: sql`from app.plan_events where plan_id = ${planId}`, order: sql`e.created_at desc, e.id desc` };
  return findPage(db, list, page);
}
