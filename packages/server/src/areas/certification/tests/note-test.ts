import type { PracticalTestRecord, practicalTestCalls } from '@trellis/contract/certification/practical-test-calls';
import type { PracticalTestType } from '@trellis/contract/certification/rules';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { actsForPlatform } from '../../../platform/http/whole-platform.ts';
import { type FoundForm, findForm, lockForm, openForm, presentForm } from '../forms/form-store.ts';
import { publishedForm } from '../forms/published-form.ts';
import { saveForm } from '../forms/save-form.ts';
import { findTrainerModule, lockTrainerModule, type TrainerModuleRow } from '../trainers/trainer-module-store.ts';
import { notesOf, type TestRow, testOf, testsOf } from './test-store.ts';

type Calls = typeof practicalTestCalls;
const member = 'trainerTrainingModuleId';

/** What is noted of practical tests of one kind. */
function notingOf(testType: PracticalTestType) {
  /** While it is noted only the platform reads it. */
  async function view(db: Db, caller: Actor, input: InputOf<Calls['viewOral']>): Promise<OutputOf<Calls['viewOral']>> {
    const module = await findTrainerModule(db, caller, input.trainerTrainingModuleId, member);
    const test = testOf(await testsOf(db, module), testType, input.attempt);
    const isShown = test && (test.finishedAt || (actsForPlatform(caller) && caller.policies.has('RocketSystem.TrainerTraining.Write')));
    const found = isShown && (await findForm(db, notesOf(module, test)));
    return { record: found ? present(found, test) : null };
  }

  async function open(db: Db, caller: Actor, input: InputOf<Calls['openOral']>): Promise<PracticalTestRecord> {
    const module = await lockOpen(db, caller, input.trainerTrainingModuleId);
    const asked = testType === 'OralTest' ? module.oralQuestionnaireId : module.handsOnQuestionnaireId;
    const form = await publishedForm(db, { questionnaireId: asked ?? refuse('Trellis:QuestionnaireNotFound') });
    const test = testOf(await testsOf(db, module), testType) ?? (await firstTest(db, caller, module));
    return present(await openForm(db, caller, notesOf(module, test), form), test);
  }

  async function save(db: Db, caller: Actor, input: InputOf<Calls['saveOral']>): Promise<PracticalTestRecord> {
    const module = await lockOpen(db, caller, input.trainerTrainingModuleId);
    const { isComplete, passed, score } = input;
    const missing = [...(passed === null ? ['passed'] : []), ...(score === null ? ['score'] : [])];
    if (isComplete && missing.length > 0) refuse('Trellis:TestResultRequired', { members: missing });
    const test = testOf(await testsOf(db, module), testType) ?? refuse('Trellis:QuestionnaireNotFound');
    const place = notesOf(module, test);
    await saveForm(db, caller, (await lockForm(db, place)) ?? refuse('Trellis:QuestionnaireNotFound'), input);
    await db
      .updateTable('app.practical_tests')
      .set({ passed, score, ...(isComplete ? { finished_at: caller.now } : {}) })
      .where('id', '=', test.id)
      .execute();
    return present((await findForm(db, place)) ?? refuse('Trellis:QuestionnaireNotFound'), { passed, score });
  }

  const firstTest = (db: Db, caller: Actor, { id, tenantId }: TrainerModuleRow) =>
    db
      .insertInto('app.practical_tests')
      .values({ tenant_id: tenantId, trainer_module_id: id, test_type: testType, attempt: 1, created_at: caller.now })
      .returning(['id', 'passed', 'score'])
      .executeTakeFirstOrThrow();

  return { view, open, save };
}

export const oralTest = notingOf('OralTest');
export const handsOnTest = notingOf('HandsOnTest');

async function lockOpen(db: Db, caller: Actor, id: string): Promise<TrainerModuleRow> {
  const module = await lockTrainerModule(db, caller, id, member);
  return module.status === 'Stopped' ? refuse('Trellis:TrainingModuleStopped') : module;
}

const present = (found: FoundForm, { passed, score }: Pick<TestRow, 'passed' | 'score'>): PracticalTestRecord => ({
  ...presentForm(found),
  passed,
  score,
});
