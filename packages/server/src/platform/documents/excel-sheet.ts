import type { ExcelFormat } from './excel-formats.ts';
import { ExcelText } from './excel-strings.ts';
import { type ExcelCell, type ExcelMeaning, shownIn } from './excel-values.ts';
import { TableFault, type TableLimits, TableRows } from './table.ts';
import { readXml, type XmlElement } from './xml-events.ts';

/** What a sheet is read with. */
export interface SheetMeaning extends ExcelMeaning {
  formats: readonly ExcelFormat[];
}

/** Reads the rows of a sheet that hold something. */
export async function readSheet(pieces: AsyncIterable<string>, meaning: SheetMeaning, limits: TableLimits): Promise<TableRows> {
  const sheet = new Sheet(meaning, limits);
  await readXml(pieces, {
    open: (element) => sheet.open(element),
    text: (text) => sheet.text(text),
    close: (name) => sheet.close(name),
  });
  return sheet.rows;
}

class Sheet {
  readonly rows: TableRows;
  readonly #meaning: SheetMeaning;
  readonly #limits: TableLimits;
  #isData = false;
  #row = 0;
  #column = 0;
  #values: string[] = [];
  #cell: ExcelCell | undefined;
  #inline: ExcelText | undefined;
  #isValue = false;

  constructor(meaning: SheetMeaning, limits: TableLimits) {
    this.rows = new TableRows(limits);
    this.#meaning = meaning;
    this.#limits = limits;
  }

  open({ name, attributes: { r: place, s: style, t: type } }: XmlElement): void {
    if (name === 'sheetData') this.#isData = true;
    if (!this.#isData) return;
    if (name === 'row') {
      this.#row = place === undefined ? this.#row + 1 : rowOf(place);
      this.#column = 0;
      this.#values = [];
    } else if (name === 'c') {
      this.#column = place === undefined ? this.#column + 1 : columnOf(place);
      this.#cell = { type: type ?? 'n', value: undefined, isFormula: false, format: this.#meaning.formats[Number(style ?? 0)] };
    } else if (this.#cell) this.#openInside(name, this.#cell);
  }

  #openInside(name: string, cell: ExcelCell): void {
    if (name === 'f') cell.isFormula = true;
    this.#isValue = name === 'v';
    if (name === 'is') this.#inline = new ExcelText(this.#limits.cellLength);
    this.#inline?.open(name);
  }

  text(text: string): void {
    const value = this.#cell?.value ?? '';
    if (this.#cell && this.#isValue && value.length < this.#limits.cellLength) this.#cell.value = value + text;
    this.#inline?.add(text);
  }

  close(name: string): void {
    if (name === 'sheetData') this.#isData = false;
    if (!this.#isData) return;
    this.#isValue = false;
    this.#inline?.close(name);
    if (name === 'c') this.#endCell();
    else if (name === 'row') this.rows.add(this.#row, this.#values);
  }

  #endCell(): void {
    const cell = this.#cell;
    if (!cell) return;
    const inside = this.#inline ? { ...cell, type: 'inlineStr', value: this.#inline.text } : cell;
    this.#cell = undefined;
    this.#inline = undefined;
    const shown = shownIn(inside, this.#meaning);
    if (shown === '') return;
    // a stray cell far to the right is too wide, however few there are between
    if (this.#column > this.#limits.columns * 20) throw new TableFault('tooWide');
    while (this.#values.length < this.#column) this.#values.push('');
    this.#values[this.#column - 1] = shown;
  }
}

function rowOf(place: string): number {
  const row = Number(place);
  if (!Number.isSafeInteger(row) || row < 1) throw new TableFault('unreadable');
  return row;
}

/** The number of a column by the letters that a cell's place begins with: A is 1, AA is 27. */
function columnOf(place: string): number {
  const letters = /^[A-Z]{1,3}(?=\d)/i.exec(place)?.[0];
  if (letters === undefined) throw new TableFault('unreadable');
  let column = 0;
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  return column;
}
