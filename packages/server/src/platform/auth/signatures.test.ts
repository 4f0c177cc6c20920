import { expect, test } from 'vitest';
import { readSigned, sign } from './signatures.ts';

const signed = sign(['new key'], 'cookie', 'one.two');

test('what was signed is read again, by a key that signs no more as well', () => {
  expect(readSigned(['new key'], 'cookie', signed)).toBe('one.two');
  expect(readSigned(['newer key', 'new key'], 'cookie', signed)).toBe('one.two');
});

test.each([
  ['another purpose', ['new key'], 'link', signed],
  ['another key', ['newer key'], 'cookie', signed],
  ['another text', ['new key'], 'cookie', signed.replace('two', 'three')],
  ['no signature', ['new key'], 'cookie', 'one.two'],
  ['nothing', ['new key'], 'cookie', ''],
])('%s proves nothing', (_case, keys, purpose, text) => {
  expect(readSigned(keys, purpose, text)).toBeUndefined();
});
