import { z } from 'zod';
import { limits } from '../limits.ts';
import { id } from '../wire.ts';
import { dateOrders, importFields } from './fields.ts';

/** Which column of the file holds what; null: nothing that is imported. */
export const importMapping = z.object({
  columns: z.array(z.enum(importFields).nullable()).max(limits.import.columns),
  dateOrder: z.enum(dateOrders),
});
export type ImportMapping = z.infer<typeof importMapping>;

const result = z.object({ imported: z.int(), skipped: z.int(), guardians: z.int() });
export type ImportResult = z.infer<typeof result>;

/** A list that was uploaded, before and after its children are in the centre. */
export const subjectImport = z.object({
  id: id('subjectImport'),
  fileName: z.string(),
  /** The first row of the file. */
  headers: z.array(z.string()),
  /** A value of each column. */
  examples: z.array(z.string()),
  rowCount: z.int(),
  mapping: importMapping,
  /** What it became, once it was imported. */
  result: result.nullable(),
});
export type SubjectImport = z.infer<typeof subjectImport>;

/** What is wrong, or worth a look, with a row: in the field of a column, or in none. */
const remark = z.object({ field: z.enum(importFields), message: z.string() });
export type ImportRemark = z.infer<typeof remark>;

/** What some cells of a row hold instead. */
export const rowCorrection = z.object({
  number: z.int(),
  cells: z.array(z.object({ column: z.int().min(0), text: z.string().max(limits.import.cellLength) })).max(limits.import.columns),
});

export const importRow = z.object({
  /** The row's number in the file, as the program that wrote it counts. */
  number: z.int(),
  cells: z.array(z.string()),
  /** Keep the row out. */
  faults: z.array(remark),
  /** Do not. */
  warnings: z.array(remark),
});
export type ImportRow = z.infer<typeof importRow>;

/** A page of the rows with what is found in them, and how many there are of each kind. */
export const importPreview = z.object({
  items: z.array(importRow),
  totalCount: z.int(),
  valid: z.int(),
  faulty: z.int(),
  warned: z.int(),
});
