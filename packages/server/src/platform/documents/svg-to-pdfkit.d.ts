/** As much of it as charts are drawn with; the package brings no types. */
declare module 'svg-to-pdfkit' {
  import type PdfDocument from 'pdfkit';

  export default function toPdf(
    document: PdfDocument,
    svg: string,
    x: number,
    y: number,
    options: { width: number; height: number; assumePt: boolean; fontCallback: (family: string, isBold: boolean) => string },
  ): void;
}
