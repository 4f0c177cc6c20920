import type { groupSessionCalls } from '@trellis/contract/group-plans/session-calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import {
  clearPersonalAnswer,
  lockSession,
  requireWritable,
  type SessionChild,
  type SessionRow,
  savePersonal,
} from '../offline-plans/public.ts';
import { standings } from './children.ts';
import { childOf } from './view-group-session.ts';

type Calls = typeof groupSessionCalls;

/** Says whether a child attends, and when it came or left. What was said of a child goes where it does not attend after all. */
export async function markAttendance(db: Db, caller: Member, input: InputOf<Calls['attendance']>): Promise<OutputOf<Calls['attendance']>> {
  const { sessionId, userId, attendance, comments, arrivedAt, leftAt } = input;
  const { known } = await takeChild(db, sessionId, userId);
  if (arrivedAt && leftAt && leftAt <= arrivedAt) refuse('Trellis:InvalidInput', { members: ['leftAt'] });
  if (attendance === 'Attend' && known?.attendance !== 'Attend') await requireMayTrain(db, caller, userId);
  const { tenantId } = caller;
  const stay = attendance === 'Attend' ? { arrived_at: arrivedAt ?? null, left_at: leftAt ?? null } : { arrived_at: null, left_at: null };
  const said = { attendance, comments: comments === '' ? null : (comments ?? null), ...stay };
  await db
    .insertInto('app.session_subjects')
    .values({ tenant_id: tenantId, session_id: sessionId, subject_id: userId, ...said })
    .onConflict((conflict) => conflict.constraint('session_subjects_once').doUpdateSet(said))
    .execute();
  if (attendance !== 'Attend') await clearPersonalAnswer(db, sessionId, userId);
  return childOf(db, caller, sessionId, userId);
}

/** Says something of one child alone. A child that was not marked yet is marked by it. */
export async function punchForChild(db: Db, caller: Member, input: InputOf<Calls['punchForChild']>): Promise<void> {
  const { sessionId, userId, attendance, feedbacks } = input;
  const { known } = await takeChild(db, sessionId, userId);
  if (known?.attendance !== attendance) await markAttendance(db, caller, { sessionId, userId, attendance });
  if (attendance === 'Attend') return savePersonal(db, caller, { sessionId, subjectId: userId, feedbacks: feedbacks ?? [] });
  if (feedbacks) refuse('RocketSystem:OnlyAttending', { members: ['attendance'] });
}

/** A session that runs, locked, with the child as it was entered; a child of the class that was not may still join. */
async function takeChild(db: Db, sessionId: string, subjectId: string): Promise<{ session: SessionRow; known: SessionChild | undefined }> {
  const session = await lockSession(db, sessionId);
  if (session?.kind !== 'group') return refuse('Trellis:NotFound', { members: ['sessionId'] });
  const known = session.children.find(({ id }) => id === subjectId);
  if (!known) await requireInClass(db, session, subjectId);
  return { session: requireWritable(session), known };
}

/** Whoever is in the class may join a session of it that runs. */
async function requireInClass(db: Db, { planId }: SessionRow, subjectId: string): Promise<void> {
  const { rows } = await sql`
    select 1 from app.plans as plan
    join app.class_group_members as link on link.tenant_id = plan.tenant_id and link.class_group_id = plan.class_group_id
    where plan.id = ${planId} and link.subject_id = ${subjectId}`.execute(db);
  if (rows.length === 0) refuse('SubjectNotFound', { members: ['userId'] });
}

/** Who attends is charged when the session finishes: there must be something to charge. */
async function requireMayTrain(db: Db, caller: Member, subjectId: string): Promise<void> {
  const [child] = await standings(db, caller, sql`subject.id = ${subjectId}`);
  if (!child) return refuse('SubjectNotFound', { members: ['userId'] });
  if (child.code === 'RocketSystem:SubjectNotBound' || child.code === 'RocketSystem:SubjectLoggedOut') refuse(child.code);
  if (child.remainingClasses <= 0) refuse('Trellis:NoClassSessionLeft', { data: { name: child.name } });
}
