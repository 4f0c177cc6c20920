/** Languages of the server, and the locales of the interface that they correspond to. */
export const languages = ['en', 'zh-Hans', 'es'] as const;
export type Language = (typeof languages)[number];

export const locales = ['en-US', 'zh-CN', 'es-ES'] as const;
export type Locale = (typeof locales)[number];

const languageOfLocale: Record<Locale, Language> = { 'en-US': 'en', 'zh-CN': 'zh-Hans', 'es-ES': 'es' };
const localeOfLanguage: Record<Language, Locale> = { en: 'en-US', 'zh-Hans': 'zh-CN', es: 'es-ES' };

export const toLanguage = (locale: Locale): Language => languageOfLocale[locale];
export const toLocale = (language: Language): Locale => localeOfLanguage[language];

export type LocalText = Record<Language, string>;

/** What each of some values or fields is called, in every language: one that lacks a word does not compile. */
export type Words<Key extends string> = Record<Language, Readonly<Record<Key, string>>>;

/** The language that an Accept-Language header asks for first, else English. Locales of the interface count as aliases. */
export function negotiateLanguage(header: string | undefined): Language {
  for (const part of (header ?? '').split(',')) {
    const tag = part.split(';')[0]?.trim().toLowerCase() ?? '';
    if (tag.startsWith('zh')) return 'zh-Hans';
    if (tag.startsWith('es')) return 'es';
    if (tag.startsWith('en')) return 'en';
  }
  return 'en';
}
