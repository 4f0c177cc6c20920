import type { ListMapping, ListRowFound, rowCorrection, UploadedList } from '@trellis/contract/imports/lists';
import type { z } from 'zod';

/** What became of a list. */
export interface ImportOutcome {
  imported: number;
  skipped: number;
}

/** A list that was imported. */
export interface FormerImport {
  id: string;
  fileName: string;
  personName: string;
  finishedAt: string;
  imported: number;
  undone: { at: string; personName: string } | null;
}

/** How much of an import is still there, how much of that was changed since, and what was built on how much of it. */
export interface UndoFound {
  rows: number;
  changed: number;
  obstacles: { kind: string; rows: number }[];
}

interface Portion {
  skipCount: number;
  maxResultCount: number;
}

export interface RowsFound<Field extends string> {
  items: ListRowFound<Field>[];
  totalCount: number;
  valid: number;
  faulty: number;
  warned: number;
}

/** The calls behind lists of a kind. */
export interface ImportCalls<Field extends string, Outcome extends ImportOutcome, Former extends FormerImport> {
  get(importId: string): Promise<UploadedList<Field, Outcome>>;
  rows(importId: string, page: Portion & { list: 'all' | 'faulty' | 'warned' }): Promise<RowsFound<Field>>;
  changeMapping(importId: string, mapping: ListMapping<Field>): Promise<unknown>;
  changeRows(importId: string, rows: z.infer<typeof rowCorrection>[]): Promise<unknown>;
  run(importId: string, rows: number): Promise<unknown>;
  progress(importId: string): Promise<{ done: number; total: number }>;
  cancel(importId: string): Promise<unknown>;
  finished(page: Portion): Promise<{ items: Former[]; totalCount: number }>;
  undoPreview(importId: string): Promise<UndoFound>;
  /** Answers how much went. */
  undo(importId: string): Promise<number>;
}

/** What is said of lists of a kind, beside what is said of every list. */
export interface ImportWords<Field extends string, Outcome extends ImportOutcome, Former extends FormerImport> {
  title: string;
  field(field: Field): string;
  start(count: number): string;
  question(count: number): string;
  running: string;
  result(outcome: Outcome): { title: string; more?: string };
  /** The way to what came in. */
  show: string;
  /** What came in, and how much of each did. */
  made: readonly string[];
  howMany(former: Former): readonly number[];
  goes(count: number): string;
  changed(count: number): string;
  undone(count: number): string;
  built: string;
  obstacle(kind: string): string;
  count(count: number): string;
}

/** What is particular of lists of a kind; all else of their page is the same for each. */
export interface ListImport<
  Field extends string = string,
  Outcome extends ImportOutcome = ImportOutcome,
  Former extends FormerImport = FormerImport,
> {
  /** What its files are uploaded to and fetched from. */
  path: string;
  /** Where what came in is shown. */
  home: string;
  /** At most so many. */
  rows: number;
  fields: readonly Field[];
  /** Whether one of them is a day: in which order these are written is asked then. */
  hasDates: boolean;
  /** The fields that a mapping still lacks. */
  missing(columns: readonly (Field | null)[]): Field[];
  /** At which of the fields that have columns a remark stands; undefined: at none. */
  placeOf(said: Field, fields: readonly Field[]): Field | undefined;
  calls: ImportCalls<Field, Outcome, Former>;
  words: ImportWords<Field, Outcome, Former>;
}
