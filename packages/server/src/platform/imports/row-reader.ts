import type { ListRemark } from '@trellis/contract/imports/lists';
import type { Language, LocalText } from '@trellis/contract/languages';
import { plain } from './words.ts';

/** A row as it stands in the file, one value a column. */
export interface ListRow {
  number: number;
  cells: string[];
}

/** A row with all that was found in it, and what it becomes where that is sound. */
export interface CheckedRow<Field extends string = string, Candidate = unknown> {
  row: ListRow;
  candidate: Candidate;
  faults: ListRemark<Field>[];
  warnings: ListRemark<Field>[];
}

type Data = Record<string, string | number>;

/** A remark in the reader's language; `{placeholders}` come from the row. */
export const remarkOf = (text: LocalText, language: Language, data: Data = {}): string =>
  text[language].replace(/\{(\w+)\}/g, (_, name: string) => String(data[name] ?? ''));

/** What may be wrong with the values of any list. */
export const commonRemarks = {
  required: { en: 'This is missing.', 'zh-Hans': '缺少内容。', es: 'Falta este dato.' },
  formula: {
    en: 'The formula of this cell has no value. Enter the value itself.',
    'zh-Hans': '该单元格的公式没有结果，请直接填写内容。',
    es: 'La fórmula de esta celda no tiene valor. Escriba el valor.',
  },
  tooLong: { en: 'This is longer than {most} characters.', 'zh-Hans': '超过 {most} 个字符。', es: 'Tiene más de {most} caracteres.' },
  date: {
    en: '“{value}” is not a date. Write it like 2019-03-31.',
    'zh-Hans': '“{value}”不是有效日期，请按 2019-03-31 填写。',
    es: '«{value}» no es una fecha. Escríbala como 2019-03-31.',
  },
  word: {
    en: '“{value}” is not known here. Possible: {choices}.',
    'zh-Hans': '无法识别“{value}”。可填写：{choices}。',
    es: '«{value}» no se reconoce. Posibles: {choices}.',
  },
  coach: {
    en: '“{value}” is no coach of this center.',
    'zh-Hans': '本中心没有教练“{value}”。',
    es: '«{value}» no es entrenador de este centro.',
  },
  coachTwice: {
    en: 'Several coaches are called “{value}”. Enter the email address.',
    'zh-Hans': '有多位教练名为“{value}”，请填写邮箱。',
    es: 'Hay varios entrenadores llamados «{value}». Escriba el correo.',
  },
} as const satisfies Record<string, LocalText>;

/** The values of one row by field, and the remarks on them. */
export class RowReader<Field extends string> {
  readonly faults: ListRemark<Field>[] = [];
  readonly warnings: ListRemark<Field>[] = [];
  readonly #values: ReadonlyMap<Field, string>;
  readonly #language: Language;

  constructor(row: ListRow, columns: readonly (Field | null)[], language: Language) {
    this.#values = new Map(columns.flatMap((field, at) => (field ? [[field, row.cells[at] ?? ''] as const] : [])));
    this.#language = language;
    for (const [field, value] of this.#values) if (isErrorOfExcel(value)) this.refuse(field, commonRemarks.formula);
  }

  has(field: Field): boolean {
    return this.#values.has(field);
  }

  /** A value; empty where there is none, or none that can be read. */
  get(field: Field): string {
    const value = this.#values.get(field) ?? '';
    return isErrorOfExcel(value) ? '' : value;
  }

  /** The same of a field that no row may lack. */
  need(field: Field): string {
    const value = this.get(field);
    if (value === '') this.refuse(field, commonRemarks.required);
    return value;
  }

  /** The same of a text that is at most so long. */
  within(field: Field, most: number): string {
    const value = this.get(field);
    if (value.length > most) this.refuse(field, commonRemarks.tooLong, { most });
    return value;
  }

  /** What a word means, among those that a field takes; undefined where it is empty or none of them. */
  choose<V>(field: Field, meanings: { get: (word: string) => V | undefined }, choices: readonly string[]): V | undefined {
    const value = this.get(field);
    const found = value === '' ? undefined : meanings.get(plain(value));
    const separator = this.#language === 'zh-Hans' ? '、' : ', ';
    if (value !== '' && found === undefined) this.refuse(field, commonRemarks.word, { value, choices: choices.join(separator) });
    return found;
  }

  refuse(field: Field, text: LocalText, data?: Data): void {
    // the first thing wrong with a value is enough
    if (!this.faults.some((fault) => fault.field === field)) this.faults.push({ field, message: remarkOf(text, this.#language, data) });
  }

  warn(field: Field, text: LocalText, data?: Data): void {
    this.warnings.push({ field, message: remarkOf(text, this.#language, data) });
  }
}

const isErrorOfExcel = (value: string) => /^#(N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!)$/.test(value);
