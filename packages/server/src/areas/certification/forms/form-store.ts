import type { FormRecord } from '@trellis/contract/certification/forms';
import type { Scoring, SectionScore } from '@trellis/contract/questionnaires/scoring';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import type { SurveyDefinition } from '../../questionnaires/public.ts';
import type { PublishedForm } from './published-form.ts';

/** What a form is filled in about. */
export interface FormPlace {
  kind: 'moduleApplication' | 'supervisorSummary' | 'trainerSummary' | 'trainerRecord' | 'practicalTest' | 'section';
  tenantId: string;
  trainerModuleId: string;
  sessionId?: string;
  testId?: string;
  contentId?: string;
}

export interface FoundForm {
  id: string;
  definition: SurveyDefinition;
  scoring: Scoring;
  /** Of what has a key, once it was submitted. */
  score: SectionScore[] | null;
  data: Record<string, unknown>;
  finishedPage: number;
  isComplete: boolean;
  finishTime: Date | null;
  fillerName: string | null;
  concurrencyStamp: string;
}

/** What was filled in at a place so far. */
export async function findForm(
  db: Db,
  { kind, tenantId, trainerModuleId, sessionId, testId, contentId }: FormPlace,
): Promise<FoundForm | undefined> {
  const { rows } = await formRows(sql`
    answer.tenant_id = ${tenantId} and answer.trainer_module_id = ${trainerModuleId} and answer.kind = ${kind}
      and answer.supervise_session_id is not distinct from ${sessionId ?? null} and answer.practical_test_id is not distinct from ${testId ?? null}
      and answer.content_id is not distinct from ${contentId ?? null}`).execute(db);
  return rows[0];
}

/** The applications of several modules, by the module: one query for them all. */
export async function findApplications(db: Db, places: readonly FormPlace[]): Promise<ReadonlyMap<string, FoundForm>> {
  const { rows } = await formRows(sql`
    answer.kind = 'moduleApplication' and answer.tenant_id = any (${places.map(({ tenantId }) => tenantId)}::uuid[])
      and answer.trainer_module_id = any (${places.map(({ trainerModuleId }) => trainerModuleId)}::uuid[])`).execute(db);
  return new Map(rows.map((row) => [row.trainerModuleId, row]));
}

const formRows = (condition: RawBuilder<unknown>) => sql<FoundForm & { trainerModuleId: string }>`
    select answer.id, answer.trainer_module_id as "trainerModuleId", version.definition, version.scoring, answer.score, answer.data, answer.finished_page as "finishedPage", answer.is_complete as "isComplete",
      answer.finish_time as "finishTime", coalesce(person.name, known.name) as "fillerName", answer.concurrency_stamp as "concurrencyStamp"
    from app.certification_answers answer
    join catalog.questionnaire_versions version on version.id = answer.version_id
    left join identity.known_persons person on person.id = answer.filler_person_id
    left join app.supervision_names() known on known.id = answer.filler_person_id
    where ${condition}`;

/** The form of a place; of two who open it at once, both get the same. */
export async function openForm(db: Db, caller: Actor, place: FormPlace, { versionId }: PublishedForm): Promise<FoundForm> {
  await sql`
    insert into app.certification_answers
      (tenant_id, kind, trainer_module_id, supervise_session_id, practical_test_id, content_id, version_id, filler_person_id, created_at)
    values (${place.tenantId}, ${place.kind}, ${place.trainerModuleId}, ${place.sessionId ?? null}, ${place.testId ?? null},
      ${place.contentId ?? null}, ${versionId}, ${caller.personId}, ${caller.now})
    on conflict do nothing`.execute(db);
  const found = await findForm(db, place);
  if (!found) throw new Error(`The form ${place.kind} was opened and is not there`);
  return found;
}

/** The same under its lock: of two who save at once, the second sees what the first left. */
export async function lockForm(db: Db, place: FormPlace): Promise<FoundForm | undefined> {
  const found = await findForm(db, place);
  if (!found) return undefined;
  await db.selectFrom('app.certification_answers').select('id').where('id', '=', found.id).forUpdate().execute();
  return findForm(db, place);
}

/** As the wire has it. */
export function presentForm(found: FoundForm): FormRecord {
  const { id, definition, data, finishedPage, isComplete, finishTime, fillerName, concurrencyStamp } = found;
  return {
    id,
    questionnaireAndAnswer: { jsonString: JSON.stringify(definition), answerContent: data },
    isComplete,
    finishedPage,
    finishTime: finishTime && finishTime.toISOString(),
    fillerUser: fillerName === null ? null : { name: fillerName },
    concurrencyStamp,
  };
}
