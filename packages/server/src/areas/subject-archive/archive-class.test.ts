import { sql } from 'kysely';
import { expect, it } from 'vitest';
import {
  ada,
  admin,
  answerAll,
  attend,
  ben,
  coach,
  create,
  finish,
  openClassDesk,
  refused,
  run,
  scene,
  sell,
  start,
} from '../../testing/class-desk.ts';
import { untilWaiting } from '../../testing/waiting.ts';
import { punchForChild } from '../group-plans/attend.ts';
import { setChildren } from '../groups/set-children.ts';
import { archiveSubject } from './archive-subject.ts';

openClassDesk();

const archive = (subjectId: string) => run((db) => archiveSubject(db, admin(), { subjectId }), admin());

/** A child who comes into a class whose session runs, and into that session. */
async function joinLate(sessionId: string): Promise<string> {
  const dan = await scene.addChild('Dan');
  await sell(dan, 1);
  const groupId = await classOf(sessionId);
  await run((db) => setChildren(db, admin(), { groupId, userIds: [ada, ben, dan] }), admin());
  await attend(sessionId, dan, 'Attend');
  return dan;
}

async function classOf(sessionId: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select plan.class_group_id as id from app.sessions as session join app.plans as plan on plan.id = session.plan_id
    where session.id = ${sessionId}`.execute(scene.owner);
  return rows[0]?.id ?? '';
}

it('a child who came into a session of its class late is not archived before that is finished', async () => {
  const planId = await create();
  const { sessionId } = await start(planId);
  const dan = await joinLate(sessionId);
  await expect(archive(dan)).rejects.toEqual(refused('Trellis:SubjectHasSchedules'));
  await answerAll(planId);
  for (const userId of [ada, ben, dan]) await run((db) => punchForChild(db, coach(), { sessionId, userId, attendance: 'Attend' }));
  await finish(planId);
  await archive(dan);
});

it('a session that begins while a child of its class is archived begins without it', async () => {
  const planId = await create();
  let starting: ReturnType<typeof start> | undefined;
  await run(async (db) => {
    await archiveSubject(db, admin(), { subjectId: ben });
    starting = start(planId);
    await untilWaiting(scene.owner);
  }, admin());
  const { sessionId } = (await starting) ?? { sessionId: '' };
  const { rows } = await sql<{ id: string }>`select subject_id as id from app.session_subjects where session_id = ${sessionId}`.execute(
    scene.owner,
  );
  expect(rows.map(({ id }) => id)).toEqual([ada]);
});
