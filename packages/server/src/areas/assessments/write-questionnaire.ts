import { isDeepStrictEqual } from 'node:util';
import type { questionnaireLibraryCalls } from '@trellis/contract/assessments/library-calls';
import type { QuestionnaireDetail } from '@trellis/contract/assessments/library-schemas';
import type { ReportFormula } from '@trellis/contract/assessments/report';
import type { Language } from '@trellis/contract/languages';
import { type CheckedScoring, readQuestionnaire } from '@trellis/contract/questionnaires/definition';
import type { InputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { namedSections } from './library-store.ts';
import { findQuestionnaire } from './questionnaire-library.ts';

type Calls = typeof questionnaireLibraryCalls;

/** Publishes a questionnaire as its first version. */
export async function createQuestionnaire(db: Db, caller: Actor, input: InputOf<Calls['create']>): Promise<{ id: string }> {
  const content = requireFit(input);
  const made = await db
    .insertInto('catalog.questionnaires')
    .values({
      code: input.code,
      name: JSON.stringify(input.names),
      doctor_comment_template: JSON.stringify(input.doctorCommentTemplate),
      edited_at: caller.now,
      created_at: caller.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await publish(db, made.id, 1, content);
  return made;
}

/** Changes a questionnaire; a stale editor is told what stands there now. Another definition or key is the next version: answers that were begun keep theirs. */
export async function updateQuestionnaire(db: Db, caller: Actor, input: InputOf<Calls['update']>): Promise<QuestionnaireDetail> {
  const { id } = input;
  const current = await lockQuestionnaire(db, id);
  if (current.concurrencyStamp !== input.concurrencyStamp)
    refuse('Trellis:StaleStamp', { data: { current: await findQuestionnaire(db, caller, { id }) } });
  const content = requireFit(input);
  await requireSections(db, id, content.scoring, caller.language);
  await db
    .updateTable('catalog.questionnaires')
    .set({
      name: JSON.stringify(input.names),
      doctor_comment_template: JSON.stringify(input.doctorCommentTemplate),
      edited_at: caller.now,
    })
    .where('id', '=', id)
    .execute();
  const latest = await db
    .selectFrom('catalog.questionnaire_versions')
    .select(['version', 'definition', 'scoring'])
    .where('questionnaire_id', '=', id)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const isSame = isDeepStrictEqual([latest.definition, latest.scoring], [content.definition, content.scoring]);
  if (!isSame) await publish(db, id, latest.version + 1, content);
  return findQuestionnaire(db, caller, { id });
}

/** Takes away a questionnaire that no assessment uses. What was answered keeps it. */
export async function removeQuestionnaire(db: Db, caller: Actor, { id }: { id: string }): Promise<void> {
  const { isShipped } = await lockQuestionnaire(db, id);
  if (isShipped) refuse('Trellis:QuestionnaireShipped');
  const { rows } = await sql<{ name: string }>`
    select title ->> ${caller.language} as name from catalog.assessments where questionnaire_id = ${id} and status <> 'Trash' limit 1`.execute(
    db,
  );
  if (rows[0]) refuse('Trellis:QuestionnaireInUse', { data: { name: rows[0].name } });
  await db.updateTable('catalog.questionnaires').set({ removed_at: caller.now }).where('id', '=', id).execute();
}

interface Content {
  definition: unknown;
  scoring: CheckedScoring;
}

function requireFit({ jsonString, answer }: { jsonString: string; answer: string }): Content {
  const read = readQuestionnaire(jsonString, answer);
  if ('fault' in read) return refuse('Trellis:DefinitionUnfit', { members: [read.fault.field], data: { where: read.fault.where } });
  return read;
}

/** A key keeps the sections that formulas name, also those of assessments in the trash, which may come back. */
async function requireSections(db: Db, id: string, { sections }: CheckedScoring, language: Language): Promise<void> {
  const { rows } = await sql<{ title: string; formula: ReportFormula }>`
    select title ->> ${language} as title, formula from catalog.assessments
    where questionnaire_id = ${id} order by sort_order, created_at desc, id`.execute(db);
  const kept = new Set(sections.map(({ code }) => code));
  const losing = rows.flatMap(({ title, formula }) => {
    const lost = new Set(namedSections(formula).filter((section) => !kept.has(section)));
    return lost.size > 0 ? [`${title} (${[...lost].join(', ')})`] : [];
  });
  if (losing.length > 0) refuse('Trellis:SectionInUse', { members: ['answer'], data: { where: losing.join('; ') } });
}

async function publish(db: Db, id: string, version: number, { definition, scoring }: Content): Promise<void> {
  await db
    .insertInto('catalog.questionnaire_versions')
    .values({ questionnaire_id: id, version, definition: JSON.stringify(definition), scoring: JSON.stringify(scoring) })
    .execute();
}

async function lockQuestionnaire(db: Db, id: string): Promise<{ concurrencyStamp: string; isShipped: boolean }> {
  const row = await db
    .selectFrom('catalog.questionnaires')
    .select(['concurrency_stamp', 'is_shipped'])
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row ? { concurrencyStamp: row.concurrency_stamp, isShipped: row.is_shipped } : refuse('Trellis:NotFound', { members: ['id'] });
}
