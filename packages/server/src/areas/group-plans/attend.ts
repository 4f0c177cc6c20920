import type { groupSessionCalls } from '@trellis/contract/group-plans/session-calls';
import type { InputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { clearPersonalAnswer, lockSession, requireWritable, type SessionChild, savePersonal } from '../offline-plans/public.ts';
import { standings } from './children.ts';
import { joinPlan } from './plan-store.ts';

type Calls = typeof groupSessionCalls;

/** Says whether a child attends, and when it came or left. What was said of a child goes where it does not attend after all. */
export async function markAttendance(db: Db, caller: Member, input: InputOf<Calls['attendance']>): Promise<void> {
  const { sessionId, userId, attendance } = input;
  const known = await takeChild(db, caller, { sessionId, subjectId: userId });
  if (attendance === 'Attend' && known?.attendance !== 'Attend') await requireMayTrain(db, caller, userId);
  const comments = kept(input.comments, known?.comments) || null;
  const said = { attendance, comments, ...stayOf(input, known) };
  await db
    .insertInto('app.session_subjects')
    .values({ tenant_id: caller.tenantId, session_id: sessionId, subject_id: userId, ...said })
    .onConflict((conflict) => conflict.constraint('session_subjects_once').doUpdateSet(said))
    .execute();
  if (attendance !== 'Attend') await clearPersonalAnswer(db, sessionId, userId);
}

/** What is left out stays as it was, null clears it. */
const kept = (given: string | null | undefined, known: string | null = null): string | null => (given === undefined ? known : given);

/** When a child came late or left early; whoever is not there did neither. */
function stayOf({ attendance, arrivedAt, leftAt }: InputOf<Calls['attendance']>, known: SessionChild | undefined) {
  if (attendance !== 'Attend') return { arrived_at: null, left_at: null };
  const stay = { arrived_at: kept(arrivedAt, known?.arrivedAt), left_at: kept(leftAt, known?.leftAt) };
  if (stay.arrived_at && stay.left_at && Date.parse(stay.left_at) <= Date.parse(stay.arrived_at))
    refuse('Trellis:InvalidInput', { members: [leftAt ? 'leftAt' : 'arrivedAt'] });
  return stay;
}

/** Says something of one child alone. A child that was not marked yet is marked by it. */
export async function punchForChild(db: Db, caller: Member, input: InputOf<Calls['punchForChild']>): Promise<void> {
  const { sessionId, userId, attendance, feedbacks, run } = input;
  const known = await takeChild(db, caller, { sessionId, subjectId: userId, run });
  if (known?.attendance !== attendance) await markAttendance(db, caller, { sessionId, userId, attendance });
  if (attendance === 'Attend') return savePersonal(db, caller, { sessionId, subjectId: userId, feedbacks: feedbacks ?? [] });
  if (feedbacks) refuse('RocketSystem:OnlyAttending', { members: ['attendance'] });
}

/** A session that runs, locked, with the child as it was entered; a child of the class that was not may still join. */
async function takeChild(
  db: Db,
  { now }: Member,
  { sessionId, subjectId, run }: { sessionId: string; subjectId: string; run?: number | undefined },
): Promise<SessionChild | undefined> {
  const session = await lockSession(db, sessionId);
  if (session?.kind !== 'group') return refuse('Trellis:NotFound', { members: ['sessionId'] });
  const known = session.children.find(({ id }) => id === subjectId);
  const isInClass = known || (await joinPlan(db, { planId: session.planId, subjectId, now }));
  if (!isInClass) refuse('SubjectNotFound', { members: ['userId'] });
  requireWritable(session, run);
  return known;
}

/** Who attends is charged when the session finishes: there must be something to charge. */
async function requireMayTrain(db: Db, caller: Member, subjectId: string): Promise<void> {
  const [child] = await standings(db, caller, sql`subject.id = ${subjectId}`);
  if (!child) return refuse('SubjectNotFound', { members: ['userId'] });
  if (child.code === 'RocketSystem:NoValidContract') refuse('Trellis:NoClassSessionLeft', { data: { name: child.name } });
  if (child.code) refuse(child.code);
}
