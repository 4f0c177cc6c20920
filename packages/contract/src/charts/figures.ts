import type { Language } from '../languages.ts';

/** What a figure means to its reader: a color, which never stands without the word that says the same. */
export type Tone = 'plain' | 'good' | 'attention' | 'urgent';

/** What a chart shows, in the reader's words: from this the picture is drawn and the table behind it is written, on a page and on paper. */
export type Chart = { title: string } & (
  | BarsChart
  | DonutChart
  | RadarChart
  | LineChart
  | SparklineChart
  | CourseChart
  | ColumnsChart
  | DoseChart
);

/** A figure with its name; the first header is that of the names. */
interface Figure {
  name: string;
  value: number;
}

export interface BarsChart {
  kind: 'bars';
  headers: { name: string; value: string; bounds?: string; verdict?: string };
  /** The end of the scale; else the largest figure. */
  most?: number;
  /** Stands behind each figure of the picture. */
  unit?: string;
  bars: readonly (Figure & { tone?: Tone; verdict?: string; bounds?: readonly [number, number] })[];
}

/** Shares of a hundred. */
export interface DonutChart {
  kind: 'donut';
  headers: { name: string; value: string; note?: string };
  parts: readonly (Figure & { note?: string })[];
}

export interface RadarChart {
  kind: 'radar';
  headers: { name: string; value: string };
  most: number;
  axes: readonly Figure[];
  /** Drawn through every axis, to compare with. */
  baseline?: number;
}

/** Answer after answer of a test over its minutes, with the movement of the head on the right. */
export interface CourseChart {
  kind: 'course';
  /** How it is drawn: for families, or for clinics, whose colors differ by country. */
  look: 'person' | 'medicalChn' | 'medical';
  headers: { minute: string; correct: string; missed: string; wrong: string; motion: string; reaction: string };
  /** Type 2 is correct, 1 missed, 0 wrong; what was missed has no reaction. */
  records: readonly { type: 0 | 1 | 2; minute: number; reactionTime: number | null }[];
  motions: readonly { minute: number; motionIndex: number | null }[];
}

/** Period after period, each beside what it is compared with. */
export interface ColumnsChart {
  kind: 'columns';
  headers: { name: string; value: string; before: string };
  columns: readonly (Figure & { before: number })[];
}

/** Scores of tests over the sessions that were taken, with how hard those were and the minutes of music. */
export interface DoseChart {
  kind: 'dose';
  headers: { test: string; sessions: string; value: string; low: string; high: string; difficulty: string; music: string };
  /** In which 95 of a hundred such measurements lie, where that is known. */
  tests: readonly { name: string; sessions: number; value: number; low: number | null; high: number | null }[];
  taken: readonly { session: number; difficulty: number | null; music: number }[];
}

interface Points {
  headers: { name: string; value: string };
  most?: number;
  points: readonly Figure[];
}

export interface LineChart extends Points {
  kind: 'line';
  /** A figure stays until the next one, as a balance does. */
  isStepped?: boolean;
}

/** A line without axes, beside the figure that it ends with. */
export interface SparklineChart extends Points {
  kind: 'sparkline';
}

/** How long a test of attention lasts, and how far its two axes reach. */
export const courseMinutes = 13;
export const courseReaction = { most: 1600, interval: 400 };
export const courseMotion = { most: 8, interval: 2 };

export interface FigureTable {
  headers: readonly string[];
  rows: readonly (readonly string[])[];
  /** Which columns hold figures. */
  figures: readonly number[];
}

/** A figure as the reader's language writes it. */
export const writtenFigure = (value: number, language: Language): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(value);

/** A share of a hundred, likewise. */
export const writtenShare = (value: number, language: Language): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(value / 100);
