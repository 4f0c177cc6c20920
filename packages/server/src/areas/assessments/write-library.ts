import { isDeepStrictEqual } from 'node:util';
import type { assessmentCalls } from '@trellis/contract/assessments/library-calls';
import type { assessmentFields } from '@trellis/contract/assessments/library-schemas';
import { repeatedAt } from '@trellis/contract/questionnaires/rules';
import type { InputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../../platform/db/types.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { lastPlace, moveTo, type Order } from '../../platform/resources/order.ts';
import { setStatus } from '../../platform/resources/status.ts';
import { lockAssessment, namedSections, sectionsOf } from './library-store.ts';
import { findAssessment } from './list-library.ts';

type Calls = typeof assessmentCalls;
type Fields = z.output<typeof assessmentFields>;

const inOrder: Order = { table: 'catalog.assessments', key: 'id' };

/** Adds an assessment, the last in order; nobody is offered it before it is made public. */
export async function createAssessment(db: Db, caller: Actor, input: Fields): Promise<{ id: string }> {
  await requireFit(db, input);
  const { rows } = await sql<{ id: string }>`
    insert into catalog.assessments (title, assessment_type, questionnaire_id, need_pay, formula, sort_order, created_at)
    values (${JSON.stringify(input.titles)}::jsonb, ${input.assessmentType}, ${input.questionnaireId}, ${input.needPay},
      ${JSON.stringify(input.formula)}::jsonb, ${await lastPlace(db, inOrder)}, ${caller.now})
    returning id`.execute(db);
  const { id } = rows[0] as { id: string };
  await setTags(db, id, input.tagIds);
  return { id };
}

/** Changes an assessment; a stale editor is told what stands there now. Another formula counts as its next version, and reports that were made keep theirs. */
export async function updateAssessment(db: Db, caller: Actor, input: InputOf<Calls['update']>): Promise<void> {
  const { id } = input;
  const current = (await lockAssessment(db, id)) ?? refuse('Trellis:NotFound', { members: ['id'] });
  if (current.concurrencyStamp !== input.concurrencyStamp)
    refuse('Trellis:StaleStamp', { data: { current: await findAssessment(db, caller, { id }) } });
  await requireFit(db, input);
  const isOther = !isDeepStrictEqual(current.formula, JSON.parse(JSON.stringify(input.formula)));
  await sql`
    update catalog.assessments
    set title = ${JSON.stringify(input.titles)}::jsonb, assessment_type = ${input.assessmentType}, questionnaire_id = ${input.questionnaireId},
      need_pay = ${input.needPay}, formula = ${JSON.stringify(input.formula)}::jsonb, formula_version = formula_version + ${isOther ? 1 : 0}
    where id = ${id}`.execute(db);
  await setTags(db, id, input.tagIds);
}

/** Publishes an assessment, hides it or takes it away. */
export async function setContentStatus(db: Db, _caller: Actor, input: InputOf<Calls['contentStatus']>): Promise<void> {
  await setStatus(db, inOrder.table, input);
}

/** Puts an assessment at a place of the order; the others close up behind it. */
export async function moveAssessment(db: Db, _caller: Actor, { assessmentId, newSortOrder }: InputOf<Calls['move']>): Promise<void> {
  await moveTo(db, inOrder, assessmentId, newSortOrder, 'assessmentId');
}

/** Deletes an assessment that was never ordered, and its grants. One that ships with the product is noted, so that no start publishes it again. */
export async function removeAssessment(db: Db, caller: Actor, { id }: { id: string }): Promise<void> {
  if (!(await lockAssessment(db, id))) refuse('Trellis:NotFound', { members: ['id'] });
  const ordered = await db.selectFrom('app.user_assessments').select('id').where('assessment_id', '=', id).limit(1).executeTakeFirst();
  if (ordered) refuse('Trellis:AssessmentInUse');
  await sql`delete from catalog.grants where kind = 'assessment' and item_id = ${id}`.execute(db);
  await sql`
    insert into catalog.removed_assessments (code, removed_at)
    select code, ${caller.now} from catalog.assessments where id = ${id} and code is not null`.execute(db);
  await db.deleteFrom('catalog.assessments').where('id', '=', id).execute();
}

/** A formula names only sections of the questionnaire, each ability another, and categories of the library. */
async function requireFit(db: Db, { questionnaireId, formula, tagIds }: Fields): Promise<void> {
  const sections = (await sectionsOf(db, questionnaireId)) ?? refuse('Trellis:NotFound', { members: ['questionnaireId'] });
  const categories = await db.selectFrom('catalog.categories').select('code').execute();
  const known = { section: new Set(sections.map(({ code }) => code)), category: new Set(categories.map(({ code }) => code)) };
  const where =
    namedSections(formula).find((section) => !known.section.has(section)) ??
    formula.abilities.find(({ category }) => !known.category.has(category))?.category;
  if (where) refuse('Trellis:FormulaUnfit', { members: ['formula'], data: { where } });
  const twice = repeatedAt(formula.abilities.map(({ section }) => section));
  if (twice >= 0)
    refuse('Trellis:SectionTwice', {
      members: [`formula.abilities.${twice}.section`],
      data: { where: formula.abilities[twice]?.section },
    });
  const tags = await sql<{
    total: number;
  }>`select count(*)::int as total from catalog.assessment_tags where id = any (${tagIds}::uuid[])`.execute(db);
  if ((tags.rows[0]?.total ?? 0) < new Set(tagIds).size) refuse('Trellis:NotFound', { members: ['tagIds'] });
}

async function setTags(db: Db, id: string, tagIds: readonly string[]): Promise<void> {
  await sql`delete from catalog.assessment_tagged where assessment_id = ${id} and tag_id <> all (${[...tagIds]}::uuid[])`.execute(db);
  await sql`
    insert into catalog.assessment_tagged (assessment_id, tag_id) select ${id}::uuid, tag from unnest(${[...tagIds]}::uuid[]) tag
    on conflict do nothing`.execute(db);
}
