import type { certificationCalls } from '@trellis/contract/certification/calls';
import type { moduleFields } from '@trellis/contract/certification/module-schemas';
import type { InputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { toMinor } from '../../../platform/money.ts';
import { prepareModule } from './list-modules.ts';

type Calls = typeof certificationCalls;
type Fields = z.output<typeof moduleFields>;
const currency = 'USD';

/** Adds a training module. */
export async function createModule(db: Db, caller: Actor, input: InputOf<Calls['createModule']>): Promise<{ id: string }> {
  await requireChoices(db, input);
  const { id } = await db
    .insertInto('catalog.training_modules')
    .values({ ...columnsOf(input), currency, created_at: caller.now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await setParts(db, id, input);
  return { id };
}

/** Changes a training module; a stale editor is told what stands there now. */
export async function updateModule(db: Db, caller: Actor, input: InputOf<Calls['updateModule']>): Promise<void> {
  const { id } = input;
  const row = await db
    .selectFrom('catalog.training_modules')
    .select('concurrency_stamp')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) refuse('Trellis:NotFound', { members: ['id'] });
  if (row.concurrency_stamp !== input.concurrencyStamp)
    refuse('Trellis:StaleStamp', { data: { current: await prepareModule(db, caller, { id }) } });
  await requireChoices(db, input);
  await db.updateTable('catalog.training_modules').set(columnsOf(input)).where('id', '=', id).execute();
  await setParts(db, id, input);
}

/** Deletes a training module that nobody learns; a constraint keeps one that somebody does. */
export async function removeModule(db: Db, _caller: Actor, { id }: { id: string }): Promise<void> {
  const removed = await db.deleteFrom('catalog.training_modules').where('id', '=', id).returning('id').executeTakeFirst();
  if (!removed) refuse('Trellis:NotFound', { members: ['id'] });
}

const columnsOf = (fields: Fields) => ({
  name: fields.name,
  display_name: JSON.stringify(fields.displayName),
  description: JSON.stringify(fields.description),
  learning_reminder: JSON.stringify(fields.learningReminder),
  price: toMinor(fields.price, currency),
  learning_days: fields.learningDays,
  questionnaire_id: fields.questionnaireId,
});

/** A course, a medal or a form that does not exist is named before anything is written. */
async function requireChoices(db: Db, { courseIds, medalIds, questionnaireId }: Fields): Promise<void> {
  const { rows } = await sql<{ courses: number; medals: number; forms: number }>`
    select (select count(*)::int from catalog.courses where id = any (${courseIds}::uuid[])) as courses,
      (select count(*)::int from catalog.qualification_medals where id = any (${medalIds}::uuid[])) as medals,
      (select count(*)::int from catalog.questionnaires where id = ${questionnaireId}) as forms`.execute(db);
  const found = rows[0] ?? { courses: 0, medals: 0, forms: 0 };
  if (found.courses < new Set(courseIds).size) refuse('Trellis:NotFound', { members: ['courseIds'] });
  if (found.medals < new Set(medalIds).size) refuse('Trellis:NotFound', { members: ['medalIds'] });
  if (questionnaireId && found.forms === 0) refuse('Trellis:NotFound', { members: ['questionnaireId'] });
}

/** The courses and medals of a module are exactly these, in this order. */
async function setParts(db: Db, id: string, { courseIds, medalIds }: Fields): Promise<void> {
  await db.deleteFrom('catalog.training_module_courses').where('module_id', '=', id).execute();
  await db.deleteFrom('catalog.training_module_medals').where('module_id', '=', id).execute();
  await sql`
    insert into catalog.training_module_courses (module_id, course_id, position)
    select ${id}, chosen, min(place) from unnest(${courseIds}::uuid[]) with ordinality as list (chosen, place) group by chosen`.execute(db);
  await sql`
    insert into catalog.training_module_medals (module_id, medal_id, position)
    select ${id}, chosen, min(place) from unnest(${medalIds}::uuid[]) with ordinality as list (chosen, place) group by chosen`.execute(db);
}
