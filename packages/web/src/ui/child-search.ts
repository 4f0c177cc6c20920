import type { SubjectChoice } from '@trellis/contract/subjects/schemas';

/** Whether a child is meant by what was typed: a part of the name in any case, or of the clinic number. */
export function isMeant(typed: string, { name, outpatientNumber }: Omit<SubjectChoice, 'id'>): boolean {
  const text = typed.trim().toLowerCase();
  return name.toLowerCase().includes(text) || (outpatientNumber ?? '').toLowerCase().includes(text);
}
