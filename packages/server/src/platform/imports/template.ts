import { type LocalText, languages } from '@trellis/contract/languages';

/** A column of an empty list, with what may be chosen in it and an example. */
export interface TemplateColumn<Field extends string> {
  field: Field;
  /** What may be chosen; none: anything may be written. */
  list?: readonly string[];
  example: string;
}

/** How the first value of the row begins that shows how rows are filled in: nobody imports it. */
export const exampleMark: LocalText = { en: 'Example: ', 'zh-Hans': '示例：', es: 'Ejemplo: ' };
const marks = languages.map((language) => exampleMark[language].trim().toLowerCase());

/** Whether a row is the example of a template. */
export const isExample = (cells: readonly string[]): boolean =>
  cells.some((cell) => marks.some((mark) => cell.trim().toLowerCase().startsWith(mark)));
