import { z } from 'zod';
import type { ErrorCode } from '../errors.ts';
import { type PropertyExtras, type PropertyType, propertyExtras } from '../offline-plans/feedback-schemas.ts';

/** The languages that extras are kept by, in the words of the form editor; where Spanish says nothing it reads what English says. */
export const extrasLanguages = ['en', 'zh', 'es'] as const;
type ExtrasLanguage = (typeof extrasLanguages)[number];

/** How a field behaves: the same in every language, or said for each of them. */
export const editedExtras = z.strictObject({
  ...propertyExtras.shape,
  en: propertyExtras.strict().optional(),
  zh: propertyExtras.strict().optional(),
  es: propertyExtras.strict().optional(),
});
export type EditedExtras = z.infer<typeof editedExtras>;

const isMultilingual = (extras: EditedExtras) => extrasLanguages.some((language) => extras[language] !== undefined);

/** What a field does in one language. */
export function extrasIn(extras: EditedExtras, language: ExtrasLanguage): PropertyExtras {
  const { en, zh, es, ...common } = extras;
  const own = { en, zh, es }[language] ?? en;
  return { ...common, ...own };
}

/** What is wrong with the extras of a field of a type, if anything: Chinese and English each say what they must. */
export function extrasFault(type: PropertyType, extras: EditedExtras): ErrorCode | undefined {
  const needed = isMultilingual(extras) ? (['en', 'zh'] as const) : (['en'] as const);
  if (isMultilingual(extras) && needed.some((language) => lacksAnything(type, extras, language))) return lackOf(type);
  const all = extrasLanguages.map((language) => extrasIn(extras, language));
  for (const each of all) {
    const fault = faultIn(type, each);
    if (fault) return fault;
  }
  return undefined;
}

const choosing: readonly PropertyType[] = ['Selection', 'Checkbox'];

const lackOf = (type: PropertyType): ErrorCode => (type === 'Rating' ? 'Trellis:RatingCountMissing' : 'Trellis:OptionsMissing');

/** Said for some languages, what a type must have stands in each: what one leaves out, another does not stand in for. */
function lacksAnything(type: PropertyType, { en, zh, es, ...common }: EditedExtras, language: 'en' | 'zh'): boolean {
  const own = { ...common, ...{ en, zh, es }[language] };
  if (choosing.includes(type)) return !own.options?.length;
  return type === 'Rating' && own.count === undefined;
}

function faultIn(type: PropertyType, extras: PropertyExtras): ErrorCode | undefined {
  const { options = [], count, minValue, maxValue, minTime, maxTime, step } = extras;
  if (choosing.includes(type) && options.length === 0) return 'Trellis:OptionsMissing';
  if (options.some(({ value, text }) => value.trim() === '' || text.trim() === '')) return 'Trellis:OptionsMissing';
  if (new Set(options.map(({ value }) => value)).size < options.length) return 'Trellis:OptionsRepeated';
  if (type === 'Rating' && count === undefined) return 'Trellis:RatingCountMissing';
  const isBackwards =
    (minValue !== undefined && maxValue !== undefined && minValue > maxValue) ||
    (minTime !== undefined && maxTime !== undefined && maxTime !== 'current' && minTime > maxTime);
  return isBackwards || (step !== undefined && step <= 0) ? 'Trellis:ExtrasRange' : undefined;
}
