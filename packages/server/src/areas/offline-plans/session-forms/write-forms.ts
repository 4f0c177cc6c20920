import type { sessionFormCalls } from '@trellis/contract/offline-plans/forms/calls';
import type { InputOf } from '@trellis/contract/types';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { punchItem } from '../punch-item.ts';

/** Says something of the next exercise, which is done with it. */
export function saveItemFeedback(db: Db, caller: Member, input: InputOf<typeof sessionFormCalls.item>): Promise<void> {
  return punchItem(db, caller, { ...input, hasDone: true });
}
