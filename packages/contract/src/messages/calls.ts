import { z } from 'zod';
import { call, id, paged, pageQuery } from '../wire.ts';
import { contactEmail, contactEmailForm, message, messagePreferences } from './schemas.ts';

const access = 'signedIn';
const page = pageQuery.omit({ sorting: true });
const unreadCount = z.object({ unreadCount: z.int().min(0) });

/** What the signed-in person is told of, where they act: everybody reads their own and no other. */
export const messageCalls = {
  unreadCount: call('GET', '/api/business/message/unreadCount', { summary: 'How many messages are unread', access, output: unreadCount }),
  list: call('GET', '/api/business/message/list', {
    summary: "One's own messages, the latest first",
    access,
    input: page.extend({ isRead: z.boolean().optional() }),
    output: paged(message),
  }),
  read: call('POST', '/api/business/message/read', {
    summary: 'Mark messages as read; answers how many are unread then',
    access,
    input: z.object({ ids: z.array(id('message')).min(1).max(100) }),
    output: unreadCount,
  }),
  readAll: call('POST', '/api/business/message/readAll', { summary: 'Mark every message as read', access, output: unreadCount }),
  preferences: call('GET', '/api/business/message/preferences', {
    summary: 'Which messages are mailed too, and when',
    access,
    output: messagePreferences,
  }),
  savePreferences: call('PUT', '/api/business/message/preferences', {
    summary: 'Choose which messages are mailed too, and when',
    access,
    input: messagePreferences,
    output: messagePreferences,
    errors: ['Trellis:StaleStamp'],
  }),
};

/** What people write to support. */
export const contactEmailCalls = {
  list: call('GET', '/api/business/contactEmail', {
    summary: 'What one wrote to support, the latest first',
    access,
    input: page,
    output: paged(contactEmail),
  }),
  sendToSupport: call('POST', '/api/business/contactEmail/sendToSupport', {
    summary: 'Write to support by mail',
    access,
    input: contactEmailForm,
    output: z.object({ id: id('contactEmail') }),
    errors: ['Trellis:TooMany', 'Trellis:NobodyAtSupport'],
  }),
  reSendToSupport: call('POST', '/api/business/contactEmail/{id}/reSendToSupport', {
    summary: 'Send again what did not arrive',
    access,
    input: z.object({ id: id('contactEmail') }),
    errors: ['Trellis:ContactEmailNotFailed', 'Trellis:NobodyAtSupport'],
  }),
};
