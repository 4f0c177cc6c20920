import type { PracticalTestType } from '@trellis/contract/certification/rules';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { FormPlace } from '../forms/form-store.ts';
import type { TrainerModuleRow } from '../trainers/trainer-module-store.ts';

export interface TestRow {
  id: string;
  testType: PracticalTestType;
  attempt: number;
  passed: boolean | null;
  score: number | null;
  finishedAt: Date | null;
  updatedAt: Date;
}

type OfModule = Pick<TrainerModuleRow, 'id' | 'tenantId'>;

/** Each time that a practical test of a module was taken, the latest first. */
export async function testsOf(db: Db, { id, tenantId }: OfModule): Promise<TestRow[]> {
  const { rows } = await sql<TestRow>`
    select t.id, t.test_type as "testType", t.attempt, t.passed, t.score, t.finished_at as "finishedAt", t.updated_at as "updatedAt"
    from app.practical_tests t where t.tenant_id = ${tenantId} and t.trainer_module_id = ${id}
    order by t.created_at desc, t.attempt desc, t.test_type`.execute(db);
  return rows;
}

/** The latest of a kind, or the one that is named by how often it was taken. */
export const testOf = (tests: readonly TestRow[], testType: PracticalTestType, attempt?: number): TestRow | undefined =>
  tests
    .filter((test) => test.testType === testType && (attempt === undefined || test.attempt === attempt))
    .toSorted((one, other) => other.attempt - one.attempt)[0];

/** Where what is noted of a test is kept. */
export const notesOf = ({ id, tenantId }: OfModule, test: Pick<TestRow, 'id'>): FormPlace => ({
  kind: 'practicalTest',
  tenantId,
  trainerModuleId: id,
  testId: test.id,
});
