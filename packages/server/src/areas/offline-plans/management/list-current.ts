import type { LocalText } from '@trellis/contract/languages';
import type { planManagementCalls } from '@trellis/contract/offline-plans/management/calls';
import type { CurrentPlan, RunningState } from '@trellis/contract/offline-plans/management/schemas';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { type RawBuilder, sql } from 'kysely';
import { type LongList, longRows } from '../../../platform/db/long-list.ts';
import { containing } from '../../../platform/db/patterns.ts';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { childNamed } from '../../subjects/public.ts';
import { ilsVersionOf } from '../ils-version.ts';
import { inLanguage } from '../text.ts';

type Call = typeof planManagementCalls.currentPlanList;
type Input = InputOf<Call>;
type Filter = Omit<Input, 'skipCount' | 'maxResultCount'>;

interface Row extends Omit<CurrentPlan, 'displayName' | 'lastOpenedAt' | 'creationTime'> {
  name: LocalText;
  state: RunningState;
  lastOpenedAt: Date | null;
  createdAt: Date;
}

const present = ({ name, lastOpenedAt, createdAt, ...row }: Row, { language }: Actor): CurrentPlan => ({
  ...row,
  displayName: inLanguage(name, language),
  lastOpenedAt: lastOpenedAt?.toISOString() ?? null,
  creationTime: createdAt.toISOString(),
});

/** A portion of the same, in the same order, after one of them. */
export async function currentPlansAfter(
  db: Db,
  caller: Actor,
  filter: Filter,
  last: string | undefined,
  limit: number,
): Promise<CurrentPlan[]> {
  const { where, search } = currentPlans(filter);
  const beyond = last
    ? sql`(plan.created_at, plan.id) < (select one.created_at, one.id from app.plans as one where one.id = ${last})`
    : sql`true`;
  const page = sql`(
    select keyed.id, row_number() over (order by keyed.created_at desc, keyed.id desc) as place from (
      select plan.id, plan.created_at from app.plans as plan
      where ${where} and ${search?.read ?? sql`true`} and ${beyond} order by plan.created_at desc, plan.id desc limit ${limit}
    ) as keyed
  ) as page`;
  return (await plansOfPage(page).execute(db)).rows.map((row) => present(row, caller));
}

/** The plans of children that go on, at every centre that the caller looks after, newest first. */
export async function listCurrentPlans(db: Db, caller: Actor, input: Input): Promise<OutputOf<Call>> {
  const { rows, ...total } = await longRows(db, currentPlans(input), input, plansOfPage);
  return { items: rows.map((row) => present(row, caller)), ...total };
}

/** In the order of an index: of all centres, or of one. */
export function currentPlans({ tenantId, state, filter }: Filter): LongList {
  const conditions = [sql`plan.kind = 'one' and plan.state in ('active', 'readyToEnd')`];
  if (tenantId) conditions.push(sql`plan.tenant_id = ${tenantId}`);
  if (state) conditions.push(sql`plan.state = ${state}`);
  return {
    keys: sql`plan.id, plan.created_at`,
    from: sql`app.plans as plan`,
    where: sql.join(conditions, sql` and `),
    order: sql`created_at desc, id desc`,
    ...(filter && { search: ofChild(filter) }),
  };
}

function ofChild(filter: string): NonNullable<LongList['search']> {
  const part = containing(filter);
  const members = sql`
    app.plan_members as member join app.subjects as child on child.tenant_id = member.tenant_id and child.id = member.subject_id
    where member.to_at is null`;
  return {
    indexed: sql`(plan.tenant_id, plan.id) in (select member.tenant_id, member.plan_id from ${members} and ${childNamed('child', filter)})`,
    read: sql`exists (
      select 1 from ${members} and member.tenant_id = plan.tenant_id and member.plan_id = plan.id
        and ((child.name || '') ilike ${part} or (child.outpatient_number || '') ilike ${part})
    )`,
  };
}

const plansOfPage = (page: RawBuilder<unknown>) => sql<Row>`
  select plan.id, plan.tenant_id as "tenantId", tenant.name as "tenantName", child.id as "subjectId", child.name as "subjectName",
    child.outpatient_number as "outpatientNumber", version.name, plan.state, coalesce(coach.name, '') as "coachName",
    plan.start_difficulty as "startDifficulty", ${ilsVersionOf('plan')} as "ilsVersion", sessions.*, plan.created_at as "createdAt"
  from ${page}
  join app.plans as plan on plan.id = page.id
  join identity.tenants as tenant on tenant.id = plan.tenant_id
  join catalog.plan_template_versions as version on version.id = plan.plan_template_version_id
  join app.plan_members as member on member.tenant_id = plan.tenant_id and member.plan_id = plan.id and member.to_at is null
  join app.subjects as child on child.tenant_id = member.tenant_id and child.id = member.subject_id
  left join identity.known_persons as coach on coach.id = plan.lead_coach_id
  cross join lateral (
    select count(*) filter (where session.state <> 'cancelled')::int as "totalNum",
      count(*) filter (where session.state = 'finished')::int as num,
      coalesce(bool_or(session.state = 'open'), false) as "isOpening", max(session.opened_at) as "lastOpenedAt"
    from app.sessions as session where session.tenant_id = plan.tenant_id and session.plan_id = plan.id
  ) as sessions
  order by page.place`;
