import type { GuardianRole } from '@trellis/contract/guardians/rules';
import type { Language } from '@trellis/contract/languages';
import type { ImportField } from '@trellis/contract/subject-imports/fields';
import type { ImportRemark } from '@trellis/contract/subject-imports/schemas';
import type { RemarkText } from './texts.ts';
import { remarkText } from './texts.ts';

/** A row as it stands in the file, one value a column. */
export interface ListRow {
  number: number;
  cells: string[];
}

export interface Guardian {
  fullName: string;
  role: GuardianRole;
  phone: string | null;
  email: string | null;
}

/** What a sound row becomes. */
export interface Candidate {
  firstName: string;
  lastName: string;
  name: string;
  birthday: string;
  gender: string;
  grade: number;
  language: string | null;
  tag: string;
  outpatientNumber: string | null;
  coachIds: string[];
  guardian: Guardian | null;
}

/** A row with all that was found in it. */
export interface CheckedRow {
  row: ListRow;
  candidate: Candidate;
  faults: ImportRemark[];
  warnings: ImportRemark[];
}

/** The values of one row by field, and the remarks on them. */
export class RowReader {
  readonly faults: ImportRemark[] = [];
  readonly warnings: ImportRemark[] = [];
  readonly #values: ReadonlyMap<ImportField, string>;
  readonly #language: Language;

  constructor(row: ListRow, columns: readonly (ImportField | null)[], language: Language) {
    this.#values = new Map(columns.flatMap((field, at) => (field ? [[field, row.cells[at] ?? ''] as const] : [])));
    this.#language = language;
    for (const [field, value] of this.#values) if (isErrorOfExcel(value)) this.refuse(field, 'formula');
  }

  has(field: ImportField): boolean {
    return this.#values.has(field);
  }

  /** A value; empty where there is none, or none that can be read. */
  get(field: ImportField): string {
    const value = this.#values.get(field) ?? '';
    return isErrorOfExcel(value) ? '' : value;
  }

  refuse(field: ImportField, text: RemarkText, data?: Record<string, string | number>): void {
    // the first thing wrong with a value is enough
    if (!this.faults.some((fault) => fault.field === field)) this.faults.push({ field, message: remarkText(text, this.#language, data) });
  }

  warn(field: ImportField, text: RemarkText, data?: Record<string, string | number>): void {
    this.warnings.push({ field, message: remarkText(text, this.#language, data) });
  }
}

const isErrorOfExcel = (value: string) => /^#(N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!)$/.test(value);
