import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { lockOwnModule, requireRunning, requireStarted, type TrainerModuleRow } from '../trainers/trainer-module-store.ts';

/** In SQL: the study of the section `c` in the course of `part`, for the trainer's module `m`. */
export const studyOfSection = sql`select from app.section_studies study
  where study.tenant_id = m.tenant_id and study.trainer_module_id = m.id and study.course_id = part.course_id and study.content_id = c.id`;

/** In SQL: what was answered about the section `c`, for the trainer's module `m`. */
export const answersOfSection = sql`app.certification_answers answer
  where answer.tenant_id = m.tenant_id and answer.trainer_module_id = m.id and answer.content_id = c.id and answer.kind = 'section'`;

/** In SQL: whether it is studied to its end, and answered where it asks something. */
export const isStudied = sql<boolean>`exists (${studyOfSection})
  and (c.questionnaire_id is null or exists (select from ${answersOfSection} and answer.is_complete))`;

/** A module of the caller that is learned now and paid, locked; anything else is not studied. */
export async function lockStudied(db: Db, caller: Actor, moduleId: string): Promise<TrainerModuleRow> {
  const row = await lockOwnModule(db, caller, moduleId, 'moduleId');
  requireRunning(row);
  requireStarted(row);
  return row.isUnpaid ? refuse('Trellis:TrainingUnpaid') : row;
}
