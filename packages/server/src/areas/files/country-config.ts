import type { CountryConfig } from '@trellis/contract/files/storage';
import { type Language, languages } from '@trellis/contract/languages';
import { callingCodes } from './calling-codes.ts';

let kept: CountryConfig | undefined;

/** Every country with its calling code and its name in each language, by English name. */
export function countryConfig(): CountryConfig {
  kept ??= {
    countries: callingCodes
      .map(({ code, phoneCode }) => ({ code, phoneCode, name: namesOf(code) }))
      .sort((one, other) => one.name.en.localeCompare(other.name.en, 'en')),
  };
  return kept;
}

const displayNames = languages.map((language) => [language, new Intl.DisplayNames(language, { type: 'region' })] as const);

function namesOf(code: string): Record<Language, string> {
  return Object.fromEntries(displayNames.map(([language, names]) => [language, names.of(code) ?? code])) as Record<Language, string>;
}
