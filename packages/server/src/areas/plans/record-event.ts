import type { planEvent } from '@trellis/contract/offline-plans/schemas';
import type { z } from 'zod';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';

export type PlanEvent = z.infer<typeof planEvent>;

interface Happened {
  planId: string;
  event: PlanEvent;
  sessionId?: string;
  num?: number;
  /** When the booking that it happened to was booked for. */
  bookedFor?: Date;
  /** When it is held instead. */
  movedTo?: Date;
  reasons?: string[];
  /** What was chosen from what the library asks. */
  chosen?: { questionId: string; answers: string[] };
}

/** Records what happened to a plan, and who did it. */
export async function recordEvent(db: Db, caller: Member, event: Happened): Promise<void> {
  await db
    .insertInto('app.plan_events')
    .values({
      tenant_id: caller.tenantId,
      plan_id: event.planId,
      session_id: event.sessionId ?? null,
      num: event.num ?? null,
      booked_for: event.bookedFor ?? null,
      moved_to: event.movedTo ?? null,
      event: event.event,
      reasons: JSON.stringify(event.reasons ?? []),
      question_id: event.chosen?.questionId ?? null,
      answers: JSON.stringify(event.chosen?.answers ?? []),
      person_id: caller.personId,
      created_at: caller.now,
    })
    .execute();
}
