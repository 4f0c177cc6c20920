import type { LocalText } from '@trellis/contract/languages';
import type { SubjectTag } from '@trellis/contract/subjects/schemas';
import type { TrainingType, TrialState } from '@trellis/contract/trial-plans/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import { refuse } from '../../platform/http/refusal.ts';

export interface TrialRow {
  planId: string;
  sessionId: string;
  subjectId: string;
  subjectName: string;
  subjectTag: SubjectTag;
  subjectErased: boolean;
  subjectLoggedOut: boolean;
  coachName: string;
  trainingType: TrainingType;
  complaint: string;
  overallFormId: string;
  state: TrialState;
  startedAt: Date;
  finishedAt: Date | null;
  music: { name: LocalText; audioType: 'BrainAudio' | 'SenseAudio' } | null;
}

/** Who trained it, or who leads it where nobody has yet; said of `session` and `plan`. */
export const coachOf = sql`
  coalesce(
    (
      select string_agg(coach.name, ', ' order by by_coach.id) from app.session_coaches as by_coach
      join identity.known_persons as coach on coach.id = by_coach.person_id
      where by_coach.tenant_id = session.tenant_id and by_coach.session_id = session.id and by_coach.role <> 'planned'
    ),
    (select lead.name from identity.known_persons as lead where lead.id = plan.lead_coach_id),
    ''
  )`;

const selectTrial = (planId: string, lock: RawBuilder<unknown>) => sql<TrialRow>`
  select trial.plan_id as "planId", session.id as "sessionId", child.id as "subjectId", child.name as "subjectName", child.tag as "subjectTag",
    child.erased_at is not null as "subjectErased", child.logged_out_at is not null as "subjectLoggedOut", ${coachOf} as "coachName",
    trial.training_type as "trainingType", trial.complaint, trial.overall_form_version_id as "overallFormId", session.state,
    session.opened_at as "startedAt", session.finished_at as "finishedAt",
    case when course.id is not null then jsonb_build_object('name', course.name, 'audioType', course.audio_type) end as music
  from app.trials as trial
  join app.plans as plan on plan.tenant_id = trial.tenant_id and plan.id = trial.plan_id
  join app.sessions as session on session.tenant_id = plan.tenant_id and session.plan_id = plan.id
  join app.subjects as child on child.tenant_id = trial.tenant_id and child.id = trial.subject_id
  left join catalog.music_courses as course on course.id = plan.music_course_id
  where trial.plan_id = ${planId} ${lock}`;

/** A trial of the caller's centre; refuses with NotFound when there is none. */
export async function findTrial(db: Db, planId: string): Promise<TrialRow> {
  return (await selectTrial(planId, sql``).execute(db)).rows[0] ?? refuse('Trellis:NotFound', { members: ['trialPlanId'] });
}

/** The same, locked until the transaction ends: it is written by one at a time. */
export async function lockTrial(db: Db, planId: string): Promise<TrialRow> {
  const { rows } = await selectTrial(planId, sql`for update of session`).execute(db);
  return rows[0] ?? refuse('Trellis:NotFound', { members: ['trialPlanId'] });
}

export async function hasOpenTrial(db: Db, subjectId: string): Promise<string | null> {
  const { rows } = await sql<{ planId: string }>`
    select trial.plan_id as "planId" from app.trials as trial
    join app.sessions as session on session.tenant_id = trial.tenant_id and session.plan_id = trial.plan_id and session.state = 'open'
    where trial.subject_id = ${subjectId} limit 1`.execute(db);
  return rows[0]?.planId ?? null;
}

/** The form that is filled in for a session as a whole, as it is published now. */
export async function latestOverallForm(db: Db): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select version.id from catalog.form_versions as version join catalog.forms as form on form.id = version.form_id
    where form.scope = 'overall' order by form.code, version.version desc limit 1`.execute(db);
  return rows[0]?.id ?? refuse('Trellis:NotFound');
}

/** The library's music of a kind; any where it has none of that. */
export async function findMusic(db: Db, musicType: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from catalog.music_courses order by music_type <> ${musicType}, sort_order limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

interface NewTrial {
  tenantId: string;
  subjectId: string;
  coachId: string;
  trainingType: TrainingType;
  complaint: string;
  overallFormId: string;
  musicCourseId: string | null;
  startDifficulty: number;
  now: Date;
}

/** A plan without a template, its one session, which is open, and its music. */
export async function insertTrial(db: Db, trial: NewTrial): Promise<{ planId: string; sessionId: string }> {
  const { tenantId, subjectId, now } = trial;
  const { id: planId } = await db
    .insertInto('app.plans')
    .values({
      tenant_id: tenantId,
      kind: 'trial',
      scale: 1,
      start_difficulty: trial.startDifficulty,
      music_course_id: trial.musicCourseId,
      lead_coach_id: trial.coachId,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('app.plan_members').values({ tenant_id: tenantId, plan_id: planId, subject_id: subjectId, from_at: now }).execute();
  await db
    .insertInto('app.trials')
    .values({
      tenant_id: tenantId,
      plan_id: planId,
      subject_id: subjectId,
      training_type: trial.trainingType,
      complaint: trial.complaint,
      overall_form_version_id: trial.overallFormId,
      created_at: now,
    })
    .execute();
  const { id: sessionId } = await db
    .insertInto('app.sessions')
    .values({ tenant_id: tenantId, plan_id: planId, num: 1, state: 'open', opened_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    insert into app.session_tracks (tenant_id, session_id, position, track_id, music_course_id)
    select ${tenantId}::uuid, ${sessionId}::uuid, track.position, track.track_id, track.music_course_id from catalog.music_course_tracks as track
    where track.music_course_id = ${trial.musicCourseId}`.execute(db);
  return { planId, sessionId };
}
