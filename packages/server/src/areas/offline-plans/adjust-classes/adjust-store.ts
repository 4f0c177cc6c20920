import type { LocalText } from '@trellis/contract/languages';
import type { AdjustmentOption } from '@trellis/contract/offline-plans/adjust-classes/schemas';
import type { ItemKind } from '@trellis/contract/offline-plans/rules';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import { grantedPrograms, inLibraryOrder } from '../granted-programs.ts';
import type { Numbers } from '../template-store.ts';

interface HeldSession {
  id: string;
  num: number;
  finishedAt: Date;
  items: { position: number; kind: ItemKind; programVersionId: string; difficulty: number; title: LocalText }[];
}

/** The latest sessions of a plan that were held, the earlier first. */
export async function latestHeld(db: Db, planId: string, count: number): Promise<HeldSession[]> {
  const { rows } = await sql<HeldSession>`
    select session.id, session.num, session.finished_at as "finishedAt", (
      select coalesce(jsonb_agg(jsonb_build_object('position', item.position, 'kind', item.kind, 'programVersionId', version.id,
        'difficulty', item.difficulty, 'title', version.title) order by item.position), '[]')
      from app.session_items as item join catalog.program_versions as version on version.id = item.program_version_id
      where item.tenant_id = session.tenant_id and item.session_id = session.id
    ) as items
    from app.sessions as session where session.plan_id = ${planId} and session.state = 'finished'
    order by session.num desc limit ${count}`.execute(db);
  return rows.reverse();
}

interface CalmingExercise {
  programId: string;
  programVersionId: string;
  kind: ItemKind;
  title: LocalText;
  minDifficulty: number;
  maxDifficulty: number;
}

/** What calms, of what the acting center may choose. */
export async function calmingExercises(db: Db): Promise<CalmingExercise[]> {
  const { rows } = await sql<CalmingExercise>`
    select program.id as "programId", program.version_id as "programVersionId", program.kind, program.title,
      program.min_difficulty as "minDifficulty", program.max_difficulty as "maxDifficulty"
    from ${grantedPrograms()}
    where exists (
      select from catalog.program_categories as trains join catalog.categories as category on category.id = trains.category_id
      where trains.program_version_id = program.version_id and category.code = 'calming'
    )
    order by ${inLibraryOrder}`.execute(db);
  return rows;
}

/** Sessions from this number on move back by so many. */
export async function moveBack(db: Db, planId: string, from: number, by: number): Promise<void> {
  await sql`update app.sessions set num = num + ${by} where plan_id = ${planId} and num >= ${from}`.execute(db);
}

export async function markAdded(db: Db, planId: string, { first, last }: Numbers, option: AdjustmentOption): Promise<void> {
  await sql`update app.sessions set added_by = ${option} where plan_id = ${planId} and num between ${first} and ${last}`.execute(db);
}
