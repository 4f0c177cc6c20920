import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { requireUnstopped } from '../trainers/trainer-module-store.ts';
import type { SessionRow } from './session-store.ts';

/** Refuses to write about a module that was stopped. */
export const requireOpenModule = ({ moduleStatus }: Pick<SessionRow, 'moduleStatus'>): void => requireUnstopped({ status: moduleStatus });

/** From the first word of either on, a session is in progress. */
export async function markBegun(db: Db, caller: Actor, { id, status }: Pick<SessionRow, 'id' | 'status'>): Promise<void> {
  if (status === 'NotStart') await db.updateTable('app.supervise_sessions').set({ begun_at: caller.now }).where('id', '=', id).execute();
}
