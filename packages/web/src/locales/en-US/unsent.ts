import { term, word } from './common.ts';

export const unsent = {
  word,
  leaving: {
    signOut: term.signOut,
    title: 'Not everything was sent',
    text: '{{count}} of what you said is not with the center yet. It stays on this device, unreadable to everybody else, and is sent once you sign in here again.',
  },
};
