import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Db } from '../../platform/db/types.ts';
import {
  answerAll,
  coach,
  consumed,
  finish,
  leastAnswers,
  openSessionDesk,
  planId,
  refused,
  run,
  scene,
  sell,
  start,
  view,
} from '../../testing/session-desk.ts';
import { abandonSession } from './abandon-session.ts';
import { finishSession } from './finish-session.ts';
import { savePersonal } from './personal/save-personal.ts';
import { editItem, punchItem } from './punch-item.ts';
import { punchMusic } from './punch-music.ts';
import { saveCategory } from './save-category.ts';
import { saveOverall } from './save-overall.ts';

openSessionDesk();

const coachesOf = async (num = 1) => {
  const { rows } = await sql<{ name: string; role: string }>`
    select person.name, coach.role from app.session_coaches as coach
    join app.sessions as session on session.id = coach.session_id and session.plan_id = ${planId} and session.num = ${num}
    join identity.persons as person on person.id = coach.person_id order by person.name`.execute(scene.owner);
  return rows.map(({ name, role }) => `${name}: ${role}`);
};
const attendanceOf = async (num = 1) => {
  const { rows } = await sql<{ attendance: string }>`
    select child.attendance from app.session_subjects as child
    join app.sessions as session on session.id = child.session_id and session.plan_id = ${planId} and session.num = ${num}`.execute(
    scene.owner,
  );
  return rows.map(({ attendance }) => attendance);
};
const mark = (attendance: string) =>
  sql`
    update app.session_subjects set attendance = ${attendance}
    where session_id in (select id from app.sessions where plan_id = ${planId})`.execute(scene.owner);

describe('who takes part in a session', () => {
  it('is written down when it starts, and pays when it ends', async () => {
    await sell(5);
    await start();
    expect(await attendanceOf()).toEqual(['Attend']);
    expect(await coachesOf()).toEqual(['Lin Wei: coach']);
    await answerAll();
    await finish();
    expect(await consumed()).toBe(1);
  });

  it('pays nothing for a child that was marked away', async () => {
    await sell(5);
    await start();
    await answerAll();
    await mark('RequestForLeave');
    await finish();
    expect(await consumed()).toBe(0);
  });

  it('tells the coach who was booked from the one who stood in', async () => {
    await sell(5);
    await sql`update app.plans set lead_coach_id = ${scene.cast.personId('maya')} where id = ${planId}`.execute(scene.owner);
    await start();
    expect(await coachesOf()).toEqual(expect.arrayContaining(['Lin Wei: substitute', expect.stringMatching(/: planned$/)]));
    expect((await view()).coachName).toBe('Lin Wei');
  });

  it('is nobody once the session is abandoned', async () => {
    await sell(5);
    const { sessionId } = await start();
    await run((db) => abandonSession(db, coach, { sessionId, reason: 'Power cut' }));
    expect([await attendanceOf(), await coachesOf()]).toEqual([[], []]);
  });
});

describe('What was said in a run that was abandoned', () => {
  it('goes into none that was begun after it, while what is said in that one does', async () => {
    await sell(5);
    const { sessionId } = await start();
    const { run: former, items, overall } = await view();
    await run((db) => abandonSession(db, coach, { sessionId, reason: 'Power cut' }));
    await start();
    const now = await view();
    expect(now.run).toBe(former + 1);
    const itemId = items[0]?.id ?? '';
    const feedbacks = leastAnswers(overall.feedbackProperties);
    const tooLate = refused('RocketSystem:SessionNotOpen');
    const subjectId = now.userCourseItems[0]?.subjectId ?? '';
    const late = { sessionId, feedbacks, run: former };
    const writes: ((db: Db) => Promise<unknown>)[] = [
      (db: Db) => punchItem(db, coach, { itemId, hasDone: true, run: former }),
      (db: Db) => editItem(db, coach, { itemId, hasDone: false, run: former }),
      (db: Db) => saveOverall(db, coach, late),
      (db: Db) => saveCategory(db, coach, { ...late, categoryId: now.categoryPunch[0]?.categoryId ?? '' }),
      (db: Db) => punchMusic(db, coach, late),
      (db: Db) => savePersonal(db, coach, { ...late, subjectId }),
      (db: Db) => finishSession(db, coach, { userOfflinePlanId: planId, num: 1, run: former }),
    ];
    for (const write of writes) await expect(run(write)).rejects.toEqual(tooLate);
    await run((db) => punchItem(db, coach, { itemId, hasDone: true, run: now.run }));
    expect((await view()).items[0]?.hasDone).toBe(true);
  });
});
