import { z } from 'zod';
import { concurrencyStamp, id, instant } from '../wire.ts';
import { chatLimits } from './rules.ts';

export const conversationID = z
  .string()
  .regex(/^(si_[\da-f-]{36}_[\da-f-]{36}|sg_[\da-f-]{36})$/)
  .meta({ ref: 'chatConversation', examples: ['sg_01963b2e-7d3c-7c3e-9a52-0d2f6f1e8a10'] });
export const userID = id('chatUser');
export const groupID = id('chatGroup');
const milliseconds = z.int().min(0);
export const seq = z.int().min(0).max(Number.MAX_SAFE_INTEGER);

/** Somebody to talk to: a member of a centre, an enterprise, an area or the platform, or a guardian. */
export const chatUser = z.object({
  userID,
  nickname: z.string(),
  faceURL: z.string(),
  side: z.enum(['management', 'centre', 'enterprise', 'area', 'guardian']),
  /** Where they work; empty for the platform. */
  tenantName: z.string(),
});
export type ChatUser = z.infer<typeof chatUser>;

export const chatFile = z.object({ url: z.string(), fileName: z.string(), type: z.string(), size: z.int() });

export const chatMessage = z.object({
  conversationID,
  clientMsgID: z.uuid(),
  seq,
  sendID: userID,
  senderNickname: z.string(),
  contentType: z.int(),
  /** A text of JSON, by the kind of content; empty where the message was recalled. */
  content: z.string(),
  sendTime: milliseconds,
  isRecalled: z.boolean(),
  file: chatFile.nullable(),
});
export type ChatMessage = z.infer<typeof chatMessage>;

export const conversation = z.object({
  conversationID,
  conversationType: z.literal([1, 3, 4]),
  /** The other one of a single conversation; empty of a group. */
  userID: z.union([userID, z.literal('')]),
  groupID: z.union([groupID, z.literal('')]),
  showName: z.string(),
  faceURL: z.string(),
  /** Where the other one works; the child that a guardian is written to about. */
  about: z.string(),
  isPinned: z.boolean(),
  recvMsgOpt: z.literal([0, 2]),
  draftText: z.string(),
  draftTextTime: milliseconds,
  latestMsg: chatMessage.nullable(),
  latestMsgSendTime: milliseconds,
  unreadCount: z.int().min(0),
  maxSeq: seq,
  readSeq: seq,
  /** Up to where the others have read: of a group, the one who read the least. */
  othersReadSeq: seq,
  /** 1: an unread message names the reader. */
  groupAtType: z.literal([0, 1]),
  /** Whether the reader blocked the other one. */
  isBlocked: z.boolean(),
  isOwner: z.boolean(),
});
export type Conversation = z.infer<typeof conversation>;

export const chatGroup = z.object({
  groupID,
  groupName: z.string(),
  groupType: z.enum(['staff', 'class']),
  ownerUserID: userID,
  memberCount: z.int(),
  createTime: milliseconds,
  isJoined: z.boolean(),
});
export type ChatGroup = z.infer<typeof chatGroup>;

export const application = z.object({
  id: id('chatApplication'),
  /** Who applies; of a group, as `userID` too. */
  fromUserID: userID,
  userID,
  /** Whom a friend's application is for; empty of a group. */
  toUserID: z.union([userID, z.literal('')]),
  groupID: z.union([groupID, z.literal('')]),
  fromNickname: z.string(),
  /** Of whom or of which group. */
  toName: z.string(),
  reqMsg: z.string(),
  handleResult: z.literal([-1, 0, 1]),
  createTime: milliseconds,
  reqTime: milliseconds,
  isSeen: z.boolean(),
});
export type ChatApplication = z.infer<typeof application>;

export const chatReport = z.object({
  id: id('chatReport'),
  reporterName: z.string(),
  /** Of the reported message alone: who wrote it, when, and what. */
  senderNickname: z.string(),
  contentType: z.int(),
  content: z.string(),
  sendTime: milliseconds,
  reason: z.string(),
  creationTime: instant,
  settledAt: instant.nullable(),
});
export type ChatReport = z.infer<typeof chatReport>;

const { min, max } = chatLimits.retentionDays;
export const retention = z.object({
  /** After how many days messages are deleted; null: never. */
  days: z.int().min(min).max(max).nullable(),
  concurrencyStamp,
});
export type Retention = z.infer<typeof retention>;
