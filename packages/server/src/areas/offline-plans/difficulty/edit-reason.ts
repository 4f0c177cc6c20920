import type { planDifficultyCalls } from '@trellis/contract/offline-plans/difficulty/calls';
import type { InputOf } from '@trellis/contract/types';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { saidReason } from '../life/reason-question.ts';
import { findChange, setReason } from './difficulty-store.ts';

/** Says anew why a level was changed; nobody but who changed it. */
export async function editAdjustReason(
  db: Db,
  caller: Member,
  { id, reason }: InputOf<typeof planDifficultyCalls.editReason>,
): Promise<void> {
  const change = (await findChange(db, id)) ?? refuse('Trellis:NotFound');
  if (change.personId !== caller.personId) refuse('RocketSystem:NotYourRecord');
  await setReason(db, id, await saidReason(db, caller, reason));
}
