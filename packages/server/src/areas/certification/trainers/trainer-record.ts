import type { certificationCalls } from '@trellis/contract/certification/calls';
import type { FormRecord } from '@trellis/contract/certification/forms';
import { certificationForms } from '@trellis/contract/certification/rules';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { type FormPlace, findForm, lockForm, openForm, presentForm } from '../forms/form-store.ts';
import { publishedForm } from '../forms/published-form.ts';
import { saveForm } from '../forms/save-form.ts';
import { findTrainerModule, lockOwnModule, requireStarted, type TrainerModuleRow } from './trainer-module-store.ts';

type Calls = typeof certificationCalls;
const member = 'trainerTrainingModuleId';

/** What a trainer recorded: while it is written only the trainer reads it. */
export async function viewTrainerRecord(
  db: Db,
  caller: Actor,
  input: InputOf<Calls['trainerRecord']>,
): Promise<OutputOf<Calls['trainerRecord']>> {
  const row = await findTrainerModule(db, caller, input.trainerTrainingModuleId, member);
  const found = await findForm(db, placeOf(row));
  return { record: found && (found.isComplete || row.personId === caller.personId) ? presentForm(found) : null };
}

/** Opens the record of a module of one's own. */
export async function openTrainerRecord(db: Db, caller: Actor, input: InputOf<Calls['openTrainerRecord']>): Promise<FormRecord> {
  const place = placeOf(await lockStarted(db, caller, input.trainerTrainingModuleId));
  return presentForm(await openForm(db, caller, place, await publishedForm(db, { code: certificationForms.trainerRecord })));
}

/** Saves the record of a module of one's own, or submits it. */
export async function saveTrainerRecord(db: Db, caller: Actor, input: InputOf<Calls['saveTrainerRecord']>): Promise<FormRecord> {
  const place = placeOf(await lockStarted(db, caller, input.trainerTrainingModuleId));
  await saveForm(db, caller, (await lockForm(db, place)) ?? refuse('Trellis:QuestionnaireNotFound'), input);
  return presentForm((await findForm(db, place)) ?? refuse('Trellis:QuestionnaireNotFound'));
}

async function lockStarted(db: Db, caller: Actor, id: string): Promise<TrainerModuleRow> {
  const row = await lockOwnModule(db, caller, id, member);
  requireStarted(row);
  return row;
}

const placeOf = ({ id, tenantId }: TrainerModuleRow): FormPlace => ({ kind: 'trainerRecord', tenantId, trainerModuleId: id });
