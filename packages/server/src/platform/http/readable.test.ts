import { expect, it } from 'vitest';
import { withoutUnseen } from './readable.ts';

it('a text of which nothing is seen says nothing, wherever it stands', () => {
  const sent = { firstName: '\u200b', names: ['\u2060 \u200d', 'Ida'], inner: { note: '\u200e' }, count: 1, none: null };
  expect(withoutUnseen(sent)).toEqual({ firstName: '', names: ['', 'Ida'], inner: { note: '' }, count: 1, none: null });
});

it('what is seen keeps all of its characters, and so do spaces and files', () => {
  const file = new Blob(['\u200b']);
  const sent = { family: '👩‍👩‍👧', persian: 'می‌خواهم', spaces: ' \n', file };
  expect(withoutUnseen(sent)).toEqual(sent);
  expect((withoutUnseen(sent) as { file: Blob }).file).toBe(file);
});
