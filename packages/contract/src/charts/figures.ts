import type { Language } from '../languages.ts';

/** What a figure means to its reader: a color, which never stands without the word that says the same. */
export type Tone = 'plain' | 'good' | 'attention' | 'urgent';

/** What a chart shows, in the reader's words: from this the picture is drawn and the table behind it is written, on a page and on paper. */
export type Chart = { title: string } & (BarsChart | DonutChart | RadarChart | LineChart | SparklineChart);

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

/** Every figure of a chart, for whoever would rather read them or cannot see it. */
export function tableOfChart(chart: Chart, language: Language): FigureTable {
  if (chart.kind === 'bars') return tableOfBars(chart, language);
  if (chart.kind === 'donut') {
    const { name, value, note } = chart.headers;
    return {
      headers: [name, value, ...(note === undefined ? [] : [note])],
      rows: chart.parts.map((part) => [part.name, writtenShare(part.value, language), ...(note === undefined ? [] : [part.note ?? ''])]),
      figures: [1],
    };
  }
  const figures = chart.kind === 'radar' ? chart.axes : chart.points;
  return {
    headers: [chart.headers.name, chart.headers.value],
    rows: figures.map(({ name, value }) => [name, writtenFigure(value, language)]),
    figures: [1],
  };
}

function tableOfBars({ headers: { name, value, bounds, verdict }, bars }: BarsChart, language: Language): FigureTable {
  const boundsOf = (of: readonly [number, number] | undefined) => of?.map((bound) => writtenFigure(bound, language)).join(' – ') ?? '';
  const hasBounds = bounds !== undefined;
  return {
    headers: [name, value, ...(hasBounds ? [bounds] : []), ...(verdict === undefined ? [] : [verdict])],
    rows: bars.map((bar) => [
      bar.name,
      writtenFigure(bar.value, language),
      ...(hasBounds ? [boundsOf(bar.bounds)] : []),
      ...(verdict === undefined ? [] : [bar.verdict ?? '']),
    ]),
    figures: hasBounds ? [1, 2] : [1],
  };
}
