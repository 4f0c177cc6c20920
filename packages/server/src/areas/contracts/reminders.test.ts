import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contractsOf } from '../../testing/contracts.ts';
import { openScene, type Scene } from '../../testing/scene.ts';
import { consumeClass } from '../credits/public.ts';
import { remindOfClasses } from './remind-of-classes.ts';

let scene: Scene;
let family: ReturnType<typeof contractsOf>;
beforeAll(async () => {
  scene = await openScene();
  family = contractsOf(scene);
});
afterAll(() => scene.drop());

async function letters(childName: string) {
  const { rows } = await sql<{ left: string; recipient: string }>`
    select data ->> 'left' as left, recipient from jobs.letters where template = 'fewClasses' and data ->> 'childName' = ${childName}
    order by id`.execute(scene.owner);
  return rows;
}

async function childInTraining(name: string) {
  const userId = await scene.addChild(name);
  const plan = await scene.addPlan(userId);
  let num = 0;
  const train = async () => {
    num += 1;
    const sessionId = await scene.sessionId(plan, num);
    await family.run(async (db, caller) => {
      await consumeClass(db, caller, { subjectId: userId, commodity: 'oneToOne', sessionId, run: 1, occurrenceId: null });
      await remindOfClasses(db, caller, userId);
    });
  };
  return { userId, train };
}

it('writes once when a contract that asks for it falls to three classes, and again after it got more', async () => {
  const { userId, train } = await childInTraining('Reminded');
  const id = await family.add(userId, { totalClass: 5, remind: true });
  await train();
  expect(await letters('Reminded')).toEqual([]);
  await train();
  await train();
  expect((await letters('Reminded')).map(({ left }) => left)).toEqual(['3']);
  await family.update(id, { totalClass: 7 });
  await train();
  expect((await letters('Reminded')).map(({ left }) => left)).toHaveLength(2);
});

it('is told under the bell until the contract has more, or is stopped', async () => {
  const told = async () => (await sql`select id from identity.messages where kind = 'fewClasses'`.execute(scene.owner)).rows.length;
  await sql`delete from identity.messages`.execute(scene.owner);
  const { userId, train } = await childInTraining('Told');
  const id = await family.add(userId, { totalClass: 4, remind: true });
  await train();
  expect(await told()).toBe(1);
  await family.update(id, { totalClass: 6 });
  expect(await told()).toBe(0);
  await train();
  await train();
  expect(await told()).toBe(1);
  await sql`update app.user_contracts set stopped_at = now() where id = ${id}`.execute(scene.owner);
  expect(await told()).toBe(0);
});

it('writes nothing of a contract that asks for nothing', async () => {
  const { userId, train } = await childInTraining('Unasked');
  await family.add(userId, { totalClass: 2 });
  await train();
  expect(await letters('Unasked')).toEqual([]);
});
