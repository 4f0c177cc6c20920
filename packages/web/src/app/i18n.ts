import { type Locale, locales } from '@trellis/contract/languages';
import dayjs from 'dayjs';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { namespaces, resources } from '../locales/index.ts';

const key = 'trellis.locale';

function firstLocale(): Locale {
  const kept = localStorage.getItem(key) ?? navigator.language;
  return locales.find((locale) => locale === kept) ?? locales.find((locale) => locale.slice(0, 2) === kept.slice(0, 2)) ?? 'en-US';
}

export const i18n = i18next;

/** Starts with the language that this browser used last; the person's own follows once they are known. */
export async function startI18n(): Promise<void> {
  await i18n.use(initReactI18next).init({
    lng: firstLocale(),
    fallbackLng: false,
    ns: namespaces,
    defaultNS: 'shell',
    resources,
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  await showLocale(i18n.language as Locale);
}

const dayjsLocales: Record<Locale, () => Promise<unknown>> = {
  'en-US': async () => undefined,
  'zh-CN': () => import('dayjs/locale/zh-cn'),
  'es-ES': () => import('dayjs/locale/es'),
};

/** Shows everything in a locale and remembers it in this browser. */
export async function showLocale(locale: Locale): Promise<void> {
  await dayjsLocales[locale]();
  dayjs.locale({ 'en-US': 'en', 'zh-CN': 'zh-cn', 'es-ES': 'es' }[locale]);
  document.documentElement.lang = locale;
  localStorage.setItem(key, locale);
  if (i18n.language !== locale) await i18n.changeLanguage(locale);
}

export const currentLocale = () => i18n.language as Locale;
