import { z } from 'zod';
import { call, fileReply, id, paged, pageQuery } from '../wire.ts';
import { chatReport, retention } from './schemas.ts';

const base = '/api/business/chat';
const access = { anyOf: ['PFE.Chat.Manage'] } as const;

/** What an administrator decides and is told; nobody reads the conversations of others. */
export const chatDeskCalls = {
  reports: call('GET', `${base}/reports`, {
    summary: 'Messages that were reported, the latest first',
    access,
    input: pageQuery.omit({ sorting: true }),
    output: paged(chatReport),
  }),
  settle: call('POST', `${base}/reports/settle`, {
    summary: 'Say that a report was dealt with',
    access: { ...access, writers: 'centreOrPlatform' },
    input: z.object({ id: id('chatReport') }),
  }),
};

/** What a center decides of its chat. */
export const chatRuleCalls = {
  retention: call('GET', `${base}/retention`, { summary: 'How long a center keeps messages', access, output: retention }),
  saveRetention: call('PUT', `${base}/retention`, {
    summary: 'Decide how long a center keeps messages',
    access,
    input: retention,
    output: retention,
    errors: ['Trellis:StaleStamp'],
  }),
};

export const chatDeskFileCalls = {
  exportDesk: call('GET', `${base}/export`, {
    summary:
      'What a center may know of its chat, as a file: how much is kept of each kind, and what was reported; nothing that others wrote',
    access,
    output: fileReply,
    file: 'chat.xlsx',
  }),
};
