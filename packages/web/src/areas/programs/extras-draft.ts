import type { LocalText } from '@trellis/contract/languages';
import type { PropertyExtras, PropertyType } from '@trellis/contract/offline-plans/feedback-schemas';
import { type EditedExtras, extrasIn } from '@trellis/contract/programs/extras';
import { emptyText } from '../../ui/local-text.tsx';

/** An option as it is edited: its words in every language beside each other. */
export interface OptionDraft {
  value: string;
  texts: LocalText;
  descriptions: LocalText;
  link: string;
}

type Common = Omit<PropertyExtras, 'options'>;
export interface ExtrasDraft {
  common: Common;
  options: OptionDraft[];
}

/** What can be said of a field of each type. */
export const extrasOfType = {
  String: ['defaultLines'],
  Rating: ['count', 'showText', 'options'],
  Boolean: [],
  Duration: ['minStep', 'secStep', 'showSec'],
  Number: ['minValue', 'maxValue', 'step'],
  Selection: ['options', 'customizeOthers'],
  Checkbox: ['options', 'customizeOthers'],
  TimePicker: ['minStep', 'minTime', 'maxTime'],
  ImagePicker: ['count'],
  VideoPicker: ['count'],
} as const satisfies Record<PropertyType, readonly (keyof PropertyExtras)[]>;

const keyOf = { en: 'en', 'zh-Hans': 'zh', es: 'es' } as const;
const languages = ['en', 'zh-Hans', 'es'] as const;

/** Extras as they are edited: what is the same in every language once, options with their words side by side. */
export function draftOf(extras: EditedExtras): ExtrasDraft {
  const { options: _, ...common } = extrasIn(extras, 'en');
  const inLanguage = (language: keyof typeof keyOf) => extrasIn(extras, keyOf[language]).options ?? [];
  const values = [...new Set(languages.flatMap((language) => inLanguage(language).map(({ value }) => value)))];
  const options = values.map((value): OptionDraft => {
    const draft: OptionDraft = { value, texts: { ...emptyText }, descriptions: { ...emptyText }, link: '' };
    for (const language of languages) {
      const option = inLanguage(language).find((each) => each.value === value);
      draft.texts[language] = option?.text ?? '';
      draft.descriptions[language] = option?.description ?? '';
      draft.link ||= option?.link ?? '';
    }
    return draft;
  });
  return { common, options };
}

/** Whether all but the words of options is the same in every language, where they lead too: what differs is edited as JSON. */
export function isSaidAlike(extras: EditedExtras): boolean {
  const [first = '', ...others] = languages.map((language) => {
    const { options = [], ...common } = extrasIn(extras, keyOf[language]);
    return JSON.stringify([
      Object.entries(common).toSorted(([one], [other]) => (one < other ? -1 : 1)),
      options.map(({ value, link = '' }) => [value, link]),
    ]);
  });
  return others.every((other) => other === first);
}

/** Extras once their field is of another type: what that does not read goes, and what is said by language stays so. */
export function extrasAs(type: PropertyType, extras: EditedExtras): EditedExtras {
  if (isSaidAlike(extras)) return extrasOf(type, draftOf(extras));
  const { en, zh, es, ...common } = extras;
  const known: readonly string[] = [...extrasOfType[type], 'defaultValue'];
  const read = (said: PropertyExtras): PropertyExtras => Object.fromEntries(Object.entries(said).filter(([key]) => known.includes(key)));
  return { ...read(common), ...(en && { en: read(en) }), ...(zh && { zh: read(zh) }), ...(es && { es: read(es) }) };
}

/** The same for the wire: what a field of the type does not read is left out. */
export function extrasOf(type: PropertyType, { common, options }: ExtrasDraft): EditedExtras {
  const known: readonly string[] = [...extrasOfType[type], 'defaultValue'];
  const kept = Object.fromEntries(
    Object.entries(common).filter(([key, value]) => known.includes(key) && value !== undefined && value !== null && value !== ''),
  );
  if (!known.includes('options') || options.length === 0) return kept;
  const inLanguage = (language: keyof typeof keyOf) => ({
    options: options.map(({ value, texts, descriptions, link }) => ({
      text: texts[language],
      value,
      ...(descriptions[language] && { description: descriptions[language] }),
      ...(link && { link }),
    })),
  });
  return { ...kept, en: inLanguage('en'), zh: inLanguage('zh-Hans'), es: inLanguage('es') };
}
