import type { chatGuestCalls } from '@trellis/contract/chat/guest-calls';
import { chatLimits, contentTypes, singleConversationID } from '@trellis/contract/chat/rules';
import type { ChatMessage } from '@trellis/contract/chat/schemas';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Guest } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { frameOf } from '../../platform/links/guest-frame.ts';
import { signFile } from '../files/public.ts';
import { historyOf } from './conversations.ts';
import { notifyConversation } from './notify.ts';
import { knownPeople } from './people.ts';
import { addMessage, takeWritable } from './send-message.ts';

type Calls = typeof chatGuestCalls;

/** The two of a link: the guardian that it stands for, and the one of the center who wrote. */
function twoOf({ guardianId, targetId }: Guest): { guardianId: string; staffId: string; conversationID: string } {
  if (!guardianId || !targetId) refuse('Trellis:LinkUnknown');
  return { guardianId, staffId: targetId, conversationID: singleConversationID(guardianId, targetId) };
}

/** What the page of such a link shows; what it showed counts as read. */
export async function viewGuestConversation(
  db: Db,
  guest: Guest,
  { beforeSeq, afterSeq }: InputOf<Calls['conversation']>,
): Promise<OutputOf<Calls['conversation']>> {
  const { guardianId, staffId, conversationID } = twoOf(guest);
  const { historyAtOnce: count } = chatLimits;
  const [{ centerName, logoKey, childName }, people, history] = await Promise.all([
    frameOf(db, guest),
    knownPeople(db, [staffId]),
    historyOf(db, guardianId, { conversationID, beforeSeq, afterSeq, count }),
  ]);
  const latest = history.messages.at(-1);
  if (latest && (await markReadBy(db, guardianId, latest))) await notifyConversation(db, conversationID);
  return {
    centerName,
    logo: logoKey && signFile(logoKey),
    childName,
    staffName: people.get(staffId)?.nickname ?? '',
    selfID: guardianId,
    ...history,
  };
}

async function markReadBy(db: Db, guardianId: string, { conversationID, seq }: ChatMessage): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update chat.members set read_seq = ${seq} where conversation_id = ${conversationID} and member_id = ${guardianId} and read_seq < ${seq}`.execute(
    db,
  );
  return (numAffectedRows ?? 0n) > 0n;
}

export async function answerAsGuest(db: Db, guest: Guest, { clientMsgID, text }: InputOf<Calls['answer']>): Promise<ChatMessage> {
  const { guardianId, conversationID } = twoOf(guest);
  await takeWritable(db, conversationID);
  const { message, isNew } = await addMessage(db, guardianId, {
    conversationID,
    clientMsgID,
    contentType: contentTypes.text,
    content: JSON.stringify({ content: text }),
    body: text,
  });
  if (isNew) await notifyConversation(db, conversationID, message.seq);
  return message;
}
