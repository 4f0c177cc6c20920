import type { LocalText } from '@trellis/contract/languages';
import type { ItemKind } from '@trellis/contract/offline-plans/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import { type IlsVersion, ilsVersionOf } from './ils-version.ts';

export interface CategoryRow {
  id: string;
  name: LocalText;
  position: number;
}

export interface ItemRow {
  id: string;
  /** Of its session. */
  num: number;
  ilsVersion: IlsVersion;
  position: number;
  kind: ItemKind;
  difficulty: number;
  /** Where its program begins, on either scale. */
  begins: { first: number; second: number };
  hasDone: boolean | null;
  doneAt: Date | null;
  adjusted: boolean;
  programId: string;
  programVersionId: string;
  programCode: string;
  title: LocalText;
  subTitle: LocalText;
  videoId: string | null;
  content: LocalText;
  precautions: LocalText;
  possibleDifficulties: LocalText;
  /** Null unless a class trains. */
  groupSuggestions: LocalText | null;
  images: { id: string; fileName: string; key: string }[];
  targets: LocalText[];
  materials: LocalText[];
  minDifficulty: number;
  maxDifficulty: number;
  formId: string;
  categories: CategoryRow[];
}

/** What the version `v` of a program trains, or what it needs, in its order. */
const partsOf = (part: 'target' | 'material', table: 'training_targets' | 'program_materials') => sql`(
  select coalesce(jsonb_agg(part.names order by link.position), '[]')
  from ${sql.table(`catalog.program_version_${part}s`)} as link
  join ${sql.table(`catalog.${table}`)} as part on part.id = ${sql.ref(`link.${part}_id`)}
  where link.program_version_id = v.id)`;

/** The items of a session by position, with their programs as published when the plan was made. */
export async function itemsOf(db: Db, sessionId: string): Promise<ItemRow[]> {
  const { rows } = await sql<ItemRow>`
    select i.id, s.num, ${ilsVersionOf()} as "ilsVersion", i.position, i.kind, i.difficulty, i.outcome as "hasDone", i.done_at as "doneAt",
      i.adjusted_at is not null as adjusted, jsonb_build_object('first', v.difficulty, 'second', v.difficulty2) as begins,
      v.id as "programVersionId", v.program_id as "programId", g.code as "programCode", v.title, v.sub_title as "subTitle", v.video_id as "videoId",
      v.content, v.precautions, v.possible_difficulties as "possibleDifficulties",
      case when p.kind = 'group' then v.group_suggestions end as "groupSuggestions",
      (
        select coalesce(jsonb_agg(jsonb_build_object('id', media.id, 'fileName', media.file_name, 'key', media.key) order by image.position), '[]')
        from catalog.program_version_images as image join catalog.media as media on media.id = image.media_id
        where image.program_version_id = v.id
      ) as images, ${partsOf('target', 'training_targets')} as targets,
      ${partsOf('material', 'program_materials')} as materials,
      v.min_difficulty as "minDifficulty", v.max_difficulty as "maxDifficulty", v.form_version_id as "formId",
      (
        select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'position', c.sort_order) order by c.sort_order), '[]')
        from catalog.program_categories pc join catalog.categories c on c.id = pc.category_id where pc.program_version_id = v.id
      ) as categories
    from app.session_items i
    join app.sessions s on s.tenant_id = i.tenant_id and s.id = i.session_id
    join app.plans p on p.tenant_id = s.tenant_id and p.id = s.plan_id
    join catalog.program_versions v on v.id = i.program_version_id
    join catalog.programs g on g.id = v.program_id
    where i.session_id = ${sessionId}
    order by i.position`.execute(db);
  return rows;
}

export interface LastTimeRow {
  programId: string;
  num: number;
  at: Date;
  difficulty: number;
  hasDone: boolean;
  rating: number | null;
  note: string | null;
}

export const plansOfChild = (subjectId: string) => sql`select plan_id from app.plan_members where subject_id = ${subjectId}`;

/** What happened the last time these programs were trained in one of these plans, in a session before `before`. */
export async function lastTimes(db: Db, plans: RawBuilder<unknown>, programIds: readonly string[], before: Date): Promise<LastTimeRow[]> {
  const { rows } = await sql<LastTimeRow>`
    with latest as (
      select distinct on (v.program_id) v.program_id, s.tenant_id, s.num, i.id, i.session_id, i.done_at, i.difficulty, i.outcome
      from app.sessions s
      join app.session_items i on i.tenant_id = s.tenant_id and i.session_id = s.id and i.outcome is not null
      join catalog.program_versions v on v.id = i.program_version_id
      where s.plan_id in (${plans}) and s.opened_at < ${before} and v.program_id = any(${[...programIds]}::uuid[])
      order by v.program_id, i.done_at desc
    )
    select l.program_id as "programId", l.num, l.done_at as at, l.difficulty, l.outcome as "hasDone", said.rating::float8 as rating, said.note
    from latest l
    cross join lateral (
      select (array_agg(av.value #>> '{}' order by pr.position) filter (where pr.type = 'Rating'))[1] as rating,
        (array_agg(av.value #>> '{}' order by pr.position) filter (where pr.type = 'String'))[1] as note
      from app.answers a
      join app.answer_values av on av.tenant_id = a.tenant_id and av.answer_id = a.id
      join catalog.properties pr on pr.id = av.property_id and pr.type in ('Rating', 'String')
      where a.tenant_id = l.tenant_id and a.session_id = l.session_id and a.item_id = l.id
    ) said`.execute(db);
  return rows;
}

/** Answers an item, changes its answer, or with null takes it back. The time of the first answer stays. */
export async function setOutcome(db: Db, itemId: string, outcome: boolean | null, now: Date): Promise<void> {
  const doneAt = outcome === null ? sql<null>`null` : sql<Date>`coalesce(done_at, ${now}::timestamptz)`;
  await db.updateTable('app.session_items').set({ outcome, done_at: doneAt }).where('id', '=', itemId).execute();
}
