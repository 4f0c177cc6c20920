import type { Project } from '../account/schemas.ts';
import type { LocalText } from '../languages.ts';
import type { SectionScore } from '../questionnaires/scoring.ts';
import type { Stage } from '../subjects/rules.ts';
import { type AbilityLevel, type MusicCode, rankAbilities } from './rules.ts';

/** A music course, and when it is the right one; the first of the list that fits counts. */
export interface MusicRule {
  code: MusicCode;
  /** Only for a child who is there in growing up. */
  stage?: Stage | undefined;
  /** Only if there is so much to train of this section, 0..100. */
  section?: string | undefined;
  atLeast?: number | undefined;
}

/** How the answers of an assessment become a report. The figures are those of the assessment, the rule is the product's. */
export interface ReportFormula {
  name: string;
  /** The sections of the questionnaire that count, each with its training category and the bounds of its need. */
  abilities: readonly { section: string; category: string; low: number; high: number }[];
  /** The difficulty that is recommended where everything is hard, and where everything is easy. */
  difficulty: { least: number; most: number };
  music: readonly MusicRule[];
  /** How many sessions are worth arranging from a mean need on. */
  classes: readonly { from: number; count: number }[];
  project: Project;
}

export interface ReportCategory {
  code: string;
  name: LocalText;
  /** The share of the training, of 100. */
  percentage: number;
  recommendDifficulty: number;
}

export interface ReportAbility {
  code: string;
  name: LocalText;
  value: number;
  low: number;
  high: number;
}

/** What a report recommends; nothing where too little of every section is known. */
interface Recommendation {
  recommendDifficulty: number | null;
  recommendMusicCourse: MusicCode | null;
  arrangeableClass: number | null;
  recommendProject: Project | null;
}

export const noRecommendation: Recommendation = {
  recommendDifficulty: null,
  recommendMusicCourse: null,
  arrangeableClass: null,
  recommendProject: null,
};

/** What a report says; kept as it was made. Texts are kept in every language. */
export interface ReportContent extends Recommendation {
  categories: ReportCategory[];
  abilities: ReportAbility[];
  focuses: { code: string; level: AbilityLevel }[];
  /** Sections that count and of which too little is known: nothing is said of these. */
  unknown: { code: string; name: LocalText }[];
  comment: LocalText;
}

interface Material {
  scores: readonly SectionScore[];
  /** Where the child is in growing up; null while the birthday is unknown. */
  stage: Stage | null;
  nameOfSection: (code: string) => LocalText;
  nameOfCategory: (code: string) => LocalText;
  comment: LocalText;
}

interface Need {
  section: string;
  category: string;
  value: number;
  low: number;
  high: number;
}

/** Makes the report of answers that were scored. A section of which too little is known says nothing. */
export function makeReport(formula: ReportFormula, material: Material): ReportContent {
  const indexOf = (section: string) => material.scores.find(({ code }) => code === section)?.index ?? null;
  const needs = formula.abilities.flatMap((ability): Need[] => {
    const index = indexOf(ability.section);
    return index === null ? [] : [{ ...ability, value: 100 - index }];
  });
  const unknown = formula.abilities.filter(({ section }) => indexOf(section) === null);
  const categories = categoriesOf(needs, formula, material.nameOfCategory);
  return {
    ...(needs.length === 0 ? noRecommendation : recommend(formula, needs, categories, material.stage)),
    categories,
    abilities: needs.map(({ section, value, low, high }) => ({ code: section, name: material.nameOfSection(section), value, low, high })),
    focuses: rankAbilities(needs.map(({ section, ...need }) => ({ ...need, code: section }))),
    unknown: unknown.map(({ section }) => ({ code: section, name: material.nameOfSection(section) })),
    comment: material.comment,
  };
}

function recommend(
  formula: ReportFormula,
  needs: readonly Need[],
  categories: readonly ReportCategory[],
  stage: Stage | null,
): Recommendation {
  const meanNeed = needs.reduce((sum, { value }) => sum + value, 0) / needs.length;
  return {
    recommendDifficulty: weightedDifficulty(categories),
    recommendMusicCourse: musicFor(formula.music, needs, stage),
    arrangeableClass: classesFor(formula.classes, meanNeed),
    recommendProject: formula.project,
  };
}

function categoriesOf(needs: readonly Need[], { difficulty }: ReportFormula, nameOf: Material['nameOfCategory']): ReportCategory[] {
  const byCategory = [...Map.groupBy(needs, ({ category }) => category)].map(([code, own]) => ({
    code,
    value: own.reduce((sum, need) => sum + need.value, 0) / own.length,
  }));
  const percentages = sharesOf(byCategory.map(({ value }) => value));
  return byCategory.map(({ code, value }, index) => ({
    code,
    name: nameOf(code),
    percentage: percentages[index] ?? 0,
    recommendDifficulty: Math.round(difficulty.most - ((difficulty.most - difficulty.least) * value) / 100),
  }));
}

/** Whole shares of 100, as the values stand to each other; where nothing stands out, all get the same. */
export function sharesOf(values: readonly number[]): number[] {
  const total = values.reduce((sum, value) => sum + value, 0);
  const exact = values.map((value) => (total === 0 ? 100 / values.length : (value * 100) / total));
  const shares = exact.map(Math.floor);
  // what rounding down left over goes where it was cut most
  const byLoss = exact.map((share, index) => ({ index, loss: share - Math.floor(share) })).sort((one, other) => other.loss - one.loss);
  const left = values.length === 0 ? 0 : 100 - shares.reduce((sum, share) => sum + share, 0);
  for (const { index } of byLoss.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}

/** What takes a larger share of the training counts more. */
function weightedDifficulty(categories: readonly ReportCategory[]): number {
  return Math.round(categories.reduce((sum, { percentage, recommendDifficulty }) => sum + percentage * recommendDifficulty, 0) / 100);
}

function musicFor(rules: readonly MusicRule[], needs: readonly Need[], stage: Stage | null): MusicCode {
  const fits = (rule: MusicRule) => {
    if (rule.stage && rule.stage !== stage) return false;
    if (!rule.section) return true;
    const need = needs.find(({ section }) => section === rule.section);
    return need !== undefined && need.value >= (rule.atLeast ?? 0);
  };
  return rules.find(fits)?.code ?? 'c+sm';
}

function classesFor(steps: ReportFormula['classes'], need: number): number {
  return steps.filter(({ from }) => need >= from).reduce((most, { count }) => Math.max(most, count), 0);
}
