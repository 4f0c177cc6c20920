import { sql } from 'kysely';
import { findPage, type Page } from '../../platform/db/page.ts';
import type { Db } from '../../platform/db/types.ts';
import type { PlanEvent } from '../plans/public.ts';
import { type PropertyRow, propertyColumns } from './answer-store.ts';

interface EventRow {
  id: string;
  createdAt: Date;
  num: number | null;
  bookedFor: Date | null;
  movedTo: Date | null;
  event: PlanEvent;
  reasons: string[];
  /** Where it was chosen from what the library asks. */
  question: PropertyRow | null;
  answers: string[];
  creator: string;
}

export function pageOfEvents(
  db: Db,
  planId: string,
  page: Page,
  events?: readonly PlanEvent[],
): Promise<{ rows: EventRow[]; totalCount: number }> {
  const wanted = events ? sql`event = any(${[...events]}::text[])` : sql`true`;
  const rows = sql<EventRow>`
    select e.id, e.created_at as "createdAt", e.num, e.booked_for as "bookedFor", e.moved_to as "movedTo", e.event, e.reasons, e.answers, to_jsonb(q) as question, coalesce(p.name, '') as creator
    from app.plan_events e
    left join lateral (${propertyColumns} where id = e.question_id) q on true
    left join identity.known_persons p on p.id = e.person_id
    where e.plan_id = ${planId} and ${wanted}`;
  const list = {
    rows,
    counted: sql`from app.plan_events where plan_id = ${planId} and ${wanted}`,
    order: sql`e.created_at desc, e.id desc`,
  };
  return findPage(db, list, page);
}
