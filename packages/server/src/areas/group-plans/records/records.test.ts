import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import {
  ada,
  answerAll,
  attend,
  ben,
  coach,
  create,
  finish,
  openClassDesk,
  run,
  scene,
  sell,
  start,
  view,
} from '../../../testing/class-desk.ts';
import { leastAnswers } from '../../../testing/session-desk.ts';
import { punchForChild } from '../attend.ts';
import { viewGrowth } from './growth-report.ts';
import { listGroupFeedback } from './list-feedback.ts';

openClassDesk();

/** Two sessions: Ben is not there in the second. */
async function trainTwice(): Promise<string> {
  const planId = await create();
  await sell(ben, 2);
  for (const num of [1, 2]) {
    const { sessionId } = await start(planId);
    const { userCourseItems, items } = await view(planId, num);
    await answerAll(planId, num);
    if (num === 2) await attend(sessionId, ben, 'Absent');
    for (const userId of num === 1 ? [ada, ben] : [ada]) {
      const feedbacks = leastAnswers(userCourseItems[0]?.feedbackProperties ?? []);
      const note = userCourseItems[0]?.feedbackProperties.find(({ type }) => type === 'String')?.id ?? '';
      const said = [
        ...feedbacks.filter(({ programFeedbackPropertyId: id }) => id !== note),
        { programFeedbackPropertyId: note, value: `Session ${num}` },
      ];
      await run((db) => punchForChild(db, coach(), { sessionId, userId, attendance: 'Attend', feedbacks: said }));
    }
    expect(items).not.toEqual([]);
    await finish(planId, num);
  }
  return planId;
}

const read = (type: Parameters<typeof listGroupFeedback>[0], groupTrainingPlanId: string, userId?: string) =>
  run((db) => listGroupFeedback(type)(db, coach(), { groupTrainingPlanId, userId, skipCount: 0, maxResultCount: 10 }));

describe('what was said in the sessions of a class', () => {
  it('is listed of the class by session, of its exercises, and of each child alone', async () => {
    const planId = await trainTwice();
    const overall = await read('overall', planId);
    expect(overall).toMatchObject({
      totalCount: 2,
      items: [
        { num: 2, subjectId: null, author: 'Lin Wei' },
        { num: 1, subjectId: null },
      ],
    });
    const [session] = (await read('items', planId)).items;
    const { items, nonePlaybook } = await view(planId, 2);
    expect(session?.forms.map(({ title }) => title)).toEqual(
      [...items, ...nonePlaybook].map(({ trainingProgram }) => trainingProgram.title),
    );
    expect((await read('whole', planId)).items[0]?.forms.length).toBeGreaterThan(1);
    const personal = await read('personal', planId);
    expect(personal.totalCount).toBe(3);
    expect(personal.items.map(({ num, subjectName }) => `${num} ${subjectName}`).sort()).toEqual(['1 Ada', '1 Ben', '2 Ada']);
    expect(await read('personal', planId, ben)).toMatchObject({ totalCount: 1, items: [{ subjectId: ben, num: 1 }] });
    expect(await read('parent', planId)).toEqual({ items: [], totalCount: 0 });
    await expect(read('parent', planId, randomUUID())).rejects.toMatchObject({ code: 'SubjectNotFound' });
  });

  it('shows how each child went on over the sessions that it attended', async () => {
    const planId = await trainTwice();
    const rate = (scope: string, stars: string, of: string | null) =>
      sql`
        insert into app.answer_values (tenant_id, answer_id, property_id, value)
        select answer.tenant_id, answer.id, (select id from catalog.properties where type = 'Rating' limit 1), ${stars}::jsonb
        from app.answers as answer join app.sessions as session on session.tenant_id = answer.tenant_id and session.id = answer.session_id
        where session.plan_id = ${planId} and session.num = 1 and answer.scope = ${scope} and answer.subject_id is not distinct from ${of}::uuid
        on conflict (tenant_id, answer_id, property_id) do update set value = excluded.value`.execute(scene.owner);
    await rate('item', '4', null);
    await rate('personal', '5', ada);
    const growth = await run((db) => viewGrowth(db, coach(), { groupTrainingPlanId: planId }));
    expect(growth.items.map(({ name, points }) => [name, points.map(({ num }) => num)])).toEqual([
      ['Ada', [1, 2]],
      ['Ben', [1]],
    ]);
    const [point] = growth.items[0]?.points ?? [];
    expect(point?.doneCount).toBe(point?.itemCount);
    expect(point?.difficulty).toBeGreaterThan(0);
    expect(point).toMatchObject({ itemRating: 4, personalRating: 5 });
    expect(growth.items[1]?.points[0]).toMatchObject({ itemRating: 4, personalRating: null });
    const one = await run((db) => viewGrowth(db, coach(), { groupTrainingPlanId: planId, subjectId: ben }));
    expect(one).toMatchObject({ totalCount: 1, items: [{ subjectId: ben }] });
  });
});
