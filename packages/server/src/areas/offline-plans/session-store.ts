import type { LocalText } from '@trellis/contract/languages';
import type { AdjustmentOption } from '@trellis/contract/offline-plans/adjust-classes/schemas';
import type { PlanKind, PlanState } from '@trellis/contract/offline-plans/rules';
import type { attendance, sessionState } from '@trellis/contract/offline-plans/schemas';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { inPage, type Page } from '../../platform/db/page.ts';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { playedCourse } from '../music/public.ts';
import { bookedPlaces } from '../scheduling/public.ts';
import { type IlsVersion, ilsVersionOf } from './ils-version.ts';
import { markTrained } from './participants.ts';

type SessionState = z.infer<typeof sessionState>;
export type Attendance = z.infer<typeof attendance>;

export interface SessionChild {
  id: string;
  name: string;
  isBound: boolean;
  isLoggedOut: boolean;
  /** Archived or forgotten. */
  isClosed: boolean;
  /** Null before the session starts. */
  attendance: Attendance | null;
  comments: string | null;
  /** When it came late or left early, as PostgreSQL writes it within JSON. */
  arrivedAt: string | null;
  leftAt: string | null;
}

export interface SessionRow {
  id: string;
  planId: string;
  num: number;
  run: number;
  state: SessionState;
  openedAt: Date | null;
  finishedAt: Date | null;
  kind: PlanKind;
  planState: PlanState;
  ilsVersion: IlsVersion;
  planName: LocalText;
  totalNum: number;
  nextNum: number | null;
  bookedMinutes: number | null;
  /** Who takes part by name; before it starts, who would. */
  children: SessionChild[];
  coachName: string;
  overallFormId: string;
  categoryFormId: string;
  /** Of what is said about a child alone. */
  personalFormId: string;
  music: { name: LocalText; audioType: 'BrainAudio' | 'SenseAudio'; formId: string } | null;
}

// of one that has begun those who were entered, before that the members of its plan
const childrenOfSession = sql`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', child.id, 'name', child.name, 'isBound', child.bind_state = 'Bind', 'isLoggedOut', child.logged_out_at is not null,
    'isClosed', child.erased_at is not null or child.tag = 'Archived', 'attendance', part.attendance, 'comments', part.comments, 'arrivedAt', part.arrived_at, 'leftAt', part.left_at
  ) order by child.name, child.id), '[]')
  from (
    select subject_id, attendance, comments, arrived_at, left_at from app.session_subjects where tenant_id = s.tenant_id and session_id = s.id
    union all
    select subject_id, null, null, null, null from app.plan_members
    where tenant_id = p.tenant_id and plan_id = p.id and to_at is null and s.state in ('notStarted', 'cancelled')
  ) as part
  join app.subjects as child on child.tenant_id = s.tenant_id and child.id = part.subject_id
)`;

const selectSession = (where: RawBuilder<unknown>, lock: RawBuilder<unknown>) => sql<SessionRow>`
  select s.id, s.plan_id as "planId", s.num, s.run, s.state, s.opened_at as "openedAt", s.finished_at as "finishedAt", p.kind, p.state as "planState",
    ${ilsVersionOf()} as "ilsVersion",
    tv.name as "planName", tv.overall_form_version_id as "overallFormId", tv.category_form_version_id as "categoryFormId",
    (
      select fv.id from catalog.forms f join catalog.form_versions fv on fv.form_id = f.id
      where f.scope = 'personal' order by f.code, fv.version desc limit 1
    ) as "personalFormId",
    (select count(*)::int from app.sessions a where a.tenant_id = s.tenant_id and a.plan_id = s.plan_id and a.state <> 'cancelled') as "totalNum",
    (select min(a.num) from app.sessions a where a.tenant_id = s.tenant_id and a.plan_id = s.plan_id and a.state = 'notStarted') as "nextNum",
    (
      select (extract(epoch from o.ends_at - o.starts_at) / 60)::int from app.occurrences o
      where o.tenant_id = s.tenant_id and o.session_id = s.id and o.state <> 'cancelled' limit 1
    ) as "bookedMinutes",
    ${childrenOfSession} as children,
    coalesce(
      (
        select string_agg(coach.name, ', ' order by sc.id) from app.session_coaches sc
        join identity.known_persons coach on coach.id = sc.person_id where sc.tenant_id = s.tenant_id and sc.session_id = s.id and sc.role <> 'planned'
      ),
      (select lead.name from identity.known_persons lead where lead.id = p.lead_coach_id)
    ) as "coachName",
    case when mc.id is not null then jsonb_build_object('name', mc.name, 'audioType', mc.audio_type, 'formId', mc.form_version_id) end as music
  from app.sessions s
  join app.plans p on p.tenant_id = s.tenant_id and p.id = s.plan_id
  join catalog.plan_template_versions tv on tv.id = p.plan_template_version_id
  left join catalog.music_courses mc on mc.id = ${playedCourse}
  where p.state <> 'deleted' and ${where} ${lock}`;

