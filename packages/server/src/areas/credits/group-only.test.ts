import { afterAll, beforeAll, expect, it } from 'vitest';
import { contractsOf } from '../../testing/contracts.ts';
import { openScene, type Scene } from '../../testing/scene.ts';
import { findChildren } from '../admins/people/child-store.ts';
import { findWholeSubject } from '../subjects/editing/store.ts';
import { findBalance } from './find-balance.ts';

let scene: Scene;
let family: ReturnType<typeof contractsOf>;
beforeAll(async () => {
  scene = await openScene();
  family = contractsOf(scene);
});
afterAll(() => scene.drop());

const toldOf = (userId: string) =>
  family.run(async (db, caller) => {
    const balance = await findBalance(db, caller, { userId });
    const whole = await findWholeSubject(db, caller, userId);
    const [listed] = await findChildren(db, [userId]);
    return { isLow: balance.isLow, groupTimes: [balance.groupTimes, whole?.groupTimes, listed?.groupTimes] };
  });

it('tells of class sessions where a child was sold nothing else, and warns of no one-to-one session that nobody sold', async () => {
  const userId = await scene.addChild();
  expect(await toldOf(userId)).toEqual({ isLow: true, groupTimes: [null, null, null] });
  await family.add(userId, { purpose: 'GroupTraining', totalClass: 9 });
  expect(await toldOf(userId)).toEqual({ isLow: false, groupTimes: [9, 9, 9] });
  await family.add(userId, { purpose: 'Training', totalClass: 2 });
  expect(await toldOf(userId)).toEqual({ isLow: true, groupTimes: [null, null, null] });
});
