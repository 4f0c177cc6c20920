import type { chatContactCalls } from '@trellis/contract/chat/contact-calls';
import type { ChatUser } from '@trellis/contract/chat/schemas';
import type { InputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { knownPeople, type PersonRow, personColumns, presentPerson } from './people.ts';

type Calls = typeof chatContactCalls;

export async function viewSelf(db: Db, { membershipId }: Actor): Promise<ChatUser> {
  return (await knownPeople(db, [membershipId])).get(membershipId) ?? refuse('Trellis:NotFound');
}

export async function listFriends(db: Db, _caller: Actor, { offset, count }: InputOf<Calls['friends']>): Promise<{ friends: ChatUser[] }> {
  const { rows } = await sql<PersonRow>`select ${personColumns} from chat.contacts(${offset}, ${count})`.execute(db);
  return { friends: rows.map(presentPerson) };
}

export async function deleteFriend(db: Db, { membershipId }: Actor, { userID }: InputOf<Calls['deleteFriend']>): Promise<void> {
  const deleted = await sql`
    delete from chat.friends where a = least(${membershipId}::uuid, ${userID}::uuid) and b = greatest(${membershipId}::uuid, ${userID}::uuid)`.execute(
    db,
  );
  if (!deleted.numAffectedRows) refuse('Trellis:NotFound', { members: ['userID'] });
}

export async function listBlocks(db: Db, { membershipId }: Actor): Promise<{ users: ChatUser[] }> {
  const blocked = await db.selectFrom('chat.blocks').select('blocked_id').where('member_id', '=', membershipId).execute();
  const people = await knownPeople(
    db,
    blocked.map((row) => row.blocked_id),
  );
  return { users: [...people.values()] };
}

export async function blockUser(db: Db, { membershipId }: Actor, { userID, isBlocked }: InputOf<Calls['block']>): Promise<void> {
  if (userID === membershipId || !(await knownPeople(db, [userID])).has(userID)) refuse('Trellis:NotFound', { members: ['userID'] });
  if (isBlocked)
    await db
      .insertInto('chat.blocks')
      .values({ member_id: membershipId, blocked_id: userID })
      .onConflict((same) => same.doNothing())
      .execute();
  else await db.deleteFrom('chat.blocks').where('member_id', '=', membershipId).where('blocked_id', '=', userID).execute();
}
