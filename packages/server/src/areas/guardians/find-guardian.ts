import type { GuardianInfo } from '@trellis/contract/guardians/schemas';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { presentInfo } from './present.ts';
import { childrenOf, findGuardian } from './store.ts';

/** One guardian with children and rights. */
export async function findGuardianInfo(db: Db, caller: Member, { guardianId }: { guardianId: string }): Promise<GuardianInfo> {
  const [row, children] = await Promise.all([findGuardian(db, guardianId), childrenOf(db, [guardianId])]);
  if (!row) return refuse('Trellis:GuardianNotFound');
  return presentInfo(row, children.get(guardianId) ?? [], caller.language);
}
