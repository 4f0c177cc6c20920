/** Names and numbers as messaging SDKs have them, so that a client of such an SDK finds its way. */
export const conversationTypes = { single: 1, group: 3 } as const;
export const handleResults = { pending: 0, accepted: 1, refused: -1 } as const;
export const receiveOptions = { all: 0, muted: 2 } as const;

export const contentTypes = {
  text: 101,
  picture: 102,
  voice: 103,
  file: 105,
  atText: 106,
  groupCreated: 1501,
  memberQuit: 1504,
  memberKicked: 1508,
  memberInvited: 1509,
  memberEntered: 1510,
  groupRenamed: 1520,
} as const;
export type ContentType = (typeof contentTypes)[keyof typeof contentTypes];

/** What people write, beside which the product itself writes who came and went. */
export const writtenTypes = [101, 102, 103, 105, 106] as const satisfies readonly ContentType[];
export type WrittenType = (typeof writtenTypes)[number];

export const isNotice = (contentType: number) => contentType >= 1500;

export const chatLimits = {
  text: 4000,
  reason: 500,
  reqMsg: 200,
  groupName: 60,
  groupMembers: 200,
  conversationsAtOnce: 500,
  groupsAtOnce: 1000,
  friendsFirst: 10_000,
  friendsThen: 1000,
  historyAtOnce: 20,
  /** Further unread messages of a conversation are not counted out. */
  unreadCounted: 1000,
  recallSeconds: 120,
  /** Of a voice message, in seconds. */
  voiceSeconds: 60,
  retentionDays: { min: 30, max: 3650 },
  /** How long a family's link opens a conversation. */
  familyLinkDays: 30,
} as const;

export const singleConversationID = (a: string, b: string) => `si_${[a, b].sort().join('_')}`;
export const groupConversationID = (groupID: string) => `sg_${groupID}`;

interface Ordered {
  conversationID: string;
  isPinned: boolean;
  draftTextTime: number;
  latestMsgSendTime: number;
}

const lastTouched = ({ draftTextTime, latestMsgSendTime }: Ordered) => Math.max(draftTextTime, latestMsgSendTime);

/** Pinned ones first, then by the later of the draft and the last message; each conversation once, as it was told last. */
export function orderConversations<C extends Ordered>(conversations: readonly C[]): C[] {
  const once = [...new Map(conversations.map((conversation) => [conversation.conversationID, conversation])).values()];
  return once.sort(
    (a, b) =>
      Number(b.isPinned) - Number(a.isPinned) || lastTouched(b) - lastTouched(a) || a.conversationID.localeCompare(b.conversationID),
  );
}

interface Recallable {
  sendID: string;
  sendTime: number;
  contentType: number;
  isRecalled: boolean;
}

export const mayRecall = (message: Recallable, userID: string, now: number) =>
  message.sendID === userID &&
  !message.isRecalled &&
  !isNotice(message.contentType) &&
  now - message.sendTime <= chatLimits.recallSeconds * 1000;

/** How many applications wait for an answer and were not looked at yet. */
export const unhandledCount = (applications: readonly { handleResult: number; isSeen: boolean }[]) =>
  applications.filter(({ handleResult, isSeen }) => handleResult === handleResults.pending && !isSeen).length;
