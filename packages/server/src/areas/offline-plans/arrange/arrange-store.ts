import type { LocalText } from '@trellis/contract/languages';
import type { Exercise } from '@trellis/contract/offline-plans/arrange/generator';
import type { ItemKind } from '@trellis/contract/offline-plans/rules';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';

export interface CategoryOfTemplate {
  id: string;
  code: string;
  name: LocalText;
  /** How many exercises of the template train it that are offered, and how often they come there. */
  exercises: number;
  times: number;
}

/** The versions of what the library offers, as `offered`: what was withdrawn is chosen no more, and stays where it was chosen. */
const offered = sql`
  (
    select version.id from catalog.program_versions as version
    join catalog.programs as program on program.id = version.program_id and program.status = 'Public'
  ) as offered`;

/** Every category, in the order in which they are shown. */
export async function categoriesOfTemplate(db: Db, versionId: string): Promise<CategoryOfTemplate[]> {
  const { rows } = await sql<CategoryOfTemplate>`
    select category.id, category.code, category.name, count(distinct item.program_version_id)::int as exercises,
      count(item.program_version_id)::int as times
    from catalog.categories as category
    left join (
      catalog.program_categories as trains
      join catalog.plan_template_items as item on item.program_version_id = trains.program_version_id and item.kind = 'activity'
        and item.plan_template_version_id = ${versionId}
      join ${offered} on offered.id = item.program_version_id
    ) on trains.category_id = category.id
    group by category.id order by category.sort_order`.execute(db);
  return rows;
}

/** What a template chooses its exercises from; what is done quietly or was withdrawn is no part of it. */
export async function exercisesOfTemplate(db: Db, versionId: string): Promise<Exercise[]> {
  const { rows } = await sql<Exercise>`
    select version.id as "programVersionId", version.min_difficulty as "minDifficulty", version.max_difficulty as "maxDifficulty",
      array_agg(category.code order by category.sort_order) as categories
    from catalog.program_versions as version join ${offered} on offered.id = version.id
    join catalog.program_categories as trains on trains.program_version_id = version.id
    join catalog.categories as category on category.id = trains.category_id
    where version.id in (
      select program_version_id from catalog.plan_template_items where plan_template_version_id = ${versionId} and kind = 'activity'
    )
    group by version.id order by version.id`.execute(db);
  return rows;
}

export interface ItemToCome {
  id: string;
  num: number;
  kind: ItemKind;
  programVersionId: string;
  isAdjusted: boolean;
}

/** The numbers of the sessions that nobody has started. */
export async function sessionsToCome(db: Db, planId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('app.sessions')
    .select('num')
    .where('plan_id', '=', planId)
    .where('state', '=', 'notStarted')
    .orderBy('num')
    .execute();
  return rows.map(({ num }) => num);
}

/** What is to be done in them, in order. */
export async function itemsToCome(db: Db, planId: string): Promise<ItemToCome[]> {
  const { rows } = await sql<ItemToCome>`
    select item.id, session.num, item.kind, item.program_version_id as "programVersionId", item.adjusted_at is not null as "isAdjusted"
    from app.sessions as session
    join app.session_items as item on item.tenant_id = session.tenant_id and item.session_id = session.id
    where session.plan_id = ${planId} and session.state = 'notStarted' order by session.num, item.position`.execute(db);
  return rows;
}

export async function removeItems(db: Db, ids: readonly string[]): Promise<void> {
  await sql`delete from app.session_items where id = any(${[...ids]}::uuid[])`.execute(db);
}

export async function placeItems(db: Db, places: readonly { id: string; position: number }[]): Promise<void> {
  await sql`
    update app.session_items as item set position = place.position
    from unnest(${places.map(({ id }) => id)}::uuid[], ${places.map(({ position }) => position)}::int[]) as place (id, position)
    where item.id = place.id and item.position <> place.position`.execute(db);
}
