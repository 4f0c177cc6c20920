import type { groupSessionCalls } from '@trellis/contract/group-plans/session-calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { startGroupSession } from './start-group-session.ts';

type Calls = typeof groupSessionCalls;
type Said = InputOf<Calls['startClass']>['userCourseItems'];

/** Starts the next session with who is there said at once. */
export async function startClass(db: Db, caller: Member, input: InputOf<Calls['startClass']>): Promise<OutputOf<Calls['startClass']>> {
  const { groupTrainingPlanId: planId, userCourseItems: said } = input;
  const started = await startGroupSession(db, caller, { groupTrainingPlanId: planId });
  const members = new Set(await membersOf(db, planId));
  if (!said.every(({ userId }) => members.has(userId))) refuse('SubjectNotFound', { members: ['userCourseItems'] });
  await markAway(db, caller, started.sessionId, said);
  return started;
}

/** Starts the next session with whoever attended the one before. */
export async function continueClass(
  db: Db,
  caller: Member,
  { groupTrainingPlanId: planId }: InputOf<Calls['continueClass']>,
): Promise<OutputOf<Calls['continueClass']>> {
  const started = await startGroupSession(db, caller, { groupTrainingPlanId: planId });
  const members = new Set(await membersOf(db, planId));
  const before = await attendanceBefore(db, planId);
  const stillHere = before.filter(({ userId }) => members.has(userId));
  await markAway(db, caller, started.sessionId, stillHere);
  return started;
}

async function membersOf(db: Db, planId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('app.plan_members')
    .select('subject_id')
    .where('plan_id', '=', planId)
    .where('to_at', 'is', null)
    .execute();
  return rows.map((row) => row.subject_id);
}

/** Who was there in the session that finished last. */
async function attendanceBefore(db: Db, planId: string): Promise<Said> {
  const { rows } = await sql<Said[number]>`
    select part.subject_id as "userId", part.attendance from app.session_subjects as part
    where part.session_id = (
      select id from app.sessions where plan_id = ${planId} and state = 'finished' order by finished_at desc, num desc limit 1
    )`.execute(db);
  return rows;
}

/** Marks who is not there; whoever attends was entered when the session started, or may not take part. */
async function markAway(db: Db, caller: Member, sessionId: string, said: Said): Promise<void> {
  const away = said.filter(({ attendance }) => attendance !== 'Attend');
  if (away.length === 0) return;
  await db
    .insertInto('app.session_subjects')
    .values(away.map(({ userId, attendance }) => ({ tenant_id: caller.tenantId, session_id: sessionId, subject_id: userId, attendance })))
    .onConflict((conflict) =>
      conflict.constraint('session_subjects_once').doUpdateSet((given) => ({ attendance: given.ref('excluded.attendance') })),
    )
    .execute();
}
