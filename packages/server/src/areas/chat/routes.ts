import type { groups } from '@trellis/contract/chat/area';
import type { chatCalls, chatFamilyCalls, chatFileCalls } from '@trellis/contract/chat/calls';
import type { chatApplicationCalls, chatContactCalls, chatGroupCalls } from '@trellis/contract/chat/contact-calls';
import type { chatDeskCalls, chatDeskFileCalls, chatRuleCalls } from '@trellis/contract/chat/desk-calls';
import type { chatGuestCalls } from '@trellis/contract/chat/guest-calls';
import { type AreaRoutes, actorRoutesFor, fileRoutesFor, guestRoutesFor, routesFor, writes } from '../../platform/http/routes.ts';
import { answerApplication, applyToFriend, applyToGroup, listApplications, markApplicationsSeen } from './applications.ts';
import { recallMessage, removeMessage, reportMessage } from './change-message.ts';
import { blockUser, deleteFriend, listBlocks, listFriends, viewSelf } from './contacts.ts';
import { countUnreadChat, listConversations, listMessages, markRead, setConversation, viewConversation } from './conversations.ts';
import { findRetention, listReports, saveRetention, settleReport } from './desk.ts';
import { exportConversation } from './export-conversation.ts';
import { exportDesk } from './export-desk.ts';
import { createGroup, inviteToGroup, kickFromGroup, listGroups, listMembers, quitGroup, renameGroup } from './groups.ts';
import { answerAsGuest, viewGuestConversation } from './guest-conversation.ts';
import { openConversation, openFamilyConversation } from './open-conversation.ts';
import { searchMessages } from './search-messages.ts';
import { sendMessage } from './send-message.ts';

/** What serves the groups of this area. */
export const routes: Record<keyof typeof groups, AreaRoutes> = {
  chat: actorRoutesFor<typeof chatCalls>({
    unreadCount: countUnreadChat,
    conversations: listConversations,
    conversation: viewConversation,
    open: openConversation,
    setConversation,
    markRead,
    messages: listMessages,
    search: searchMessages,
    send: sendMessage,
    recall: recallMessage,
    remove: removeMessage,
    report: reportMessage,
  }),
  chatFamilies: routesFor<typeof chatFamilyCalls>({ openFamily: openFamilyConversation }),
  chatFiles: fileRoutesFor<typeof chatFileCalls>({ export: exportConversation }),
  chatContacts: actorRoutesFor<typeof chatContactCalls>({
    self: viewSelf,
    friends: listFriends,
    deleteFriend,
    blocks: listBlocks,
    block: blockUser,
  }),
  chatGroups: actorRoutesFor<typeof chatGroupCalls>({
    groups: listGroups,
    members: listMembers,
    createGroup,
    rename: renameGroup,
    invite: inviteToGroup,
    kick: kickFromGroup,
    quit: quitGroup,
  }),
  chatApplications: actorRoutesFor<typeof chatApplicationCalls>({
    applications: listApplications,
    applyToFriend,
    applyToGroup,
    answer: answerApplication,
    seen: markApplicationsSeen,
  }),
  chatDesk: actorRoutesFor<typeof chatDeskCalls>({
    reports: listReports,
    settle: settleReport,
  }),
  chatRules: routesFor<typeof chatRuleCalls>({ retention: findRetention, saveRetention }),
  chatDeskFiles: fileRoutesFor<typeof chatDeskFileCalls>({ exportDesk }),
  // what is shown counts as read
  chatGuests: guestRoutesFor<typeof chatGuestCalls>({ conversation: writes(viewGuestConversation), answer: answerAsGuest }),
};
