import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { sellClasses } from '../areas/credits/public.ts';
import { configureStorage } from '../areas/files/public.ts';
import { markAttendance } from '../areas/group-plans/attend.ts';
import { createGroupPlan } from '../areas/group-plans/create-group-plan.ts';
import { finishGroupSession } from '../areas/group-plans/finish-group-session.ts';
import { listGroupChildren } from '../areas/group-plans/list-group-plans.ts';
import { startGroupSession } from '../areas/group-plans/start-group-session.ts';
import { viewGroupSession } from '../areas/group-plans/view-group-session.ts';
import { assignCoaches } from '../areas/groups/assign-coaches.ts';
import { createClassGroup } from '../areas/groups/save-class-group.ts';
import { setChildren } from '../areas/groups/set-children.ts';
import { punchItem, saveCategory, saveOverall } from '../areas/offline-plans/public.ts';
import { insertCatalog } from '../fixtures/catalog-rows.ts';
import { publishAssessments } from '../fixtures/publish-assessments.ts';
import { publishClassPlans } from '../fixtures/publish-class-plans.ts';
import { publishQuestionnaires } from '../fixtures/publish-questionnaires.ts';
import type { Db } from '../platform/db/types.ts';
import { openScene, type Scene } from './scene.ts';
import { leastAnswers } from './session-desk.ts';
import { testSecret } from './test-secret.ts';

export let scene: Scene;
export let classPlanId: string;
export let classGroupId: string;
/** Has three sessions left. */
export let ada: string;
/** Has one. */
export let ben: string;
/** Has no contract. */
export let cleo: string;

export const coach = () => scene.as('lin');
export const admin = () => scene.as('maya');
export const run = <T>(useCase: (db: Db) => Promise<T>, caller = coach()): Promise<T> => scene.run(caller, useCase);
export const refused = (code: string) => expect.objectContaining({ code });

/** Before each test of a file: a class of Ada, Ben and Cleo at Riverside, which Lin Wei trains. */
export function openClassDesk(): void {
  beforeAll(async () => {
    configureStorage({ dataDir: mkdtempSync(join(tmpdir(), 'trellis-class-')), secret: testSecret });
    scene = await openScene();
    await insertCatalog(scene.owner);
    await publishClassPlans(scene.owner);
    const plan = await scene.owner
      .selectFrom('catalog.plan_templates')
      .select('id')
      .where('kind', '=', 'trainingPlanV2')
      .limit(1)
      .executeTakeFirstOrThrow();
    classPlanId = plan.id;
    await sql`insert into app.centre_settings (tenant_id, session_durations) values (${coach().tenantId}, '{30,45}') on conflict do nothing`.execute(
      scene.owner,
    );
  });
  afterAll(() => scene.drop());

  beforeEach(async () => {
    // one coach has one session open at a time
    await sql`update app.sessions set state = 'finished', finished_at = opened_at where state = 'open'`.execute(scene.owner);
    [ada, ben, cleo] = [await scene.addChild('Ada'), await scene.addChild('Ben'), await scene.addChild('Cleo')];
    await sell(ada, 3);
    await sell(ben, 1);
    const form = {
      name: 'Movers',
      type: 'OneToFour',
      capacity: 4,
      ageStage: null,
      trainingPlanV2Id: classPlanId,
      startDifficulty: 6,
    } as const;
    classGroupId = (await run((db) => createClassGroup(db, admin(), form), admin())).id;
    await run((db) => setChildren(db, admin(), { groupId: classGroupId, userIds: [ada, ben, cleo] }), admin());
    await run((db) => assignCoaches(db, admin(), { groupId: classGroupId, trainerIds: [coach().personId] }), admin());
  });
}

/** Signs a contract for classes and sells them. */
export async function sell(of: string, classes: number): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    insert into app.user_contracts (tenant_id, subject_id, contract_type, purpose, signed_on, amount, total_class)
    values (${coach().tenantId}, ${of}, 'First', 'GroupTraining', '2031-05-01', 90000, ${classes}) returning id`.execute(scene.owner);
  const contractId = rows[0]?.id ?? '';
  await run((db) => sellClasses(db, coach(), { contractId, subjectId: of, purpose: 'GroupTraining', classes }));
}

/** An interim assessment of a child that nobody has answered. */
export async function arrangeInterim(of: string): Promise<void> {
  await publishQuestionnaires(scene.owner);
  await publishAssessments(scene.owner);
  const { tenantId, personId } = coach();
  await sql`
    with item as (select id, questionnaire_id from catalog.assessments where assessment_type = 'MediumAssessment' limit 1),
    answers as (
      insert into app.questionnaire_answers (tenant_id, subject_id, questionnaire_id, version_id, purpose)
      select ${tenantId}::uuid, ${of}::uuid, item.questionnaire_id, version.id, 'assessment'
      from item join catalog.questionnaire_versions as version on version.questionnaire_id = item.questionnaire_id limit 1
      returning id
    )
    insert into app.user_assessments (tenant_id, id, subject_id, assessment_id, need_pay, ordered_by)
    select ${tenantId}::uuid, answers.id, ${of}::uuid, item.id, false, ${personId}::uuid from answers, item`.execute(scene.owner);
}

export const create = async () => (await run((db) => createGroupPlan(db, admin(), { classGroupId }), admin())).id;
export const start = (groupTrainingPlanId: string, caller = coach()) =>
  run((db) => startGroupSession(db, caller, { groupTrainingPlanId }), caller);
export const view = (groupTrainingPlanId: string, num = 1) => run((db) => viewGroupSession(db, coach(), { groupTrainingPlanId, num }));
export const finish = (groupTrainingPlanId: string, num = 1) => run((db) => finishGroupSession(db, coach(), { groupTrainingPlanId, num }));
export const attend = (sessionId: string, userId: string, attendance: 'Attend' | 'Absent' | 'RequestForLeave', more = {}) =>
  run((db) => markAttendance(db, coach(), { sessionId, userId, attendance, ...more }));
export const children = async (planId: string) =>
  (await run((db) => listGroupChildren(db, coach(), { groupTrainingPlanId: planId }))).items;
export const left = async (planId: string) => (await children(planId)).map(({ name, remainingClasses }) => [name, remainingClasses]);

/** Everything that the class as a whole is asked for. */
export async function answerAll(planId: string, num = 1): Promise<void> {
  const session = await view(planId, num);
  for (const { id: itemId } of [...session.items, ...session.nonePlaybook]) {
    await run((db) => punchItem(db, coach(), { itemId, hasDone: true }));
  }
  const overall = leastAnswers(session.overall.feedbackProperties);
  await run((db) => saveOverall(db, coach(), { sessionId: session.id, feedbacks: overall }));
  for (const { categoryId, feedbackProperties } of session.categoryPunch) {
    const feedbacks = leastAnswers(feedbackProperties);
    await run((db) => saveCategory(db, coach(), { sessionId: session.id, categoryId, feedbacks }));
  }
  // music is heard in the tests of music
  await sql`update app.plans set music_course_id = null where id = ${planId}`.execute(scene.owner);
  await sql`delete from app.session_tracks where session_id in (select id from app.sessions where plan_id = ${planId})`.execute(
    scene.owner,
  );
}
