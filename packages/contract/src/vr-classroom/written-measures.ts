import { writtenFigure } from '../charts/figures.ts';
import type { Language } from '../languages.ts';
import type { NamedMeasure } from './report-calls.ts';

/** A value as it is read; without a single mistake the true one may be higher. */
export const writtenValue = (value: number, { reason }: Pick<NamedMeasure, 'reason'>, language: Language): string =>
  `${reason === 'atCeiling' ? '≥ ' : ''}${writtenFigure(value, language)}`;

const farthest = 3;

/** Standard deviations from what is usual. Beyond three the norms say no more than that. */
export function writtenZ(z: number, language: Language): string {
  if (Math.abs(z) <= farthest) return writtenFigure(z, language);
  return z > 0 ? `> ${farthest}` : `< −${farthest}`;
}

/** Of a hundred children, how many are below: never none of them, and never all. */
export function writtenPercentile(percentile: number): string {
  if (percentile < 1) return '< 1';
  return percentile > 99 ? '> 99' : String(Math.round(percentile));
}
