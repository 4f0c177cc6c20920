import { examination, type examinationCalls, type Regulation } from '@trellis/contract/exams/examination';
import { examTotal } from '@trellis/contract/exams/rules';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import { byName } from '../../platform/db/sorting.ts';
import type { Db } from '../../platform/db/types.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { resourceCases } from '../../platform/resources/resource.ts';
import { requireQuestions } from './bank.ts';

type Calls = typeof examinationCalls;

/** What papers are drawn by. */
export const examinations = resourceCases(examination, {
  more: (language) => sql`
    (select coalesce(sum((rule ->> 'quantity')::int * (rule ->> 'fraction')::double precision), 0) from jsonb_array_elements(r.regulations) rule) as total,
    coalesce((select jsonb_agg(jsonb_build_object('id', tag.id, 'name', tag.names ->> ${language}) order by tag.id)
      from catalog.examination_tags used join catalog.tags tag on tag.id = used.tag_id where used.examination_id = r.id), '[]') as tags`,
  usedBy: [{ table: 'catalog.training_modules', name: 'display_name', by: 'examination_id' }],
  check: requireSound,
});

async function requireSound(
  db: Db,
  { regulations, passingScore }: { regulations: Regulation[]; passingScore: number },
): Promise<undefined> {
  const total = examTotal(regulations);
  if (passingScore > total) refuse('Trellis:ExamUnreachable', { members: ['passingScore'], data: { total } });
  const tagIds = [...new Set(regulations.flatMap(({ tagId }) => tagId ?? []))];
  const { rows } = await sql`select id from catalog.tags where id = any (${tagIds}::uuid[])`.execute(db);
  if (rows.length < tagIds.length) refuse('Trellis:NotFound', { members: ['regulations'] });
  await requireQuestions(db, regulations);
}

/** How many questions there are to draw from, by tag and kind. */
export async function prepareExam(db: Db, { language }: Actor): Promise<OutputOf<Calls['prepare']>> {
  const [tags, available] = await Promise.all([
    sql<{ id: string; name: string }>`
      select id, names ->> ${language} as name from catalog.tags order by ${byName(sql`names ->> ${language}`)}, id limit 1000`.execute(db),
    sql<OutputOf<Calls['prepare']>['available'][number]>`
      select null::uuid as "tagId", kind, count(*)::int as quantity from catalog.questions group by kind
      union all
      select tagged.tag_id, kind, count(*)::int from catalog.questions question
      join catalog.question_tags tagged on tagged.question_id = question.id group by tagged.tag_id, kind`.execute(db),
  ]);
  return { tags: tags.rows, available: available.rows };
}

/** Changes an exam; the id stands in the body. */
export const changeExam = (db: Db, caller: Actor, input: InputOf<Calls['change']>): Promise<void> => examinations.update(db, caller, input);
