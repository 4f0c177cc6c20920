import type { LocalText } from '../languages.ts';

interface ScoredQuestion {
  name: string;
  /** Points by answer; a number, or a yes or no, by how it is written: `4`, `true`. An answer without points, such as "unsure", counts as not answered. */
  points: Record<string, number>;
}

export interface ScoreSection {
  code: string;
  name: LocalText;
  questions: readonly ScoredQuestion[];
}

/** How the answers to one version of a questionnaire become figures. */
export interface Scoring {
  /** The name and version of the formula; kept with every score. */
  formula: string;
  sections: readonly ScoreSection[];
}

export interface SectionScore {
  code: string;
  /** 0..100: the share of the possible points; null where too little was answered. */
  index: number | null;
  answered: number;
  total: number;
}

const leastShare = 0.5;

/** The index of each section: a summary of what was stated, never a diagnosis. */
export function scoreAnswers({ sections }: Scoring, data: Readonly<Record<string, unknown>>): SectionScore[] {
  return sections.map(({ code, questions }) => {
    const scored = questions.flatMap((question) => {
      const points = pointsOf(question, data);
      return points === undefined ? [] : [{ points, most: Math.max(...Object.values(question.points)) }];
    });
    const total = questions.length;
    const most = scored.reduce((sum, entry) => sum + entry.most, 0);
    const points = scored.reduce((sum, entry) => sum + entry.points, 0);
    const isEnough = most > 0 && scored.length >= total * leastShare;
    return { code, index: isEnough ? Math.round((100 * points) / most) : null, answered: scored.length, total };
  });
}

/** The mean of the sections that have an index; null where none has. */
export function overallIndex(scores: readonly SectionScore[]): number | null {
  const known = scores.flatMap(({ index }) => (index === null ? [] : [index]));
  return known.length === 0 ? null : Math.round(known.reduce((sum, index) => sum + index, 0) / known.length);
}

function pointsOf({ name, points }: ScoredQuestion, data: Readonly<Record<string, unknown>>): number | undefined {
  const answer = Object.hasOwn(data, name) ? data[name] : undefined;
  if (typeof answer !== 'string' && typeof answer !== 'number' && typeof answer !== 'boolean') return undefined;
  const written = String(answer);
  return Object.hasOwn(points, written) ? points[written] : undefined;
}
