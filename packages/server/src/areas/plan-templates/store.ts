import type { Language } from '@trellis/contract/languages';
import type { KnownExercise } from '@trellis/contract/plan-templates/arrange';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import { textIn } from '../../platform/resources/texts.ts';

/** An exercise as the library has it now, by the ids of what it trains. */
export interface LibraryExercise extends KnownExercise {
  title: string;
}

/** Every exercise that is offered, in its latest version and in the order of the library; what is done quietly is no part of it. */
export async function libraryExercises(db: Db, language: Language): Promise<LibraryExercise[]> {
  const { rows } = await sql<LibraryExercise>`
    select latest.id as "programVersionId", program.code, ${textIn('latest.title', language)} as title,
      latest.min_difficulty as "minDifficulty", latest.max_difficulty as "maxDifficulty", latest.categories
    from catalog.programs as program
    join lateral (
      select version.*, array(
        select trains.category_id::text from catalog.program_categories as trains
        where trains.program_version_id = version.id order by trains.category_id
      ) as categories
      from catalog.program_versions as version
      where version.program_id = program.id and version.published_at is not null order by version.version desc limit 1
    ) as latest on true
    where program.kind = 'activity' and program.status = 'Public' and latest.categories <> '{}'
    order by program.sort_order, program.id`.execute(db);
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
