import type { certificationCalls } from '@trellis/contract/certification/calls';
import type { FormRecord } from '@trellis/contract/certification/forms';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { findForm, lockForm, openForm, presentForm } from '../forms/form-store.ts';
import { publishedForm } from '../forms/published-form.ts';
import { saveForm } from '../forms/save-form.ts';
import { findTrainerModule, formPlaceOf, lockOwnModule, requireRunning } from './trainer-module-store.ts';

type Calls = typeof certificationCalls;
const member = 'trainerTrainingModuleId';

/** The form that a module asks for, as far as it was filled in. */
export async function viewModuleForm(db: Db, caller: Actor, input: InputOf<Calls['moduleForm']>): Promise<OutputOf<Calls['moduleForm']>> {
  const found = await findForm(db, formPlaceOf(await findTrainerModule(db, caller, input.trainerTrainingModuleId, member)));
  return { record: found ? presentForm(found) : null };
}

/** Opens the form of a module of one's own. */
export async function openModuleForm(db: Db, caller: Actor, input: InputOf<Calls['openModuleForm']>): Promise<FormRecord> {
  const row = await lockOwnModule(db, caller, input.trainerTrainingModuleId, member);
  requireRunning(row);
  const questionnaireId = row.questionnaireId ?? refuse('Trellis:QuestionnaireNotFound');
  return presentForm(await openForm(db, caller, formPlaceOf(row), await publishedForm(db, { questionnaireId })));
}

/** Saves the form of a module of one's own, or submits it. */
export async function saveModuleForm(db: Db, caller: Actor, input: InputOf<Calls['saveModuleForm']>): Promise<FormRecord> {
  const row = await lockOwnModule(db, caller, input.trainerTrainingModuleId, member);
  requireRunning(row);
  const place = formPlaceOf(row);
  await saveForm(db, caller, (await lockForm(db, place)) ?? refuse('Trellis:QuestionnaireNotFound'), input);
  return presentForm((await findForm(db, place)) ?? refuse('Trellis:QuestionnaireNotFound'));
}
