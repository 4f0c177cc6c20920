import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { noon } from '../../testing/scene.ts';
import {
  answerAll,
  coach,
  consumed,
  finish,
  openSessionDesk,
  planId,
  refused,
  run,
  scene,
  sell,
  start,
  subjectId,
  tenMinutesLater,
  view,
} from '../../testing/session-desk.ts';
import { abandonSession } from './abandon-session.ts';
import { addNote } from './add-note.ts';
import { finishSession } from './finish-session.ts';
import { listPlanRecords } from './list-plans.ts';
import { startSession } from './start-session.ts';

openSessionDesk();

const hours = (count: number) => new Date(noon.getTime() + count * 3_600_000).toISOString();
const startedAt = hours(-3);
const startLate = (num = 1, caller = coach, at = startedAt) =>
  run((db) => startSession(db, caller, { userOfflinePlanId: planId, num, startedAt: at }), caller);

it('is started and finished as of when it was, and takes one class however often both are sent', async () => {
  await sell(8);
  const started = await startLate();
  expect(started).toMatchObject({ num: 1 });
  expect(await startLate()).toEqual(started);
  expect(await view()).toMatchObject({ state: 'open', openedAt: startedAt });
  await answerAll();
  const later = tenMinutesLater();
  const end = () => run((db) => finishSession(db, later, { userOfflinePlanId: planId, num: 1, finishedAt: hours(-2) }), later);
  expect(await end()).toEqual(await end());
  expect(await view()).toMatchObject({ state: 'finished', openedAt: startedAt, finishedAt: hours(-2) });
  expect(await consumed()).toBe(1);
});

it('is refused where the session was held or somebody else runs it', async () => {
  await sell(8);
  await start();
  await expect(startLate(1, scene.as('sofia'))).rejects.toEqual(refused('RocketSystem:SessionAlreadyOpen'));
  await answerAll();
  await finish();
  await expect(startLate()).rejects.toEqual(refused('RocketSystem:SessionNotNext'));
});

it('is a start anew after it was abandoned, and never of another session', async () => {
  await sell(8);
  const { sessionId } = await startLate();
  await run((db) => abandonSession(db, coach, { sessionId, reason: 'Ill' }));
  await expect(startLate(2)).rejects.toEqual(refused('RocketSystem:SessionNotNext'));
  expect(await startLate()).toEqual({ sessionId, num: 1 });
});

it('is given up in the run in which that was said, and in no later one', async () => {
  await sell(8);
  const { sessionId } = await startLate();
  const { run: first } = await view();
  const giveUp = () => run((db) => abandonSession(db, coach, { sessionId, reason: 'Ill', run: first }));
  await giveUp();
  // sent again it changes nothing
  await giveUp();
  await startLate();
  await expect(giveUp()).rejects.toEqual(refused('RocketSystem:SessionNotOpen'));
  expect(await view()).toMatchObject({ state: 'open', run: first + 1 });
});

it('takes a clock that is wrong for no later than now, and no earlier than things are kept', async () => {
  await sell(8);
  const { sessionId } = await startLate(1, coach, hours(24));
  expect(await view()).toMatchObject({ openedAt: hours(0) });
  await run((db) => abandonSession(db, coach, { sessionId, reason: 'Ill' }));
  await startLate(1, coach, hours(-24 * 30));
  expect(await view()).toMatchObject({ openedAt: hours(-72) });
  await answerAll();
  await run((db) => finishSession(db, coach, { userOfflinePlanId: planId, num: 1, finishedAt: hours(-24 * 30) }));
  expect(await view()).toMatchObject({ finishedAt: hours(-72) });
});

it('stands as a note on the record of the plan where the session does not take it, until the child is forgotten', async () => {
  const session = await view();
  await run((db) => addNote(db, coach, { sessionId: session.id, text: 'Jump: Done' }));
  const records = () => run((db) => listPlanRecords(db, coach, { userOfflinePlanId: planId, skipCount: 0, maxResultCount: 10 }));
  expect((await records()).items).toContainEqual(expect.objectContaining({ planEvent: 'noted', num: 1, reason: ['Jump: Done'] }));
  await sql`select app.forget_subject(${coach.tenantId}, ${subjectId})`.execute(scene.owner);
  expect((await records()).items).toContainEqual(expect.objectContaining({ planEvent: 'noted', reason: [] }));
});
