import type { LocalText } from '@trellis/contract/languages';
import type { FeedbackSeries, feedbackRecordCalls } from '@trellis/contract/offline-plans/record-calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { findPlan } from './plan-store.ts';
import { inLanguage } from './text.ts';

type Call = typeof feedbackRecordCalls.charts;

interface SeriesRow extends Omit<FeedbackSeries, 'name'> {
  name: LocalText;
}

/** Every rating of a plan's finished sessions, one series for each field that is rated; of the exercises and of several guardians the mean. */
export async function chartFeedback(db: Db, caller: Member, input: InputOf<Call>): Promise<OutputOf<Call>> {
  const plan = (await findPlan(db, input.userOfflinePlanId)) ?? refuse('Trellis:NotFound');
  const { rows } = await sql<SeriesRow>`
    with rated as (
      select s.num, pr.code, pr.display_name, (v.value #>> '{}')::numeric as stars, fv.version,
        case a.scope when 'overall' then 'trainer' when 'parent' then 'parent' else 'items' end as source,
        coalesce((pr.extra_properties -> 'en' ->> 'count')::int, 5) as most
      from app.sessions s
      join app.answers a on a.tenant_id = s.tenant_id and a.session_id = s.id and a.scope in ('overall', 'item', 'static', 'parent')
      join app.answer_values v on v.tenant_id = a.tenant_id and v.answer_id = a.id
      join catalog.properties pr on pr.id = v.property_id and pr.type = 'Rating'
      join catalog.form_versions fv on fv.id = pr.form_version_id
      where s.plan_id = ${plan.id} and s.state = 'finished'
    ), averaged as (
      select source, code, num, round(avg(stars), 1) as value from rated group by source, code, num
    )
    select a.source, jsonb_agg(jsonb_build_object('num', a.num, 'value', a.value) order by a.num) as points, named.name, named.most
    from averaged a
    cross join lateral (
      -- as it was asked last
      select r.display_name as name, r.most from rated r where r.source = a.source and r.code = a.code order by r.version desc, r.num desc limit 1
    ) named
    group by a.source, a.code, named.name, named.most
    order by array_position(array['trainer', 'items', 'parent'], a.source), a.code`.execute(db);
  return { series: rows.map((row) => ({ ...row, name: inLanguage(row.name, caller.language) })) };
}
