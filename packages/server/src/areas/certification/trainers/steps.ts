import { trainingSteps } from '@trellis/contract/certification/rules';
import type { StepProgress } from '@trellis/contract/certification/trainer-schemas';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';

/**
 * How far trainers are with their modules, step by step, by the module's id: one query for them all. Supervision is what the product
 * plans so far; of the other steps nothing is planned, and so they count none.
 */
export async function stepsOf(db: Db, ids: readonly string[]): Promise<(id: string) => StepProgress[]> {
  const { rows } = await sql<{ id: string; total: number; finish: number }>`
    select trainer_module_id as id, count(*)::int as total, count(*) filter (where status = 'Done')::int as finish
    from app.supervise_sessions where trainer_module_id = any (${[...ids]}::uuid[]) group by trainer_module_id`.execute(db);
  const supervision = new Map(rows.map(({ id, total, finish }) => [id, { total, finish }]));
  return (id) =>
    trainingSteps.map((trainingStep) => {
      const counted = trainingStep === 'Supervision' ? supervision.get(id) : undefined;
      return { trainingStep, courseId: null, total: counted?.total ?? 0, finish: counted?.finish ?? 0 };
    });
}
