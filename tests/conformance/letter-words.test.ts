import { locales } from '@trellis/contract/languages';
import { letterTexts } from '@trellis/server/platform/mail/templates';
import { expect, it } from 'vitest';
import { textsOf } from '../e2e/texts.ts';

it.each(locales)('every kind of letter has a name in %s', (locale) => {
  const named = Object.keys(textsOf[locale].mail.template);
  expect(Object.keys(letterTexts).filter((template) => !named.includes(template))).toEqual([]);
});
