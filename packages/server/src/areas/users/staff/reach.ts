import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';

/** The centre that a call is about: the caller's own, or the one that somebody of several centres names. Another one is as good as none. */
export function centreOf(caller: Actor, named: string | undefined): string {
  if (caller.kind === 'member') return named === undefined || named === caller.tenantId ? caller.tenantId : refuse('Trellis:NotFound');
  return named ?? refuse('Trellis:InvalidInput', { members: ['tenantId'] });
}

/** Changes of one centre's staff take turns, so that two administrators cannot both take away what only one may. */
export async function lockStaff(db: Db, tenantId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('staff of ' || ${tenantId}::text, 0))`.execute(db);
}
