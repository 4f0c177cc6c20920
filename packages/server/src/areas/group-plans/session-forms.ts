import type { groupSessionCalls } from '@trellis/contract/group-plans/session-calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { inLanguage } from '../../platform/http/texts.ts';
import { answersOf, categoriesOf, findAnswer, itemsOf, loadForms, sessionOf } from '../offline-plans/public.ts';

type Calls = typeof groupSessionCalls;

/** What is said of one child of a session, with the form for it. */
export async function forChildPunch(
  db: Db,
  caller: Member,
  { sessionId, userId }: InputOf<Calls['forChildPunch']>,
): Promise<OutputOf<Calls['forChildPunch']>> {
  const [session, answers] = await Promise.all([classSessionOf(db, sessionId), answersOf(db, sessionId)]);
  const child = session.children.find(({ id }) => id === userId);
  if (!child?.attendance) return refuse('SubjectNotFound', { members: ['userId'] });
  const answer = answers.find(({ scope, subjectId }) => scope === 'personal' && subjectId === userId);
  const formId = answer?.formId ?? session.personalFormId;
  const forms = await loadForms(db, [formId], caller.language);
  return {
    subjectId: userId,
    name: child.name,
    attendance: child.attendance,
    feedbackProperties: forms.get(formId) ?? [],
    feedbacks: answer?.feedbacks ?? [],
    answered: answer !== undefined,
  };
}

/** How each child of a session stands now, without what was said of it. */
export async function refreshChildStatus(
  db: Db,
  _caller: Member,
  { sessionId }: InputOf<Calls['refreshChildStatus']>,
): Promise<OutputOf<Calls['refreshChildStatus']>> {
  const [session, answers] = await Promise.all([classSessionOf(db, sessionId), answersOf(db, sessionId)]);
  const moment = (text: string | null) => text && new Date(text).toISOString();
  return {
    items: session.children.flatMap(({ id: subjectId, name, attendance, arrivedAt, leftAt }) => {
      const answered = answers.some((answer) => answer.scope === 'personal' && answer.subjectId === subjectId);
      return attendance ? [{ subjectId, name, attendance, arrivedAt: moment(arrivedAt), leftAt: moment(leftAt), answered }] : [];
    }),
  };
}

/** An exercise of a session, with its form and what was said of it. */
export async function forPunch(db: Db, caller: Member, { itemId }: InputOf<Calls['forPunch']>): Promise<OutputOf<Calls['forPunch']>> {
  const sessionId = await sessionOfItem(db, itemId);
  const [items, answers] = await Promise.all([itemsOf(db, sessionId), answersOf(db, sessionId)]);
  const { id, num, hasDone, formId } = items.find((item) => item.id === itemId) ?? refuse('Trellis:NotFound', { members: ['itemId'] });
  const forms = await loadForms(db, [formId], caller.language);
  const said = hasDone === null ? undefined : answers.find((answer) => answer.itemId === id);
  return { id, num, hasDone, feedbackProperties: forms.get(formId) ?? [], feedbacks: said?.feedbacks ?? [] };
}

/** The categories that a session trains, with what was said of each. */
export async function viewCategories(
  db: Db,
  caller: Member,
  { sessionId }: InputOf<Calls['categories']>,
): Promise<OutputOf<Calls['categories']>> {
  const [session, items, answers] = await Promise.all([classSessionOf(db, sessionId), itemsOf(db, sessionId), answersOf(db, sessionId)]);
  const formId = session.categoryFormId;
  const forms = await loadForms(db, [formId], caller.language);
  return {
    isOpen: items.every(({ hasDone }) => hasDone !== null),
    items: categoriesOf(items).map(({ id, name }) => {
      const answer = findAnswer(answers, 'category', id);
      return {
        categoryId: id,
        name: inLanguage(name, caller.language),
        feedbackProperties: forms.get(formId) ?? [],
        feedbacks: answer?.feedbacks ?? [],
        answered: answer !== undefined,
      };
    }),
  };
}

async function classSessionOf(db: Db, sessionId: string) {
  const session = await sessionOf(db, sessionId);
  return session?.kind === 'group' ? session : refuse('Trellis:NotFound', { members: ['sessionId'] });
}

async function sessionOfItem(db: Db, itemId: string): Promise<string> {
  const { rows } = await sql<{ sessionId: string }>`
    select item.session_id as "sessionId" from app.session_items as item
    join app.sessions as session on session.tenant_id = item.tenant_id and session.id = item.session_id
    join app.plans as plan on plan.tenant_id = session.tenant_id and plan.id = session.plan_id
    where item.id = ${itemId} and plan.kind = 'group' and plan.state <> 'deleted'`.execute(db);
  return rows[0]?.sessionId ?? refuse('Trellis:NotFound', { members: ['itemId'] });
}
