import { type Locale, locales } from '@trellis/contract/languages';

/** In which language and colors somebody looks at a page, and how wide their screen is. */
export interface Look {
  locale: Locale;
  scheme: 'light' | 'dark';
  widths: readonly number[];
}

// a desk's screen at 200 % is 720 wide; 320 is what WCAG asks a page to fit
export const looks: readonly Look[] = [
  { locale: locales[0], scheme: 'light', widths: [1440, 1024, 720, 390, 320] },
  { locale: locales[0], scheme: 'dark', widths: [1440, 390] },
  ...locales.slice(1).map((locale) => ({ locale, scheme: 'light' as const, widths: [1440, 1024, 390] })),
];
