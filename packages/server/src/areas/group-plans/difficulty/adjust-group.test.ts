import { describe, expect, it } from 'vitest';
import { admin, classPlanId, coach, create, openClassDesk, refused, run, start, view } from '../../../testing/class-desk.ts';
import { editAdjustReason, punchItem } from '../../offline-plans/public.ts';
import { listClassTemplates, listGroupRecords } from '../list-group-plans.ts';
import { adjustClassDifficulty, listAdjustableOfClass, listClassChanges } from './adjust-group.ts';

openClassDesk();

const page = { skipCount: 0, maxResultCount: 10 };
const adjustable = (groupTrainingPlanId: string) => run((db) => listAdjustableOfClass(db, coach(), { groupTrainingPlanId }));
const adjust = (groupTrainingPlanId: string, itemId: string, target: number) =>
  run((db) => adjustClassDifficulty(db, coach(), { groupTrainingPlanId, trainingActivities: [itemId], target, adjustReason: 'tooEasy' }));
const changes = (groupTrainingPlanId: string) => run((db) => listClassChanges(db, coach(), { groupTrainingPlanId, ...page }));

describe('the level of the exercises of a class', () => {
  it('is changed before an exercise is answered, with a reason that is kept with the plan', async () => {
    const groupTrainingPlanId = await create();
    await start(groupTrainingPlanId);
    const { num, items, ilsVersion } = await adjustable(groupTrainingPlanId);
    const item =
      items.find(({ trainingProgram: { difficulty, maxDifficulty } }) => difficulty < maxDifficulty) ?? expect.fail('an exercise');
    expect([num, ilsVersion]).toEqual([1, 'V3']);
    const target = item.trainingProgram.difficulty + 1;
    await adjust(groupTrainingPlanId, item.id, target);
    const now = [...(await view(groupTrainingPlanId)).items, ...(await view(groupTrainingPlanId)).nonePlaybook].find(
      ({ id }) => id === item.id,
    );
    expect(now).toMatchObject({ difficultyAdjusted: true, trainingProgram: { difficulty: target } });
    await expect(adjust(groupTrainingPlanId, item.id, target)).rejects.toEqual(refused('RocketSystem:ExerciseSettled'));
    expect(await changes(groupTrainingPlanId)).toMatchObject({
      totalCount: 1,
      items: [
        { num: 1, beforeDifficulty: target - 1, afterDifficulty: target, reason: 'It is too easy for the child', creator: 'Lin Wei' },
      ],
    });
    const records = await run((db) => listGroupRecords(db, coach(), { groupTrainingPlanId, ...page }));
    expect(records.items[0]).toMatchObject({ planEvent: 'levelAdjusted', reasonQuestion: { answers: ['It is too easy for the child'] } });
  });

  it("is not changed of what was answered, and its reason is its author's", async () => {
    const groupTrainingPlanId = await create();
    await start(groupTrainingPlanId);
    const [first, second] = (await view(groupTrainingPlanId)).items;
    if (!first || !second) return expect.fail('two exercises');
    await run((db) => punchItem(db, coach(), { itemId: first.id, hasDone: true }));
    await expect(adjust(groupTrainingPlanId, first.id, 6)).rejects.toEqual(refused('RocketSystem:ExerciseSettled'));
    await adjust(groupTrainingPlanId, second.id, second.trainingProgram.difficulty);
    const id = (await changes(groupTrainingPlanId)).items[0]?.id ?? '';
    await expect(run((db) => editAdjustReason(db, admin(), { id, reason: 'health' }), admin())).rejects.toEqual(
      refused('RocketSystem:NotYourRecord'),
    );
    await run((db) => editAdjustReason(db, coach(), { id, reason: 'Asked for by the class' }));
    expect((await changes(groupTrainingPlanId)).items[0]?.reason).toBe('Asked for by the class');
  });

  it('begins with one of the templates for classes', async () => {
    const { items } = await run((db) => listClassTemplates(db, coach()));
    expect(items.map(({ id }) => id)).toContain(classPlanId);
  });
});
