import type { chatApplicationCalls } from '@trellis/contract/chat/contact-calls';
import { groupConversationID, handleResults } from '@trellis/contract/chat/rules';
import type { ChatApplication } from '@trellis/contract/chat/schemas';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import { countTry } from '../../platform/auth/tries.ts';
import type { Db } from '../../platform/db/types.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { addMembers } from './groups.ts';
import { notifyMembers } from './notify.ts';
import { knownPeople } from './people.ts';
import { takeConversation } from './take-conversation.ts';

type Calls = typeof chatApplicationCalls;

/** As often as somebody asks in earnest; whoever tries ids at random finds nobody. */
const mostOften = { most: 30, within: 3600 };

interface Row {
  id: string;
  fromId: string;
  toId: string | null;
  groupId: string | null;
  groupName: string | null;
  reqMsg: string;
  handleResult: ChatApplication['handleResult'];
  requestedAt: Date;
  isSeen: boolean;
}

export async function listApplications(
  db: Db,
  { membershipId }: Actor,
  { direction }: InputOf<Calls['applications']>,
): Promise<{ applications: ChatApplication[] }> {
  const whose = direction === 'sent' ? sql`a.from_id = ${membershipId}` : sql`a.from_id <> ${membershipId}`;
  const { rows } = await sql<Row>`
    select a.id, a.from_id as "fromId", a.to_id as "toId", a.group_id as "groupId", c.name as "groupName", a.message as "reqMsg",
      a.handle_result::int as "handleResult", a.requested_at as "requestedAt", a.seen_at is not null as "isSeen"
    from chat.applications as a left join chat.conversations as c on c.group_id = a.group_id
    where ${whose} order by a.requested_at desc, a.id limit 500`.execute(db);
  const people = await knownPeople(
    db,
    rows.flatMap(({ fromId, toId }) => (toId ? [fromId, toId] : [fromId])),
  );
  const name = (id: string | null) => (id && people.get(id)?.nickname) || '';
  return {
    applications: rows.map(({ fromId, toId, groupId, groupName, requestedAt, ...row }) => ({
      ...row,
      fromUserID: fromId,
      userID: fromId,
      toUserID: toId ?? '',
      groupID: groupId ?? '',
      fromNickname: name(fromId),
      toName: groupName ?? name(toId),
      createTime: requestedAt.getTime(),
      reqTime: requestedAt.getTime(),
    })),
  };
}

/** Asks; what was asked of the same before is replaced, whatever was answered. */
async function ask(db: Db, caller: Actor, { toId, groupId, reqMsg }: { toId: string | null; groupId: string | null; reqMsg: string }) {
  const asked = toId ? sql`(from_id, to_id)` : sql`(from_id, group_id)`;
  const { rows } = await sql<{ id: string }>`
    insert into chat.applications (from_id, to_id, group_id, message, requested_at)
    values (${caller.membershipId}, ${toId}, ${groupId}, ${reqMsg}, ${caller.now})
    on conflict ${asked} do update set message = excluded.message, handle_result = 0, seen_at = null, requested_at = excluded.requested_at
    returning id`.execute(db);
  const [row] = rows as [{ id: string }];
  return row;
}

export async function applyToFriend(
  db: Db,
  caller: Actor,
  input: InputOf<Calls['applyToFriend']>,
): Promise<OutputOf<Calls['applyToFriend']>> {
  const { toUserID, reqMsg } = input;
  await countTry(db, `chat ${caller.membershipId}`, mostOften);
  const { rows } = await sql<{ exists: boolean; mayTalk: boolean; isBlocked: boolean }>`
    select chat.exists_now(${toUserID}) as exists, chat.may_talk(${caller.membershipId}, ${toUserID}) as "mayTalk",
      chat.has_blocked(${toUserID}) as "isBlocked"`.execute(db);
  const [found] = rows;
  if (!found?.exists || toUserID === caller.membershipId) refuse('Trellis:NotFound', { members: ['toUserID'] });
  if (found.mayTalk) refuse('Trellis:ChatAlreadyFriends');
  if (found.isBlocked) refuse('Trellis:ChatBlocked');
  const made = await ask(db, caller, { toId: toUserID, groupId: null, reqMsg });
  await notifyMembers(db, [toUserID], {});
  return made;
}

export async function applyToGroup(db: Db, caller: Actor, input: InputOf<Calls['applyToGroup']>): Promise<OutputOf<Calls['applyToGroup']>> {
  const { groupID, reqMsg } = input;
  await countTry(db, `chat ${caller.membershipId}`, mostOften);
  const group = await db.selectFrom('chat.conversations').select(['id', 'owner_id']).where('group_id', '=', groupID).executeTakeFirst();
  if (!group?.owner_id) refuse('Trellis:NotFound', { members: ['groupID'] });
  const { rows } = await sql`select 1 from chat.members where conversation_id = ${group.id} and member_id = ${caller.membershipId}`.execute(
    db,
  );
  if (rows.length > 0) refuse('Trellis:ChatAlreadyMember');
  const made = await ask(db, caller, { toId: null, groupId: groupID, reqMsg });
  await notifyMembers(db, [group.owner_id], {});
  return made;
}

export async function answerApplication(db: Db, caller: Actor, { id, handleResult }: InputOf<Calls['answer']>): Promise<void> {
  const { membershipId } = caller;
  const { rows } = await sql<{ fromId: string; groupId: string | null; result: number }>`
    select from_id as "fromId", group_id as "groupId", handle_result::int as result from chat.applications
    where id = ${id} and from_id <> ${membershipId} for update`.execute(db);
  const [application] = rows;
  if (!application) refuse('Trellis:NotFound', { members: ['id'] });
  if (application.result !== handleResults.pending) refuse('Trellis:ChatApplicationAnswered');
  const { fromId, groupId } = application;
  await sql`
    update chat.applications set handle_result = ${handleResult}, seen_at = coalesce(seen_at, ${caller.now}) where id = ${id}`.execute(db);
  if (handleResult === handleResults.accepted) {
    if (groupId) await letIn(db, caller, { groupId, fromId });
    else
      await sql`
        insert into chat.friends (a, b) values (least(${membershipId}::uuid, ${fromId}::uuid), greatest(${membershipId}::uuid, ${fromId}::uuid))
        on conflict do nothing`.execute(db);
  }
  await notifyMembers(db, [fromId, membershipId], {});
}

async function letIn(db: Db, caller: Actor, { groupId, fromId }: { groupId: string; fromId: string }): Promise<void> {
  await takeConversation(db, groupConversationID(groupId));
  const { rows } = await sql<{ id: string }>`
    select member_id as id from chat.members where conversation_id = ${groupConversationID(groupId)}`.execute(db);
  await addMembers(db, caller, { groupID: groupId, present: rows.map(({ id }) => id), wanted: [fromId], isAsked: true });
}

export async function markApplicationsSeen(db: Db, caller: Actor): Promise<void> {
  await sql`update chat.applications set seen_at = ${caller.now} where from_id <> ${caller.membershipId} and seen_at is null`.execute(db);
  await notifyMembers(db, [caller.membershipId], {});
}
