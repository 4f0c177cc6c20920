import { type Locale, locales } from '@trellis/contract/languages';
import { keptByDevice } from './storage.ts';

export const localeKey = 'trellis.locale';

/** The language that this browser used last, or is set to. */
export function firstLocale(): Locale {
  const kept = keptByDevice.read(localeKey) ?? navigator.language;
  return locales.find((locale) => locale === kept) ?? locales.find((locale) => locale.slice(0, 2) === kept.slice(0, 2)) ?? 'en-US';
}
