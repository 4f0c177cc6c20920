import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';

/**
 * Takes a conversation until the transaction ends, before anything is read of it: who comes, goes or writes at the same moment waits, and finds it
 * as it is then. A conversation of others is not taken.
 */
export async function takeConversation(db: Db, conversationID: string): Promise<void> {
  await sql`select 1 from chat.conversations where id = ${conversationID} for update`.execute(db);
}
