import { expect, it } from 'vitest';
import { readStored } from './stored-value.ts';

const id = '01a20e6e-f461-7398-998e-a9e91e12eac4';

it.each([null, '', [], {}, { en: '', 'zh-Hans': '', es: '' }, [{ tagId: null }]])('nothing is told of %j', (value) => {
  expect(readStored(value, 'en')).toEqual({ kind: 'nothing' });
});

it('an id that nobody named is no text', () => {
  expect(readStored(id, 'en')).toEqual({ kind: 'unnamed' });
});

it('a text in every language is read in one', () => {
  expect(readStored({ en: 'Calm', 'zh-Hans': '安稳', es: 'Calma' }, 'es')).toEqual({ kind: 'one', value: 'Calma' });
});

it('several values stay apart, so that each finds its word', () => {
  expect(readStored([30, 45], 'en')).toEqual({ kind: 'several', values: [30, 45] });
});

it('what has parts says each by where it stands, in the reader’s language and without ids', () => {
  const value = { rules: [{ hour: 24, ownerId: id, name: { en: 'Day', 'zh-Hans': '天', es: 'Día' } }, { hour: 1 }], done: false };
  expect(readStored(value, 'es')).toEqual({
    kind: 'parts',
    parts: [
      ['rules · 1 · hour', '24'],
      ['rules · 1 · name', 'Día'],
      ['rules · 2 · hour', '1'],
      ['done', 'false'],
    ],
  });
});
