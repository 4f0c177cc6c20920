import type { adminCalls } from '@trellis/contract/admins/calls';
import type { ChildInfo } from '@trellis/contract/admins/people/schemas';
import type { LocalText } from '@trellis/contract/languages';
import type { InputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { textIn } from '../../../platform/resources/texts.ts';
import { findChildren } from './child-store.ts';

/** One child of a centre that the caller looks after. */
export async function viewChild(db: Db, caller: Actor, { id }: InputOf<typeof adminCalls.childInfo>): Promise<ChildInfo> {
  const [child] = await findChildren(db, [id]);
  if (!child) return refuse('SubjectNotFound');
  const [guardians, plans, music, listened] = await Promise.all([
    findGuardians(db, id),
    findPlans(db, caller, id),
    findMusic(db, caller, id),
    findListened(db, caller, id),
  ]);
  return { ...child, guardians, plans, music, listened };
}

async function findGuardians(db: Db, subjectId: string): Promise<ChildInfo['guardians']> {
  const { rows } = await sql<ChildInfo['guardians'][number]>`
    select guardian.id, guardian.full_name as "nickName", link.role from app.subject_guardians link
    join app.guardians guardian on guardian.tenant_id = link.tenant_id and guardian.id = link.guardian_id
    where link.subject_id = ${subjectId}
    order by guardian.created_at, guardian.id`.execute(db);
  return rows;
}

async function findPlans(db: Db, caller: Actor, subjectId: string): Promise<ChildInfo['plans']> {
  const { rows } = await sql<Omit<ChildInfo['plans'][number], 'displayName'> & { name: LocalText }>`
    select plan.id, version.name, plan.state, counted."totalNum", counted.finished
    from app.plan_members member
    join app.plans plan on plan.tenant_id = member.tenant_id and plan.id = member.plan_id and plan.state <> 'deleted'
    join catalog.plan_template_versions version on version.id = plan.plan_template_version_id
    cross join lateral (
      select count(*) as "totalNum", count(*) filter (where session.state = 'finished') as finished
      from app.sessions session where session.tenant_id = plan.tenant_id and session.plan_id = plan.id
    ) counted
    where member.subject_id = ${subjectId}
    order by plan.created_at desc, plan.id`.execute(db);
  return rows.map(({ name, ...plan }) => ({ ...plan, displayName: name[caller.language] ?? name.en }));
}

async function findMusic(db: Db, { language }: Actor, subjectId: string): Promise<ChildInfo['music']> {
  const { rows } = await sql<ChildInfo['music'][number]>`
    select ${textIn('course.name', language)} as "courseName", generation.session_count as "sessionCount", generation.is_edited as "isEdited"
    from app.music_generations generation join catalog.music_courses course on course.id = generation.music_course_id
    where generation.subject_id = ${subjectId} order by generation.position`.execute(db);
  return rows;
}

/** As many as are read at a glance. */
const mostListened = 30;

async function findListened(db: Db, { language }: Actor, subjectId: string): Promise<ChildInfo['listened']> {
  const { rows } = await sql<Omit<ChildInfo['listened'][number], 'time'> & { time: Date }>`
    select heard.id, coalesce(heard.started_at, heard.updated_at) as time, session.num, ${textIn('track.title', language)} as title,
      round(heard.seconds)::int as seconds, track.seconds as duration, heard.finished_at is not null as "isFinished"
    from app.track_progress heard
    join app.session_tracks placed on placed.tenant_id = heard.tenant_id and placed.id = heard.session_track_id
    join app.sessions session on session.tenant_id = placed.tenant_id and session.id = placed.session_id
    join catalog.tracks track on track.id = placed.track_id
    where heard.subject_id = ${subjectId}
    order by 2 desc, heard.id limit ${mostListened}`.execute(db);
  return rows.map((row) => ({ ...row, time: row.time.toISOString() }));
}
