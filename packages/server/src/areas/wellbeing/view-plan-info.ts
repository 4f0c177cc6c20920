import { dateIn } from '@trellis/contract/scheduling/rules';
import { goalOn, wellbeingWeeks } from '@trellis/contract/wellbeing/rules';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { subjectOf } from '../subjects/public.ts';
import { goalsOf } from './goal-store.ts';
import type { KindOfWellbeing } from './kinds.ts';

/** The goals of a child, and what its latest weeks came to. */
export const viewPlanInfo =
  (of: KindOfWellbeing) =>
  async (db: Db, { zone, now }: Actor, { subjectId }: { subjectId: string }) => {
    const today = dateIn(zone, now.toISOString());
    const [goals, weeks] = await Promise.all([goalsOf(db, of, subjectId), weeksOf(db, of, subjectId, today), subjectOf(db, subjectId)]);
    return { goal: goalOn(goals, today) ?? null, goals, weeks };
  };

interface Week {
  start: string;
  days: number;
  [measure: string]: unknown;
}

async function weeksOf(db: Db, { kind, week }: KindOfWellbeing, subjectId: string, today: string): Promise<Week[]> {
  const measures = sql.join(Object.entries(week).map(([name, value]) => sql`${value} as ${sql.ref(name)}`));
  const { rows } = await sql<Week>`
    select date_trunc('week', entry.day::timestamp)::date as start, count(distinct entry.day)::int as days, ${measures}
    from app.wellbeing_entries as entry
    where entry.subject_id = ${subjectId} and entry.kind = ${sql.lit(kind)} and entry.day <= ${today}::date
      and entry.day >= date_trunc('week', ${today}::timestamp)::date - ${sql.lit((wellbeingWeeks - 1) * 7)}
    group by 1 order by 1`.execute(db);
  return rows;
}
