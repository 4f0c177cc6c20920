import type { AssessmentStatus, AssessmentType } from '@trellis/contract/assessments/rules';
import type { LocalText } from '@trellis/contract/languages';
import type { PlanKind, PlanState } from '@trellis/contract/offline-plans/rules';
import { type RawBuilder, sql } from 'kysely';
import { findPage, type Page } from '../../platform/db/page.ts';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { type IlsVersion, ilsVersionOf } from './ils-version.ts';
import { type OpenInterimRow, openInterimOf } from './open-interim.ts';

export interface PlanRow {
  id: string;
  templateVersionId: string;
  name: LocalText;
  kind: PlanKind;
  state: PlanState;
  ilsVersion: IlsVersion;
  serverNumber: number | null;
  subjectId: string;
  subjectName: string;
  trainerId: string;
  coachName: string;
  medals: { id: string; code: string; name: LocalText }[];
  startDifficulty: number;
  isAudioRecommend: boolean;
  isApp: boolean;
  isAdjustment: boolean;
  music: LocalText | null;
  isClosed: boolean;
  createdAt: Date;
  totalNum: number;
  finishedNum: number;
  openNum: number | null;
  openSessionId: string | null;
  nextNum: number | null;
  bookedNum: number;
  isUntouched: boolean;
  assessments: { id: string; title: LocalText; assessmentType: AssessmentType; status: AssessmentStatus }[];
}

/** What whoever leads a plan `p` wears for certificates that are in force on the center's day. */
const medalsOfCoach = sql`coalesce((
      select jsonb_agg(distinct jsonb_build_object('id', medal.id, 'code', medal.code, 'name', medal.name))
      from app.certificates held
      join identity.tenants center on center.id = held.tenant_id
      join app.trainer_training_modules learned on learned.tenant_id = held.tenant_id and learned.id = held.trainer_module_id
      join catalog.training_module_medals awarded on awarded.module_id = learned.training_module_id
      join catalog.qualification_medals medal on medal.id = awarded.medal_id
      where held.tenant_id = p.tenant_id and held.person_id = p.lead_coach_id and held.cancelled_at is null
        and (now() at time zone center.zone)::date between held.start_date and held.end_date
    ), '[]')`;

const plansWhere = (where: RawBuilder<unknown>) => sql<PlanRow>`
  select p.id, tv.id as "templateVersionId", tv.name, p.kind, p.state, ${ilsVersionOf()} as "ilsVersion", m.subject_id as "subjectId", child.name as "subjectName", coach.name as "coachName",
    p.start_difficulty as "startDifficulty", p.created_at as "createdAt", music.name as music,
    child.erased_at is not null or child.tag = 'Archived' as "isClosed", c.*,
    p.server_number as "serverNumber", p.lead_coach_id as "trainerId", coalesce(p.music_course_id = tv.music_course_id, false) as "isAudioRecommend",
    exists (select 1 from app.difficulty_changes d where d.tenant_id = p.tenant_id and d.plan_id = p.id) as "isAdjustment",
    coalesce((
      select o.platform = 'App' from app.occurrences o
      where o.tenant_id = p.tenant_id and o.plan_id = p.id and o.state in ('scheduled', 'opened', 'finished')
      order by o.state = 'scheduled' desc, case when o.state = 'scheduled' then o.starts_at end, o.starts_at desc limit 1
    ), false) as "isApp",
    (select count(*)::int from app.occurrences o where o.tenant_id = p.tenant_id and o.plan_id = p.id and o.state = 'scheduled') as "bookedNum",
    ${medalsOfCoach} as medals,
    coalesce((
      select jsonb_agg(jsonb_build_object('id', own.id, 'title', item.title, 'assessmentType', item.assessment_type, 'status', own.status)
        order by own.created_at, own.id)
      from app.user_assessments own join catalog.assessments item on item.id = own.assessment_id
      where own.tenant_id = p.tenant_id and own.plan_id = p.id
    ), '[]') as assessments
  from app.plans p
  join catalog.plan_template_versions tv on tv.id = p.plan_template_version_id
  join app.plan_members m on m.tenant_id = p.tenant_id and m.plan_id = p.id and m.to_at is null
  join app.subjects child on child.tenant_id = m.tenant_id and child.id = m.subject_id
  join identity.known_persons coach on coach.id = p.lead_coach_id
  left join catalog.music_courses music on music.id = p.music_course_id
  cross join lateral (
    select count(*) filter (where s.state <> 'cancelled')::int as "totalNum", count(*) filter (where s.state = 'finished')::int as "finishedNum",
      min(s.num) filter (where s.state = 'open') as "openNum", min(s.id::text) filter (where s.state = 'open') as "openSessionId",
      min(s.num) filter (where s.state = 'notStarted') as "nextNum", coalesce(bool_and(s.opened_at is null and s.run = 1), true) as "isUntouched"
    from app.sessions s where s.tenant_id = p.tenant_id and s.plan_id = p.id
  ) c
  where p.kind = 'one' and p.state <> 'deleted' and ${where}`;

