import type { certificationCalls } from '@trellis/contract/certification/calls';
import type { TrainingModule } from '@trellis/contract/certification/module-schemas';
import { moduleFormPrefix } from '@trellis/contract/certification/rules';
import type { LocalText } from '@trellis/contract/languages';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import { containing } from '../../../platform/db/patterns.ts';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { toMajor } from '../../../platform/money.ts';
import { modulesById } from './module-store.ts';

type Calls = typeof certificationCalls;

/** Training modules, the latest first, with how many trainers of the centres that the caller sees learn them. */
export async function listModules(db: Db, caller: Actor, input: InputOf<Calls['moduleList']>): Promise<OutputOf<Calls['moduleList']>> {
  const matching = input.filter
    ? sql`(module.name ilike ${containing(input.filter)} or module.display_name ->> ${caller.language} ilike ${containing(input.filter)})`
    : sql`true`;
  const { rows } = await sql<{ id: string; createdAt: Date; trainerCount: number }>`
    select module.id, module.created_at as "createdAt",
      (select count(distinct own.person_id)::int from app.trainer_training_modules own
        where own.training_module_id = module.id and own.status <> 'Stopped') as "trainerCount"
    from catalog.training_modules module where ${matching}
    order by module.created_at desc, module.id limit ${input.maxResultCount} offset ${input.skipCount}`.execute(db);
  const counted = await sql<{
    count: number;
  }>`select count(*)::int as count from catalog.training_modules module where ${matching}`.execute(db);
  const ids = rows.map(({ id }) => id);
  const modules = await modulesById(db, ids, caller.language);
  const items = rows.flatMap(({ id, createdAt, trainerCount }) => {
    const module = modules.get(id);
    return module ? [{ ...module, trainerCount, creationTime: createdAt.toISOString() }] : [];
  });
  return { items, totalCount: counted.rows[0]?.count ?? 0 };
}

/** One training module. */
export async function viewModule(db: Db, caller: Actor, { id }: { id: string }): Promise<TrainingModule> {
  return (await modulesById(db, [id], caller.language)).get(id) ?? refuse('Trellis:NotFound', { members: ['id'] });
}

/** What the form of a module opens with. */
export async function prepareModule(
  db: Db,
  caller: Actor,
  input: InputOf<Calls['moduleToEdit']>,
): Promise<OutputOf<Calls['moduleToEdit']>> {
  const known = input.id === undefined ? null : await fieldsOf(db, input.id);
  return {
    fields: known?.fields ?? null,
    concurrencyStamp: known?.concurrencyStamp ?? null,
    ...(await choicesOf(db, caller)),
  };
}

async function fieldsOf(db: Db, id: string) {
  const row = await db.selectFrom('catalog.training_modules').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return refuse('Trellis:NotFound', { members: ['id'] });
  const courses = await db
    .selectFrom('catalog.training_module_courses')
    .select('course_id')
    .where('module_id', '=', id)
    .orderBy('position')
    .execute();
  const medals = await db
    .selectFrom('catalog.training_module_medals')
    .select('medal_id')
    .where('module_id', '=', id)
    .orderBy('position')
    .execute();
  return {
    fields: {
      name: row.name,
      displayName: row.display_name as LocalText,
      description: row.description as LocalText,
      learningReminder: row.learning_reminder as LocalText,
      price: toMajor(row.price, row.currency),
      learningDays: row.learning_days,
      questionnaireId: row.questionnaire_id,
      courseIds: courses.map(({ course_id }) => course_id),
      medalIds: medals.map(({ medal_id }) => medal_id),
    },
    concurrencyStamp: row.concurrency_stamp,
  };
}

async function choicesOf(db: Db, { language }: Actor) {
  const choices = async (query: ReturnType<typeof sql<{ id: string; name: string }>>) => (await query.execute(db)).rows;
  return {
    courses: await choices(
      sql`select id, titles ->> ${language} as name from catalog.courses where status not in ('Trash', 'Expire') order by sort_order, id`,
    ),
    medals: await choices(sql`select id, name ->> ${language} as name from catalog.qualification_medals order by created_at desc, id`),
    questionnaires: await choices(sql`
      select id, name ->> ${language} as name from catalog.questionnaires where starts_with(code, ${moduleFormPrefix}) and removed_at is null order by created_at, id`),
  };
}
