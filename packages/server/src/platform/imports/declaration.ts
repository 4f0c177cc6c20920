import type { ListMapping } from '@trellis/contract/imports/lists';
import type { Language, Words } from '@trellis/contract/languages';
import type { Policy } from '@trellis/contract/policies';
import type { Db } from '../db/types.ts';
import type { Actor, Member } from '../http/caller.ts';
import type { Headers } from './headers.ts';
import type { CheckedRow, ListRow } from './row-reader.ts';
import type { TemplateColumn } from './template.ts';

/** How many of what else came in with the rows. */
export type Made = Readonly<Record<string, number>>;
export type ResultOf<M extends Made> = { imported: number; skipped: number } & M;

/** A list that was uploaded, as it is kept. */
export interface StoredImport<Field extends string = string, Result = unknown> {
  id: string;
  fileName: string;
  headers: string[];
  mapping: ListMapping<Field>;
  rows: ListRow[];
  result: Result | null;
}

/** What is particular of the lists of a kind; all else is the same for each. */
export interface ImportDeclaration<Field extends string, Candidate, M extends Made> {
  kind: string;
  /** Who brings them in. */
  policy: Policy;
  /** At most so many. */
  rows: number;
  fields: readonly Field[];
  words: Words<Field>;
  headers: Headers<Field>;
  /** Of days, where it has any: the first of them tells in which order dates are written. */
  dateField?: Field;
  /** The names of its files. */
  files: Record<Language, { template: string; faultyRows: string }>;
  /** What the template offers. */
  template: (db: Db, caller: Actor) => Promise<TemplateColumn<Field>[]>;
  /** Looks through all rows at once: each by itself, among the others, and beside what the center has. */
  check: (db: Db, caller: Actor, rows: readonly ListRow[], mapping: ListMapping<Field>) => Promise<CheckedRow<Field, Candidate>[]>;
  /** Takes what sound rows need until the transaction ends; then they are looked through once more. */
  lock?(db: Db, caller: Member, candidates: readonly Candidate[]): Promise<void>;
  /** Writes a portion of sound rows, and how much of what else. */
  insert(db: Db, caller: Member, importId: string, candidates: readonly Candidate[]): Promise<M>;
  /** What came of no row. */
  nothing: M;
  /** After the last one. */
  finish?: (db: Db, caller: Member, importId: string, result: ResultOf<M>) => Promise<void>;
  /** Constraints that say that somebody was faster. */
  races: readonly string[];
}
