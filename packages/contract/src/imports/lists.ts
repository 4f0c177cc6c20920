import { z } from 'zod';
import { limits } from '../limits.ts';

/** How dates like 03/04/2019 are meant. */
export const dateOrders = ['monthFirst', 'dayFirst'] as const;
export type DateOrder = (typeof dateOrders)[number];

/** Which column of a file holds what; null: nothing that is imported. */
export interface ListMapping<Field extends string = string> {
  columns: (Field | null)[];
  dateOrder: DateOrder;
}

/** What is wrong, or worth a look, with a row: in the field of a column, or in none. */
export interface ListRemark<Field extends string = string> {
  field: Field;
  message: string;
}

/** A row of an uploaded list with what is found in it. */
export interface ListRowFound<Field extends string = string> {
  number: number;
  cells: string[];
  faults: ListRemark<Field>[];
  warnings: ListRemark<Field>[];
}

/** A list that was uploaded, before and after it is imported. */
export interface UploadedList<Field extends string = string, Result = unknown> {
  id: string;
  fileName: string;
  headers: string[];
  examples: string[];
  rowCount: number;
  mapping: ListMapping<Field>;
  result: Result | null;
}

/** The fields that a mapping takes from two columns. */
export const doubledFields = <Field extends string>(fields: readonly Field[], columns: readonly (Field | null)[]): Field[] =>
  fields.filter((field) => columns.filter((column) => column === field).length > 1);

/**
 * The fields that columns still lack. Each entry of those that are needed has its ways, of which one is enough.
 */
export const fieldsLacking = <Field extends string>(
  needed: readonly (readonly (readonly Field[])[])[],
  columns: readonly (Field | null)[],
): Field[] => needed.flatMap((ways) => (ways.some((way) => way.every((field) => columns.includes(field))) ? [] : (ways[0] ?? [])));

/** What some cells of a row hold instead. */
export const rowCorrection = z.object({
  number: z.int(),
  cells: z.array(z.object({ column: z.int().min(0), text: z.string().max(limits.import.cellLength) })).max(limits.import.columns),
});

/** What calls say of uploaded lists whose columns hold these fields. */
export function listSchemas<const Fields extends readonly string[], Id extends z.ZodType<string>, Result extends z.ZodType>(
  fields: Fields,
  { id, result }: { id: Id; result: Result },
) {
  const field = z.enum(fields);
  const mapping = z.object({ columns: z.array(field.nullable()).max(limits.import.columns), dateOrder: z.enum(dateOrders) });
  const remark = z.object({ field, message: z.string() });
  const row = z.object({
    /** The row's number in the file, as the program that wrote it counts. */
    number: z.int(),
    cells: z.array(z.string()),
    /** Keep the row out. */
    faults: z.array(remark),
    /** Do not. */
    warnings: z.array(remark),
  });
  return {
    mapping,
    remark,
    row,
    /** A list that was uploaded, before and after it is imported. */
    list: z.object({
      id,
      fileName: z.string(),
      /** The first row of the file. */
      headers: z.array(z.string()),
      /** A value of each column. */
      examples: z.array(z.string()),
      rowCount: z.int(),
      mapping,
      /** What it became, once it was imported. */
      result: result.nullable(),
    }),
    /** A page of the rows with what is found in them, and how many there are of each kind. */
    preview: z.object({ items: z.array(row), totalCount: z.int(), valid: z.int(), faulty: z.int(), warned: z.int() }),
  };
}
