import type { LocalText } from '@trellis/contract/languages';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../app/format.ts';
import { useTextFacts } from '../local-text.tsx';
import type { Change } from '../stale.ts';
import { type Declared, type Field, type FileValue, fieldsOf, type Values } from './declared.ts';
import type { ResourceTexts } from './resource-page.tsx';

/** What a page says about its kind of thing. */
export interface DeclaredWords extends ResourceTexts {
  /** What is said once it is saved, if more than that. */
  saved: (name: string, isNew: boolean) => string | undefined;
  field: (field: Pick<Field, 'readAs'>) => string;
  /** What a column of its list is called. */
  column: (name: string) => string;
  /** What is said beneath a field, if anything. */
  hint: (name: string) => string | undefined;
  /** A value of a choice. */
  value: (field: string, value: string) => string;
}

/** The words of a declared resource, from the texts of its area: its own under its key, its fields' under `fields` of the key or of the area. */
export function useDeclaredWords(of: Declared): DeclaredWords {
  const { area, key } = of;
  const { t, i18n } = useTranslation(area as 'ui');
  // which keys there are is known where the resource is declared, and a test says that each has its words
  const say = (name: string | string[], named?: { name: string }) => t(name as never, named as never) as unknown as string;
  const sayIf = (name: string, named?: { name: string }) =>
    i18n.exists(`${area}:${key}.${name}`) ? say(`${key}.${name}`, named) : undefined;
  const field = ({ readAs }: Pick<Field, 'readAs'>) => say([`${key}.fields.${readAs}`, `fields.${readAs}`]);
  return {
    title: say(`${key}.title`),
    add: say(`${key}.add`),
    addTitle: sayIf('addTitle'),
    edit: (name) => say(`${key}.edit`, { name }),
    empty: say(`${key}.empty`),
    emptyHint: say(`${key}.emptyHint`),
    searchedBy: useSearchedBy(of, field),
    saved: (name, isNew) => (isNew ? sayIf('added', { name }) : undefined) ?? sayIf('saved', { name }),
    field,
    column: (name) => say([`${key}.columns.${name}`, `${key}.fields.${name}`, `fields.${name}`]),
    hint: (name) => sayIf(`hints.${name}`),
    value: (name, value) => say(`${name}.${value}`),
  };
}

/** What a list is searched by: nothing, the name, or the name and what else the declaration says. */
function useSearchedBy({ searched = [], ...of }: Declared, field: DeclaredWords['field']): string | undefined {
  const { t, i18n } = useTranslation('ui');
  if (searched.length === 0) return undefined;
  if (searched.length === 1) return t('word.searchByName');
  const names = fieldsOf(of)
    .filter(({ name }) => searched.includes(name))
    .map((each) => field(each).toLocaleLowerCase(i18n.language));
  return t('list.searchBy', { fields: new Intl.ListFormat(i18n.language, { type: 'disjunction' }).format(names) });
}

/** What a stale editor compares, field by field. */
export function useDeclaredFacts(
  fields: readonly Field[],
  words: DeclaredWords,
  said: Record<string, (value: never) => string> = {},
): (item: Values) => Change[] {
  const textFacts = useTextFacts();
  const { t } = useTranslation('ui');
  return (item) =>
    fields.flatMap((field) => {
      const { name, kind, readAs } = field;
      if (kind === 'localText') return textFacts(name, words.field(field), item[name] as LocalText);
      const ofWhole = said[name];
      if (ofWhole) return [{ key: name, field: words.field(field), value: ofWhole(item[name] as never) }];
      return [{ key: name, field: words.field(field), value: factOf(field, item[readAs], words, t('word.yes'), t('word.no')) }];
    });
}

function factOf({ kind, name }: Field, value: unknown, words: DeclaredWords, yes: string, no: string): string {
  if (value === null || value === undefined) return '–';
  if (kind === 'one') return (value as { name: string }).name;
  if (kind === 'many') return (value as { name: string }[]).map((each) => each.name).join(', ');
  if (kind === 'files') return (value as FileValue[]).map(({ fileName }) => fileName ?? yes).join(', ') || '–';
  if (kind === 'file') return (value as FileValue).fileName ?? yes;
  if (kind === 'flag') return value ? yes : no;
  if (kind === 'day') return formatDate(value as string);
  const said = String(value as string | number);
  return kind === 'choice' ? words.value(name, said) : said;
}
