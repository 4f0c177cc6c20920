import { attendanceForm } from '@trellis/contract/group-plans/schemas';
import { limits } from '@trellis/contract/limits';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import {
  ada,
  admin,
  answerAll,
  arrangeInterim,
  attend,
  ben,
  classGroupId,
  classPlanId,
  cleo,
  coach,
  create,
  finish,
  left,
  openClassDesk,
  refused,
  run,
  scene,
  sell,
  start,
  view,
} from '../../testing/class-desk.ts';
import { noon } from '../../testing/scene.ts';
import { leastAnswers } from '../../testing/session-desk.ts';
import { createClassGroup } from '../groups/save-class-group.ts';
import { setChildren } from '../groups/set-children.ts';
import { abandonSession } from '../offline-plans/public.ts';
import { punchForChild } from './attend.ts';
import { createGroupPlan } from './create-group-plan.ts';
import { endClass, finishGroupSession } from './finish-group-session.ts';
import { listWithoutContract } from './list-group-plans.ts';
import { forChildPunch, forPunch, viewCategories } from './session-forms.ts';
import { continueClass, startClass } from './start-class.ts';
import { beforeGroupStart, startGroupSession } from './start-group-session.ts';

openClassDesk();

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

  it('tells what helps with a class, and the pictures of each exercise', async () => {
    const planId = await create();
    const media = await sql<{ id: string }>`
      insert into catalog.media (id, kind, file_name, type, size, key, created_by)
      values (uuidv7(), 'courseHeader', 'Two lines.png', 'image/png', 10, 'library/two-lines', ${admin().personId}) returning id`.execute(
      scene.owner,
    );
    await sql`insert into catalog.program_version_images (program_version_id, media_id, position)
      select id, ${media.rows[0]?.id}, 1 from catalog.program_versions`.execute(scene.owner);
    const { items } = await view(planId);
    expect(items.length).toBeGreaterThan(0);
    for (const { trainingProgram } of items) {
      expect(trainingProgram.suggestionsOnGroupTeaching).toMatch(/\w/);
      expect(trainingProgram.images).toEqual([
        { id: media.rows[0]?.id, fileName: 'Two lines.png', url: expect.stringContaining('library/two-lines') },
      ]);
    }
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
    await attend(sessionId, ada, 'Attend', { arrivedAt: '2031-06-04T16:10:00.000Z', leftAt: '2031-06-04T16:30:00.000Z' });
    expect((await view(planId)).userCourseItems[0]).toMatchObject({
      arrivedAt: '2031-06-04T16:10:00.000Z',
      leftAt: '2031-06-04T16:30:00.000Z',
    });
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

  it('keeps what was said of a child unless it is said anew, and forgets it when told to', async () => {
    const planId = await create();
    const { sessionId } = await start(planId);
    const adaNow = async () => (await view(planId)).userCourseItems.find(({ name }) => name === 'Ada');
    await attend(sessionId, ada, 'Attend', { comments: 'Came by bus', arrivedAt: '2031-06-04T16:10:00.000Z' });
    await attend(sessionId, ada, 'Attend', { leftAt: '2031-06-04T16:30:00.000Z' });
    const said = { comments: 'Came by bus', arrivedAt: '2031-06-04T16:10:00.000Z', leftAt: '2031-06-04T16:30:00.000Z' };
    expect(await adaNow()).toMatchObject(said);
    await expect(attend(sessionId, ada, 'Attend', { arrivedAt: '2031-06-04T16:40:00Z' })).rejects.toMatchObject({
      detail: { members: ['arrivedAt'] },
    });
    await attend(sessionId, ada, 'Attend', { arrivedAt: null, comments: null });
    expect(await adaNow()).toMatchObject({ ...said, comments: null, arrivedAt: null });
    await attend(sessionId, ada, 'Absent');
    expect(await adaNow()).toMatchObject({ arrivedAt: null, leftAt: null });
  });

  it('takes a comment as long as the form lets it be', async () => {
    const planId = await create();
    const { sessionId } = await start(planId);
    const said = { sessionId, userId: ada, attendance: 'Absent' as const };
    expect(attendanceForm.safeParse({ ...said, comments: 'a'.repeat(limits.attendanceComment + 1) }).success).toBe(false);
    await attend(sessionId, ada, 'Absent', attendanceForm.parse({ ...said, comments: 'a'.repeat(limits.attendanceComment) }));
    expect((await view(planId)).userCourseItems[0]?.comments).toHaveLength(limits.attendanceComment);
  });

  it('lets nobody in whose interim assessment is not answered', async () => {
    const planId = await create();
    await sell(cleo, 1);
    await arrangeInterim(cleo);
    const { children } = await run((db) => beforeGroupStart(db, coach(), { groupTrainingPlanId: planId }));
    // with what it takes to show the code of that assessment at once
    expect(children.map(({ name, openInterim }) => [name, openInterim])).toEqual([
      ['Ada', null],
      ['Ben', null],
      [
        'Cleo',
        {
          userAssessmentId: expect.any(String),
          assessmentId: expect.any(String),
          subjectId: cleo,
          subjectName: 'Cleo',
          title: expect.stringMatching(/\w/),
        },
      ],
    ]);
    const { sessionId } = await start(planId);
    await expect(attend(sessionId, cleo, 'Attend')).rejects.toEqual(refused('RocketSystem:UncompletedMediumAssessment'));
    await attend(sessionId, cleo, 'Absent');
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

  it('is ended without counting, with a reason: nobody pays, and it begins anew', async () => {
    const planId = await create();
    const { sessionId } = await start(planId);
    await answerAll(planId);
    const before = await left(planId);
    await run((db) => abandonSession(db, coach(), { sessionId, reason: 'Fire drill' }));
    expect(await left(planId)).toEqual(before);
    await expect(finish(planId)).rejects.toEqual(refused('RocketSystem:SessionNotOpen'));
    expect(await start(planId)).toMatchObject({ sessionId, num: 1 });
    const { run: now, items } = await view(planId);
    expect([now, items.filter(({ hasDone }) => hasDone !== null)]).toEqual([2, []]);
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

describe('a class that starts or goes on', () => {
  const attendance = async (planId: string, num: number) =>
    (await view(planId, num)).userCourseItems.map((child) => [child.name, child.attendance]);
  const close = () => sql`update app.sessions set state = 'finished', finished_at = now() where state = 'open'`.execute(scene.owner);

  it('begins with who is there, said at once, and goes on with the same', async () => {
    const planId = await create();
    const userCourseItems = [
      { userId: ben, attendance: 'RequestForLeave' as const },
      { userId: cleo, attendance: 'Absent' as const },
    ];
    await run((db) => startClass(db, coach(), { groupTrainingPlanId: planId, userCourseItems }));
    const said = [
      ['Ada', 'Attend'],
      ['Ben', 'RequestForLeave'],
      ['Cleo', 'Absent'],
    ];
    expect(await attendance(planId, 1)).toEqual(said);
    await close();
    expect(await run((db) => continueClass(db, coach(), { groupTrainingPlanId: planId }))).toMatchObject({ num: 2 });
    expect(await attendance(planId, 2)).toEqual(said);
    await close();
    await run((db) => setChildren(db, admin(), { groupId: classGroupId, userIds: [ada, cleo] }), admin());
    await run((db) => continueClass(db, coach(), { groupTrainingPlanId: planId }));
    expect(await attendance(planId, 3)).toEqual([
      ['Ada', 'Attend'],
      ['Cleo', 'Absent'],
    ]);
  });

  it('was begun without a network: that one alone, at its time, once however often it is sent', async () => {
    const planId = await create();
    // who would take part is known before it begins
    const would = (await view(planId)).userCourseItems.map(({ name, attendance }) => [name, attendance]);
    expect(would).toEqual([
      ['Ada', 'Attend'],
      ['Ben', 'Attend'],
    ]);
    const startedAt = new Date(noon.getTime() - 30 * 60_000).toISOString();
    const kept = (num: number) => run((db) => startGroupSession(db, coach(), { groupTrainingPlanId: planId, num, startedAt }));
    await expect(kept(2)).rejects.toEqual(refused('RocketSystem:SessionNotNext'));
    const started = await kept(1);
    expect(await kept(1)).toEqual(started);
    const { openedAt, userCourseItems } = await view(planId);
    expect(openedAt).toBe(startedAt);
    expect(userCourseItems.map(({ name }) => name)).toEqual(['Ada', 'Ben']);
    await answerAll(planId);
    for (const { subjectId: userId } of userCourseItems) await attend(started.sessionId, userId, userId === ada ? 'Attend' : 'Absent');
    const [child] = userCourseItems;
    const feedbacks = leastAnswers(child?.feedbackProperties ?? []);
    const ofAda = { sessionId: started.sessionId, userId: ada, attendance: 'Attend' as const, feedbacks };
    await expect(run((db) => punchForChild(db, coach(), { ...ofAda, run: 7 }))).rejects.toEqual(refused('RocketSystem:SessionNotOpen'));
    await run((db) => punchForChild(db, coach(), { ...ofAda, run: 1 }));
    const finishedAt = new Date(noon.getTime() - 10 * 60_000).toISOString();
    const finishKept = (runOf?: number) =>
      run((db) => finishGroupSession(db, coach(), { groupTrainingPlanId: planId, num: 1, finishedAt, ...(runOf && { run: runOf }) }));
    await expect(finishKept(7)).rejects.toEqual(refused('RocketSystem:SessionNotOpen'));
    await finishKept();
    expect((await view(planId)).finishedAt).toBe(finishedAt);
  });

  it('knows no child of another class', async () => {
    const planId = await create();
    const stranger = await scene.addChild('Dora');
    const userCourseItems = [{ userId: stranger, attendance: 'Absent' as const }];
    await expect(run((db) => startClass(db, coach(), { groupTrainingPlanId: planId, userCourseItems }))).rejects.toEqual(
      refused('SubjectNotFound'),
    );
  });

  it('shows the form of an exercise and of each category, which are open once all exercises are answered', async () => {
    const planId = await create();
    const { sessionId } = await start(planId);
    const categories = () => run((db) => viewCategories(db, coach(), { sessionId }));
    const { items, categoryPunch } = await view(planId);
    expect(await categories()).toEqual({ isOpen: false, items: categoryPunch });
    const [item] = items;
    if (!item) return expect.fail('an exercise');
    const { id, num, hasDone, feedbackProperties, feedbacks } = item;
    expect(await run((db) => forPunch(db, coach(), { itemId: id }))).toEqual({ id, num, hasDone, feedbackProperties, feedbacks });
    await answerAll(planId);
    expect(await categories()).toMatchObject({ isOpen: true, items: categoryPunch.map(() => ({ answered: true })) });
    expect(await run((db) => forPunch(db, coach(), { itemId: id }))).toMatchObject({ hasDone: true });
  });
});
