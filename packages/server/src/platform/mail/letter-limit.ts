import { invitationLetters } from '@trellis/contract/users/rules';
import { hashOf } from '../auth/secrets.ts';
import { countTry } from '../auth/tries.ts';
import type { Db } from '../db/types.ts';
import type { Actor } from '../http/caller.ts';

/**
 * Counts a letter to an address that somebody typed, and refuses one too many: to one address, and of one sender in all. People of a centre
 * count for it, those of the platform for the platform, whatever the letter invites to: so nobody is flooded by one of them.
 */
export async function countLetter(db: Db, caller: Actor, recipient: string): Promise<void> {
  const sender = `letters ${caller.kind === 'member' ? caller.tenantId : 'platform'}`;
  await countTry(db, sender, invitationLetters.inAll);
  await countTry(db, `${sender} ${hashOf(recipient)}`, invitationLetters.toAddress);
}
