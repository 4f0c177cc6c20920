import type { mailCalls } from '@trellis/contract/mail/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { Db } from '../../platform/db/types.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { pageOfLetters } from './letter-store.ts';

/** Everything that was written to people, newest first, without what it says. */
export function listLetters(db: Db, _caller: Actor, input: InputOf<typeof mailCalls.letters>): Promise<OutputOf<typeof mailCalls.letters>> {
  return pageOfLetters(db, input);
}
