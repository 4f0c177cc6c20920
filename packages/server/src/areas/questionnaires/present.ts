import type { Language } from '@trellis/contract/languages';
import type { sectionScore } from '@trellis/contract/questionnaires/schemas';
import { overallIndex, type Scoring, type SectionScore } from '@trellis/contract/questionnaires/scoring';
import type { z } from 'zod';

/** The scores of an answer with their names in the reader's language; those of a formula that is no longer known keep their codes. */
export function presentScores(
  score: readonly SectionScore[] | null,
  { sections }: Scoring,
  language: Language,
): z.input<typeof sectionScore>[] {
  const names = new Map(sections.map(({ code, name }) => [code, name[language]]));
  return (score ?? []).map((section) => ({ ...section, name: names.get(section.code) ?? section.code }));
}

/** The one figure of an answer; null until it is complete. */
export function correctRate(score: readonly SectionScore[] | null): number | null {
  return score && overallIndex(score);
}
