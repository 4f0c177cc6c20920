import { refuse } from './refusal.ts';

const deepest = 40;

/**
 * Refuses what no table can hold and no person types: a text with the character NUL, naming its field, and a value nested deeper than
 * anything of the contract.
 */
export function refuseUnreadable(value: unknown, path: readonly string[] = []): void {
  if (path.length > deepest) refuse('Trellis:UnreadableBody');
  if (typeof value === 'string') {
    if (value.includes('\0')) refuse('Trellis:UnreadableText', { members: [path.join('.')] });
    return;
  }
  if (typeof value !== 'object' || value === null || value instanceof Blob) return;
  for (const [key, inner] of Object.entries(value)) refuseUnreadable(inner, [...path, key]);
}
