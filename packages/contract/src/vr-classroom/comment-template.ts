import type { SectionScore } from '../questionnaires/scoring.ts';

export interface Commented {
  child: string;
  date: string;
  /** The mean of the sections, 0..100. */
  index: number | null;
  sections: readonly Pick<SectionScore, 'code' | 'index'>[];
}

const unknown = '–';

/**
 * What a doctor begins a comment with: a questionnaire's template with what its answers say. `{child}`, `{date}` and `{index}` stand for the
 * child's name, the day it was answered and the mean of the sections, `{index:code}` for one section. Whatever else is in braces stays.
 */
export function fillTemplate(template: string, { child, date, index, sections }: Commented): string {
  const said = new Map<string, string>([
    ['child', child],
    ['date', date],
    ['index', written(index)],
    ...sections.map((section) => [`index:${section.code}`, written(section.index)] as const),
  ]);
  return template.replace(/\{([^{}]{1,80})\}/g, (whole, name: string) => said.get(name.trim()) ?? whole);
}

const written = (index: number | null) => (index === null ? unknown : String(index));
