import type { Language } from '@trellis/contract/languages';
import type { KnownExercise } from '@trellis/contract/plan-templates/arrange';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import { textIn } from '../../platform/resources/texts.ts';

/** An exercise as the library has it now, by the ids of what it trains. */
export interface LibraryExercise extends KnownExercise {
  title: string;
}

/** Every exercise that is out, in its latest version; what is done quietly is no part of it. */
export async function libraryExercises(db: Db, language: Language): Promise<LibraryExercise[]> {
  const { rows } = await sql<LibraryExercise>`
    select latest.*, array_agg(trains.category_id::text order by trains.category_id) as categories
    from (
      select distinct on (program.id) version.id as "programVersionId", program.code, ${textIn('version.title', language)} as title,
        version.min_difficulty as "minDifficulty", version.max_difficulty as "maxDifficulty"
      from catalog.programs as program join catalog.program_versions as version on version.program_id = program.id
      where program.kind = 'activity' and version.published_at is not null
      order by program.id, version.version desc
    ) as latest
    join catalog.program_categories as trains on trains.program_version_id = latest."programVersionId"
    group by latest."programVersionId", latest.code, latest.title, latest."minDifficulty", latest."maxDifficulty"
    order by latest.code`.execute(db);
  return rows;
}

export async function categoriesOfLibrary(db: Db, language: Language): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, ${textIn('name', language)} as name from catalog.categories order by sort_order`.execute(db);
  return rows;
}

interface NewItem {
  num: number;
  position: number;
  programVersionId: string;
  offset: number;
}

/** The sessions of a version that is being published. */
export async function insertTemplateItems(db: Db, versionId: string, items: readonly NewItem[]): Promise<void> {
  await sql`
    insert into catalog.plan_template_items (plan_template_version_id, num, position, kind, program_version_id, difficulty_offset)
    select ${versionId}::uuid, made.num, made.position, 'activity', made.program, made.level
    from unnest(
      ${items.map(({ num }) => num)}::int[], ${items.map(({ position }) => position)}::int[],
      ${items.map(({ programVersionId }) => programVersionId)}::uuid[], ${items.map(({ offset }) => offset)}::smallint[]
    ) as made (num, position, program, level)`.execute(db);
}

/** The sessions of the version before, as they are; how many items that are. */
export async function copyTemplateItems(db: Db, templateId: string, versionId: string): Promise<number> {
  const { rows } = await sql`
    insert into catalog.plan_template_items (plan_template_version_id, num, position, kind, program_version_id, difficulty_offset)
    select ${versionId}::uuid, num, position, kind, program_version_id, difficulty_offset from catalog.plan_template_items
    where plan_template_version_id = (
      select id from catalog.plan_template_versions
      where plan_template_id = ${templateId} and published_at is not null order by version desc limit 1
    )
    returning num`.execute(db);
  return rows.length;
}

export async function rulesOfVersion(db: Db, versionId: string) {
  const { rules } = await db
    .selectFrom('catalog.plan_template_versions')
    .select('rules')
    .where('id', '=', versionId)
    .executeTakeFirstOrThrow();
  return rules;
}

export async function offerPlan(db: Db, templateId: string): Promise<void> {
  await sql`update catalog.plan_templates set status = 'Public' where id = ${templateId} and status = 'Unpublish'`.execute(db);
}
