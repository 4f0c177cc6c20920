import { afterAll, beforeAll, expect, it } from 'vitest';
import { openScene, type Scene } from '../../testing/scene.ts';
import { addContract } from './add-contract.ts';
import { listContracts } from './list-contracts.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.drop());

const terms = { contractType: 'First' as const, purpose: 'Training' as const, signTime: '2031-06-04', amount: 1000.55, totalClass: 3 };
const maya = () => scene.as('maya');
const add = (changes: Partial<Parameters<typeof addContract>[2]> & { userId: string }) =>
  scene.run(maya(), (db) => addContract(db, maya(), { ...terms, ...changes }));
const list = (userId: string) => scene.run(maya(), (db) => listContracts(db, maya(), { userId, skipCount: 0, maxResultCount: 10 }));

it('lists what was signed, the last first, with its classes and unit fee', async () => {
  const userId = await scene.addChild();
  await add({ userId });
  await add({ userId, signTime: '2031-06-01', amount: 0, totalClass: 12, purpose: 'GroupTraining' });
  const { items, totalCount } = await list(userId);
  expect(totalCount).toBe(2);
  expect(items).toMatchObject([
    { signTime: '2031-06-04', amount: 1000.55, currency: 'USD', totalClass: 3, remainClass: 3, price: '333.52', stopTime: null },
    { signTime: '2031-06-01', amount: 0, totalClass: 12, remainClass: 12, price: '0.00', purpose: 'GroupTraining' },
  ]);
});

it('refuses a signing date after today, and a child of nobody here', async () => {
  const userId = await scene.addChild();
  await expect(add({ userId, signTime: '2031-06-05' })).rejects.toMatchObject({ code: 'Trellis:InvalidInput' });
  await expect(add({ userId: crypto.randomUUID() })).rejects.toMatchObject({ code: 'SubjectNotFound' });
});

it('covers sessions that were booked ahead of it, the next one first', async () => {
  const userId = await scene.addChild();
  const plan = await scene.addPlan(userId);
  const booked = [];
  for (const day of ['2031-06-20', '2031-06-10', '2031-06-15', '2031-06-12'])
    booked.push(await scene.addOccurrence(plan, userId, new Date(`${day}T15:00:00Z`)));
  await add({ userId });
  const held = await scene.owner
    .selectFrom('app.postings')
    .select('occurrence_id')
    .where('subject_id', '=', userId)
    .where('kind', '=', 'hold')
    .execute();
  expect(held.map((row) => row.occurrence_id)).toEqual([booked[1], booked[3], booked[2]]);
});
