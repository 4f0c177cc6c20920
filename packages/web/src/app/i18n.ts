import { type Locale, locales } from '@trellis/contract/languages';
import dayjs from 'dayjs';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { loadTexts } from '../locales/index.ts';
import { keptByDevice } from './storage.ts';

const key = 'trellis.locale';

function firstLocale(): Locale {
  const kept = keptByDevice.read(key) ?? navigator.language;
  return locales.find((locale) => locale === kept) ?? locales.find((locale) => locale.slice(0, 2) === kept.slice(0, 2)) ?? 'en-US';
}

export const i18n = i18next;

/** Starts with the language that this browser used last; the person's own follows once they are known. */
export async function startI18n(): Promise<void> {
  await i18n.use(initReactI18next).init({
    fallbackLng: false,
    defaultNS: 'shell',
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  await showLocale(firstLocale());
}

const dayjsLocales: Record<Locale, { name: string; load: () => Promise<unknown> }> = {
  'en-US': { name: 'en', load: async () => undefined },
  'zh-CN': { name: 'zh-cn', load: () => import('dayjs/locale/zh-cn') },
  'es-ES': { name: 'es', load: () => import('dayjs/locale/es') },
};

/** Shows everything in a locale and remembers it in this browser. */
export async function showLocale(locale: Locale): Promise<void> {
  const dates = dayjsLocales[locale];
  const [texts] = await Promise.all([loadTexts[locale](), dates.load()]);
  for (const [area, keys] of Object.entries(texts)) i18n.addResourceBundle(locale, area, keys);
  dayjs.locale(dates.name);
  // a week runs from Sunday to Saturday, wherever one reads it
  dayjs.Ls[dates.name] = { ...dayjs.Ls[dates.name]!, weekStart: 0 };
  document.documentElement.lang = locale;
  keptByDevice.write(key, locale);
  if (i18n.language !== locale) await i18n.changeLanguage(locale);
}
