import type { planEvent } from '@trellis/contract/offline-plans/schemas';
import { sql } from 'kysely';
import type { z } from 'zod';
import { findPage, type Page } from '../../platform/db/page.ts';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';

export type PlanEvent = z.infer<typeof planEvent>;

interface EventRow {
  id: string;
  createdAt: Date;
  num: number | null;
  event: PlanEvent;
  reasons: string[];
  creator: string;
}

/** Records what happened to a plan, and who did it. */
export async function recordEvent(
  db: Db,
  caller: Member,
  event: { planId: string; event: PlanEvent; sessionId?: string; num?: number; reasons?: string[] },
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
      person_id: caller.personId,
      created_at: caller.now,
    })
    .execute();
}

export function pageOfEvents(db: Db, planId: string, page: Page): Promise<{ rows: EventRow[]; totalCount: number }> {
  const rows = sql<EventRow>`
    select e.id, e.created_at as "createdAt", e.num, e.event, e.reasons, coalesce(p.name, '') as creator
    from app.plan_events e left join identity.known_persons p on p.id = e.person_id
    where e.plan_id = ${planId}`;
  const list = { rows, counted: sql`from app.plan_events where plan_id = ${planId}`, order: sql`e.created_at desc, e.id desc` };
  return findPage(db, list, page);
}
