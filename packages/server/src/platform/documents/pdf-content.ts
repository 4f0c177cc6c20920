import type { Chart } from '@trellis/contract/charts/figures';
import type { Language } from '@trellis/contract/languages';

/** What an area says of a document: what stands in it and in which order. How it looks is decided here for all. */
export interface PdfContent {
  /** Without its extension; may hold any letters. */
  fileName: string;
  title: string;
  parts: readonly PdfPart[];
}

/** A part of a document; its title stands above it. */
export type PdfPart = { title?: string } & (PdfFacts | PdfTable | PdfText | PdfDrawing | PdfChart);

/** Labels with their values, two beside each other. */
export interface PdfFacts {
  kind: 'facts';
  facts: readonly PdfFact[];
}
export interface PdfFact {
  label: string;
  value: string;
}

export interface PdfTable {
  kind: 'table';
  columns: readonly PdfColumn[];
  rows: readonly (readonly string[])[];
  /** What the rows add up to, below them. */
  sums?: readonly (readonly string[])[];
  /** What is said instead of an empty table. */
  none: string;
}
export interface PdfColumn {
  header: string;
  /** Its share of the width, beside those of the others. */
  share: number;
  /** Figures stand below each other. */
  isFigure?: boolean;
}

export interface PdfText {
  kind: 'text';
  text: string;
}

/** Strokes, such as a signature, with what is said below them. */
export interface PdfDrawing {
  kind: 'drawing';
  /** An SVG path on an area of this size. */
  path: string;
  width: number;
  height: number;
  /** For whoever cannot see it. */
  alternative: string;
  caption: string;
}

/** A picture of figures; its title is that of the part, and whoever cannot see it is told every figure. */
export interface PdfChart {
  kind: 'chart';
  chart: Chart;
}

/** Whose document it is, and when it was made: stands on every page. */
export interface PdfFrame {
  language: Language;
  centre: string;
  /** A PNG. */
  logo: Uint8Array | null;
  madeOn: Date;
  /** The same as it is written, on the clock of the centre. */
  madeAt: string;
}

export type PdfOrder = PdfContent & PdfFrame;
