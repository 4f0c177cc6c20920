import { z } from 'zod';
import { limits } from '../limits.ts';
import { call, fileReply, id } from '../wire.ts';
import { chatLimits, writtenTypes } from './rules.ts';
import { chatMessage, conversation, conversationID, seq, userID } from './schemas.ts';

const base = '/api/business/chat';
const read = { anyOf: ['PFE.Chat'] } as const;
const write = { ...read, writers: 'self' } as const;
const text = z.string().trim().min(1).max(chatLimits.text);
const oneMessage = z.object({ conversationID, seq });

/** What somebody writes: a text, or a file that was uploaded for the chat. */
export const sentMessage = z
  .object({
    /** Given by the writer's side; what is sent twice with the same one is there once. */
    clientMsgID: z.uuid(),
    contentType: z.literal(writtenTypes),
    text: text.optional(),
    atUserList: z.array(userID).max(chatLimits.groupMembers).optional(),
    fileId: id('upload').optional(),
    duration: z.number().min(0).max(chatLimits.voiceSeconds).optional(),
  })
  .refine(({ contentType, text }) => text !== undefined || (contentType !== 101 && contentType !== 106), { path: ['text'] })
  .refine(({ contentType, fileId }) => fileId !== undefined || contentType === 101 || contentType === 106, { path: ['fileId'] });

/** One's own conversations. */
export const chatCalls = {
  unreadCount: call('GET', `${base}/unreadCount`, {
    summary: 'How many messages of conversations that are not muted are unread, and how many applications were not looked at',
    access: read,
    output: z.object({ unreadCount: z.int().min(0), applicationCount: z.int().min(0) }),
  }),
  conversations: call('GET', `${base}/conversations`, {
    summary: "One's own conversations: pinned first, then by the later of draft and last message",
    access: read,
    input: z.object({
      offset: z.int().min(0).default(0),
      count: z.int().min(1).max(chatLimits.conversationsAtOnce).default(chatLimits.conversationsAtOnce),
    }),
    output: z.object({ conversations: z.array(conversation) }),
  }),
  conversation: call('GET', `${base}/conversation`, {
    summary: "One of one's own conversations",
    access: read,
    input: z.object({ conversationID }),
    output: conversation,
  }),
  open: call('POST', `${base}/conversation`, {
    summary: 'Open the conversation with somebody; there is one for two people, however often it is opened',
    access: write,
    input: z.object({ userID }),
    output: z.object({ conversationID }),
    errors: ['Trellis:ChatNotAllowed'],
  }),
  setConversation: call('PUT', `${base}/conversation`, {
    summary: 'Pin a conversation, mute it, or leave a draft in it',
    access: write,
    input: z.object({
      conversationID,
      isPinned: z.boolean().optional(),
      recvMsgOpt: z.literal([0, 2]).optional(),
      draftText: z.string().max(chatLimits.text).optional(),
    }),
  }),
  markRead: call('POST', `${base}/conversation/read`, {
    summary: 'Say up to which message a conversation was read; it is never unread again',
    access: write,
    input: oneMessage,
    output: z.object({ unreadCount: z.int().min(0) }),
  }),
  messages: call('GET', `${base}/messages`, {
    summary: 'History of a conversation, oldest first: the latest, those before a message, or those after one',
    access: read,
    input: z.object({
      conversationID,
      beforeSeq: seq.optional(),
      afterSeq: seq.optional(),
      count: z.int().min(1).max(chatLimits.historyAtOnce).default(chatLimits.historyAtOnce),
    }),
    output: z.object({ messages: z.array(chatMessage), isEnd: z.boolean() }),
  }),
  search: call('GET', `${base}/search`, {
    summary: "Find messages by a part of their text, in one or in all of one's conversations, the latest first",
    access: read,
    input: z.object({ keyword: z.string().trim().min(1).max(limits.searchLength), conversationID: conversationID.optional() }),
    output: z.object({ messages: z.array(chatMessage) }),
  }),
  send: call('POST', `${base}/messages`, {
    summary: 'Write into a conversation',
    access: write,
    input: sentMessage.safeExtend({ conversationID }),
    output: chatMessage,
    // of a conversation with a guardian, whether the child is still there
    errors: [
      'Trellis:ChatNotAllowed',
      'Trellis:ChatBlocked',
      'SubjectNotFound',
      'RocketSystem:SubjectLoggedOut',
      'Trellis:GuardianNotFound',
    ],
  }),
  recall: call('POST', `${base}/messages/recall`, {
    summary: 'Take back what one wrote within the last two minutes, for everybody',
    access: write,
    input: oneMessage,
    errors: ['Trellis:ChatRecallTooLate'],
  }),
  remove: call('POST', `${base}/messages/delete`, {
    summary: 'Delete a message for oneself; others keep it',
    access: write,
    input: oneMessage,
  }),
  report: call('POST', `${base}/messages/report`, {
    summary: 'Report a message to the administrators, who read this one alone',
    access: write,
    input: oneMessage.extend({ reason: z.string().trim().min(1).max(chatLimits.reason) }),
  }),
};

/** Conversations of a center with the families of its children. */
export const chatFamilyCalls = {
  openFamily: call('POST', `${base}/familyConversation`, {
    summary: "Open the conversation with a child's guardian, who answers by a link on the phone",
    access: { anyOf: ['PFE.Chat'], allOf: ['PFE.UserManagement.Guardian'] },
    input: z.object({ subjectId: id('subject'), guardianId: id('guardian') }),
    output: z.object({ conversationID }),
    errors: ['Trellis:ChatGuardianUnreachable', 'SubjectNotFound', 'RocketSystem:SubjectLoggedOut', 'Trellis:GuardianNotFound'],
  }),
};

export const chatFileCalls = {
  export: call('GET', `${base}/conversation/export`, {
    summary: "One of one's own conversations as a file, as one reads it",
    access: read,
    input: z.object({ conversationID }),
    output: fileReply,
    file: 'conversation.xlsx',
  }),
};
