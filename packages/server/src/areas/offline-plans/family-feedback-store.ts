import type { FeedbackValue } from '@trellis/contract/offline-plans/feedback-schemas';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Guest } from '../../platform/http/caller.ts';
import { keepValues } from './answer-store.ts';

export interface GuestSessionRow {
  id: string;
  num: number;
  finishedAt: Date;
  coachName: string;
  isOpen: boolean;
  /** What this guardian said before. */
  formId: string | null;
  sentAt: Date | null;
  feedbacks: FeedbackValue[];
}

/** The latest finished sessions of the plan that a link names, each with what its guardian said. */
export async function sessionsOfLink(db: Db): Promise<GuestSessionRow[]> {
  const { rows } = await sql<GuestSessionRow>`
    select s.id, s.num, s.finished_at as "finishedAt", s.coaches as "coachName", s.is_open as "isOpen",
      a.form_version_id as "formId", a.updated_at as "sentAt",
      coalesce(
        (
          select jsonb_agg(jsonb_build_object('programFeedbackPropertyId', v.property_id, 'value', v.value) order by pr.position)
          from app.answer_values v join catalog.properties pr on pr.id = v.property_id
          where v.tenant_id = a.tenant_id and v.answer_id = a.id
        ),
        '[]'
      ) as feedbacks
    from app.feedback_sessions() s
    left join app.answers a on a.tenant_id = app.acting_tenant() and a.session_id = s.id
    order by s.num desc`.execute(db);
  return rows;
}

interface FamilyAnswer {
  sessionId: string;
  guardianId: string;
  formId: string;
  values: readonly FeedbackValue[];
}

/** Saves what a guardian says about a session; their earlier answer is replaced, another guardian's stays. */
export async function saveFamilyAnswer(db: Db, guest: Guest, answer: FamilyAnswer): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    insert into app.answers (
      tenant_id, session_id, scope, subject_id, author_id, guardian_id, filled_by_link, form_version_id, created_at, updated_at
    )
    values (
      ${guest.tenantId}, ${answer.sessionId}, 'parent', ${guest.subjectId}, ${answer.guardianId}, ${answer.guardianId}, ${guest.linkId},
      ${answer.formId}, ${guest.now}, ${guest.now}
    )
    on conflict on constraint answers_one_each do update
      set form_version_id = excluded.form_version_id, filled_by_link = excluded.filled_by_link, updated_at = excluded.updated_at
    returning id`.execute(db);
  await keepValues(db, guest.tenantId, rows[0]?.id ?? null, answer.values);
}
