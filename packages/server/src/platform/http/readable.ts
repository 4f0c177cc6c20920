import { refuse } from './refusal.ts';

const deepest = 40;
const nul = '\0';

/**
 * Refuses what no table can hold and no person types: a text with the character NUL or with half of a character, naming its field, and a
 * value nested deeper than anything of the contract.
 */
export function refuseUnreadable(value: unknown, path: readonly string[] = []): void {
  if (path.length > deepest) refuse('Trellis:UnreadableBody');
  if (typeof value === 'string') {
    if (!isReadable(value)) refuse('Trellis:UnreadableText', { members: [path.join('.')] });
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (value instanceof Blob) {
    if (value instanceof File) refuseUnreadable(value.name, path);
    return;
  }
  for (const [key, inner] of Object.entries(value)) {
    if (!isReadable(key)) refuse('Trellis:UnreadableText', { members: [path.join('.')] });
    refuseUnreadable(inner, [...path, key]);
  }
}

const unseen = /^[\s\p{Cf}\u2800\u3164\uffa0]*$/u;
const spaces = /^\s*$/;

/**
 * Characters that are not seen and turn the order of all that follows them (U+202A to U+202E, U+2066 to U+2069): a name with one would reverse
 * the words around it in lists, letters and papers, and hide what a file is. They come along unasked with what is copied elsewhere, as
 * telephone numbers do. Letters that are written from the right, and marks beside them, stay.
 */
const turning = /[\u202a-\u202e\u2066-\u2069]/g;

export const withoutTurning = (text: string): string => text.replace(turning, '');

/** One who is let in by it is so by every character of it, on the page of the sign-in service too. */
const isPassword = (name: string) => /password$/i.test(name);

/** What was sent, without what nobody sees: a text of nothing else says nothing, as a name of such characters could be neither read nor followed. */
export function withoutUnseen(value: unknown, name = ''): unknown {
  if (typeof value === 'string') {
    if (unseen.test(value) && !spaces.test(value)) return '';
    return isPassword(name) ? value : withoutTurning(value);
  }
  if (Array.isArray(value)) return value.map((inner) => withoutUnseen(inner));
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutUnseen(inner, key)]));
}

/** Whether a table can hold a text. */
export const isReadable = (text: string) => !text.includes(nul) && text.isWellFormed();
