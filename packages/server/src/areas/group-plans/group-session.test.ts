import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { groupSessionView } from '@trellis/contract/group-plans/schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertCatalog } from '../../fixtures/catalog-rows.ts';
import { publishClassPlans } from '../../fixtures/publish-class-plans.ts';
import type { Db } from '../../platform/db/types.ts';
import { openScene, type Scene } from '../../testing/scene.ts';
import { leastAnswers } from '../../testing/session-desk.ts';
import { testSecret } from '../../testing/test-secret.ts';
import { sellClasses } from '../credits/public.ts';
import { configureStorage } from '../files/public.ts';
import { assignCoaches } from '../groups/assign-coaches.ts';
import { createClassGroup, removeClassGroup } from '../groups/save-class-group.ts';
import { setChildren } from '../groups/set-children.ts';
import { punchItem, saveCategory, saveOverall } from '../offline-plans/public.ts';
import { markAttendance, punchForChild } from './attend.ts';
import { createGroupPlan } from './create-group-plan.ts';
import { endGroupPlan, restartGroupPlan } from './end-group-plan.ts';
import { endClass, finishGroupSession } from './finish-group-session.ts';
import { listGroupChildren, listGroupCourses, listGroupPlans, listGroupRecords, listWithoutContract } from './list-group-plans.ts';
import { beforeGroupStart, startGroupSession } from './start-group-session.ts';
import { forChildPunch, viewGroupSession } from './view-group-session.ts';

let scene: Scene;
let classPlanId: string;
let classGroupId: string;
let ada: string;
let ben: string;
let cleo: string;
const coach = () => scene.as('lin');
const admin = () => scene.as('maya');
const run = <T>(useCase: (db: Db) => Promise<T>, caller = coach()): Promise<T> => scene.run(caller, useCase);
const refused = (code: string) => expect.objectContaining({ code });

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

