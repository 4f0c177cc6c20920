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

/** Whether a table can hold a text. */
export const isReadable = (text: string) => !text.includes(nul) && text.isWellFormed();
