import { type TrainingStep, trainingSteps } from '@trellis/contract/certification/rules';
import type { StepProgress } from '@trellis/contract/certification/trainer-schemas';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import { isStudied } from '../study/study-store.ts';

interface Counted {
  id: string;
  courseId: string | null;
  trainingStep: TrainingStep;
  total: number;
  finish: number;
}

/** How far trainers are with their modules, step by step, by the module's id: one query for them all. A step of which nothing is planned counts none. */
export async function stepsOf(db: Db, ids: readonly string[]): Promise<(id: string) => StepProgress[]> {
  const { rows } = await sql<Counted>`
    with own as (select unnest(${[...ids]}::uuid[]) as id)
    select own.id, null::uuid as "courseId", 'Supervision' as "trainingStep", count(*)::int as total, count(*) filter (where s.status = 'Done')::int as finish
    from own join app.supervise_sessions s on s.trainer_module_id = own.id group by own.id
    union all
    select own.id, null, 'PracticalTraining', count(*)::int, count(a.completed_at)::int
    from own join app.training_appointments a on a.trainer_module_id = own.id group by own.id
    union all
    select own.id, null, 'PracticalTest', num_nonnulls(module.oral_questionnaire_id, module.hands_on_questionnaire_id),
      (select count(distinct t.test_type)::int from app.practical_tests t where t.trainer_module_id = own.id and t.finished_at is not null and t.passed
        and case t.test_type when 'OralTest' then module.oral_questionnaire_id else module.hands_on_questionnaire_id end is not null)
    from own join app.trainer_training_modules m on m.id = own.id join catalog.training_modules module on module.id = m.training_module_id
    union all
    select own.id, null, 'TheoreticalTest', 1,
      (select count(distinct p.status)::int from app.exam_papers p where p.tenant_id = m.tenant_id and p.trainer_module_id = m.id and p.status = 'PASSED')
    from own join app.trainer_training_modules m on m.id = own.id join catalog.training_modules module on module.id = m.training_module_id
    where module.examination_id is not null or exists (
      select from app.exam_papers p where p.tenant_id = m.tenant_id and p.trainer_module_id = m.id
    )
    union all
    select own.id, null, 'Certificate', 1,
      (select count(*)::int from app.certificates c
        where c.tenant_id = m.tenant_id and c.trainer_module_id = m.id and c.cancelled_at is null)
    from own join app.trainer_training_modules m on m.id = own.id
    union all
    select own.id, link.course_id, 'OnlineLearning', count(*)::int, count(*) filter (where ${isStudied})::int
    from own join app.trainer_training_modules m on m.id = own.id
    join catalog.training_module_courses link on link.module_id = m.training_module_id
    join catalog.course_sections part on part.course_id = link.course_id
    join catalog.course_contents c on c.id = part.content_id
    group by own.id, link.course_id, link.position order by 2`.execute(db);
  const counted = Map.groupBy(rows, (row) => `${row.id} ${row.trainingStep}`);
  return (id) =>
    certificateLast(
      trainingSteps.flatMap((trainingStep) => {
        const ofStep = counted.get(`${id} ${trainingStep}`) ?? [{ courseId: null, total: 0, finish: 0 }];
        return ofStep.map(({ courseId, total, finish }) => ({ trainingStep, courseId, total, finish }));
      }),
    );
}

/** A certificate is planned once all else is done: before that nobody knows whether there is more to come. */
function certificateLast(steps: StepProgress[]): StepProgress[] {
  const others = steps.filter(({ trainingStep }) => trainingStep !== 'Certificate');
  const isAllDone = others.some(({ total }) => total > 0) && others.every(({ total, finish }) => finish >= total);
  return steps.map((step) => (step.trainingStep === 'Certificate' && step.finish === 0 && !isAllDone ? { ...step, total: 0 } : step));
}
