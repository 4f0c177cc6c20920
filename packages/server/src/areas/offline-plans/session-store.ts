import type { LocalText } from '@trellis/contract/languages';
import type { AdjustmentOption } from '@trellis/contract/offline-plans/adjust-classes/schemas';
import type { PlanKind, PlanState } from '@trellis/contract/offline-plans/rules';
import type { attendance, sessionState } from '@trellis/contract/offline-plans/schemas';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { inPage, type Page } from '../../platform/db/page.ts';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { type IlsVersion, ilsVersionOf } from './ils-version.ts';
import { markTrained } from './participants.ts';

type SessionState = z.infer<typeof sessionState>;
type Attendance = z.infer<typeof attendance>;

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
  subjectId: string;
  subjectName: string;
  subjectBound: boolean;
  subjectLoggedOut: boolean;
  subjectClosed: boolean;
  coachName: string;
  overallFormId: string;
  categoryFormId: string;
  /** Of what is said about a child alone. */
  personalFormId: string;
  participants: { subjectId: string; name: string; attendance: Attendance }[];
  music: { name: LocalText; audioType: 'BrainAudio' | 'SenseAudio'; formId: string } | null;
}

const selectSession = (where: RawBuilder<unknown>, lock: RawBuilder<unknown>) => sql<SessionRow>`
  select s.id, s.plan_id as "planId", s.num, s.run, s.state, s.opened_at as "openedAt", s.finished_at as "finishedAt", p.kind, p.state as "planState",
    ${ilsVersionOf} as "ilsVersion",
    tv.name as "planName", tv.overall_form_version_id as "overallFormId", tv.category_form_version_id as "categoryFormId",
    (
      select fv.id from catalog.forms f join catalog.form_versions fv on fv.form_id = f.id
      where f.scope = 'personal' order by f.code, fv.version desc limit 1
    ) as "personalFormId",
    (
      select coalesce(
        jsonb_agg(jsonb_build_object('subjectId', who.id, 'name', who.name, 'attendance', part.attendance) order by who.name, who.id), '[]'
      )
      from app.session_subjects part join app.subjects who on who.tenant_id = part.tenant_id and who.id = part.subject_id
      where part.tenant_id = s.tenant_id and part.session_id = s.id
    ) as participants,
    (select count(*)::int from app.sessions a where a.tenant_id = s.tenant_id and a.plan_id = s.plan_id and a.state <> 'cancelled') as "totalNum",
    (select min(a.num) from app.sessions a where a.tenant_id = s.tenant_id and a.plan_id = s.plan_id and a.state = 'notStarted') as "nextNum",
    (
      select (extract(epoch from o.ends_at - o.starts_at) / 60)::int from app.occurrences o
      where o.tenant_id = s.tenant_id and o.session_id = s.id and o.state <> 'cancelled' limit 1
    ) as "bookedMinutes",
    child.id as "subjectId", child.name as "subjectName", child.bind_state = 'Bind' as "subjectBound",
    child.logged_out_at is not null as "subjectLoggedOut", child.erased_at is not null or child.tag = 'Archived' as "subjectClosed",
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
  join app.plan_members m on m.tenant_id = p.tenant_id and m.plan_id = p.id and m.to_at is null
  join app.subjects child on child.tenant_id = m.tenant_id and child.id = m.subject_id
  left join catalog.music_courses mc on mc.id = p.music_course_id
  where p.kind = 'one' and p.state <> 'deleted' and ${where} ${lock}`;

const unlocked = sql``;
const locked = sql`for update of s`;

export async function findSession(db: Db, planId: string, num: number): Promise<SessionRow | undefined> {
  return (await selectSession(sql`s.plan_id = ${planId} and s.num = ${num}`, unlocked).execute(db)).rows[0];
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
  return id;
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
  openedAt: Date | null;
  finishedAt: Date | null;
  itemCount: number;
  doneCount: number;
}

/** The sessions of a plan by number, with how many of their items are answered. */
export async function listSessionRows(db: Db, planId: string, page: Page): Promise<SessionListRow[]> {
  const { rows } = await sql<SessionListRow>`
    select s.id, s.num, s.state, s.added_by as "addedBy", s.opened_at as "openedAt", s.finished_at as "finishedAt", c.*
    from (select * from app.sessions where plan_id = ${planId} ${inPage(sql`num`, page)}) s
    cross join lateral (
      select count(*)::int as "itemCount", count(i.outcome)::int as "doneCount"
      from app.session_items i where i.tenant_id = s.tenant_id and i.session_id = s.id
    ) c
    order by s.num`.execute(db);
  return rows;
}
