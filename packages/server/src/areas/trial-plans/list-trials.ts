import type { LocalText } from '@trellis/contract/languages';
import type { trialPlanCalls } from '@trellis/contract/trial-plans/calls';
import type { TrialFilter, TrialSummary } from '@trellis/contract/trial-plans/schemas';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { type RawBuilder, sql } from 'kysely';
import { findPage } from '../../platform/db/page.ts';
import type { Db } from '../../platform/db/types.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { inLanguage } from '../offline-plans/public.ts';
import { childNamed, subjectOf } from '../subjects/public.ts';
import { coachOf } from './trial-store.ts';

type Calls = typeof trialPlanCalls;

/** A trial as the queries bring it. */
export interface ListedTrial extends Omit<TrialSummary, 'startedAt' | 'finishedAt'> {
  startedAt: Date;
  finishedAt: Date | null;
  /** When it was begun, to the microsecond: where the next portion of a file begins. */
  orderedAt: string;
}

/** The first stars of an answer. */
const starsOf = (answer: RawBuilder<unknown>) => sql`
  (
    select (value.value #>> '{}')::float8 from app.answers as answer
    join app.answer_values as value on value.tenant_id = answer.tenant_id and value.answer_id = answer.id
    join catalog.properties as property on property.id = value.property_id and property.type = 'Rating'
    where ${answer} order by property.position limit 1
  )`;

/** Trials as `trial`, of the children `child`. `tail` orders and pages. */
export const trialsWhere = (condition: RawBuilder<unknown>, tail = sql``) => sql<ListedTrial>`
  select trial.plan_id as id, trial.tenant_id as "tenantId", tenant.name as "tenantName", trial.subject_id as "subjectId",
    child.name as "subjectName", child.outpatient_number as "outpatientNumber", trial.training_type as "trainingType", trial.complaint,
    ${coachOf} as "coachName", session.state, counted.*, session.opened_at as "startedAt", session.finished_at as "finishedAt",
    ${starsOf(sql`answer.tenant_id = session.tenant_id and answer.session_id = session.id and answer.scope = 'overall'`)} as rating,
    trial.created_at::text as "orderedAt"
  from app.trials as trial
  join app.plans as plan on plan.tenant_id = trial.tenant_id and plan.id = trial.plan_id
  join app.sessions as session on session.tenant_id = trial.tenant_id and session.plan_id = trial.plan_id
  join app.subjects as child on child.tenant_id = trial.tenant_id and child.id = trial.subject_id
  join identity.tenants as tenant on tenant.id = trial.tenant_id
  cross join lateral (
    select count(*)::int as "programCount", count(*) filter (where item.outcome)::int as "doneCount"
    from app.session_items as item where item.tenant_id = session.tenant_id and item.session_id = session.id
  ) as counted
  where ${condition} ${tail}`;

export const latestFirst = sql`trial.created_at desc, trial.id desc`;

/** What a list of trials is narrowed to, said of `trial`, its `session` and its `child`. */
export function matchesTrial({ zone }: Actor, { filter, tenantId, trainingType, state, from, to }: TrialFilter): RawBuilder<unknown> {
  const conditions = [sql`true`];
  if (tenantId) conditions.push(sql`trial.tenant_id = ${tenantId}`);
  if (trainingType) conditions.push(sql`trial.training_type = ${trainingType}`);
  if (state) conditions.push(sql`session.state = ${state}`);
  if (from) conditions.push(sql`trial.created_at >= ${from}::date::timestamp at time zone ${zone}`);
  if (to) conditions.push(sql`trial.created_at < (${to}::date + 1)::timestamp at time zone ${zone}`);
  if (filter) conditions.push(childNamed('child', filter));
  return sql.join(conditions, sql` and `);
}

/** The trials of all centres that the caller looks after, the last one first. */
export function listTrials(db: Db, caller: Actor, input: InputOf<Calls['trialList']>): Promise<OutputOf<Calls['trialList']>> {
  return pageOf(db, matchesTrial(caller, input), input);
}

/** A child's trials, the last one first. */
export async function listTrialsOfChild(db: Db, _caller: Actor, input: InputOf<Calls['list']>): Promise<OutputOf<Calls['list']>> {
  const [page] = await Promise.all([pageOf(db, sql`trial.subject_id = ${input.userId}`, input), subjectOf(db, input.userId)]);
  return page;
}

async function pageOf(db: Db, condition: RawBuilder<unknown>, page: InputOf<Calls['list']> | InputOf<Calls['trialList']>) {
  const counted = sql`
    from app.trials as trial
    join app.sessions as session on session.tenant_id = trial.tenant_id and session.plan_id = trial.plan_id
    join app.subjects as child on child.tenant_id = trial.tenant_id and child.id = trial.subject_id
    where ${condition}`;
  const { rows, totalCount } = await findPage(db, { rows: trialsWhere(condition), counted, order: latestFirst }, page);
  const items = rows.map(({ orderedAt: _orderedAt, ...row }) => ({
    ...row,
    startedAt: row.startedAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
  }));
  return { items, totalCount };
}

interface PerformanceRow {
  categoryId: string;
  name: LocalText;
  tried: number;
  done: number;
  meanRating: number | null;
}

/** What a child's finished trials say of each category that they tried. */
export async function viewPerformance(
  db: Db,
  caller: Actor,
  { userId }: InputOf<Calls['categoryPerformance']>,
): Promise<OutputOf<Calls['categoryPerformance']>> {
  const found = sql<PerformanceRow>`
    select category.id as "categoryId", category.name, count(*)::int as tried, count(*) filter (where item.outcome)::int as done,
      round(avg(${starsOf(sql`answer.tenant_id = item.tenant_id and answer.session_id = item.session_id and answer.item_id = item.id`)})::numeric, 1)::float8
        as "meanRating"
    from app.trials as trial
    join app.sessions as session on session.tenant_id = trial.tenant_id and session.plan_id = trial.plan_id and session.state = 'finished'
    join app.session_items as item on item.tenant_id = session.tenant_id and item.session_id = session.id and item.outcome is not null
    join catalog.program_categories as link on link.program_version_id = item.program_version_id
    join catalog.categories as category on category.id = link.category_id
    where trial.subject_id = ${userId}
    group by category.id order by category.sort_order`.execute(db);
  const [{ rows }] = await Promise.all([found, subjectOf(db, userId)]);
  return { items: rows.map((row) => ({ ...row, name: inLanguage(row.name, caller.language) })) };
}
