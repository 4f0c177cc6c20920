import type { sessionFormCalls } from '@trellis/contract/offline-plans/forms/calls';
import { unlimitedTrials } from '@trellis/contract/trial-plans/rules';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { remainingOf } from '../../credits/public.ts';
import { viewSession } from '../view-session.ts';

type Calls = typeof sessionFormCalls;

/** An exercise of a session, with its form and what was said of it. */
export async function viewItemForm(db: Db, caller: Member, { itemId }: InputOf<Calls['forPunch']>): Promise<OutputOf<Calls['forPunch']>> {
  const { items, nonePlaybook } = await viewSession(db, caller, await placeOfItem(db, itemId));
  const item = [...items, ...nonePlaybook].find((each) => each.id === itemId) ?? refuse('Trellis:NotFound', { members: ['itemId'] });
  const { id, num, hasDone, feedbackProperties, feedbacks } = item;
  return { id, num, hasDone, feedbackProperties, feedbacks };
}

/** What was said about a session as a whole. */
export async function viewOverall(db: Db, caller: Member, input: InputOf<Calls['overall']>): Promise<OutputOf<Calls['overall']>> {
  const { id: sessionId, isWritable, overall } = await viewSession(db, caller, input);
  return { sessionId, isWritable, ...overall };
}

/** The categories that a session trains, with what was said of each. */
export async function viewCategories(db: Db, caller: Member, input: InputOf<Calls['categories']>): Promise<OutputOf<Calls['categories']>> {
  const { id: sessionId, isWritable, items, nonePlaybook, categoryPunch } = await viewSession(db, caller, input);
  const isOpen = [...items, ...nonePlaybook].every(({ hasDone }) => hasDone !== null);
  return { sessionId, isWritable, isOpen, items: categoryPunch };
}

/** What finishing a session still needs, and what it takes. */
export async function beforeFinish(
  db: Db,
  caller: Member,
  input: InputOf<Calls['beforeFinish']>,
): Promise<OutputOf<Calls['beforeFinish']>> {
  const [{ missing, isWritable, num, totalNum, subject }, tryCount] = await Promise.all([viewSession(db, caller, input), trialsOf(db)]);
  const remaining = await remainingOf(db, [subject.id]);
  return {
    missing,
    canFinish: isWritable && missing.length === 0,
    isLast: num === totalNum,
    remainingClasses: remaining.get(subject.id) ?? 0,
    trialNeeded: false,
    tryCount,
  };
}

async function trialsOf(db: Db): Promise<number> {
  const settings = await db.selectFrom('app.centre_settings').select('trials_left').executeTakeFirst();
  return settings?.trials_left ?? unlimitedTrials;
}

async function placeOfItem(db: Db, itemId: string): Promise<{ userOfflinePlanId: string; num: number }> {
  const { rows } = await sql<{ userOfflinePlanId: string; num: number }>`
    select session.plan_id as "userOfflinePlanId", session.num from app.session_items as item
    join app.sessions as session on session.tenant_id = item.tenant_id and session.id = item.session_id
    where item.id = ${itemId}`.execute(db);
  return rows[0] ?? refuse('Trellis:NotFound', { members: ['itemId'] });
}
