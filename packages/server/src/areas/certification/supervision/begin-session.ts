import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { SessionRow } from './session-store.ts';

/** Refuses to write about a module that was stopped. One whose time is over may still be summed up. */
export function requireOpenModule({ moduleStatus }: Pick<SessionRow, 'moduleStatus'>): void {
  if (moduleStatus === 'Stopped') refuse('Trellis:TrainingModuleStopped');
}

/** From the first word of either on, a session is in progress. */
export async function markBegun(db: Db, caller: Actor, { id, status }: Pick<SessionRow, 'id' | 'status'>): Promise<void> {
  if (status === 'NotStart') await db.updateTable('app.supervise_sessions').set({ begun_at: caller.now }).where('id', '=', id).execute();
}
