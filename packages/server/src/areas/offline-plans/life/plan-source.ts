import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';

/** What the sessions of a plan are made from. */
export interface PlanSource {
  planId: string;
  templateVersionId: string;
  templateNum: number;
  startDifficulty: number;
  musicCourseId: string | null;
  /** The music that the template recommends. */
  recommendedMusicCourseId: string | null;
  /** The highest number of a session, one that was cancelled included. */
  lastNum: number;
  /** How many were put in between: they are no step along the template. */
  addedNum: number;
}

export async function findPlanSource(db: Db, planId: string): Promise<PlanSource | undefined> {
  const { rows } = await sql<PlanSource>`
    select plan.id as "planId", version.id as "templateVersionId", version.total_num as "templateNum", plan.start_difficulty as "startDifficulty",
      plan.music_course_id as "musicCourseId", version.music_course_id as "recommendedMusicCourseId",
      (select coalesce(max(num), 0) from app.sessions where tenant_id = plan.tenant_id and plan_id = plan.id) as "lastNum",
      (select count(*)::int from app.sessions where tenant_id = plan.tenant_id and plan_id = plan.id and added_by is not null) as "addedNum"
    from app.plans as plan join catalog.plan_template_versions as version on version.id = plan.plan_template_version_id
    where plan.id = ${planId}`.execute(db);
  return rows[0];
}

/** The level at which each exercise of a plan stands in the latest session that has it. */
export async function levelsReached(db: Db, planId: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ programVersionId: string; difficulty: number }>`
    select distinct on (item.program_version_id) item.program_version_id as "programVersionId", item.difficulty
    from app.session_items as item join app.sessions as session on session.tenant_id = item.tenant_id and session.id = item.session_id
    where session.plan_id = ${planId} order by item.program_version_id, session.num desc`.execute(db);
  return new Map(rows.map((row) => [row.programVersionId, row.difficulty]));
}