const unlocked = sql``;
const locked = sql`for update of s`;

/** A session of a plan of this kind. */
export async function findSession(db: Db, kind: PlanKind, planId: string, num: number): Promise<SessionRow | undefined> {
  return (await selectSession(sql`s.plan_id = ${planId} and s.num = ${num} and p.kind = ${kind}`, unlocked).execute(db)).rows[0];
}

/** A session by its id, whoever takes part. */
export async function sessionOf(db: Db, sessionId: string): Promise<SessionRow | undefined> {
  return (await selectSession(sql`s.id = ${sessionId}`, unlocked).execute(db)).rows[0];
}

/** The session of a plan, locked; lock the plan first. */
export async function lockSessionOfPlan(db: Db, planId: string, num: number): Promise<SessionRow | undefined> {
  return (await selectSession(sql`s.plan_id = ${planId} and s.num = ${num}`, locked).execute(db)).rows[0];
}

/** A session, locked until the transaction ends: its answers are written one at a time. */
export async function lockSession(db: Db, sessionId: string): Promise<SessionRow | undefined> {
  return (await selectSession(sql`s.id = ${sessionId}`, locked).execute(db)).rows[0];
}

export async function lockSessionOfItem(db: Db, itemId: string): Promise<SessionRow | undefined> {
  return (await selectSession(sql`s.id = (select i.session_id from app.session_items i where i.id = ${itemId})`, locked).execute(db))
    .rows[0];
}

/** The session of a number, where the caller trains it at this moment. */
export async function findRunning(db: Db, caller: Member, planId: string, num: number): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select s.id from app.sessions s
    join app.session_coaches trains on trains.tenant_id = s.tenant_id and trains.session_id = s.id
    where s.plan_id = ${planId} and s.num = ${num} and s.state = 'open'
      and trains.person_id = ${caller.personId} and trains.role in ('coach', 'substitute')`.execute(db);
  return rows[0]?.id;
}

/** Opens a session that nobody has opened. */
export async function openSession(db: Db, caller: Member, planId: string, num: number): Promise<string> {
  const { id } = await db
    .updateTable('app.sessions')
    .set({ state: 'open', opened_at: caller.now })
    .where('plan_id', '=', planId)
    .where('num', '=', num)
    .where('state', '=', 'notStarted')
    .returning('id')
    .executeTakeFirstOrThrow();
  await takeLatestPrograms(db, id);
  return id;
}

/** A session that begins has its exercises as they are published now, at a level that they still have. */
async function takeLatestPrograms(db: Db, sessionId: string): Promise<void> {
  await sql`
    update app.session_items as item
    set program_version_id = latest.id, difficulty = greatest(latest.min_difficulty, least(latest.max_difficulty, item.difficulty))
    from catalog.program_versions as planned, catalog.program_versions as latest
    where item.session_id = ${sessionId} and planned.id = item.program_version_id and latest.program_id = planned.program_id
      and latest.version > planned.version and latest.published_at is not null and not exists (
        select from catalog.program_versions as newer
        where newer.program_id = latest.program_id and newer.version > latest.version and newer.published_at is not null
      )`.execute(db);
}

/** Closes an open session. */
export async function closeSession(db: Db, caller: Member, sessionId: string): Promise<void> {
  const finished = db.updateTable('app.sessions').set({ state: 'finished', finished_at: caller.now }).where('id', '=', sessionId);
  await Promise.all([finished.execute(), markTrained(db, caller, sessionId)]);
}

interface SessionListRow {
  id: string;
  num: number;
  state: SessionState;
  addedBy: AdjustmentOption | null;
  bookedFor: Date | null;
  openedAt: Date | null;
  finishedAt: Date | null;
  itemCount: number;
  doneCount: number;
}

/** The sessions of a plan by number, with when those to come are booked and how many of their items are answered. */
export async function listSessionRows(db: Db, planId: string, page: Page): Promise<SessionListRow[]> {
  const { rows } = await sql<SessionListRow>`
    select s.id, s.num, s.state, s.added_by as "addedBy", booked."startsAt" as "bookedFor", s.opened_at as "openedAt",
      s.finished_at as "finishedAt", c.*
    from (select * from app.sessions where plan_id = ${planId} ${inPage(sql`num`, page)}) s
    left join ${bookedPlaces(planId)} booked on s.state = 'notStarted' and booked.num = s.num
    cross join lateral (
      select count(*)::int as "itemCount", count(i.outcome)::int as "doneCount"
      from app.session_items i where i.tenant_id = s.tenant_id and i.session_id = s.id
    ) c
    order by s.num`.execute(db);
  return rows;
}
