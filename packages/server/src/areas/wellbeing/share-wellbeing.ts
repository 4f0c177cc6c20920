import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { familyWellbeingCalls } from '@trellis/contract/wellbeing/family-calls';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { issueFamilyLink } from '../guardians/public.ts';

type Call = (typeof familyWellbeingCalls)['code'];

/** A link by which a guardian enters a child's days. */
export async function shareWellbeing(db: Db, caller: Member, input: InputOf<Call>): Promise<OutputOf<Call>> {
  const { childName, guardianName, url, expiresAt } = await issueFamilyLink(db, caller, { ...input, purpose: 'wellbeing' });
  return { childName, guardianName, url, expiresAt: expiresAt.toISOString() };
}
