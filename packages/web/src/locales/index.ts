import type { Locale } from '@trellis/contract/languages';
import type * as en from './en-US/index.ts';
import type * as es from './es-ES/index.ts';
import type * as zh from './zh-CN/index.ts';

/** The interface's texts by area. The build makes a part of each (plugins/area-texts.ts), which loads with what shows it. */
export type Texts = typeof en;

/** A language has exactly the keys of English: one that lacks a key does not compile. */
type Same<T> = { [K in keyof T]: T[K] extends string ? string : Same<T[K]> };
type Every<T extends Record<Locale, Same<Texts>>> = T;

export type TextsOf = Every<{ 'en-US': typeof en; 'zh-CN': typeof zh; 'es-ES': typeof es }>;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    fallbackNS: 'shell';
    resources: Texts;
  }
}
