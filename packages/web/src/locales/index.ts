import * as en from './en-US/index.ts';
import * as es from './es-ES/index.ts';
import * as zh from './zh-CN/index.ts';

/** Every text of the interface, by locale and area. A key that a language lacks does not compile. */
export const resources = { 'en-US': en, 'zh-CN': zh satisfies Same<typeof en>, 'es-ES': es satisfies Same<typeof en> };
export const namespaces = Object.keys(en) as (keyof typeof en)[];

type Same<T> = { [K in keyof T]: T[K] extends string ? string : Same<T[K]> };

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: typeof en;
  }
}
