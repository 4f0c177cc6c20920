import type { Language } from '@trellis/contract/languages';
import PdfDocument, { type Structure, type TextOptions } from 'pdfkit';
import { colors } from './pdf-colors.ts';
import type { PdfOrder } from './pdf-content.ts';
import { drawable, registerFonts, type Weight } from './pdf-fonts.ts';
import { pdfTexts } from './pdf-texts.ts';

/** What each country puts into its printers. */
const paper: Record<Language, 'LETTER' | 'A4'> = { en: 'LETTER', 'zh-Hans': 'A4', es: 'A4' };
const margins = { top: 78, right: 42, bottom: 58, left: 42 };
const textSize = 9;
const lineGap = 1;

export interface TextStyle extends TextOptions {
  size?: number;
  weight?: Weight;
  color?: string;
}

/** A document that is being drawn, from top to bottom; what does not fit goes on to a new page. */
export class PdfSheet {
  readonly document: PdfDocument;
  /** Everything that is read aloud, in its order. */
  readonly root: Structure;
  readonly left = margins.left;
  readonly width: number;
  /** How much a page holds. */
  readonly height: number;
  y = margins.top;
  readonly #order: PdfOrder;
  readonly #has: (codePoint: number) => boolean;

  constructor(order: PdfOrder) {
    const { title, language, centre, madeOn } = order;
    this.#order = order;
    this.document = new PdfDocument({
      size: paper[language],
      margins,
      lang: language,
      font: null,
      // pages are kept until their number is known
      bufferPages: true,
      tagged: true,
      pdfVersion: '1.7',
      displayTitle: true,
      info: { Title: title, Author: centre, Creator: 'Trellis', Producer: 'Trellis', CreationDate: madeOn },
    });
    registerFonts(this.document);
    this.document.font('Regular');
    const { font } = this.document._font;
    this.#has = (codePoint) => font.hasGlyphForCodePoint(codePoint);
    const { width, height } = this.document.page;
    this.width = width - margins.left - margins.right;
    this.height = height - margins.top - margins.bottom;
    this.root = this.document.struct('Document');
    this.document.addStructure(this.root);
  }

  /** Goes on to a new page unless so much still fits; answers whether it did. */
  room(height: number): boolean {
    if (this.y + height <= margins.top + this.height) return false;
    this.document.addPage();
    this.y = margins.top;
    return true;
  }

  /** A text as the fonts can draw it. */
  drawable(text: string): string {
    return drawable(text, this.#has);
  }

  /** How wide a text becomes in a line. */
  widthOf(text: string, size: number): number {
    this.#use({ size });
    return this.document.widthOfString(text);
  }

  /** How high a text becomes. */
  measure(text: string, style: TextStyle): number {
    this.#use(style);
    return this.document.heightOfString(this.drawable(text), { lineGap, ...style });
  }

  /** Draws a text; where it ends is the caller's to know. */
  write(text: string, x: number, y: number, style: TextStyle): void {
    this.#use(style);
    this.document.text(this.drawable(text), x, y, { lineGap, ...style });
  }

  /** Draws what is not read aloud: lines, areas, what repeats on every page. */
  decorate(draw: () => void, type: 'Pagination' | 'Layout' = 'Layout'): void {
    this.document.markContent('Artifact', { type });
    draw();
    this.document.endMarkedContent();
  }

  /** A line across the page at a height. */
  rule(y: number): void {
    const { document, left, width } = this;
    document
      .lineWidth(0.5)
      .strokeColor(colors.line)
      .moveTo(left, y)
      .lineTo(left + width, y)
      .stroke();
  }

  /** Puts the centre and the page's number on every page and ends the document. */
  finish(): void {
    this.root.end();
    const { count } = this.document.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      this.document.switchToPage(index);
      // what stands in the margin would otherwise begin a new page
      this.document.page.margins.bottom = 0;
      this.decorate(() => this.#frame(index + 1, count), 'Pagination');
    }
    this.document.end();
  }

  #frame(number: number, count: number): void {
    const { centre, logo, title, language, madeAt } = this.#order;
    const { left, width } = this;
    const logoWidth = logo ? 104 : 0;
    if (logo) this.document.image(Buffer.from(logo), left, 28, { fit: [96, 30], valign: 'center' });
    const half = width / 2 - logoWidth / 2;
    const oneLine = { width: half, height: 14, ellipsis: true, lineGap: 0 };
    this.write(centre, left + logoWidth, 36, { ...oneLine, weight: 'Bold', size: 10 });
    this.write(title, left + width - half, 37, { ...oneLine, align: 'right', color: colors.quiet });
    this.rule(64);
    const foot = this.document.page.height - 40;
    const { made, page } = pdfTexts[language];
    this.rule(foot - 8);
    this.write(made(madeAt), left, foot, { ...oneLine, width: width / 2, color: colors.quiet });
    this.write(page(number, count), left + width / 2, foot, { ...oneLine, width: width / 2, align: 'right', color: colors.quiet });
  }

  #use({ size = textSize, weight = 'Regular', color = colors.ink }: TextStyle): void {
    this.document.font(weight).fontSize(size).fillColor(color);
  }
}
