import type { groupRecordCalls } from '@trellis/contract/group-plans/records/calls';
import type { Growth } from '@trellis/contract/group-plans/records/schemas';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { subjectOf } from '../../subjects/public.ts';
import { groupPlanOf } from '../plan-store.ts';

type Call = typeof groupRecordCalls.growth;

const stars = sql`(value.value #>> '{}')::numeric`;

/** How each child went on over the sessions that it attended: exercises, their level, and stars. */
export async function viewGrowth(db: Db, _caller: Member, input: InputOf<Call>): Promise<OutputOf<Call>> {
  const { groupTrainingPlanId: planId, subjectId } = input;
  const report = sql<Growth>`
    with rated as (
      select answer.session_id, answer.subject_id, round(avg(${stars}), 1)::float8 as stars
      from app.sessions as session
      join app.answers as answer on answer.tenant_id = session.tenant_id and answer.session_id = session.id
        and answer.scope in ('item', 'static', 'personal')
      join app.answer_values as value on value.tenant_id = answer.tenant_id and value.answer_id = answer.id
      join catalog.properties as property on property.id = value.property_id and property.type = 'Rating'
      where session.plan_id = ${planId} and session.state = 'finished'
      group by answer.session_id, answer.subject_id
    ), trained as (
      select session.tenant_id, session.id, session.num, session.finished_at, count(*)::int as items, count(*) filter (where item.outcome)::int as done,
        round(avg(item.difficulty) filter (where item.outcome is not null), 1)::float8 as difficulty
      from app.sessions as session
      join app.session_items as item on item.tenant_id = session.tenant_id and item.session_id = session.id
      where session.plan_id = ${planId} and session.state = 'finished'
      group by session.tenant_id, session.id
    )
    select child.id as "subjectId", child.name, jsonb_agg(jsonb_build_object(
      'num', trained.num, 'sessionId', trained.id, 'finishedAt', trained.finished_at, 'itemCount', trained.items, 'doneCount', trained.done,
      'difficulty', trained.difficulty, 'itemRating', of_items.stars, 'personalRating', own.stars
    ) order by trained.num) as points
    from trained
    join app.session_subjects as part on part.tenant_id = trained.tenant_id and part.session_id = trained.id and part.attendance = 'Attend'
    join app.subjects as child on child.tenant_id = part.tenant_id and child.id = part.subject_id
    left join rated as of_items on of_items.session_id = trained.id and of_items.subject_id is null
    left join rated as own on own.session_id = trained.id and own.subject_id = part.subject_id
    where ${subjectId ? sql`part.subject_id = ${subjectId}` : sql`true`}
    group by child.tenant_id, child.id
    order by child.name, child.id`;
  const [{ rows }] = await Promise.all([report.execute(db), groupPlanOf(db, planId), subjectId && subjectOf(db, subjectId)]);
  const items = rows.map(({ points, ...child }) => ({
    ...child,
    points: points.map((point) => ({ ...point, finishedAt: new Date(point.finishedAt).toISOString() })),
  }));
  return { items, totalCount: items.length };
}
