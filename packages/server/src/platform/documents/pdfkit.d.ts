/** As much of PDFKit as documents are drawn with; the package brings no types. */
declare module 'pdfkit' {
  import type { Readable } from 'node:stream';

  /** An element of the document's structure, by which it is read aloud; `drawing` runs where the element stands. */
  interface Structure {
    add(child: Structure | (() => void)): Structure;
    end(): void;
  }

  interface TextOptions {
    width?: number;
    align?: 'left' | 'right';
    lineGap?: number;
    height?: number;
    ellipsis?: boolean;
  }

  interface DocumentOptions {
    size?: 'A4' | 'LETTER';
    margins?: { top: number; right: number; bottom: number; left: number };
    bufferPages?: boolean;
    tagged?: boolean;
    lang?: string;
    displayTitle?: boolean;
    pdfVersion?: '1.7';
    font?: null;
    autoFirstPage?: boolean;
    info?: { Title?: string; Author?: string; Creator?: string; Producer?: string; CreationDate?: Date };
  }

  export default class PdfDocument extends Readable {
    constructor(options: DocumentOptions);
    page: { width: number; height: number; margins: { top: number; right: number; bottom: number; left: number } };
    y: number;
    /** The font in use: what of an embedded one can be drawn. */
    _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } };
    registerFont(name: string, file: string): this;
    font(name: string): this;
    fontSize(size: number): this;
    fillColor(color: string): this;
    strokeColor(color: string): this;
    lineWidth(width: number): this;
    rect(x: number, y: number, width: number, height: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    path(path: string): this;
    lineCap(style: 'round'): this;
    lineJoin(style: 'round'): this;
    save(): this;
    restore(): this;
    translate(x: number, y: number): this;
    scale(factor: number): this;
    fill(color: string): this;
    stroke(): this;
    text(text: string, x: number, y: number, options?: TextOptions): this;
    widthOfString(text: string): number;
    heightOfString(text: string, options?: TextOptions): number;
    image(picture: Buffer, x: number, y: number, options: { fit: [number, number]; valign?: 'center' }): this;
    addPage(): this;
    bufferedPageRange(): { start: number; count: number };
    switchToPage(index: number): this;
    struct(type: string, options?: { alt?: string; scope?: 'Column' } | (() => void), children?: () => void): Structure;
    addStructure(structure: Structure): this;
    markContent(tag: 'Artifact', options?: { type: 'Pagination' | 'Layout' }): this;
    endMarkedContent(): this;
    end(): void;
  }
}
