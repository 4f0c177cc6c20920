import type { ChatUser } from '@trellis/contract/chat/schemas';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import { signFile } from '../files/public.ts';

export interface PersonRow {
  userID: string;
  nickname: string;
  faceKey: string | null;
  side: ChatUser['side'];
  tenantName: string;
}

export const personColumns = sql`user_id as "userID", nickname, face_key as "faceKey", side, tenant_name as "tenantName"`;

export const presentPerson = ({ faceKey, ...person }: PersonRow): ChatUser => ({ ...person, faceURL: faceKey ? signFile(faceKey) : '' });

/** Those of some people of whom the one who asks may know. */
export async function knownPeople(db: Db, ids: readonly string[]): Promise<Map<string, ChatUser>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<PersonRow>`select ${personColumns} from chat.known(${[...new Set(ids)]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.userID, presentPerson(row)]));
}