export async function findPlan(db: Db, planId: string): Promise<PlanRow | undefined> {
  return (await plansWhere(sql`p.id = ${planId}`).execute(db)).rows[0];
}

export function pageOfPlans(db: Db, subjectId: string, page: Page): Promise<{ rows: PlanRow[]; totalCount: number }> {
  const counted = sql`
    from app.plan_members m join app.plans p on p.tenant_id = m.tenant_id and p.id = m.plan_id
    where m.subject_id = ${subjectId} and m.to_at is null and p.kind = 'one' and p.state <> 'deleted'`;
  const list = { rows: plansWhere(sql`m.subject_id = ${subjectId}`), counted, order: sql`p.created_at desc, p.id desc` };
  return findPage(db, list, page);
}

/** Locks a plan until the transaction ends, so that its sessions change one writer at a time. False when there is none. */
export async function lockPlan(db: Db, planId: string): Promise<boolean> {
  const row = await db
    .selectFrom('app.plans')
    .select('id')
    .where('id', '=', planId)
    .where('state', '<>', 'deleted')
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function markReadyToEnd(db: Db, planId: string): Promise<void> {
  await db.updateTable('app.plans').set({ state: 'readyToEnd' }).where('id', '=', planId).where('state', '=', 'active').execute();
}

export interface BusyWith {
  planId: string;
  kind: PlanKind;
  num: number;
  name: string;
}

/** Whom a refusal names that another session keeps from this one. */
export const namesOfBusy = (busy: BusyWith | null): Record<string, string | number> =>
  busy ? { otherName: busy.name, otherNum: busy.num } : {};

/** What a coach trains at this moment, unless it is of the same class; said of a plan `p`, or of one that is yet to be made: then all but the tenant is null. */
export const busyWith = (coachId: string) => sql<BusyWith | null>`(
        select jsonb_build_object('planId', other.plan_id, 'kind', of.kind, 'num', other.num, 'name', (
          select coalesce(string_agg(who.name, ', ' order by who.name), '') from app.session_subjects part
          join app.subjects who on who.tenant_id = part.tenant_id and who.id = part.subject_id
          where part.tenant_id = other.tenant_id and part.session_id = other.id
        ))
        from app.sessions other
        join app.plans of on of.tenant_id = other.tenant_id and of.id = other.plan_id
        join app.session_coaches trains on trains.tenant_id = other.tenant_id and trains.session_id = other.id
        where other.tenant_id = p.tenant_id and other.state = 'open' and other.plan_id is distinct from p.id
          and trains.person_id = ${coachId} and trains.role in ('coach', 'substitute')
          and (of.class_group_id = p.class_group_id) is not true
        order by other.opened_at, other.id limit 1
      )`;

/** What the caller trains at this moment, of any plan. */
export async function trainedNow(db: Db, { tenantId, personId }: Member): Promise<BusyWith | null> {
  const { rows } = await sql<{ busy: BusyWith | null }>`
    select ${busyWith(personId)} as busy from (select ${tenantId}::uuid as tenant_id, null::uuid as id, null::uuid as class_group_id) as p`.execute(
    db,
  );
  return rows[0]?.busy ?? null;
}

export interface StartRow {
  planState: PlanState;
  leadCoachId: string;
  subjectId: string;
  subjectName: string;
  subjectBound: boolean;
  subjectLoggedOut: boolean;
  openNum: number | null;
  /** What whoever starts it trains at this moment, unless it is of the same class. */
  busyWith: BusyWith | null;
  nextNum: number | null;
  settingsComplete: boolean;
  /** Whether the center may change its settings itself. */
  timesSetting: boolean;
  openInterim: OpenInterimRow | null;
}

/** What the gates of starting look at, in one query; classes left are the credits' business. */
export async function findStartRow(db: Db, planId: string, coachId: string): Promise<StartRow | undefined> {
  const { rows } = await sql<StartRow>`
    select p.state as "planState", p.lead_coach_id as "leadCoachId", m.subject_id as "subjectId", child.name as "subjectName", child.bind_state = 'Bind' as "subjectBound",
      child.logged_out_at is not null as "subjectLoggedOut",
      (select min(s.num) from app.sessions s where s.tenant_id = p.tenant_id and s.plan_id = p.id and s.state = 'open') as "openNum",
      (select min(s.num) from app.sessions s where s.tenant_id = p.tenant_id and s.plan_id = p.id and s.state = 'notStarted') as "nextNum",
      ${busyWith(coachId)} as "busyWith",
      exists (select 1 from app.centre_settings c where c.tenant_id = p.tenant_id) as "settingsComplete",
      (select t.times_setting from identity.tenants t where t.id = p.tenant_id) as "timesSetting",
      ${openInterimOf('child')} as "openInterim"
    from app.plans p
    join app.plan_members m on m.tenant_id = p.tenant_id and m.plan_id = p.id and m.to_at is null
    join app.subjects child on child.tenant_id = m.tenant_id and child.id = m.subject_id
    where p.id = ${planId} and p.kind = 'one' and p.state <> 'deleted'`.execute(db);
  return rows[0];
}
