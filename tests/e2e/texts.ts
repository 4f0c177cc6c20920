import type { Locale } from '@trellis/contract/languages';
import * as en from '../../packages/web/src/locales/en-US/index.ts';
import * as es from '../../packages/web/src/locales/es-ES/index.ts';
import * as zh from '../../packages/web/src/locales/zh-CN/index.ts';

export type Texts = typeof en;

/** The interface's own texts: a journey reads the page as a person of that language does. */
export const textsOf = { 'en-US': en, 'zh-CN': zh, 'es-ES': es } as unknown as Record<Locale, Texts>;

/** A text with its placeholders filled, as a pattern; an unfilled one stands for anything. */
export function says(text: string, values: Record<string, string | number> = {}): RegExp {
  const parts = text
    .split(/\{\{(\w+)\}\}/)
    .map((part, index) => (index % 2 === 0 ? escape(part) : values[part] === undefined ? '.+' : escape(String(values[part]))));
  return new RegExp(`^${parts.join('')}$`);
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function leaves(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [];
}

/** English texts that read differently in a language: none of them may stand on its pages. */
export function foreignTo(locale: Locale): string[] {
  const own = new Set(leaves(textsOf[locale]));
  return leaves(en).filter((text) => text.length > 3 && !text.includes('{{') && !own.has(text));
}
