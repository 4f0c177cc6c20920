import { sql } from 'kysely';
import { aCentre, aSubject, type CentreBuilt } from '../fixtures/builders.ts';
import { insertCatalog } from '../fixtures/catalog-rows.ts';
import { aSuperviseSession, aTrainerModule } from '../fixtures/certification-builders.ts';
import { aCourse } from '../fixtures/course-builders.ts';
import { aGuardian } from '../fixtures/family-builders.ts';
import { grantAssessments, publishAssessments } from '../fixtures/publish-assessments.ts';
import { publishQuestionnaires } from '../fixtures/publish-questionnaires.ts';
import { aContract, aGroupPlan, anOccurrence, aPlan, aTrial } from '../fixtures/training-builders.ts';
import { aTestLocation } from '../fixtures/vr-builders.ts';
import type { RolePool } from '../platform/db/types.ts';
import { issueToken } from './http.ts';

/** Moments on either side of midnight where a month ends in Shanghai, Madrid and New York, and about a change of the clocks. */
export const moments = [
  '2024-11-15T12:00:00Z',
  '2025-10-31T15:59:00Z',
  '2025-10-31T16:01:00Z',
  '2025-10-31T22:59:00Z',
  '2025-10-31T23:01:00Z',
  '2025-11-01T03:59:00Z',
  '2025-11-01T04:01:00Z',
  '2025-11-02T05:30:00Z',
  '2025-11-02T06:30:00Z',
  '2025-12-01T04:59:00Z',
  '2025-12-01T05:01:00Z',
];
const days = ['2024-11-30', '2025-10-31', '2025-11-01', '2025-11-30', '2025-12-01'];
export const zones = ['Asia/Shanghai', 'Europe/Madrid', 'America/New_York'];

/** Rows of a table beside one that is there, each with something else in it. */
async function copies(owner: RolePool, table: string, id: string, changes: readonly object[]): Promise<void> {
  for (const change of changes) {
    await sql`
      insert into ${sql.table(table)}
      select (jsonb_populate_record(null::${sql.table(table)}, to_jsonb(r) || jsonb_build_object('id', gen_random_uuid()) || ${JSON.stringify(change)}::jsonb)).*
      from ${sql.table(table)} as r where r.id = ${id}`.execute(owner);
  }
}

/** A centre with some of everything that is counted, at each of the moments. `times` of them, so that centers differ. */
export async function aCountedCentre(owner: RolePool, zone: string, times: number): Promise<CentreBuilt & { token: string }> {
  const centre = await aCentre(owner, { name: `Centre of ${zone}`, zone });
  const { tenantId, coach, admin } = centre;
  const at = moments.slice(0, moments.length - times);
  const on = days.slice(0, days.length - (times % 2));
  await grantAssessments(owner, [tenantId]);
  const subject = await aSubject(owner, { tenant: centre, coach, birthday: '2017-05-05' });
  const { guardianId } = await aGuardian(owner, { subject });
  await copies(
    owner,
    'app.subjects',
    subject.subjectId,
    at.map((created_at) => ({ created_at })),
  );
  await copies(owner, 'app.subjects', subject.subjectId, [
    { created_at: at[3], is_test: true, tag: 'Test' },
    { created_at: at[4], tag: 'Archived', tag_before: 'Active' },
  ]);
  await copies(
    owner,
    'app.guardians',
    guardianId,
    at.map((created_at, index) => ({ created_at, consented_at: index % 2 ? created_at : null })),
  );

  const plan = await aPlan(owner, { subject, coach });
  await copies(
    owner,
    'app.plans',
    plan.planId,
    at.map((created_at, index) => ({ created_at, state: index === 4 ? 'deleted' : 'active' })),
  );
  const { rows: sessions } = await sql<{ id: string }>`select id from app.sessions where plan_id = ${plan.planId} order by num`.execute(
    owner,
  );
  for (const [index, finished] of at.entries()) {
    await sql`
      update app.sessions set state = 'finished', opened_at = ${finished}::timestamptz - interval '47 minutes', finished_at = ${finished}
      where id = ${sessions[index]?.id}`.execute(owner);
  }
  // who trained them, and who was only planned
  await sql`
    insert into app.session_coaches (tenant_id, session_id, person_id, role, finished_at)
    select tenant_id, id, ${coach.personId}, case when num % 5 = 0 then 'planned' else 'coach' end, finished_at from app.sessions
    where plan_id = ${plan.planId} and state = 'finished' on conflict do nothing`.execute(owner);
  const { trialPlanId } = await aTrial(owner, { subject, coach });
  await sql`update app.sessions set state = 'finished', finished_at = ${at[6]}, opened_at = ${at[5]} where plan_id = ${trialPlanId}`.execute(
    owner,
  );
  const group = await aGroupPlan(owner, { subject, coach, name: 'Otters' });
  await copies(
    owner,
    'app.sessions',
    group.sessionId,
    at.map((finished_at, index) => ({
      num: 200 + index,
      state: 'finished',
      finished_at,
      opened_at: new Date(Date.parse(finished_at) - 1_800_000),
    })),
  );
  await sql`
    insert into app.session_subjects (tenant_id, session_id, subject_id, attendance)
    select tenant_id, id, ${subject.subjectId}, (array['Attend', 'Attend', 'Absent', 'RequestForLeave'])[1 + num % 4] from app.sessions
    where tenant_id = ${tenantId} and plan_id = ${group.groupPlanId} and num >= 200`.execute(owner);
  const { occurrenceId } = await anOccurrence(owner, { plan });
  const states = ['cancelled', 'leave', 'missed', 'finished'];
  await copies(
    owner,
    'app.occurrences',
    occurrenceId,
    at.map((starts_at, index) => ({
      starts_at,
      ends_at: new Date(Date.parse(starts_at) + 1_800_000),
      state: states[index % 4],
      missed_at: states[index % 4] === 'missed' ? starts_at : null,
      missed_by: states[index % 4] === 'missed' ? coach.personId : null,
      missed_reason: states[index % 4] === 'missed' ? 'NoShow' : null,
      plan_id: index > 7 ? group.groupPlanId : plan.planId,
    })),
  );
  await sellAndPay(owner, centre, { subjectId: subject.subjectId, subject }, { at, on });
  await learn(owner, centre, subject.subjectId, at);
  return { ...centre, token: await issueToken(owner, admin.personId, admin.membershipId) };
}

