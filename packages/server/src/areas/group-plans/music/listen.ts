import type { groupMusicCalls } from '@trellis/contract/group-plans/music/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { listenedOfPlan } from '../../music/public.ts';
import { groupPlanOf } from '../plan-store.ts';

type Calls = typeof groupMusicCalls;

/** What was listened to in the sessions of a plan, the latest first. */
export async function listListenedByClass(
  db: Db,
  caller: Member,
  { groupTrainingPlanId: planId, ...page }: InputOf<Calls['listened']>,
): Promise<OutputOf<Calls['listened']>> {
  const [listened] = await Promise.all([listenedOfPlan(db, caller, planId, page), groupPlanOf(db, planId)]);
  return listened;
}

interface Row {
  trackCount: number;
  children: OutputOf<Calls['progress']>['userCourseItems'];
}

/** How far each child who attends heard the music of a session. */
export async function viewListening(
  db: Db,
  _caller: Member,
  { sessionId }: InputOf<Calls['progress']>,
): Promise<OutputOf<Calls['progress']>> {
  const { rows } = await sql<Row>`
    select tracks.count as "trackCount", (
      select coalesce(jsonb_agg(jsonb_build_object(
        'subjectId', child.id, 'name', child.name, 'finishedCount', heard.finished, 'progress', heard.seconds,
        'isFinished', heard.finished = tracks.count
      ) order by child.name, child.id), '[]')
      from app.session_subjects as part
      join app.subjects as child on child.tenant_id = part.tenant_id and child.id = part.subject_id
      cross join lateral (
        select count(progress.finished_at)::int as finished, coalesce(sum(progress.seconds), 0)::float8 as seconds
        from app.session_tracks as track
        join app.track_progress as progress on progress.tenant_id = track.tenant_id and progress.session_track_id = track.id
        where track.tenant_id = part.tenant_id and track.session_id = part.session_id and progress.subject_id = part.subject_id
      ) as heard
      where part.tenant_id = session.tenant_id and part.session_id = session.id and part.attendance = 'Attend'
    ) as children
    from app.sessions as session
    join app.plans as plan on plan.tenant_id = session.tenant_id and plan.id = session.plan_id
    cross join lateral (
      select count(*)::int as count from app.session_tracks as track where track.tenant_id = session.tenant_id and track.session_id = session.id
    ) as tracks
    where session.id = ${sessionId} and plan.kind = 'group' and plan.state <> 'deleted'`.execute(db);
  const { trackCount, children } = rows[0] ?? refuse('Trellis:NotFound', { members: ['sessionId'] });
  return { trackCount, isFinished: children.every(({ isFinished }) => isFinished), userCourseItems: children };
}
