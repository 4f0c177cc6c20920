import { editedExtras, extrasFault } from '@trellis/contract/programs/extras';
import { expect, it } from 'vitest';
import { draftOf, extrasAs, extrasOf, isSaidAlike } from './extras-draft.ts';

const option = (value: string, text: string) => ({ value, text });

it('puts the words of an option side by side, and takes them apart again', () => {
  const extras = editedExtras.parse({
    customizeOthers: true,
    en: { options: [option('a', 'A'), { ...option('b', 'B'), description: 'Why', link: 'https://example.com' }] },
    zh: { options: [option('a', '甲'), option('b', '乙')] },
  });
  const draft = draftOf(extras);
  expect(draft.common).toEqual({ customizeOthers: true });
  expect(draft.options).toMatchObject([
    { value: 'a', texts: { en: 'A', 'zh-Hans': '甲', es: 'A' } },
    { value: 'b', descriptions: { en: 'Why', 'zh-Hans': '', es: 'Why' }, link: 'https://example.com' },
  ]);
  const written = extrasOf('Checkbox', draft);
  expect(written.zh?.options?.map(({ text }) => text)).toEqual(['甲', '乙']);
  expect(extrasFault('Checkbox', editedExtras.parse(written))).toBeUndefined();
});

it('leaves out what a field of another type does not read, and what was cleared', () => {
  const draft = draftOf(editedExtras.parse({ count: 5, step: 2, options: [option('a', 'A')] }));
  expect(extrasOf('Number', draft)).toEqual({ step: 2 });
  expect(extrasOf('Rating', { ...draft, options: [], common: { count: undefined } })).toEqual({});
});

it('keeps what is said by language when the type changes, and leaves out what that does not read', () => {
  const zh = { options: [{ ...option('a', '甲'), link: 'https://example.com/zh' }], customizeOthers: true };
  const extras = editedExtras.parse({ count: 3, en: { options: [option('a', 'A')] }, zh, es: { options: [option('c', 'C')], count: 2 } });
  expect(extrasAs('Checkbox', extras)).toEqual({ en: { options: [option('a', 'A')] }, zh, es: { options: [option('c', 'C')] } });
  expect(extrasAs('Number', editedExtras.parse({ step: 2, count: 5 }))).toEqual({ step: 2 });
});

it.each([
  [
    {
      en: { options: [{ ...option('a', 'A'), link: 'https://a.test/en' }] },
      zh: { options: [{ ...option('a', '甲'), link: 'https://a.test/zh' }] },
    },
    false,
  ],
  [{ count: 5 }, true],
  [{ en: { options: [option('a', 'A')] }, zh: { options: [option('a', '甲')] } }, true],
  [{ en: { count: 5 }, zh: { count: 3 } }, false],
  [{ en: { options: [option('a', 'A')] }, zh: { options: [option('b', '乙')] } }, false],
])('is %j edited as fields: %s', (extras, expected) => {
  expect(isSaidAlike(editedExtras.parse(extras))).toBe(expected);
});
