import type { Language } from '@trellis/contract/languages';
import type { Table } from '@trellis/contract/statistics/tables';
import { type RawBuilder, sql } from 'kysely';

/** What a table's rows are narrowed to: the days of a period, by each center's clock, and one center where there are several. */
export interface Within {
  from: string;
  to: string;
  ofCentre: (tenantId: RawBuilder<unknown>) => RawBuilder<unknown>;
  language: Language;
}

/** Rows of (id, name, tenantName, state, counts), each about one thing. */
type Rows = (within: Within) => RawBuilder<unknown>;

const zoned = (at: RawBuilder<unknown>, { from, to }: Within) =>
  sql`(${at} >= ${from}::date::timestamp at time zone tenant.zone and ${at} < ${to}::date::timestamp at time zone tenant.zone)`;
const inLanguage = (texts: RawBuilder<unknown>, { language }: Within) => sql`coalesce(${texts} ->> ${language}, ${texts} ->> 'en', '')`;
const knownName = (person: RawBuilder<unknown>) => sql`(select known.name from identity.known_persons as known where known.id = ${person})`;
const finished = sql`session.tenant_id = plan.tenant_id and session.plan_id = plan.id and session.state = 'finished'`;

const heldOfPlan = (within: Within) => sql`
  select count(*) filter (where session.state <> 'cancelled')::int as sessions, count(*) filter (where session.state = 'finished')::int as held,
    count(*) filter (where session.state = 'finished' and ${zoned(sql`session.finished_at`, within)})::int as in_period
  from app.sessions as session where session.tenant_id = plan.tenant_id and session.plan_id = plan.id`;

const plansOfChildren: Rows = (within) => sql`
  select plan.id, child.name, tenant.name as "tenantName", plan.state,
    jsonb_build_object('sessions', counted.sessions, 'held', counted.held, 'heldInPeriod', counted.in_period) as counts
  from app.plans as plan join identity.tenants as tenant on tenant.id = plan.tenant_id
  join app.plan_members as member on member.tenant_id = plan.tenant_id and member.plan_id = plan.id
  join app.subjects as child on child.tenant_id = member.tenant_id and child.id = member.subject_id
  cross join lateral (${heldOfPlan(within)}) as counted
  where plan.kind = 'one' and plan.state <> 'deleted' and ${within.ofCentre(sql`plan.tenant_id`)}`;

const classPlans: Rows = (within) => sql`
  select plan.id, class.name, tenant.name as "tenantName", plan.state,
    jsonb_build_object('children', members.count, 'held', counted.held, 'heldInPeriod', counted.in_period) as counts
  from app.plans as plan join identity.tenants as tenant on tenant.id = plan.tenant_id
  join app.class_groups as class on class.tenant_id = plan.tenant_id and class.id = plan.class_group_id
  cross join lateral (
    select count(*)::int as count from app.class_group_members as member where member.tenant_id = class.tenant_id and member.class_group_id = class.id
  ) as members
  cross join lateral (${heldOfPlan(within)}) as counted
  where plan.kind = 'group' and plan.state <> 'deleted' and ${within.ofCentre(sql`plan.tenant_id`)}`;

const planTemplates: Rows = (within) => sql`
  select template.id, ${inLanguage(sql`(array_agg(version.name order by version.version desc))[1]`, within)} as name,
    null::text as "tenantName", null::text as state,
    jsonb_build_object('plans', count(*)::int, 'children', coalesce(sum(counted.children), 0)::int, 'held', coalesce(sum(counted.held), 0)::int) as counts
  from app.plans as plan join identity.tenants as tenant on tenant.id = plan.tenant_id
  join catalog.plan_template_versions as version on version.id = plan.plan_template_version_id
  join catalog.plan_templates as template on template.id = version.plan_template_id
  cross join lateral (
    select (select count(distinct member.subject_id) from app.plan_members as member where member.tenant_id = plan.tenant_id and member.plan_id = plan.id) as children,
      (select count(*) from app.sessions as session where ${finished}) as held
  ) as counted
  where plan.kind = 'one' and plan.state <> 'deleted' and ${zoned(sql`plan.created_at`, within)} and ${within.ofCentre(sql`plan.tenant_id`)}
  group by template.id`;

