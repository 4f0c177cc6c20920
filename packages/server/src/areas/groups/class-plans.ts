import type { classPlanCalls } from '@trellis/contract/groups/calls';
import type { ClassPlan } from '@trellis/contract/groups/schemas';
import type { Language } from '@trellis/contract/languages';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import { containing } from '../../platform/db/patterns.ts';
import { byName } from '../../platform/db/sorting.ts';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';

type Calls = typeof classPlanCalls;

// in their latest version, those that the acting centre was granted
const granted = sql`
  select distinct on (template.id) template.id, version.id as version_id, version.name, version.description, version.total_num
  from catalog.plan_templates as template
  join catalog.grants as held on held.tenant_id = app.acting_tenant() and held.kind = template.kind and held.item_id = template.id
  join catalog.plan_template_versions as version on version.plan_template_id = template.id
  where template.kind = 'trainingPlanV2' and template.status = 'Public' and version.published_at is not null
  order by template.id, version.version desc`;

// a plan trains what each class of it trains
const trained = sql`
  select item.plan_template_version_id as version_id, category.id, category.name, category.sort_order
  from granted
  join catalog.plan_template_items as item on item.plan_template_version_id = granted.version_id
  join catalog.program_categories as link on link.program_version_id = item.program_version_id
  join catalog.categories as category on category.id = link.category_id
  group by item.plan_template_version_id, granted.total_num, category.id
  having count(distinct item.num) = granted.total_num`;

const plansWith = (language: Language) => sql<ClassPlan>`
  select granted.id, granted.name ->> ${language} as name, granted.description ->> ${language} as description, granted.total_num as "totalNum",
    coalesce((
      select jsonb_agg(jsonb_build_object('id', trained.id, 'name', trained.name ->> ${language}) order by trained.sort_order)
      from trained where trained.version_id = granted.version_id
    ), '[]') as categories
  from granted`;

/** The class plans that the acting centre may choose from, by name. */
export async function listClassPlans(db: Db, caller: Member, input: InputOf<Calls['list']>): Promise<OutputOf<Calls['list']>> {
  const conditions = [sql`true`];
  if (input.filter) conditions.push(sql`plan.name ilike ${containing(input.filter)}`);
  if (input.categoryId) conditions.push(sql`plan.categories @> ${JSON.stringify([{ id: input.categoryId }])}::jsonb`);
  const { rows } = await sql<ClassPlan>`
    with granted as materialized (${granted}), trained as materialized (${trained})
    select plan.* from (${plansWith(caller.language)}) as plan
    where ${sql.join(conditions, sql` and `)}
    order by ${byName(sql`plan.name`)}, plan.id`.execute(db);
  // as few as a library has plans: the page is cut from what was read
  return { items: rows.slice(input.skipCount, input.skipCount + input.maxResultCount), totalCount: rows.length };
}

/** What the class plans of the acting centre train, in the library's order. */
export async function listClassPlanCategories(db: Db, caller: Member): Promise<OutputOf<Calls['categories']>> {
  const { rows } = await sql<{ id: string; name: string }>`
    with granted as materialized (${granted}), trained as materialized (${trained})
    select id, name ->> ${caller.language} as name from trained group by id, name, sort_order order by sort_order`.execute(db);
  return { items: rows, totalCount: rows.length };
}

/** Refuses as not found what is no class plan that the acting centre was granted. */
export async function requireClassPlan(db: Db, planId: string): Promise<void> {
  const { rows } = await sql`with granted as materialized (${granted}) select 1 from granted where id = ${planId}`.execute(db);
  if (rows.length === 0) refuse('Trellis:NotFound', { members: ['trainingPlanV2Id'] });
}