async function sellAndPay(
  owner: RolePool,
  { tenantId, admin }: CentreBuilt,
  { subject, subjectId }: { subject: Awaited<ReturnType<typeof aSubject>>; subjectId: string },
  { at, on }: { at: readonly string[]; on: readonly string[] },
): Promise<void> {
  const { contractId } = await aContract(owner, { subject, seller: admin, classes: 30, signedOn: '2025-11-15' });
  await copies(
    owner,
    'app.user_contracts',
    contractId,
    on.map((signed_on, index) => ({
      signed_on,
      currency: index % 2 ? 'JPY' : 'USD',
      stopped_at: index === 3 ? '2025-12-09T00:00:00Z' : null,
    })),
  );
  for (const [index, day] of on.entries()) {
    await sql`
      insert into app.contract_payments (tenant_id, contract_id, is_recharge, amount, paid_on, person_id, method, number, voided_at, voided_by, void_reason)
      select tenant_id, id, ${index !== 2}, ${1_000 * (index + 1)}, ${day}::date, ${admin.personId}, 'Cash', ${index + 100},
        ${index === 1 ? day : null}::timestamptz, ${index === 1 ? admin.personId : null}::uuid, ${index === 1 ? 'wrong' : null}
      from app.user_contracts where id = ${contractId}`.execute(owner);
  }
  // two classes used at each moment, of which the first is given back
  await sql`
    insert into app.credit_accounts (tenant_id, subject_id, contract_id, commodity, bucket)
    select tenant_id, subject_id, id, 'oneToOne', 'consumed' from app.user_contracts where id = ${contractId} on conflict do nothing`.execute(
    owner,
  );
  const { rows } = await sql<{ id: string; bucket: string }>`
    select id, bucket from app.credit_accounts where tenant_id = ${tenantId} and contract_id = ${contractId} and bucket in ('available', 'consumed')`.execute(
    owner,
  );
  const account = (bucket: string) => rows.find((row) => row.bucket === bucket)?.id;
  const post = (key: string, kind: string, moment: string | undefined, [from, to]: string[], amount: number, reverses: string | null) =>
    sql`
    insert into app.postings (tenant_id, key, from_id, to_id, amount, kind, subject_id, person_id, created_at, reverses)
    values (${tenantId}, ${key}, ${account(from ?? '')}, ${account(to ?? '')}, ${amount}, ${kind}, ${subjectId}, ${admin.personId}, ${moment},
      (select id from app.postings where tenant_id = ${tenantId} and key = ${reverses}))`.execute(owner);
  for (const [index, moment] of at.entries()) await post(`used ${index}`, 'consume', moment, ['available', 'consumed'], 2, null);
  await post('given back', 'return', at.at(-1), ['consumed', 'available'], 2, 'used 0');
}

