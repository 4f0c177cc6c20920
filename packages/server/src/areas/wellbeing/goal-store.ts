import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import { type KindOfWellbeing, selected } from './kinds.ts';

/** What is aimed at from a day on, with the fields of its kind. */
export interface Goal {
  id: string;
  fromDay: string;
  concurrencyStamp: string;
  [field: string]: unknown;
}

const goalsWhere = ({ kind, goal }: KindOfWellbeing, condition: RawBuilder<unknown>) => sql<Goal>`
  select goal.id, goal.from_day as "fromDay", ${selected('goal', goal)}, goal.concurrency_stamp as "concurrencyStamp"
  from app.wellbeing_goals as goal
  where goal.kind = ${sql.lit(kind)} and ${condition} order by goal.from_day desc`;

/** The goals of a child, the latest first. */
export async function goalsOf(db: Db, of: KindOfWellbeing, subjectId: string): Promise<Goal[]> {
  return (await goalsWhere(of, sql`goal.subject_id = ${subjectId}`).execute(db)).rows;
}

export async function findGoal(db: Db, of: KindOfWellbeing, id: string): Promise<Goal | undefined> {
  return (await goalsWhere(of, sql`goal.id = ${id}`).execute(db)).rows[0];
}