async function sell(of: string, classes: number): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    insert into app.user_contracts (tenant_id, subject_id, contract_type, purpose, signed_on, amount, total_class)
    values (${coach().tenantId}, ${of}, 'First', 'GroupTraining', '2031-05-01', 90000, ${classes}) returning id`.execute(scene.owner);
  const contractId = rows[0]?.id ?? '';
  await run((db) => sellClasses(db, coach(), { contractId, subjectId: of, purpose: 'GroupTraining', classes }));
}

const create = async () => (await run((db) => createGroupPlan(db, admin(), { classGroupId }), admin())).id;
const start = (groupTrainingPlanId: string, caller = coach()) =>
  run((db) => startGroupSession(db, caller, { groupTrainingPlanId }), caller);
const view = (groupTrainingPlanId: string, num = 1) => run((db) => viewGroupSession(db, coach(), { groupTrainingPlanId, num }));
const finish = (groupTrainingPlanId: string, num = 1) => run((db) => finishGroupSession(db, coach(), { groupTrainingPlanId, num }));
const attend = (sessionId: string, userId: string, attendance: 'Attend' | 'Absent' | 'RequestForLeave', more = {}) =>
  run((db) => markAttendance(db, coach(), { sessionId, userId, attendance, ...more }));
const children = async (planId: string) => (await run((db) => listGroupChildren(db, coach(), { groupTrainingPlanId: planId }))).items;
const left = async (planId: string) => (await children(planId)).map(({ name, remainingClasses }) => [name, remainingClasses]);

/** Everything that the class as a whole is asked for. */
async function answerAll(planId: string): Promise<void> {
  const session = await view(planId);
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
}

describe('the plan of a class', () => {
  it('has the children of the class, numbered sessions and exercises near its level', async () => {
    const planId = await create();
    expect((await children(planId)).map(({ name }) => name)).toEqual(['Ada', 'Ben', 'Cleo']);
    const { items } = await run((db) => listGroupPlans(db, coach(), { classGroupId, skipCount: 0, maxResultCount: 10 }));
    expect(items).toMatchObject([
      { id: planId, className: 'Movers', state: 'active', num: 0, currentNum: 1, canNext: true, childCount: 3, coachName: 'Lin Wei' },
    ]);
    const courses = await run((db) => listGroupCourses(db, coach(), { groupTrainingPlanId: planId, skipCount: 0, maxResultCount: 100 }));
    expect(courses.items.map(({ num }) => num)).toEqual(Array.from({ length: courses.totalCount }, (_, index) => index + 1));
    const session = await view(planId);
    expect(groupSessionView.parse(session)).toEqual(session);
    for (const { trainingProgram: program } of session.items) {
      expect(program.difficulty).toBeGreaterThanOrEqual(program.minDifficulty);
      expect(program.difficulty).toBeLessThanOrEqual(program.maxDifficulty);
    }
  });

  it('is the only one that goes on, also when two are made at once', async () => {
    const made = await Promise.allSettled([create(), create()]);
    expect(made.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(create()).rejects.toEqual(refused('Trellis:ClassPlanExists'));
  });

  it('needs a child, a template, a level and a coach', async () => {
    const empty = (await run((db) => createClassGroup(db, admin(), { name: 'Empty', type: 'Class', capacity: 3, ageStage: null }), admin()))
      .id;
    const make = (input = {}) => run((db) => createGroupPlan(db, admin(), { classGroupId: empty, ...input }), admin());
    await expect(make()).rejects.toMatchObject({ detail: { members: ['trainingPlanV2Id'] } });
    await expect(make({ trainingPlanV2Id: classPlanId })).rejects.toMatchObject({ detail: { members: ['startDifficulty'] } });
    await expect(make({ trainingPlanV2Id: classPlanId, startDifficulty: 4 })).rejects.toMatchObject({ detail: { members: ['trainerId'] } });
    const whole = { trainingPlanV2Id: classPlanId, startDifficulty: 4, trainerId: coach().personId };
    await expect(make(whole)).rejects.toEqual(refused('Trellis:ClassEmpty'));
  });

  it('keeps its class from being deleted', async () => {
    await create();
    await run((db) => setChildren(db, admin(), { groupId: classGroupId, userIds: [] }), admin());
    await expect(run((db) => removeClassGroup(db, admin(), { id: classGroupId }), admin())).rejects.toEqual(
      refused('Trellis:ClassHasPlans'),
    );
  });

  it('ends with a reason and is taken up again, both on record', async () => {
    const planId = await create();
    const end = () => run((db) => endGroupPlan(db, admin(), { groupTrainingPlanId: planId, reason: 'Summer' }), admin());
    const restart = () => run((db) => restartGroupPlan(db, admin(), { groupTrainingPlanId: planId }), admin());
    await expect(restart()).rejects.toEqual(refused('RocketSystem:PlanNotClosed'));
    await start(planId);
    await expect(end()).rejects.toEqual(refused('RocketSystem:SessionAlreadyOpen'));
    await sql`update app.sessions set state = 'finished', finished_at = opened_at where plan_id = ${planId} and state = 'open'`.execute(
      scene.owner,
    );
    await end();
    await expect(end()).rejects.toEqual(refused('RocketSystem:PlanClosed'));
    await expect(start(planId)).rejects.toEqual(refused('RocketSystem:PlanNotActive'));
    const other = await create();
    await expect(restart()).rejects.toEqual(refused('Trellis:ClassPlanExists'));
    await run((db) => endGroupPlan(db, admin(), { groupTrainingPlanId: other, reason: 'A mistake' }), admin());
    await restart();
    const records = await run((db) => listGroupRecords(db, coach(), { groupTrainingPlanId: planId, skipCount: 0, maxResultCount: 10 }));
    expect(records.items.map(({ planEvent, reason }) => [planEvent, reason])).toEqual([
      ['restarted', []],
      ['ended', ['Summer']],
      ['sessionStarted', []],
      ['created', []],
    ]);
  });
});

describe('before a session of a class', () => {
  it('lists who has no contract for classes, with the way to one, and lets the others start', async () => {
    const planId = await create();
    const before = await run((db) => beforeGroupStart(db, admin(), { groupTrainingPlanId: planId }), admin());
    expect(before).toMatchObject({ gates: [], canStart: true, num: 1 });
    expect(before.children.map(({ name, code }) => [name, code])).toEqual([
      ['Ada', null],
      ['Ben', null],
      ['Cleo', 'RocketSystem:NoValidContract'],
    ]);
    expect(before.children[2]?.mend).toBe(`/system/center/detail/subjectDetail?id=${cleo}&tab=contracts`);
    const without = await run((db) => listWithoutContract(db, coach(), { groupTrainingPlanId: planId }));
    expect(without.items).toMatchObject([{ id: cleo, mend: null }]);
  });

  it('names every gate that is shut, and the class nobody of which may train', async () => {
    const planId = await create();
    await sql`update app.user_contracts set stopped_at = now() where subject_id = any (${[ada, ben]}::uuid[])`.execute(scene.owner);
    const before = await run((db) => beforeGroupStart(db, coach(), { groupTrainingPlanId: planId }));
    expect(before).toMatchObject({ canStart: false, gates: [{ code: 'Trellis:NobodyMayTrain', level: 'block' }] });
    await expect(start(planId)).rejects.toEqual(refused('Trellis:NobodyMayTrain'));
  });

  it('refuses a coach who trains somebody else', async () => {
    const planId = await create();
    await start(planId);
    const form = { name: 'Others', type: 'Class', capacity: 4, ageStage: null, trainingPlanV2Id: classPlanId, startDifficulty: 6 } as const;
    const other = (await run((db) => createClassGroup(db, admin(), form), admin())).id;
    await run((db) => setChildren(db, admin(), { groupId: other, userIds: [ada] }), admin());
    const plan = await run((db) => createGroupPlan(db, admin(), { classGroupId: other, trainerId: coach().personId }), admin());
    await expect(start(plan.id)).rejects.toEqual(refused('RocketSystem:CoachBusy'));
  });
});

describe('a session of a class', () => {
  it('starts once, with the children who may take part', async () => {
    const planId = await create();
    const started = await Promise.allSettled([start(planId), start(planId)]);
    expect(started.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const { userCourseItems } = await view(planId);
    expect(userCourseItems.map(({ name, attendance }) => [name, attendance])).toEqual([
      ['Ada', 'Attend'],
      ['Ben', 'Attend'],
    ]);
  });

  it('follows the class: who joined it is in, who left it is out', async () => {
    const planId = await create();
    await sell(cleo, 2);
    await run((db) => setChildren(db, admin(), { groupId: classGroupId, userIds: [ada, cleo] }), admin());
    await start(planId);
    expect((await view(planId)).userCourseItems.map(({ name }) => name)).toEqual(['Ada', 'Cleo']);
  });

  it('takes who comes late or leaves early, and lets in who can pay since', async () => {
    const planId = await create();
    const { sessionId } = await start(planId);
    const late = await attend(sessionId, ada, 'Attend', { arrivedAt: '2031-06-04T16:10:00.000Z', leftAt: '2031-06-04T16:30:00.000Z' });
    expect(late).toMatchObject({ arrivedAt: '2031-06-04T16:10:00.000Z', leftAt: '2031-06-04T16:30:00.000Z' });
    await expect(
      attend(sessionId, ada, 'Attend', { arrivedAt: '2031-06-04T16:10:00Z', leftAt: '2031-06-04T16:05:00Z' }),
    ).rejects.toMatchObject({ detail: { members: ['leftAt'] } });
    await expect(attend(sessionId, cleo, 'Attend')).rejects.toEqual(refused('Trellis:NoClassSessionLeft'));
    await sell(cleo, 1);
    await attend(sessionId, cleo, 'Attend');
    expect((await view(planId)).userCourseItems.map(({ name }) => name)).toEqual(['Ada', 'Ben', 'Cleo']);
    const stranger = await scene.addChild('Dora');
    await expect(attend(sessionId, stranger, 'Attend')).rejects.toEqual(refused('SubjectNotFound'));
  });

  it('is spoken of for each child that attends, and for nobody else', async () => {
    const planId = await create();
    const { sessionId } = await start(planId);
    const form = await run((db) => forChildPunch(db, coach(), { sessionId, userId: ada }));
    const note = form.feedbackProperties.find(({ type }) => type === 'String');
    const say = (userId: string, value: string, attendance: 'Attend' | 'Absent' = 'Attend') =>
      run((db) =>
        punchForChild(db, coach(), { sessionId, userId, attendance, feedbacks: [{ programFeedbackPropertyId: note?.id ?? '', value }] }),
      );
    await say(ada, 'Waited well');
    await say(ben, 'Was loud');
    const said = async () => (await view(planId)).userCourseItems.map(({ name, feedbacks }) => [name, feedbacks.map(({ value }) => value)]);
    expect(await said()).toEqual([
      ['Ada', ['Waited well']],
      ['Ben', ['Was loud']],
    ]);
    await expect(say(ben, 'Not there', 'Absent')).rejects.toEqual(refused('RocketSystem:OnlyAttending'));
    await attend(sessionId, ben, 'Absent', { comments: 'Flu' });
    expect(await said()).toEqual([
      ['Ada', ['Waited well']],
      ['Ben', []],
    ]);
  });

  it('is not finished while anything is missing, a child that attends included', async () => {
    const planId = await create();
    const { sessionId } = await start(planId);
    await expect(finish(planId)).rejects.toMatchObject({ code: 'RocketSystem:SessionIncomplete' });
    await answerAll(planId);
    await run((db) => punchForChild(db, coach(), { sessionId, userId: ada, attendance: 'Attend' }));
    await expect(finish(planId)).rejects.toMatchObject({
      code: 'RocketSystem:SessionIncomplete',
      detail: { data: { parts: ['personal'] } },
    });
    await attend(sessionId, ben, 'RequestForLeave');
    expect(await run((db) => endClass(db, coach(), { groupTrainingPlanId: planId }))).toMatchObject({ isLast: false, nextNum: 2 });
  });

  it('takes a class of each child that attends, once however often it is finished', async () => {
    const planId = await create();
    const { sessionId } = await start(planId);
    await answerAll(planId);
    for (const userId of [ada, ben]) await run((db) => punchForChild(db, coach(), { sessionId, userId, attendance: 'Attend' }));
    const results = await Promise.all(Array.from({ length: 8 }, () => finish(planId)));
    expect(new Set(results.map(({ nextNum }) => nextNum))).toEqual(new Set([2]));
    expect(await left(planId)).toEqual([
      ['Ada', 2],
      ['Ben', 0],
      ['Cleo', 0],
    ]);
    await start(planId);
    expect((await view(planId, 2)).userCourseItems.map(({ name }) => name)).toEqual(['Ada']);
  });

  it('takes nothing of whoever is absent, and cannot be finished with nobody', async () => {
    const planId = await create();
    const { sessionId } = await start(planId);
    await answerAll(planId);
    await attend(sessionId, ada, 'Absent');
    await attend(sessionId, ben, 'RequestForLeave');
    await expect(finish(planId)).rejects.toEqual(refused('Trellis:NobodyAttends'));
    await attend(sessionId, ada, 'Attend');
    await run((db) => punchForChild(db, coach(), { sessionId, userId: ada, attendance: 'Attend' }));
    await finish(planId);
    expect((await left(planId)).slice(0, 2)).toEqual([
      ['Ada', 2],
      ['Ben', 1],
    ]);
  });
});
