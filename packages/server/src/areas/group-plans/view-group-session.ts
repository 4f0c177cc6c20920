import type { groupSessionCalls } from '@trellis/contract/group-plans/session-calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { describeSession, findSession, loadSession, type SessionChild, type SessionRow } from '../offline-plans/public.ts';
import { standingsOfPlan } from './children.ts';
import { type GroupPlanRow, groupPlanOf } from './plan-store.ts';

type Calls = typeof groupSessionCalls;

/** A session of a class whole: who attends and what is said of each, its exercises, forms and music, and what it still needs. */
export async function viewGroupSession(db: Db, caller: Member, input: InputOf<Calls['session']>): Promise<OutputOf<Calls['session']>> {
  const { groupTrainingPlanId: planId, num } = input;
  const [plan, found] = await Promise.all([groupPlanOf(db, planId), findSession(db, 'group', planId, num)]);
  const session = found ?? refuse('Trellis:NotFound', { members: ['num'] });
  return describe(db, caller, plan, { ...session, children: await whoTakesPart(db, caller, session) });
}

/** Of one that has not begun, who would take part if it began now: it may begin where nobody can be asked. */
async function whoTakesPart(db: Db, caller: Member, { state, planId, children }: SessionRow): Promise<SessionChild[]> {
  if (state !== 'notStarted') return children;
  const standings = await standingsOfPlan(db, caller, planId);
  const said = { isBound: true, isLoggedOut: false, isClosed: false, comments: null, arrivedAt: null, leftAt: null };
  return standings.filter(({ code }) => code === null).map(({ id, name }) => ({ id, name, ...said, attendance: 'Attend' }));
}

async function describe(db: Db, caller: Member, plan: GroupPlanRow, session: SessionRow): Promise<OutputOf<Calls['session']>> {
  const earlier = sql`select id from app.plans where class_group_id = ${plan.classGroupId}`;
  const { userCourseItems, ...described } = await describeSession(db, caller, session, { loaded: await loadSession(db, session), earlier });
  const moment = (text: string | null) => text && new Date(text).toISOString();
  return {
    ...described,
    groupTrainingPlanId: plan.id,
    classGroupId: plan.classGroupId,
    className: plan.className,
    userCourseItems: session.children.flatMap(({ id, isClosed, comments, arrivedAt, leftAt }) => {
      const item = userCourseItems.find(({ subjectId }) => subjectId === id);
      return item ? [{ ...item, isClosed, comments, arrivedAt: moment(arrivedAt), leftAt: moment(leftAt) }] : [];
    }),
  };
}
