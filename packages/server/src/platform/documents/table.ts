import { withoutTurning } from '../http/readable.ts';

/** A list as it stands in a file: rows that hold something, every value as text. */
export interface Table {
  rows: TableRow[];
}

export interface TableRow {
  /** As the program that wrote the file counts. */
  number: number;
  cells: string[];
}

/** How much of a file is read. */
export interface TableLimits {
  rows: number;
  columns: number;
  /** Characters of a value that are kept. */
  cellLength: number;
  /** A value may have several lines. */
  hasLines?: boolean;
}

/** Why a file is no list. */
export class TableFault extends Error {
  readonly reason: 'unreadable' | 'otherType' | 'tooLong' | 'tooWide';

  constructor(reason: TableFault['reason']) {
    super(reason);
    this.reason = reason;
  }
}

/** Of all values together: a file of the largest size holds no more, but one text may stand in every cell. */
const mostCharacters = 16_000_000;

/** Collects rows within limits: what is beyond them ends the reading. */
export class TableRows {
  readonly rows: TableRow[] = [];
  readonly #limits: TableLimits;
  #characters = 0;

  constructor(limits: TableLimits) {
    this.#limits = limits;
  }

  add(number: number, values: readonly string[]): void {
    const cells = values.map((value) => this.#clean(value));
    while (cells.at(-1) === '') cells.pop();
    if (cells.length === 0) return;
    if (cells.length > this.#limits.columns) throw new TableFault('tooWide');
    for (const cell of cells) this.#characters += cell.length;
    if (this.rows.length >= this.#limits.rows || this.#characters > mostCharacters) throw new TableFault('tooLong');
    this.rows.push({ number, cells });
  }

  /** Without characters that no text has, spaces as spaces. */
  #clean(value: string): string {
    const text = withoutTurning(value.slice(0, this.#limits.cellLength * 2).toWellFormed());
    const lines = this.#limits.hasLines ? text.split(/\r\n?|\n/) : [text];
    return lines
      .map((line) => line.replace(/[\p{Cc}\u00a0\u3000\u200b\ufeff]+/gu, ' ').trimEnd())
      .join('\n')
      .trim()
      .slice(0, this.#limits.cellLength)
      .toWellFormed();
  }
}
