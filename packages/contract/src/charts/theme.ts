import type { Tone } from './figures.ts';

/** How charts look where they are drawn: a page's tokens, or ink on paper. */
export interface ChartTheme {
  text: string;
  quiet: string;
  line: string;
  /** What a chart stands on. */
  ground: string;
  accent: string;
  tones: Readonly<Record<Tone, string>>;
  /** Of parts beside each other. */
  parts: readonly string[];
  fontFamily: string;
  fontSize: number;
  /** Whether it may move while it appears. */
  moves: boolean;
}