async function learn(owner: RolePool, centre: CentreBuilt, subjectId: string, at: readonly string[]): Promise<void> {
  const { tenantId, admin, coach } = centre;
  const locationId = await aTestLocation(owner, admin);
  const { course } = await aCourse(owner, admin);
  for (const [index, moment] of at.entries()) {
    const late = at[(index + 3) % at.length] ?? moment;
    await sql`
      insert into app.test_requests (tenant_id, subject_id, location_id, test_type, status, ordered_by, created_at, begun_at, finished_at, cancelled_at, code, code_expires_at)
      select ${tenantId}, ${subjectId}, ${locationId}, 'Standard', case when ${index % 2 === 0} then 'Finished' else 'Cancelled' end, ${admin.personId}, ${moment},
        ${index % 2 ? null : late}::timestamptz, ${index % 2 ? null : late}::timestamptz, ${index % 2 ? late : null}::timestamptz,
        translate(substr(upper(md5(${tenantId} || ${index}::text)), 1, 8), '01', 'XY'), ${late}::timestamptz`.execute(owner);
    await sql`
      insert into app.user_courses (tenant_id, person_id, course_id, given_by, given_at, started_at, taken_at, taken_by, uses_quota)
      values (${tenantId}, ${coach.personId}, ${course}, ${admin.personId}, ${moment}, ${index % 3 ? late : null}, ${late}, ${admin.personId}, false)`.execute(
      owner,
    );
    const { trainerModuleId } = await aTrainerModule(owner, { trainer: coach });
    await sql`update app.trainer_training_modules set created_at = ${moment}, started_at = ${index % 2 ? late : null}, status = ${index % 2 ? 'Learning' : 'NotStarted'} where id = ${trainerModuleId}`.execute(
      owner,
    );
    const { superviseSessionId } = await aSuperviseSession(owner, { trainer: coach, trainerModuleId, supervisorId: admin.personId });
    await sql`
      update app.supervise_sessions set begun_at = ${moment}, ss_finish_time = ${moment}, ts_finish_time = ${index === 2 ? null : late}, supervisor_scoring = 50
      where id = ${superviseSessionId}`.execute(owner);
    await assess(owner, centre, { subjectId, moment, late, isAnswered: index % 3 > 0, isAlone: index % 4 === 1 });
  }
}

interface Assessed {
  subjectId: string;
  moment: string;
  late: string;
  isAnswered: boolean;
  /** A questionnaire that no assessment asks. */
  isAlone: boolean;
}

async function assess(
  owner: RolePool,
  { tenantId, admin }: CentreBuilt,
  { subjectId, moment, late, isAnswered, isAlone }: Assessed,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    insert into app.questionnaire_answers (tenant_id, subject_id, questionnaire_id, version_id, purpose, is_complete, finish_time, started_at)
    select ${tenantId}, ${subjectId}, version.questionnaire_id, version.id, 'development', true, ${isAlone || isAnswered ? late : moment}, ${moment}
    from catalog.assessments as assessment join catalog.questionnaire_versions as version on version.questionnaire_id = assessment.questionnaire_id
    order by assessment.id limit 1 returning id`.execute(owner);
  if (isAlone) return;
  await sql`
    insert into app.user_assessments (tenant_id, id, subject_id, assessment_id, status, need_pay, ordered_by, consented_at, consent_person_id, created_at)
    select ${tenantId}, ${rows[0]?.id}, ${subjectId}, assessment.id, 'ReportedReady', false, ${admin.personId}, ${moment}, ${admin.personId}, ${moment}
    from catalog.assessments as assessment order by assessment.id limit 1`.execute(owner);
  await sql`
    insert into app.assessment_reports (tenant_id, user_assessment_id, content, formula, formula_version, created_at)
    values (${tenantId}, ${rows[0]?.id}, '{}', 'x', 1, ${late})`.execute(owner);
}

/** Three centers on three clocks. */
export async function countedCentres(owner: RolePool) {
  await insertCatalog(owner);
  await publishQuestionnaires(owner);
  await publishAssessments(owner);
  const centres = [];
  for (const [index, zone] of zones.entries()) centres.push(await aCountedCentre(owner, zone, index));
  return centres;
}
