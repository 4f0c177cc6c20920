import type { LocalText } from '@trellis/contract/languages';
import type { PlanState } from '@trellis/contract/offline-plans/rules';
import { type RawBuilder, sql } from 'kysely';
import { findPage, type Page } from '../../platform/db/page.ts';
import type { Db } from '../../platform/db/types.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { type IlsVersion, ilsVersionOf, lockPlan } from '../offline-plans/public.ts';

export interface GroupPlanRow {
  id: string;
  classGroupId: string;
  className: string;
  name: LocalText;
  state: PlanState;
  ilsVersion: IlsVersion;
  trainerId: string;
  coachName: string;
  startDifficulty: number;
  createdAt: Date;
  totalNum: number;
  finishedNum: number;
  openNum: number | null;
  nextNum: number | null;
  childCount: number;
}

const matching = (where: RawBuilder<unknown>) => sql`plan.kind = 'group' and plan.state <> 'deleted' and ${where}`;

const plansWhere = (where: RawBuilder<unknown>) => sql<GroupPlanRow>`
  select plan.id, plan.class_group_id as "classGroupId", class_group.name as "className", version.name, plan.state,
    plan.lead_coach_id as "trainerId", coach.name as "coachName", plan.start_difficulty as "startDifficulty", ${ilsVersionOf('plan')} as "ilsVersion", plan.created_at as "createdAt",
    sessions.*, (
      select count(*)::int from app.plan_members as member
      where member.tenant_id = plan.tenant_id and member.plan_id = plan.id and member.to_at is null
    ) as "childCount"
  from app.plans as plan
  join app.class_groups as class_group on class_group.tenant_id = plan.tenant_id and class_group.id = plan.class_group_id
  join catalog.plan_template_versions as version on version.id = plan.plan_template_version_id
  join identity.known_persons as coach on coach.id = plan.lead_coach_id
  cross join lateral (
    select count(*)::int as "totalNum", count(*) filter (where session.state = 'finished')::int as "finishedNum",
      min(session.num) filter (where session.state = 'open') as "openNum", min(session.num) filter (where session.state = 'notStarted') as "nextNum"
    from app.sessions as session
    where session.tenant_id = plan.tenant_id and session.plan_id = plan.id and session.state <> 'cancelled'
  ) as sessions
  where ${matching(where)}`;

/** A plan of a class of the caller's centre; refuses with NotFound when there is none. */
export async function groupPlanOf(db: Db, planId: string): Promise<GroupPlanRow> {
  const { rows } = await plansWhere(sql`plan.id = ${planId}`).execute(db);
  return rows[0] ?? refuse('Trellis:NotFound', { members: ['groupTrainingPlanId'] });
}

/** A plan whose sessions and state nobody else changes until the transaction ends. */
export async function takePlan(db: Db, planId: string): Promise<GroupPlanRow> {
  if (!(await lockPlan(db, planId))) refuse('Trellis:NotFound', { members: ['groupTrainingPlanId'] });
  return groupPlanOf(db, planId);
}

export function pageOfGroupPlans(db: Db, where: RawBuilder<unknown>, page: Page) {
  const counted = sql`from app.plans as plan where ${matching(where)}`;
  return findPage(db, { rows: plansWhere(where), counted, order: sql`plan.created_at desc, plan.id desc` }, page);
}

/** Whether a class has a plan that goes on. */
export async function hasCurrentPlan(db: Db, classGroupId: string): Promise<boolean> {
  const found = await db
    .selectFrom('app.plans')
    .select('id')
    .where('class_group_id', '=', classGroupId)
    .where('state', 'in', ['active', 'readyToEnd'])
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

const inClassOf = (planId: string) => sql`
  select link.tenant_id, plan.id as plan_id, link.subject_id from app.plans as plan
  join app.class_group_members as link on link.tenant_id = plan.tenant_id and link.class_group_id = plan.class_group_id
  where plan.id = ${planId}`;

const notMemberYet = sql`not exists (
  select 1 from app.plan_members as member
  where member.tenant_id = present.tenant_id and member.plan_id = present.plan_id and member.subject_id = present.subject_id
    and member.to_at is null
)`;

/** Makes the children of its class those of a plan: who left the class is in it no more, who is new is from now on. */
export async function followClass(db: Db, planId: string, now: Date): Promise<void> {
  const inClass = inClassOf(planId);
  // a child who is being archived has left its class by the time it is read again
  await sql`
    select id from app.subjects where id in (select subject_id from (${inClass}) as present) order by id for key share`.execute(db);
  await sql`
    update app.plan_members set to_at = ${now}
    where plan_id = ${planId} and to_at is null and subject_id not in (select subject_id from (${inClass}) as present)`.execute(db);
  await sql`
    insert into app.plan_members (tenant_id, plan_id, subject_id, from_at)
    select present.tenant_id, present.plan_id, present.subject_id, ${now}::timestamptz from (${inClass}) as present
    where ${notMemberYet}`.execute(db);
}

/** Takes a child of the class into a plan whose session runs; false where it is in the class no more. Who is in a plan is not archived while a session of it runs. */
export async function joinPlan(db: Db, { planId, subjectId, now }: { planId: string; subjectId: string; now: Date }): Promise<boolean> {
  // whoever is being archived is waited for
  await sql`select id from app.subjects where id = ${subjectId} for key share`.execute(db);
  const { rows } = await sql`select 1 from (${inClassOf(planId)}) as present where present.subject_id = ${subjectId}`.execute(db);
  if (rows.length === 0) return false;
  await sql`
    insert into app.plan_members (tenant_id, plan_id, subject_id, from_at)
    select present.tenant_id, present.plan_id, present.subject_id, ${now}::timestamptz from (${inClassOf(planId)}) as present
    where present.subject_id = ${subjectId} and ${notMemberYet}`.execute(db);
  return true;
}
