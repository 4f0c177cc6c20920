import type { BarsChart, Chart, DonutChart, RadarChart } from '../charts/figures.ts';
import type { Language } from '../languages.ts';
import { type ReportWords, reportWords } from './report-words.ts';
import type { AssessmentReport } from './schemas.ts';

type Ability = AssessmentReport['abilities'][number];

/** A radar of fewer axes is no area. */
const leastAxes = 3;

/** What is said of an ability, always beside the color that means the same. */
export const verdictOf = (level: Ability['level'], { focusLevel }: ReportWords): string =>
  level === null ? focusLevel.none : level === 2 ? focusLevel.above : focusLevel.within;

/** Where the training goes: the share of each kind, with the difficulty to begin with. */
export function categoryChart({ categories }: Pick<AssessmentReport, 'categories'>, language: Language): DonutChart & { title: string } {
  const words = reportWords[language];
  return {
    kind: 'donut',
    title: words.categories,
    headers: { name: words.category, value: words.share, note: words.difficulty },
    parts: categories.map(({ name, percentage, recommendDifficulty }) => ({
      name,
      value: percentage,
      note: words.difficultyValue.replace('{{level}}', String(recommendDifficulty)),
    })),
  };
}

/** What there is to train, ability by ability: the shape of it, then each between its bounds with its verdict. */
export function abilityCharts({ abilities }: AssessmentReport, language: Language): Chart[] {
  const words = reportWords[language];
  const shape: RadarChart & { title: string } = {
    kind: 'radar',
    title: words.abilityShape,
    headers: { name: words.ability, value: words.need },
    most: 100,
    axes: abilities.map(({ name, value }) => ({ name, value })),
  };
  const bars: BarsChart & { title: string } = {
    kind: 'bars',
    title: words.abilities,
    headers: { name: words.ability, value: words.need, bounds: words.boundsOf, verdict: words.attention },
    most: 100,
    bars: abilities.map(({ name, value, low, high, level }) => ({
      name,
      value,
      bounds: [low, high],
      verdict: verdictOf(level, words),
      tone: level === null ? 'good' : level === 2 ? 'attention' : 'plain',
    })),
  };
  return abilities.length < leastAxes ? [bars] : [shape, bars];
}
