import { z } from 'zod';
import { call, id } from '../wire.ts';
import { chatLimits } from './rules.ts';
import { application, chatGroup, chatUser, conversationID, groupID, userID } from './schemas.ts';

const base = '/api/business/chat';
const read = { anyOf: ['PFE.Chat'] } as const;
const write = { ...read, writers: 'self' } as const;
const offset = z.int().min(0).default(0);
const groupName = z.string().trim().min(1).max(chatLimits.groupName);
const people = z.array(userID).min(1).max(chatLimits.groupMembers);
const reqMsg = z.string().trim().max(chatLimits.reqMsg).default('');

/** Whom one may talk to, and the groups that one belongs to. */
export const chatContactCalls = {
  self: call('GET', `${base}/self`, { summary: 'As whom one talks', access: read, output: chatUser }),
  friends: call('GET', `${base}/friends`, {
    summary: 'Everybody whom one may write to: 10,000 at first, then 1,000 at once',
    access: read,
    input: z.object({ offset, count: z.int().min(1).max(chatLimits.friendsFirst).default(chatLimits.friendsThen) }),
    output: z.object({ friends: z.array(chatUser) }),
  }),
  deleteFriend: call('POST', `${base}/friends/delete`, {
    summary: 'End what an accepted application began; whom one may write to without one stays',
    access: write,
    input: z.object({ userID }),
  }),
  blocks: call('GET', `${base}/blocks`, {
    summary: 'Whom one blocked',
    access: read,
    output: z.object({ users: z.array(chatUser) }),
  }),
  block: call('POST', `${base}/blocks`, {
    summary: 'Block somebody, or no longer: nothing is sent between the two',
    access: write,
    input: z.object({ userID, isBlocked: z.boolean() }),
  }),
};

export const chatGroupCalls = {
  groups: call('GET', `${base}/groups`, {
    summary: "One's own groups, and those of one's place that one may apply to",
    access: read,
    input: z.object({ offset, count: z.int().min(1).max(chatLimits.groupsAtOnce).default(chatLimits.groupsAtOnce) }),
    output: z.object({ groups: z.array(chatGroup) }),
  }),
  members: call('GET', `${base}/groups/members`, {
    summary: "Who belongs to one of one's groups",
    access: read,
    input: z.object({ groupID }),
    output: z.object({ members: z.array(chatUser) }),
  }),
  createGroup: call('POST', `${base}/groups`, {
    summary: 'Begin a group of people, or of the coaches of a class',
    access: write,
    input: z.object({ groupName, memberUserIDs: people, classGroupId: id('classGroup').optional() }),
    output: z.object({ conversationID, groupID }),
    errors: ['Trellis:ChatNotAllowed', 'Trellis:ChatGroupFull'],
  }),
  rename: call('PUT', `${base}/groups`, { summary: "Rename one's group", access: write, input: z.object({ groupID, groupName }) }),
  invite: call('POST', `${base}/groups/invite`, {
    summary: 'Add people to a group; each of those whom one may write to',
    access: write,
    input: z.object({ groupID, userIDs: people }),
    errors: ['Trellis:ChatNotAllowed', 'Trellis:ChatGroupFull'],
  }),
  kick: call('POST', `${base}/groups/kick`, {
    summary: "Take somebody out of one's group",
    access: write,
    input: z.object({ groupID, userID }),
  }),
  quit: call('POST', `${base}/groups/quit`, {
    summary: 'Leave a group; the one who is in it the longest owns it then',
    access: write,
    input: z.object({ groupID }),
  }),
};

export const chatApplicationCalls = {
  applications: call('GET', `${base}/applications`, {
    summary: 'Applications to oneself and to the groups that one owns, or those that one made; the latest first',
    access: read,
    input: z.object({ direction: z.enum(['received', 'sent']).default('received') }),
    output: z.object({ applications: z.array(application) }),
  }),
  applyToFriend: call('POST', `${base}/applications/friend`, {
    summary: 'Ask somebody whose chat id one was told; asking again replaces what was asked before',
    access: write,
    input: z.object({ toUserID: userID, reqMsg }),
    output: z.object({ id: id('chatApplication') }),
    errors: ['Trellis:ChatAlreadyFriends', 'Trellis:ChatBlocked', 'Trellis:TooMany'],
  }),
  applyToGroup: call('POST', `${base}/applications/group`, {
    summary: "Ask to join a group of one's place; asking again replaces what was asked before",
    access: write,
    input: z.object({ groupID, reqMsg }),
    output: z.object({ id: id('chatApplication') }),
    errors: ['Trellis:ChatAlreadyMember', 'Trellis:TooMany'],
  }),
  answer: call('POST', `${base}/applications/answer`, {
    summary: 'Accept an application or refuse it',
    access: write,
    input: z.object({ id: id('chatApplication'), handleResult: z.literal([1, -1]) }),
    errors: ['Trellis:ChatApplicationAnswered', 'Trellis:ChatGroupFull'],
  }),
  seen: call('POST', `${base}/applications/seen`, { summary: 'Say that one looked at the applications', access: write }),
};
