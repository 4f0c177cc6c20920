import { fileURLToPath } from 'node:url';
import type PdfDocument from 'pdfkit';

export type Weight = 'Regular' | 'Bold';

/** Gives a document its fonts, Latin letters and Chinese characters in one; only the glyphs that it uses are written into it. */
export function registerFonts(document: PdfDocument): void {
  const folder = new URL('../fonts/', import.meta.resolve('@embedpdf/fonts-sc'));
  for (const weight of ['Regular', 'Bold']) {
    document.registerFont(weight, fileURLToPath(new URL(`NotoSansHans-${weight}.otf`, folder)));
  }
}

/** Letters that are no other letter with a mark. */
const alike: Record<string, string> = { Ł: 'L', ł: 'l', Ħ: 'H', ħ: 'h', Ŧ: 'T', ŧ: 't', ı: 'i', '\t': ' ', '\u00a0': ' ' };
const missing = '\u25a1';

/** A text as the font can draw it: a letter that it lacks without its mark, and a box for what it lacks altogether. */
export function drawable(text: string, has: (codePoint: number) => boolean): string {
  const draw = (character: string): string => {
    if (character === '\n' || has(codePointOf(character))) return character;
    const plain = alike[character] ?? character.normalize('NFD').charAt(0);
    if (has(codePointOf(plain))) return plain;
    return /[\p{Cc}\p{Cf}\p{M}]/u.test(character) ? '' : missing;
  };
  return Array.from(text.normalize('NFC'), draw).join('');
}

const codePointOf = (character: string) => character.codePointAt(0) ?? 0;
