import type { Db } from '../../platform/db/types.ts';
import type { Actor, Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { requirePolicy } from '../../platform/http/require-policy.ts';
import { subjectOf } from '../subjects/public.ts';

/** The tests of one child stand in a tab of it, those of the centre on a page of their own: each has its policy. */
export async function requireTestsOf(db: Db, caller: Member, subjectId: string | undefined): Promise<void> {
  requirePolicy(caller, subjectId ? 'PFE.UserManagement.SubjectDetail.VratTestRequestTab' : 'RocketSystem.Vrat');
  if (subjectId) await subjectOf(db, subjectId);
}

/** For calls that answer files, which people of any side may make: only a centre's are meant. */
export function requireMember(caller: Actor): asserts caller is Member {
  if (caller.kind !== 'member') refuse('Trellis:NotAllowed');
}
