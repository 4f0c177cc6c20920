import type { offlinePlanCalls } from '@trellis/contract/offline-plans/calls';
import type { InputOf } from '@trellis/contract/types';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { recordEvent } from '../plans/public.ts';
import { lockSession } from './session-store.ts';

/** Puts on record what somebody said in a session without a network, where the session no longer takes it: also one that ended, or never began. */
export async function addNote(db: Db, caller: Member, { sessionId, text }: InputOf<typeof offlinePlanCalls.note>): Promise<void> {
  const { planId, num } = (await lockSession(db, sessionId)) ?? refuse('Trellis:NotFound');
  await recordEvent(db, caller, { planId, event: 'noted', sessionId, num, reasons: [text] });
}
