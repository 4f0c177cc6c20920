import type { groupPlanCalls } from '@trellis/contract/group-plans/calls';
import type { GroupPlan } from '@trellis/contract/group-plans/schemas';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import { inPage } from '../../platform/db/page.ts';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { inLanguage } from '../../platform/http/texts.ts';
import { requireKnownClass } from '../groups/public.ts';
import { listTemplates, ofClasses, recordsOfPlan } from '../offline-plans/public.ts';
import { standingsOfPlan } from './children.ts';
import { type GroupPlanRow, groupPlanOf, pageOfGroupPlans } from './plan-store.ts';

type Calls = typeof groupPlanCalls;

/** Plans of classes, the newest first. */
export async function listGroupPlans(db: Db, caller: Member, input: InputOf<Calls['list']>): Promise<OutputOf<Calls['list']>> {
  const { classGroupId, groupTrainingPlanId, state } = input;
  if (classGroupId) await requireKnownClass(db, classGroupId);
  if (groupTrainingPlanId) await groupPlanOf(db, groupTrainingPlanId);
  const conditions = [sql`true`];
  if (classGroupId) conditions.push(sql`plan.class_group_id = ${classGroupId}`);
  if (groupTrainingPlanId) conditions.push(sql`plan.id = ${groupTrainingPlanId}`);
  if (state) conditions.push(sql`plan.state = ${state}`);
  const { rows, totalCount } = await pageOfGroupPlans(db, sql.join(conditions, sql` and `), input);
  return { items: rows.map((row) => presentPlan(row, caller)), totalCount };
}

/** The templates that a class may train by. */
export async function listClassTemplates(db: Db, { language }: Member): Promise<OutputOf<Calls['availablePlans']>> {
  const items = (await listTemplates(db, ofClasses)).map(({ templateId, name, description, totalNum }) => ({
    id: templateId,
    displayName: inLanguage(name, language),
    description: inLanguage(description, language),
    totalNum,
  }));
  return { items, totalCount: items.length };
}

/** The numbered sessions of a plan, with how many of the children attended. */
export async function listGroupCourses(
  db: Db,
  _caller: Member,
  input: InputOf<Calls['courseList']>,
): Promise<OutputOf<Calls['courseList']>> {
  type Row = Omit<OutputOf<Calls['courseList']>['items'][number], 'openedAt' | 'finishedAt'> & {
    openedAt: Date | null;
    finishedAt: Date | null;
  };
  const sessions = sql<Row>`
    select session.id, session.num, session.state, session.opened_at as "openedAt", session.finished_at as "finishedAt", done.*, present.*
    from (select * from app.sessions where plan_id = ${input.groupTrainingPlanId} ${inPage(sql`num`, input)}) as session
    cross join lateral (
      select count(*)::int as "itemCount", count(item.outcome)::int as "doneCount"
      from app.session_items as item where item.tenant_id = session.tenant_id and item.session_id = session.id
    ) as done
    cross join lateral (
      select count(*)::int as "childCount", count(*) filter (where part.attendance = 'Attend')::int as "attendCount"
      from app.session_subjects as part where part.tenant_id = session.tenant_id and part.session_id = session.id
    ) as present
    order by session.num`;
  const [{ rows }, { totalNum }] = await Promise.all([sessions.execute(db), groupPlanOf(db, input.groupTrainingPlanId)]);
  const text = (moment: Date | null) => moment?.toISOString() ?? null;
  return { items: rows.map((row) => ({ ...row, openedAt: text(row.openedAt), finishedAt: text(row.finishedAt) })), totalCount: totalNum };
}

/** The children of a plan, with what keeps each from its next session. */
export async function listGroupChildren(
  db: Db,
  caller: Member,
  { groupTrainingPlanId }: InputOf<Calls['childList']>,
): Promise<OutputOf<Calls['childList']>> {
  const [items] = await Promise.all([standingsOfPlan(db, caller, groupTrainingPlanId), groupPlanOf(db, groupTrainingPlanId)]);
  return { items, totalCount: items.length };
}

/** Those of them without a session left on a contract for classes. */
export async function listWithoutContract(
  db: Db,
  caller: Member,
  input: InputOf<Calls['usersWithoutValidContract']>,
): Promise<OutputOf<Calls['usersWithoutValidContract']>> {
  const items = (await listGroupChildren(db, caller, input)).items.filter(({ remainingClasses }) => remainingClasses <= 0);
  return { items, totalCount: items.length };
}

/** What happened to a plan, newest first. */
export async function listGroupRecords(
  db: Db,
  caller: Member,
  input: InputOf<Calls['planRecords']>,
): Promise<OutputOf<Calls['planRecords']>> {
  const { groupTrainingPlanId: planId } = input;
  const [records] = await Promise.all([recordsOfPlan(db, caller, planId, input), groupPlanOf(db, planId)]);
  return records;
}

function presentPlan(row: GroupPlanRow, caller: Member): GroupPlan {
  const { id, classGroupId, className, state, trainerId, coachName, startDifficulty, totalNum, openNum, nextNum, childCount } = row;
  return {
    id,
    classGroupId,
    className,
    displayName: inLanguage(row.name, caller.language),
    state,
    trainerId,
    coachName,
    startDifficulty,
    totalNum,
    num: row.finishedNum,
    currentNum: openNum ?? nextNum ?? totalNum,
    isOpening: openNum !== null,
    canNext: state === 'active' && openNum === null && nextNum !== null,
    childCount,
    creationTime: row.createdAt.toISOString(),
  };
}
