import { chatLimits, conversationTypes, receiveOptions } from '@trellis/contract/chat/rules';
import type { ChatUser, Conversation } from '@trellis/contract/chat/schemas';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import { type MessageRow, messageColumns, presentMessage } from './message-store.ts';
import { knownPeople } from './people.ts';

interface Row {
  conversationID: string;
  type: number;
  groupId: string | null;
  name: string | null;
  isOwner: boolean;
  isPinned: boolean;
  isMuted: boolean;
  draft: string;
  draftAt: Date | null;
  lastAt: Date | null;
  readSeq: number;
  maxSeq: number;
  unread: number;
  isNamed: boolean;
  otherId: string | null;
  othersReadSeq: number | null;
  isBlocked: boolean;
  latest: (Omit<MessageRow, 'sentAt'> & { sentAt: string }) | null;
}

/** Of `own`, a row of chat.members: what of it was written by others and not read. */
export const unreadOf = sql`
  message.conversation_id = own.conversation_id and message.seq > greatest(own.read_seq, own.joined_seq) and message.sender_id <> own.member_id
  and message.content_type < 1500 and message.recalled_at is null`;

const rowsOf = (memberId: string, condition: RawBuilder<unknown>, tail: RawBuilder<unknown>) => sql<Row>`
  select conversation.id as "conversationID", conversation.type, conversation.group_id as "groupId", conversation.name,
    coalesce(conversation.owner_id = own.member_id, false) as "isOwner", own.is_pinned as "isPinned", own.is_muted as "isMuted", own.draft,
    own.draft_at as "draftAt", conversation.last_at as "lastAt", own.read_seq::int as "readSeq", conversation.last_seq::int as "maxSeq",
    others.id as "otherId", others.read::int as "othersReadSeq", latest.message as latest,
    exists (select 1 from chat.blocks where member_id = own.member_id and blocked_id = others.id) as "isBlocked",
    (select count(*)::int from (select 1 from chat.messages as message where ${unreadOf} limit ${sql.lit(chatLimits.unreadCounted)}) as counted) as unread,
    exists (select 1 from chat.messages as message where ${unreadOf} and own.member_id = any (message.mentions)) as "isNamed"
  from chat.members as own join chat.conversations as conversation on conversation.id = own.conversation_id
  left join lateral (
    select min(other.read_seq) as read, case when conversation.type = 1 then min(other.member_id::text)::uuid end as id
    from chat.members as other where other.conversation_id = own.conversation_id and other.member_id <> own.member_id
  ) as others on true
  left join lateral (
    select to_jsonb(found) as message from (
      select ${messageColumns} from chat.messages as message
      where message.conversation_id = own.conversation_id and message.seq > own.joined_seq and not exists (
        select 1 from chat.hidden
        where hidden.conversation_id = own.conversation_id and hidden.member_id = own.member_id and hidden.seq = message.seq
      )
      order by message.seq desc limit 1
    ) as found
  ) as latest on true
  where own.member_id = ${memberId} and ${condition} ${tail}`;

/** Conversations of a member, in their order; those that were opened and hold nothing are left out. */
export async function conversationsOf(
  db: Db,
  memberId: string,
  { offset, count }: { offset: number; count: number },
): Promise<Conversation[]> {
  const begun = sql`(conversation.type = 3 or conversation.last_seq > 0 or own.draft <> '')`;
  const touched = sql`greatest(own.draft_at, conversation.last_at, conversation.created_at)`;
  const tail = sql`order by own.is_pinned desc, ${touched} desc, conversation.id offset ${offset} limit ${count}`;
  return present(db, (await rowsOf(memberId, begun, tail).execute(db)).rows);
}

export async function conversationOf(db: Db, memberId: string, conversationID: string): Promise<Conversation | undefined> {
  const { rows } = await rowsOf(memberId, sql`conversation.id = ${conversationID}`, sql``).execute(db);
  return (await present(db, rows))[0];
}

async function present(db: Db, rows: readonly Row[]): Promise<Conversation[]> {
  const people = await knownPeople(
    db,
    rows.flatMap(({ otherId }) => otherId ?? []),
  );
  return rows.map((row) => presentRow(row, row.otherId ? people.get(row.otherId) : undefined));
}

function presentRow(row: Row, other: ChatUser | undefined): Conversation {
  const { groupId, name, otherId, isMuted, draft, draftAt, lastAt, unread, isNamed, othersReadSeq, latest, type, ...same } = row;
  return {
    ...same,
    conversationType: type === conversationTypes.group ? 3 : 1,
    userID: otherId ?? '',
    groupID: groupId ?? '',
    showName: name ?? other?.nickname ?? '',
    faceURL: other?.faceURL ?? '',
    about: other?.tenantName ?? '',
    recvMsgOpt: isMuted ? receiveOptions.muted : receiveOptions.all,
    draftText: draft,
    draftTextTime: draftAt?.getTime() ?? 0,
    latestMsg: latest && presentMessage({ ...latest, sentAt: new Date(latest.sentAt) }),
    latestMsgSendTime: lastAt?.getTime() ?? 0,
    unreadCount: unread,
    othersReadSeq: othersReadSeq ?? 0,
    groupAtType: isNamed ? 1 : 0,
  };
}
