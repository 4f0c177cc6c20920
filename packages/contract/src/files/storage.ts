import { type Language, languages, locales, toLanguage } from '../languages.ts';

/** /storage/countryConfig.json: the countries of the world for the telephone field. */
export interface CountryConfig {
  countries: { code: string; phoneCode: string; name: Record<Language, string> }[];
}

/** /reportConfig.json: the versions in which reports are asked for, and their languages. */
export const reportConfig = {
  apiVersion: '2',
  pdfApiVersion: '3.1',
  languages,
  languageOfLocale: Object.fromEntries(locales.map((locale) => [locale, toLanguage(locale)])),
};
