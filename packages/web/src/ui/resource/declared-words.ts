import type { LocalText } from '@trellis/contract/languages';
import { useTranslation } from 'react-i18next';
import { useTextFacts } from '../local-text.tsx';
import type { Change } from '../stale.ts';
import type { Declared, Field, FileValue, Values } from './declared.ts';

/** What a page says about its kind of thing. */
export interface DeclaredWords {
  title: string;
  add: string;
  edit: string;
  empty: string;
  emptyHint: string;
  field: (field: Pick<Field, 'readAs'>) => string;
  /** What is said beneath a field, if anything. */
  hint: (name: string) => string | undefined;
  /** A value of a choice. */
  value: (field: string, value: string) => string;
}

/** The words of a declared resource, from the texts of its area: its own under its key, its fields' under `fields` of the key or of the area. */
export function useDeclaredWords({ area, key }: Pick<Declared, 'area' | 'key'>): DeclaredWords {
  const { t, i18n } = useTranslation(area as 'ui');
  // which keys there are is known where the resource is declared, and a test says that each has its words
  const say = (name: string | string[]) => t(name as never) as string;
  return {
    title: say(`${key}.title`),
    add: say(`${key}.add`),
    edit: say(`${key}.edit`),
    empty: say(`${key}.empty`),
    emptyHint: say(`${key}.emptyHint`),
    field: ({ readAs }) => say([`${key}.fields.${readAs}`, `fields.${readAs}`]),
    hint: (name) => (i18n.exists(`${area}:${key}.hints.${name}`) ? say(`${key}.hints.${name}`) : undefined),
    value: (field, value) => say(`${field}.${value}`),
  };
}

/** What a stale editor compares, field by field. */
export function useDeclaredFacts(fields: readonly Field[], words: DeclaredWords): (item: Values) => Change[] {
  const textFacts = useTextFacts();
  const { t } = useTranslation('ui');
  return (item) =>
    fields.flatMap((field) => {
      const { name, kind, readAs } = field;
      if (kind === 'localText') return textFacts(name, words.field(field), item[name] as LocalText);
      return [{ key: name, field: words.field(field), value: factOf(field, item[readAs], words, t('word.yes'), t('word.no')) }];
    });
}

function factOf({ kind, name }: Field, value: unknown, words: DeclaredWords, yes: string, no: string): string {
  if (value === null || value === undefined) return '';
  if (kind === 'one') return (value as { name: string }).name;
  if (kind === 'many') return (value as { name: string }[]).map((each) => each.name).join(', ');
  if (kind === 'file') return (value as FileValue).fileName ?? yes;
  if (kind === 'flag') return value ? yes : no;
  const said = String(value as string | number);
  return kind === 'choice' ? words.value(name, said) : said;
}
