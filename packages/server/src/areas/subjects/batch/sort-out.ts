import type { ErrorCode } from '@trellis/contract/errors';
import type { Language } from '@trellis/contract/languages';
import type { BatchOutcome } from '@trellis/contract/subjects/batch/schemas';
import { refusalText } from '../../../platform/http/refusal-text.ts';
import type { LockedChild } from './lock-several.ts';

interface Rules {
  /** Whether nothing is to be done: the child is so already. */
  isSo: (child: LockedChild) => boolean;
  /** Which rule keeps a child out; who is forgotten is kept out of everything. */
  refusal?: (child: LockedChild) => { code: ErrorCode; data?: Record<string, unknown> } | undefined;
}

/** Tells children with whom something can be done from those who are so already and those whom a rule keeps out. */
export function sortOut(
  children: readonly LockedChild[],
  language: Language,
  { isSo, refusal }: Rules,
): { ids: string[]; outcome: BatchOutcome } {
  const ids: string[] = [];
  const refused: BatchOutcome['refused'] = [];
  for (const child of children) {
    const no = child.isErased ? { code: 'Trellis:SubjectErased' as const } : isSo(child) ? undefined : refusal?.(child);
    if (no) refused.push({ subjectId: child.id, name: child.name, code: no.code, message: refusalText(no.code, language, no.data) });
    else if (!isSo(child)) ids.push(child.id);
  }
  const done = ids.length;
  return { ids, outcome: { done, unchanged: children.length - done - refused.length, refused } };
}
