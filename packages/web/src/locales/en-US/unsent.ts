import { term, word } from './common.ts';

export const unsent = {
  word,
  refused_one: 'The center did not take one thing that you said.',
  refused_other: 'The center did not take {{count}} things that you said.',
  look: 'Look at it',
  leaving: {
    signOut: term.signOut,
    title: 'Not everything was sent',
    text: '{{count}} of what you said is not with the center yet. It stays on this device, unreadable to everybody else, and is sent once you sign in here again.',
  },
};
