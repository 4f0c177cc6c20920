import { term } from './common.ts';

const menu = { connections: 'Connections' };

/** Texts of what other programs come in by. */
export const connections = {
  menu,
  keys: {
    title: 'API keys',
    hint: 'Another program reads or changes by such a key what its owner may, and only here. Give every program a key of its own.',
    docs: 'What the API can do',
    none: 'There are no keys.',
    add: 'New API key',
    make: 'Make the key',
    nameHint: 'What it is for: the program that will use it.',
    scopeLabel: 'What it may do',
    scope: { read: 'Read', write: 'Read and change' },
    scopeHint: { read: 'everything that you may see', write: 'whatever your role allows, but not your own account' },
    days: 'Good for',
    daysOf: term.daysCounted,
    passwordHint: 'Confirm that it is you.',
    lastUsed: 'used {{time}}',
    neverUsed: 'never used',
    until: 'good until {{time}}',
    end: 'End',
    endNamed: 'End the key {{name}}',
    endTitle: 'End the key “{{name}}”?',
    endText: 'Programs that use it are refused from now on.',
    ended: 'The key was ended.',
    shownTitle: 'Your new API key',
    shownText: 'Keep it now, as you would a password: it is not shown again.',
    use: 'A program sends it as the header Authorization: Bearer, followed by the key.',
    copy: 'Copy the key',
    copied: 'The key was copied.',
    copyFailed: 'Your browser did not let us copy. Select the key and copy it by hand.',
    kept: 'I have kept it',
  },
};
