import type { PracticalTest, practicalTestCalls } from '@trellis/contract/certification/practical-test-calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { findTrainerModule, lockTrainerModule } from '../trainers/trainer-module-store.ts';
import { notifyTrainer } from '../trainers/write-of-module.ts';
import { type TestRow, testOf, testsOf } from './test-store.ts';

type Calls = typeof practicalTestCalls;
const member = 'trainerTrainingModuleId';

/** Which practical tests a module has, and where the latest of each stands. */
export async function viewPracticalTests(db: Db, caller: Actor, input: InputOf<Calls['overview']>): Promise<PracticalTest> {
  const module = await findTrainerModule(db, caller, input.trainerTrainingModuleId, member);
  const tests = await testsOf(db, module);
  return {
    hasOralTest: module.oralQuestionnaireId !== null,
    hasHandsOnTest: module.handsOnQuestionnaireId !== null,
    oralTest: latest(testOf(tests, 'OralTest')),
    handsOnTest: latest(testOf(tests, 'HandsOnTest')),
  };
}

/** Each time that a practical test of a module was taken. */
export async function listTestRecords(
  db: Db,
  caller: Actor,
  input: InputOf<Calls['testRecords']>,
): Promise<OutputOf<Calls['testRecords']>> {
  const tests = await testsOf(db, await findTrainerModule(db, caller, input.trainerTrainingModuleId, member));
  const items = tests.map((test) => ({
    testType: test.testType,
    attempt: test.attempt,
    ...resultOf(test),
    endTime: test.finishedAt && test.finishedAt.toISOString(),
    arrangeRetest: testOf(tests, test.testType, test.attempt + 1) !== undefined,
    retest: test.attempt > 1,
  }));
  return { items };
}

/** Arranges that a test that was failed is taken again; of two who do so at once, the second finds it arranged. */
export async function arrangeRetest(db: Db, caller: Actor, input: InputOf<Calls['arrangeRetest']>): Promise<void> {
  const { testType } = input;
  if (testType === 'WrittenTest') return refuse('Trellis:RetestByMakeup');
  const module = await lockTrainerModule(db, caller, input.trainerTrainingModuleId, member);
  if (module.status === 'Stopped') refuse('Trellis:TrainingModuleStopped');
  const last = testOf(await testsOf(db, module), testType);
  if (!last?.finishedAt || last.passed !== false) return refuse('Trellis:RetestNotDue');
  await db
    .insertInto('app.practical_tests')
    .values({
      tenant_id: module.tenantId,
      trainer_module_id: module.id,
      test_type: testType,
      attempt: last.attempt + 1,
      arranged_by: caller.personId,
      created_at: caller.now,
    })
    .execute();
  await notifyTrainer(db, module, 'retestArranged');
}

/** What came of a test: told once it is finished. */
const resultOf = ({ finishedAt, passed, score }: TestRow) =>
  finishedAt ? { finished: true, passed, score } : { finished: false, passed: null, score: null };

function latest(test: TestRow | undefined): PracticalTest['oralTest'] {
  if (!test) return null;
  const { finished, passed } = resultOf(test);
  return { finished, passed, lastModificationTime: test.updatedAt.toISOString() };
}
