import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';

interface Numbers {
  first: number;
  last: number;
}

/**
 * Gives these sessions of a plan their tracks: of the music that was generated for its child, by their number, or else of the course that the plan
 * has. A class plays what its plan has.
 */
export async function playMusic(db: Db, planId: string, planCourseId: string | null, { first, last }: Numbers): Promise<void> {
  await sql`
    insert into app.session_tracks (tenant_id, session_id, position, track_id, music_course_id)
    with generated as (
      select own.music_course_id as id,
        coalesce(sum(own.session_count) over (order by own.position rows between unbounded preceding and 1 preceding), 0) as before
      from app.plans as plan
      join app.plan_members as member on member.tenant_id = plan.tenant_id and member.plan_id = plan.id and member.to_at is null
      join app.music_generations as own on own.tenant_id = member.tenant_id and own.subject_id = member.subject_id
      where plan.id = ${planId} and plan.kind = 'one'
    )
    select session.tenant_id, session.id, track.position, track.track_id, track.music_course_id
    from app.sessions as session
    cross join lateral (
      select coalesce((select id from generated where before < session.num order by before desc limit 1), ${planCourseId}::uuid) as id
    ) as course
    join catalog.music_course_tracks as track on track.music_course_id = course.id
    where session.plan_id = ${planId} and session.num between ${first} and ${last}`.execute(db);
}

/** The sessions of a child's open plan that did not begin play what was generated. */
export async function renewMusic(db: Db, subjectId: string): Promise<void> {
  const { rows } = await sql<{ id: string; courseId: string | null; first: number; last: number }>`
    with plan as (
      select plan.tenant_id, plan.id, plan.music_course_id from app.plans as plan
      join app.plan_members as member on member.tenant_id = plan.tenant_id and member.plan_id = plan.id and member.to_at is null
      where member.subject_id = ${subjectId} and plan.kind = 'one' and plan.state = 'active'
      for update of plan
    )
    select plan.id, plan.music_course_id as "courseId", min(session.num) as first, max(session.num) as last
    from plan join app.sessions as session on session.tenant_id = plan.tenant_id and session.plan_id = plan.id and session.state = 'notStarted'
    group by plan.id, plan.music_course_id`.execute(db);
  for (const { id, courseId, first, last } of rows) {
    await sql`
      delete from app.session_tracks using app.sessions as session
      where session.tenant_id = session_tracks.tenant_id and session.id = session_tracks.session_id
        and session.plan_id = ${id} and session.num between ${first} and ${last}`.execute(db);
    await playMusic(db, id, courseId, { first, last });
    await sql`
      update app.plans set music_course_id = coalesce(
        (
          select played.music_course_id from app.sessions as session
          join app.session_tracks as played on played.tenant_id = session.tenant_id and played.session_id = session.id
          where session.plan_id = ${id} and session.num = ${first} limit 1
        ), music_course_id)
      where id = ${id}`.execute(db);
  }
}
