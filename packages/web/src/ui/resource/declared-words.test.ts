import { resources } from '@trellis/contract/declared';
import { locales, toLanguage } from '@trellis/contract/languages';
import { classrooms } from '@trellis/contract/scheduling/classrooms/calls';
import { schools } from '@trellis/contract/tenancy/schools/calls';
import { testLocations } from '@trellis/contract/vr-classroom/location-calls';
import { describe, expect, it } from 'vitest';
import * as en from '../../locales/en-US/index.ts';
import * as es from '../../locales/es-ES/index.ts';
import * as zh from '../../locales/zh-CN/index.ts';
import { fieldsOf } from './declared.ts';

type Texts = Record<string, unknown>;

const textsOf = { 'en-US': en, 'zh-CN': zh, 'es-ES': es };

/** What stands under the keys of a path, if it is a text. */
function said(texts: Texts, path: string): boolean {
  const found = path.split('.').reduce<unknown>((within, key) => (within as Texts | undefined)?.[key], texts);
  return typeof found === 'string' && found !== '';
}

describe.each(locales)('in %s', (locale) => {
  it.each([...resources, classrooms, schools, testLocations].map((resource) => [resource.key, resource] as const))(
    '%s has a word for all that its page says',
    (key, resource) => {
      const texts = textsOf[locale][resource.area as 'content'] as unknown as Texts;
      const fields = fieldsOf(resource);
      const missing = [
        ...['title', 'add', 'edit', 'empty', 'emptyHint'].map((name) => [`${key}.${name}`]),
        ...fields.map(({ readAs }) => [`${key}.fields.${readAs}`, `fields.${readAs}`]),
        ...fields.flatMap(({ name, values }) => values.map((value) => [`${name}.${value}`])),
      ].filter((paths) => !paths.some((path) => said(texts, path)));
      expect(missing).toEqual([]);
    },
  );

  it.each(resources.flatMap((resource) => (resource.excel ? [[resource.key, resource.excel, resource] as const] : [])))(
    '%s has a word for all that its Excel file says',
    (_, { words, values }, resource) => {
      const said = words[toLanguage(locale)];
      const fields = fieldsOf(resource).filter(({ kind }) => kind !== 'file');
      const missing = ['title', ...fields.map(({ readAs }) => readAs)].filter((name) => !said[name]);
      const unsaid = fields.flatMap((field) => field.values.filter((value) => !values?.[field.name]?.[toLanguage(locale)][value]));
      expect([...missing, ...unsaid]).toEqual([]);
    },
  );
});