const assessments: Rows = (within) => sql`
  select assessment.id, ${inLanguage(sql`assessment.title`, within)} as name, null::text as "tenantName", null::text as state,
    jsonb_build_object(
      'ordered', count(*) filter (where ${zoned(sql`ordered.created_at`, within)})::int,
      'answered', count(*) filter (where ${zoned(sql`answer.finish_time`, within)})::int,
      'reports', coalesce(sum(reported.count), 0)::int
    ) as counts
  from app.user_assessments as ordered join identity.tenants as tenant on tenant.id = ordered.tenant_id
  join app.questionnaire_answers as answer on answer.tenant_id = ordered.tenant_id and answer.id = ordered.id
  join catalog.assessments as assessment on assessment.id = ordered.assessment_id
  cross join lateral (
    select count(*) as count from app.assessment_reports as report
    where report.tenant_id = ordered.tenant_id and report.user_assessment_id = ordered.id and ${zoned(sql`report.created_at`, within)}
  ) as reported
  where ${within.ofCentre(sql`ordered.tenant_id`)}
  group by assessment.id`;

const courses: Rows = (within) => sql`
  select course.id, ${inLanguage(sql`course.titles`, within)} as name, null::text as "tenantName", null::text as state,
    jsonb_build_object(
      'given', count(*) filter (where ${zoned(sql`held.given_at`, within)})::int,
      'started', count(*) filter (where ${zoned(sql`held.started_at`, within)})::int,
      'taken', count(*) filter (where ${zoned(sql`held.taken_at`, within)})::int
    ) as counts
  from app.user_courses as held join identity.tenants as tenant on tenant.id = held.tenant_id join catalog.courses as course on course.id = held.course_id
  where ${within.ofCentre(sql`held.tenant_id`)}
  group by course.id`;

/** What coaches have to do: what they trained, or took over, once it was finished, and what is booked with them; who was only planned did not train. */
const coaches: Rows = (within) => sql`
  select load.person_id as id, ${knownName(sql`load.person_id`)} as name, min(tenant.name) as "tenantName", null::text as state,
    jsonb_build_object(
      'one', count(*) filter (where load.kind = 'one')::int, 'group', count(*) filter (where load.kind = 'group')::int,
      'trial', count(*) filter (where load.kind = 'trial')::int, 'minutes', coalesce(sum(load.minutes), 0)::int,
      'booked', count(*) filter (where load.kind = 'booked')::int
    ) as counts
  from (
    select session.tenant_id, trained.person_id, plan.kind,
      greatest(round(extract(epoch from session.finished_at - session.opened_at) / 60), 0) as minutes
    from app.sessions as session join identity.tenants as tenant on tenant.id = session.tenant_id
    join app.plans as plan on plan.tenant_id = session.tenant_id and plan.id = session.plan_id
    join app.session_coaches as trained on trained.tenant_id = session.tenant_id and trained.session_id = session.id and trained.role in ('coach', 'substitute')
    where session.state = 'finished' and ${zoned(sql`session.finished_at`, within)} and ${within.ofCentre(sql`session.tenant_id`)}
    union all
    select booking.tenant_id, booking.coach_id, 'booked', 0
    from app.occurrences as booking join identity.tenants as tenant on tenant.id = booking.tenant_id
    where booking.state = 'scheduled' and ${zoned(sql`booking.starts_at`, within)} and ${within.ofCentre(sql`booking.tenant_id`)}
  ) as load join identity.tenants as tenant on tenant.id = load.tenant_id
  group by load.person_id, tenant.id`;

const trainers: Rows = (within) => sql`
  select module.person_id as id, ${knownName(sql`module.person_id`)} as name, min(tenant.name) as "tenantName", null::text as state,
    jsonb_build_object(
      'modules', count(*)::int, 'learning', count(*) filter (where module.status = 'Learning')::int, 'supervisions', coalesce(sum(supervised.count), 0)::int,
      'held', (
        select count(*)::int from app.session_coaches as trained
        join app.sessions as session on session.tenant_id = trained.tenant_id and session.id = trained.session_id and session.state = 'finished'
        where trained.tenant_id = tenant.id and trained.person_id = module.person_id and trained.role in ('coach', 'substitute')
          and ${zoned(sql`session.finished_at`, within)}
      )
    ) as counts
  from app.trainer_training_modules as module join identity.tenants as tenant on tenant.id = module.tenant_id
  cross join lateral (
    select count(*) as count from app.supervise_sessions as supervised
    where supervised.tenant_id = module.tenant_id and supervised.trainer_module_id = module.id and supervised.status = 'Done'
      and ${zoned(sql`greatest(supervised.ss_finish_time, supervised.ts_finish_time)`, within)}
  ) as supervised
  where module.status <> 'Stopped' and ${within.ofCentre(sql`module.tenant_id`)}
  group by module.person_id, tenant.id, tenant.zone`;

export const tables: Record<Table, Rows> = { plansOfChildren, planTemplates, classPlans, assessments, courses, coaches, trainers };
