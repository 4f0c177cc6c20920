import { messageKindWords } from '@trellis/contract/messages/words';
import { term } from './common.ts';

const parts = { messages: term.messages, files: 'Files', support: 'Support', preferences: 'What is mailed' };

/** Texts of what a person is told of, and of how they reach support. */
export const messages = {
  title: parts.messages,
  parts,
  chat: term.chat,
  kind: messageKindWords.en,
  columns: { message: 'Message', when: term.when },
  justNow: 'Just now',
  open: 'Go there',
  markRead: 'Mark as read',
  markAllRead: 'Mark all as read',
  unreadOnly: 'Unread only',
  empty: 'No messages',
  emptyHint: 'What you should know of, such as sessions ahead, leave and answers, is told here.',
  files: {
    empty: 'No files',
    emptyHint: 'A list that takes longer to export is written here while you go on. It is kept for a day.',
    name: term.file,
    asked: 'Asked for',
    kept: 'Kept until',
    rows_one: '{{written}} row',
    rows_other: '{{written}} rows',
    state: { Running: 'Being written', Ready: 'Ready', Failed: 'Failed' },
  },
  support: {
    write: 'Write to support',
    send: term.send,
    content: 'What it is about',
    hint: 'The answer comes to your email address.',
    sent: 'Sent to support.',
    files: 'Attachments',
    addFile: 'Attach a file',
    removeFile: term.removeNamed,
    filesHint: 'Up to {{count}} pictures or PDFs, each of {{max}} MB at most.',
    written: 'Written',
    sendAgain: term.sendAgain,
    empty: 'Nothing written to support yet',
    emptyHint: 'Ask here what you cannot find out, or say what does not work.',
    state: { Waiting: term.onItsWay, Sent: term.sentLetter, Failed: 'Not sent' },
  },
  preferences: {
    mailed: 'Also by mail',
    mailedHint: 'Everything is shown here. What is ticked comes by mail too.',
    quiet: 'Quiet hours',
    quietSwitch: 'Mail nothing at certain hours',
    quietHint: 'What comes up meanwhile is mailed when they are over. Letters about your sign-in come at once.',
    from: term.fromTime,
    until: term.untilTime,
    needed: 'Choose a time.',
  },
};
