import { z } from 'zod';

const kept = ['p', 'br', 'strong', 'em', 'u', 'ul', 'ol', 'li'];
/** What browsers write for the same. */
const sameAs: Readonly<Record<string, string>> = { b: 'strong', i: 'em', div: 'p' };

/** HTML with nothing but a few bare tags: attributes go, and whatever else looks like a tag becomes the text that it is. */
export const bareHtml = (html: string): string =>
  html.replace(/<(?:(\/?)([a-z]+)(?:\s[^<>]*)?\/?>)?/gi, (found, closing: string | undefined, name: string | undefined) => {
    const tag = name && (sameAs[name.toLowerCase()] ?? name.toLowerCase());
    return tag && kept.includes(tag) ? `<${closing}${tag}>` : found.replace('<', '&lt;');
  });

/** The words of it alone. */
export const wordsOf = (html: string): string =>
  html
    .replace(/<[^<>]*>|&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** A text with bold, lists and paragraphs, which says something. */
export const formattedText = (most: number) =>
  z
    .string()
    .max(most)
    .transform(bareHtml)
    .refine((html) => wordsOf(html) !== '')
    .meta({ description: 'HTML of bare p, br, strong, em, u, ul, ol, li', examples: ['<p>Well prepared</p>'] });
