import { groupSessionView } from '@trellis/contract/group-plans/schemas';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import {
  admin,
  children,
  classGroupId,
  classPlanId,
  coach,
  create,
  openClassDesk,
  refused,
  run,
  scene,
  start,
  view,
} from '../../testing/class-desk.ts';
import { createClassGroup, removeClassGroup } from '../groups/save-class-group.ts';
import { setChildren } from '../groups/set-children.ts';
import { createGroupPlan } from './create-group-plan.ts';
import { closeGroupPlan, endGroupPlan, restartGroupPlan } from './end-group-plan.ts';
import { listGroupCourses, listGroupPlans, listGroupRecords } from './list-group-plans.ts';

openClassDesk();

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

  it('is found by itself among the others', async () => {
    const first = await create();
    await run((db) => endGroupPlan(db, admin(), { groupTrainingPlanId: first, reason: 'Moved away' }), admin());
    await create();
    const only = (groupTrainingPlanId: string) =>
      run((db) => listGroupPlans(db, coach(), { groupTrainingPlanId, skipCount: 0, maxResultCount: 1 }));
    expect(await only(first)).toMatchObject({ items: [{ id: first, state: 'ended' }], totalCount: 1 });
    await expect(only(classGroupId)).rejects.toEqual(refused('Trellis:NotFound'));
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
    const done = () => run((db) => closeGroupPlan(db, admin(), { groupTrainingPlanId: planId }), admin());
    await expect(done()).rejects.toEqual(refused('Trellis:SessionsLeft'));
    await sql`update app.plans set state = 'readyToEnd' where id = ${planId}`.execute(scene.owner);
    await done();
    await expect(done()).rejects.toEqual(refused('RocketSystem:PlanClosed'));
    const records = await run((db) => listGroupRecords(db, coach(), { groupTrainingPlanId: planId, skipCount: 0, maxResultCount: 10 }));
    expect(records.items.map(({ planEvent, reason, reasonQuestion }) => [planEvent, reason, reasonQuestion])).toEqual([
      ['ended', [], null],
      ['restarted', [], null],
      ['ended', ['Summer'], null],
      ['sessionStarted', [], null],
      ['created', [], null],
    ]);
  });
});
