import { z } from 'zod';
import { call, id, paged } from '../wire.ts';
import { letter, letterItem, letterQuery, mailboxQuery, mailSettings, saveMailSettings } from './schemas.ts';

const read = { anyOf: ['PFE.Mail'], readers: 'wholePlatform' } as const;
const write = { anyOf: read.anyOf, writers: 'wholePlatform' } as const;

export const mailCalls = {
  settings: call('GET', '/api/rocketAdmin/mailSettings', {
    summary: 'How letters leave, without the password',
    access: read,
    output: mailSettings,
  }),
  saveSettings: call('PUT', '/api/rocketAdmin/mailSettings', {
    summary: 'Send letters by this server from now on',
    access: write,
    input: saveMailSettings,
    output: mailSettings,
    errors: ['Trellis:MailPasswordNeeded', 'Trellis:StaleStamp'],
  }),
  removeSettings: call('DELETE', '/api/rocketAdmin/mailSettings', {
    summary: 'Forget the saved server: the settings of the environment count again',
    access: write,
    output: mailSettings,
  }),
  sendTest: call('POST', '/api/rocketAdmin/mailSettings/test', {
    summary: 'Send a test letter to oneself',
    access: write,
    output: z.object({ id: id('letter'), recipient: z.string() }),
  }),
  letters: call('GET', '/api/rocketAdmin/letter', {
    summary: 'Letters and short messages, newest first',
    access: read,
    input: letterQuery,
    output: paged(letterItem),
  }),
  letter: call('GET', '/api/rocketAdmin/letter/{id}', {
    summary: 'One letter; its text only where nothing carries it to the recipient',
    access: read,
    input: z.object({ id: id('letter') }),
    output: letter,
  }),
  retryLetter: call('POST', '/api/rocketAdmin/letter/{id}/retry', {
    summary: 'Try a letter again now',
    access: write,
    input: z.object({ id: id('letter') }),
    errors: ['Trellis:LetterNotWaiting'],
  }),
};

/** The demonstration has no mail server: whoever a letter is for reads it here. Refused everywhere else. */
export const mailboxCalls = {
  list: call('GET', '/api/business/mailbox', {
    summary: 'Letters of the demonstration, newest first',
    access: 'public',
    input: mailboxQuery,
    output: paged(letterItem),
    errors: ['Trellis:MailboxClosed'],
  }),
  read: call('GET', '/api/business/mailbox/{id}', {
    summary: 'One letter of the demonstration',
    access: 'public',
    input: z.object({ id: id('letter') }),
    output: letter,
    errors: ['Trellis:MailboxClosed'],
  }),
};
