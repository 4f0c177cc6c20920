import { type TrainingStep, trainingSteps } from '@trellis/contract/certification/rules';
import type { StepProgress } from '@trellis/contract/certification/trainer-schemas';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';

interface Counted {
  id: string;
  trainingStep: TrainingStep;
  total: number;
  finish: number;
}

/** How far trainers are with their modules, step by step, by the module's id: one query for them all. A step of which nothing is planned counts none. */
export async function stepsOf(db: Db, ids: readonly string[]): Promise<(id: string) => StepProgress[]> {
  const { rows } = await sql<Counted>`
    with own as (select unnest(${[...ids]}::uuid[]) as id)
    select own.id, 'Supervision' as "trainingStep", count(*)::int as total, count(*) filter (where s.status = 'Done')::int as finish
    from own join app.supervise_sessions s on s.trainer_module_id = own.id group by own.id
    union all
    select own.id, 'PracticalTraining', count(*)::int, count(a.completed_at)::int
    from own join app.training_appointments a on a.trainer_module_id = own.id group by own.id
    union all
    select own.id, 'PracticalTest', num_nonnulls(module.oral_questionnaire_id, module.hands_on_questionnaire_id),
      (select count(distinct t.test_type)::int from app.practical_tests t where t.trainer_module_id = own.id and t.finished_at is not null and t.passed)
    from own join app.trainer_training_modules m on m.id = own.id join catalog.training_modules module on module.id = m.training_module_id`.execute(
    db,
  );
  const counted = new Map(rows.map((row) => [`${row.id} ${row.trainingStep}`, row]));
  return (id) =>
    trainingSteps.map((trainingStep) => {
      const { total = 0, finish = 0 } = counted.get(`${id} ${trainingStep}`) ?? {};
      return { trainingStep, courseId: null, total, finish };
    });
}
