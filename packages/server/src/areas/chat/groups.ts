import { randomUUID } from 'node:crypto';
import type { chatGroupCalls } from '@trellis/contract/chat/contact-calls';
import { chatLimits, contentTypes, groupConversationID } from '@trellis/contract/chat/rules';
import type { ChatGroup, ChatUser } from '@trellis/contract/chat/schemas';
import { compareNames } from '@trellis/contract/compare-names';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { notifyConversation, notifyMembers } from './notify.ts';
import { knownPeople } from './people.ts';
import { addNotice } from './send-message.ts';
import { takeConversation } from './take-conversation.ts';

type Calls = typeof chatGroupCalls;

export async function listGroups(db: Db, { membershipId }: Actor, page: InputOf<Calls['groups']>): Promise<{ groups: ChatGroup[] }> {
  const { rows } = await sql<Omit<ChatGroup, 'createTime'> & { createdAt: Date }>`
    select c.group_id as "groupID", c.name as "groupName", case when c.class_group_id is null then 'staff' else 'class' end as "groupType",
      c.owner_id as "ownerUserID", c.created_at as "createdAt", own.member_id is not null as "isJoined", chat.member_count(c.id) as "memberCount"
    from chat.conversations as c left join chat.members as own on own.conversation_id = c.id and own.member_id = ${membershipId}
    where c.type = 3 order by own.member_id is null, lower(c.name), c.id offset ${page.offset} limit ${page.count}`.execute(db);
  return { groups: rows.map(({ createdAt, ...group }) => ({ ...group, createTime: createdAt.getTime() })) };
}

