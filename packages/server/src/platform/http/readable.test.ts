import { expect, it } from 'vitest';
import { withoutUnseen } from './readable.ts';

it('a text of which nothing is seen says nothing, wherever it stands', () => {
  const sent = { firstName: '\u200b', names: ['\u2060 \u200d', 'Ida'], inner: { note: '\u200e' }, count: 1, none: null };
  expect(withoutUnseen(sent)).toEqual({ firstName: '', names: ['', 'Ida'], inner: { note: '' }, count: 1, none: null });
});

it('what turns the order of the words around it is left out, and letters from the right keep their marks', () => {
  const sent = {
    firstName: '\u202eadI\u202c',
    names: ['a\u2067b\u2069'],
    phone: '\u202a+1 555 0100\u202c',
    note: '\u200fשלום\u200e',
    latter: '\u202d \u2066',
  };
  const kept = { firstName: 'adI', names: ['ab'], phone: '+1 555 0100', note: '\u200fשלום\u200e', latter: '' };
  expect(withoutUnseen(sent)).toEqual(kept);
});

it('a password keeps every character: the sign-in page compares it as it is typed', () => {
  const sent = { password: '\u202esecret', inner: { newPassword: '\u2066x\u2069' } };
  expect(withoutUnseen(sent)).toEqual(sent);
});

it('what is seen keeps all of its characters, and so do spaces and files', () => {
  const file = new Blob(['\u200b']);
  const sent = { family: '👩‍👩‍👧', persian: 'می‌خواهم', spaces: ' \n', file };
  expect(withoutUnseen(sent)).toEqual(sent);
  expect((withoutUnseen(sent) as { file: Blob }).file).toBe(file);
});
