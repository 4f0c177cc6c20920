import { TableFault } from './table.ts';
import { readXml } from './xml-events.ts';

/** The texts that cells share, of each as much as is kept of a value: more of them than a list may have cells are too many. */
export async function readStrings(pieces: AsyncIterable<string>, most: { strings: number; length: number }): Promise<string[]> {
  const strings: string[] = [];
  let string: ExcelText | undefined;
  await readXml(pieces, {
    open: ({ name }) => {
      if (name === 'si') string = new ExcelText(most.length);
      else string?.open(name);
    },
    text: (text) => string?.add(text),
    close: (name) => {
      if (name !== 'si' || !string) return string?.close(name);
      if (strings.length >= most.strings) throw new TableFault('tooLong');
      strings.push(string.text);
      string = undefined;
    },
  });
  return strings;
}

/** A text out of its parts, each in a style of its own, without how it is pronounced. */
export class ExcelText {
  readonly #most: number;
  #text = '';
  #isText = false;
  #isSpoken = false;

  /** Of a longer text the beginning is kept: of what has to be written with an underscore, seven characters are one. */
  constructor(length: number) {
    this.#most = length * 7;
  }

  get text(): string {
    return this.#text.replace(/_x([\dA-F]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  }

  open(name: string): void {
    if (name === 'rPh') this.#isSpoken = true;
    this.#isText = name === 't' && !this.#isSpoken;
  }

  add(text: string): void {
    if (this.#isText && this.#text.length < this.#most) this.#text += text.slice(0, this.#most);
  }

  close(name: string): void {
    if (name === 'rPh') this.#isSpoken = false;
    this.#isText = false;
  }
}
