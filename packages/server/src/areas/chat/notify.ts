import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';

interface ChatNews {
  conversationID?: string;
  seq?: number;
}

/** Tells people where they act that something of their chat changed; of what was written it says nothing. */
export async function notifyMembers(db: Db, memberIds: readonly string[], news: ChatNews): Promise<void> {
  await sql`select chat.tell(${memberIds}::uuid[], ${JSON.stringify(news)}::jsonb)`.execute(db);
}

/** The same of everybody who belongs to a conversation. */
export async function notifyConversation(db: Db, conversationID: string, seq?: number): Promise<void> {
  const news: ChatNews = { conversationID, ...(seq !== undefined && { seq }) };
  await sql`select chat.tell_all(${conversationID}, ${JSON.stringify(news)}::jsonb)`.execute(db);
}
