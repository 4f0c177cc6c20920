import type { Locale } from '@trellis/contract/languages';
import type * as en from './en-US/index.ts';

export type Texts = typeof en;

/** A language has exactly the keys of English: one that lacks a key does not compile. */
type Same<T> = { [K in keyof T]: T[K] extends string ? string : Same<T[K]> };

/** The interface's texts by area; a language loads when it is first shown. */
export const loadTexts: Record<Locale, () => Promise<Same<Texts>>> = {
  'en-US': () => import('./en-US/index.ts'),
  'zh-CN': () => import('./zh-CN/index.ts'),
  'es-ES': () => import('./es-ES/index.ts'),
};

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: Texts;
  }
}
