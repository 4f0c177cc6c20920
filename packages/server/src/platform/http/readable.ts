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

/** What was sent, where a text of which nothing is seen says nothing: a name of such characters could be neither read nor followed. */
export function withoutUnseen(value: unknown): unknown {
  if (typeof value === 'string') return unseen.test(value) && !spaces.test(value) ? '' : value;
  if (Array.isArray(value)) return value.map(withoutUnseen);
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutUnseen(inner)]));
}

/** Whether a table can hold a text. */
export const isReadable = (text: string) => !text.includes(nul) && text.isWellFormed();
