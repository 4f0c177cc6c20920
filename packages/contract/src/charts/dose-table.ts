import type { Language } from '../languages.ts';
import type { DoseChart, FigureTable } from './figures.ts';

/** Test after test: what was found, and what had been done until then. */
export function tableOfDose({ headers, tests, taken }: DoseChart, language: Language): FigureTable {
  const figure = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  const written = (value: number | null) => (value === null ? '' : figure.format(value));
  return {
    headers: [headers.test, headers.sessions, headers.value, headers.low, headers.high, headers.difficulty, headers.music],
    rows: tests.map(({ name, sessions, value, low, high }) => {
      const until = taken.filter(({ session }) => session <= sessions);
      const levels = until.flatMap(({ difficulty }) => (difficulty === null ? [] : [difficulty]));
      const mean = levels.length === 0 ? null : levels.reduce((sum, level) => sum + level, 0) / levels.length;
      const music = until.reduce((sum, one) => sum + one.music, 0);
      return [name, String(sessions), written(value), written(low), written(high), written(mean), written(Math.round(music))];
    }),
    figures: [1, 2, 3, 4, 5, 6],
  };
}