/** The members of a conversation that the one who asks belongs to. */
async function membersOf(db: Db, caller: Actor, groupID: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select member_id as id from chat.members where conversation_id = ${groupConversationID(groupID)} order by joined_at, member_id`.execute(
    db,
  );
  const ids = rows.map(({ id }) => id);
  if (!ids.includes(caller.membershipId)) refuse('Trellis:NotFound', { members: ['groupID'] });
  return ids;
}

/** The same, of a group that nobody changes until the transaction ends. */
async function takeMembers(db: Db, caller: Actor, groupID: string): Promise<string[]> {
  const [, members] = await Promise.all([takeConversation(db, groupConversationID(groupID)), membersOf(db, caller, groupID)]);
  return members;
}

export async function listMembers(db: Db, caller: Actor, { groupID }: InputOf<Calls['members']>): Promise<{ members: ChatUser[] }> {
  const people = await knownPeople(db, await membersOf(db, caller, groupID));
  return { members: [...people.values()].sort((one, other) => compareNames(one.nickname, other.nickname)) };
}

/** The coaches of a class of the caller's center. */
async function coachesOf(db: Db, classGroupId: string): Promise<string[]> {
  const group = await db.selectFrom('app.class_groups').select('id').where('id', '=', classGroupId).executeTakeFirst();
  if (!group) refuse('Trellis:NotFound', { members: ['classGroupId'] });
  const { rows } = await sql<{ id: string }>`
    select m.id from app.class_group_coaches as coach
    join identity.memberships as m on m.tenant_id = coach.tenant_id and m.person_id = coach.person_id
    where coach.class_group_id = ${classGroupId} and m.state = 'Effective' and m.left_at is null and m.activated_at is not null`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

export async function createGroup(db: Db, caller: Actor, input: InputOf<Calls['createGroup']>): Promise<OutputOf<Calls['createGroup']>> {
  const { groupName, memberUserIDs, classGroupId } = input;
  const coaches = classGroupId ? await coachesOf(db, classGroupId) : [];
  const groupID = randomUUID();
  const conversationID = groupConversationID(groupID);
  const { membershipId } = caller;
  await sql`
    insert into chat.conversations (id, type, tenant_id, group_id, name, owner_id, class_group_id)
    values (${conversationID}, 3, ${caller.tenantId}, ${groupID}, ${groupName}, ${membershipId}, ${classGroupId ?? null})`.execute(db);
  await sql`insert into chat.members (conversation_id, member_id) values (${conversationID}, ${membershipId})`.execute(db);
  await addMembers(db, caller, { groupID, present: [membershipId], wanted: [...coaches, ...memberUserIDs] });
  return { conversationID, groupID };
}

interface Adding {
  groupID: string;
  present: readonly string[];
  wanted: readonly string[];
  /** They come by an application that was accepted. */
  isAsked?: boolean;
}

/** Adds people to a group and says so in it; who is there already is passed over. What was written before stays unread by them. */
export async function addMembers(db: Db, caller: Actor, { groupID, present, wanted, isAsked }: Adding): Promise<void> {
  const conversationID = groupConversationID(groupID);
  const ids = [...new Set(wanted)].filter((id) => !present.includes(id));
  if (ids.length === 0) return;
  if (present.length + ids.length > chatLimits.groupMembers) refuse('Trellis:ChatGroupFull');
  if (!isAsked) {
    const { rows } = await sql<{ may: boolean }>`
      select bool_and(chat.may_talk(${caller.membershipId}, id)) as may from unnest(${ids}::uuid[]) as id`.execute(db);
    if (!rows[0]?.may) refuse('Trellis:ChatNotAllowed');
  }
  await sql`
    insert into chat.members (conversation_id, member_id, joined_seq, read_seq)
    select ${conversationID}, id, (select last_seq from chat.conversations where id = ${conversationID}),
      (select last_seq from chat.conversations where id = ${conversationID})
    from unnest(${ids}::uuid[]) as id on conflict do nothing`.execute(db);
  const people = await knownPeople(db, ids);
  const contentType = isAsked ? contentTypes.memberEntered : contentTypes.memberInvited;
  await addNotice(db, caller, { conversationID, contentType, users: ids.flatMap((id) => people.get(id) ?? []) });
  await notifyConversation(db, conversationID);
}

export async function inviteToGroup(db: Db, caller: Actor, { groupID, userIDs }: InputOf<Calls['invite']>): Promise<void> {
  await addMembers(db, caller, { groupID, present: await takeMembers(db, caller, groupID), wanted: userIDs });
}

/** Refuses whoever does not own a group. */
async function requireOwner(db: Db, { membershipId }: Actor, groupID: string): Promise<void> {
  const { rows } =
    await sql`select 1 from chat.conversations where group_id = ${groupID} and owner_id = ${membershipId} for update`.execute(db);
  if (rows.length === 0) refuse('Trellis:NotFound', { members: ['groupID'] });
}

export async function renameGroup(db: Db, caller: Actor, { groupID, groupName }: InputOf<Calls['rename']>): Promise<void> {
  await requireOwner(db, caller, groupID);
  await db.updateTable('chat.conversations').set({ name: groupName }).where('group_id', '=', groupID).execute();
  const conversationID = groupConversationID(groupID);
  await addNotice(db, caller, { conversationID, contentType: contentTypes.groupRenamed, groupName });
  await notifyConversation(db, conversationID);
}

async function takeOut(db: Db, conversationID: string, memberId: string): Promise<void> {
  await db.deleteFrom('chat.members').where('conversation_id', '=', conversationID).where('member_id', '=', memberId).execute();
}

export async function kickFromGroup(db: Db, caller: Actor, { groupID, userID }: InputOf<Calls['kick']>): Promise<void> {
  await requireOwner(db, caller, groupID);
  const members = await membersOf(db, caller, groupID);
  if (!members.includes(userID) || userID === caller.membershipId) refuse('Trellis:NotFound', { members: ['userID'] });
  const gone = (await knownPeople(db, [userID])).get(userID);
  const conversationID = groupConversationID(groupID);
  await takeOut(db, conversationID, userID);
  await addNotice(db, caller, { conversationID, contentType: contentTypes.memberKicked, users: gone ? [gone] : [] });
  await notifyMembers(db, members, { conversationID });
}

export async function quitGroup(db: Db, caller: Actor, { groupID }: InputOf<Calls['quit']>): Promise<void> {
  const conversationID = groupConversationID(groupID);
  // asked twice at once, the second is a member no more; nor is who quits at the same moment, whom it would be passed on to
  const members = await takeMembers(db, caller, groupID);
  const self = { userID: caller.membershipId, nickname: caller.name };
  await addNotice(db, caller, { conversationID, contentType: contentTypes.memberQuit, users: [self] });
  const next = members.find((id) => id !== caller.membershipId);
  if (next)
    await sql`update chat.conversations set owner_id = ${next} where id = ${conversationID} and owner_id = ${caller.membershipId}`.execute(
      db,
    );
  await takeOut(db, conversationID, caller.membershipId);
  await notifyMembers(db, members, { conversationID });
}
