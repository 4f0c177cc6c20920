import type { Locale } from '@trellis/contract/languages';
import dayjs from 'dayjs';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { firstLocale, localeKey } from './first-locale.ts';
import { loadPart } from './load-part.ts';
import { navigating } from './navigating.ts';
import { keptByDevice } from './storage.ts';

export const i18n = i18next;

/** Every area's texts in every language, by 'locale/area'. */
export type TextParts = Readonly<Record<string, () => Promise<{ default: Record<string, unknown> }>>>;
let parts: TextParts = {};

/** Starts with the language that this browser used last; the person's own follows once they are known. */
export async function startI18n(texts: TextParts): Promise<void> {
  parts = texts;
  await i18n.use(initReactI18next).init({
    fallbackLng: false,
    defaultNS: 'shell',
    // any part may say the shared words: t('word.save')
    fallbackNS: 'shell',
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  for (const area of ofEntry.split(' ')) shown.add(area);
  await showLocale(firstLocale());
}

/** The areas whose texts something on the screen, or on its way to it, reads. */
const shown = new Set<string>();
/** What the entry itself reads; the build puts the names here. */
const ofEntry = '@texts of entry';

async function loadTexts(locale: Locale, areas: Iterable<string>): Promise<void> {
  const missing = [...areas].filter((area) => !i18n.hasResourceBundle(locale, area));
  await Promise.all(
    missing.map(async (area) => {
      const load = parts[`${locale}/${area}`];
      if (!load) return;
      const loaded = await loadPart(load);
      i18n.addResourceBundle(locale, area, loaded.default);
    }),
  );
}

/**
 * Loads a part of the app together with the texts that it reads.
 * @public the build puts it around every import of a part (plugins/area-texts.ts)
 */
export async function withTexts<T>(areas: string, load: () => Promise<T>, isWaitedFor?: () => boolean): Promise<T> {
  const names = areas === '' ? [] : areas.split(' ');
  for (const name of names) shown.add(name);
  const [part] = await Promise.all([loadPart(load, isWaitedFor), loadTexts(i18n.language as Locale, names)]);
  // another language may have been chosen meanwhile
  await loadTexts(i18n.language as Locale, names);
  return part;
}

/**
 * Loads a page with its texts. It may be that nobody wants it: the link that leads there was pointed at.
 * @public the build puts it around every import of a page (plugins/area-texts.ts)
 */
export const pageWithTexts = <T>(areas: string, load: () => Promise<T>): Promise<T> => withTexts(areas, load, navigating.current);

const dayjsLocales: Record<Locale, { name: string; load: () => Promise<unknown> }> = {
  'en-US': { name: 'en', load: async () => undefined },
  'zh-CN': { name: 'zh-cn', load: () => import('dayjs/locale/zh-cn') },
  'es-ES': { name: 'es', load: () => import('dayjs/locale/es') },
};

/** Shows everything in a locale and remembers it in this browser. */
export async function showLocale(locale: Locale): Promise<void> {
  const dates = dayjsLocales[locale];
  const preparing = loadPart(dates.load);
  // what comes on its way meanwhile speaks the new language too
  for (let known = -1; known !== shown.size; ) {
    known = shown.size;
    await loadTexts(locale, shown);
  }
  await preparing;
  dayjs.locale(dates.name);
  // a week runs from Sunday to Saturday, wherever one reads it
  dayjs.Ls[dates.name] = { ...dayjs.Ls[dates.name]!, weekStart: 0 };
  document.documentElement.lang = locale;
  keptByDevice.write(localeKey, locale);
  if (i18n.language !== locale) await i18n.changeLanguage(locale);
}
