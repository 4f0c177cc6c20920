import type { subjectGrantCalls } from '@trellis/contract/subject-grants/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { issueFamilyLink } from '../guardians/public.ts';

type Call = typeof subjectGrantCalls.code;

/** A link by which a guardian decides which other centers may see which reports there are of the child. */
export async function shareGrant(db: Db, caller: Member, { subjectId, guardianId }: InputOf<Call>): Promise<OutputOf<Call>> {
  const { childName, guardianName, url, expiresAt } = await issueFamilyLink(db, caller, { purpose: 'grant', subjectId, guardianId });
  return { childName, guardianName, url, expiresAt: expiresAt.toISOString() };
}
