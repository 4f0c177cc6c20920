import type { LocalText } from '@trellis/contract/languages';
import { sql } from 'kysely';
import { findPage, type Page } from '../../../platform/db/page.ts';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { type PropertyRow, propertyColumns } from '../answer-store.ts';
import type { ItemRow } from '../item-store.ts';
import type { ChosenReasons } from '../life/reason-question.ts';

/** The sessions of a plan that run or have not begun, by number. */
export function sessionsToCome(db: Db, planId: string): Promise<{ id: string; num: number }[]> {
  return db
    .selectFrom('app.sessions')
    .select(['id', 'num'])
    .where('plan_id', '=', planId)
    .where('state', 'in', ['open', 'notStarted'])
    .orderBy('num')
    .execute();
}

/** The sessions of a plan to which exercises belong, by number. */
export async function numsOfItems(db: Db, planId: string, itemIds: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ num: number }>`
    select distinct session.num from app.session_items as item
    join app.sessions as session on session.tenant_id = item.tenant_id and session.id = item.session_id
    where session.plan_id = ${planId} and item.id = any(${[...itemIds]}::uuid[]) order by session.num`.execute(db);
  return rows.map(({ num }) => num);
}

interface Adjustment {
  planId: string;
  itemIds: readonly string[];
  target: number;
}

/** Puts items to a level, and the same exercises of later sessions, but those that were adjusted by themselves. In how many of these, by item. */
export async function adjustItems(db: Db, caller: Member, { planId, itemIds, target }: Adjustment): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; count: number }>`
    with followed as (
      update app.session_items as later set difficulty = ${target}
      from app.session_items as item
      join app.sessions as session on session.tenant_id = item.tenant_id and session.id = item.session_id
      join app.sessions as following on following.tenant_id = session.tenant_id and following.plan_id = session.plan_id
        and following.num > session.num and following.state = 'notStarted'
      where item.id = any(${[...itemIds]}::uuid[]) and session.plan_id = ${planId}
        and later.tenant_id = following.tenant_id and later.session_id = following.id
        and later.program_version_id = item.program_version_id and later.adjusted_at is null and later.id <> all(${[...itemIds]}::uuid[])
      returning item.id
    )
    select id, count(*)::int as count from followed group by id`.execute(db);
  await db
    .updateTable('app.session_items')
    .set({ difficulty: target, adjusted_at: caller.now })
    .where('id', 'in', [...itemIds])
    .execute();
  return new Map(rows.map(({ id, count }) => [id, count]));
}

interface Changes {
  planId: string;
  /** As they were before. */
  items: readonly ItemRow[];
  target: number;
  reason: ChosenReasons;
  laterSessions: ReadonlyMap<string, number>;
}

/** Keeps what was changed, and why. */
export async function recordChanges(db: Db, caller: Member, { planId, items, target, reason, laterSessions }: Changes): Promise<void> {
  await db
    .insertInto('app.difficulty_changes')
    .values(
      items.map((item) => ({
        tenant_id: caller.tenantId,
        plan_id: planId,
        num: item.num,
        program_version_id: item.programVersionId,
        before_difficulty: item.difficulty,
        after_difficulty: target,
        later_sessions: laterSessions.get(item.id) ?? 0,
        question_id: reason.questionId,
        adjust_reason: reason.answers.join(),
        person_id: caller.personId,
        created_at: caller.now,
      })),
    )
    .execute();
}

interface ChangeRow {
  id: string;
  createdAt: Date;
  num: number;
  laterSessions: number;
  categories: LocalText[];
  programId: string;
  programCode: string;
  title: LocalText;
  beforeDifficulty: number;
  afterDifficulty: number;
  question: PropertyRow;
  adjustReason: string;
  creatorId: string;
  creator: string;
}

export function pageOfChanges(db: Db, planId: string, page: Page): Promise<{ rows: ChangeRow[]; totalCount: number }> {
  const rows = sql<ChangeRow>`
    select change.id, change.created_at as "createdAt", change.num, change.later_sessions as "laterSessions", (
        select coalesce(jsonb_agg(category.name order by category.sort_order), '[]')
        from catalog.program_categories as trained join catalog.categories as category on category.id = trained.category_id
        where trained.program_version_id = version.id
      ) as categories, version.program_id as "programId", program.code as "programCode", version.title,
      change.before_difficulty as "beforeDifficulty", change.after_difficulty as "afterDifficulty", to_jsonb(question) as question,
      change.adjust_reason as "adjustReason", change.person_id as "creatorId", coalesce(person.name, '') as creator
    from app.difficulty_changes as change
    join catalog.program_versions as version on version.id = change.program_version_id
    join catalog.programs as program on program.id = version.program_id
    join lateral (${propertyColumns} where id = change.question_id) as question on true
    left join identity.known_persons as person on person.id = change.person_id
    where change.plan_id = ${planId}`;
  const counted = sql`from app.difficulty_changes where plan_id = ${planId}`;
  return findPage(db, { rows, counted, order: sql`change.created_at desc, change.id desc` }, page);
}

/** Who changed a level. */
export async function findChange(db: Db, id: string): Promise<{ personId: string } | undefined> {
  return db.selectFrom('app.difficulty_changes').select('person_id as personId').where('id', '=', id).executeTakeFirst();
}

export async function setReason(db: Db, id: string, { questionId, answers }: ChosenReasons): Promise<void> {
  await db
    .updateTable('app.difficulty_changes')
    .set({ question_id: questionId, adjust_reason: answers.join() })
    .where('id', '=', id)
    .execute();
}
