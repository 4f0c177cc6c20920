import { buffer } from 'node:stream/consumers';
import { colors } from './pdf-colors.ts';
import type { PdfDrawing, PdfFacts, PdfOrder, PdfPart } from './pdf-content.ts';
import { inPieces } from './pdf-pieces.ts';
import { PdfSheet } from './pdf-sheet.ts';
import { drawTable } from './pdf-table.ts';

const between = 16;
/** A title stays together with the beginning of what it is the title of. */
const presence = 60;

/** Draws a document: the same way whatever it is of, however long. */
export async function drawPdf(order: PdfOrder): Promise<Buffer> {
  // most documents have no chart
  const charts = order.parts.some(({ kind }) => kind === 'chart') ? await import('./pdf-chart.ts') : undefined;
  const sheet = new PdfSheet(order);
  const drawn = buffer(sheet.document);
  drawHeading(sheet, order.title, 'H1', 18);
  for (const part of order.parts) {
    const chart = part.kind === 'chart' ? charts?.prepareChart(sheet, part.chart, order.language) : undefined;
    // a picture is not parted from its title
    if (part.title) drawHeading(sheet, part.title, 'H2', 12, chart?.height);
    if (part.kind !== 'chart') drawContent(sheet, part);
    else chart?.draw();
    sheet.y += between;
  }
  sheet.finish();
  return drawn;
}

function drawHeading(sheet: PdfSheet, text: string, level: 'H1' | 'H2', size: number, following = presence): void {
  const style = { size, weight: 'Bold', width: sheet.width } as const;
  const height = sheet.measure(text, style);
  sheet.room(height + following);
  sheet.root.add(sheet.document.struct(level, () => sheet.write(text, sheet.left, sheet.y, style)));
  sheet.y += height + 5;
}

function drawContent(sheet: PdfSheet, part: Exclude<PdfPart, { kind: 'chart' }>): void {
  if (part.kind === 'facts') return drawFacts(sheet, part);
  if (part.kind === 'text') return drawParagraphs(sheet, part.text, colors.ink);
  if (part.kind === 'drawing') return drawStrokes(sheet, part);
  return part.rows.length === 0 ? drawParagraphs(sheet, part.none, colors.quiet) : drawTable(sheet, part);
}

function drawParagraphs(sheet: PdfSheet, text: string, color: string): void {
  const style = { color, width: sheet.width };
  for (const [paragraph = ''] of text
    .split('\n')
    .flatMap((whole) => inPieces([whole], ([piece = '']) => sheet.measure(piece, style) <= sheet.height))) {
    const height = sheet.measure(paragraph || ' ', style);
    sheet.room(height);
    sheet.root.add(sheet.document.struct('P', () => sheet.write(paragraph, sheet.left, sheet.y, style)));
    sheet.y += height;
  }
}

const drawingWidth = 240;

function drawStrokes(sheet: PdfSheet, { path, width, height, alternative, caption }: PdfDrawing): void {
  const scale = drawingWidth / width;
  const tall = height * scale;
  sheet.room(tall + presence);
  const { document, left, y } = sheet;
  const draw = () => {
    document.save().translate(left, y).scale(scale);
    document.lineWidth(3).lineCap('round').lineJoin('round').strokeColor(colors.ink).path(path).stroke().restore();
  };
  sheet.root.add(document.struct('Figure', { alt: alternative }, draw));
  sheet.y += tall;
  sheet.decorate(() => sheet.rule(sheet.y));
  sheet.y += padding;
  drawParagraphs(sheet, caption, colors.quiet);
}

const padding = 3.5;

/** Labels with their values, two beside each other. */
function drawFacts(sheet: PdfSheet, { facts }: PdfFacts): void {
  const half = sheet.width / 2;
  const label = { color: colors.quiet, width: half * 0.38 - padding };
  const value = { width: half * 0.62 - padding * 2 };
  for (let index = 0; index < facts.length; index += 2) {
    const pair = facts.slice(index, index + 2);
    const height = Math.max(...pair.map((fact) => Math.max(sheet.measure(fact.label, label), sheet.measure(fact.value, value))));
    sheet.room(height + padding * 2);
    const top = sheet.y;
    sheet.decorate(() => sheet.rule(top));
    pair.forEach((fact, column) => {
      const x = sheet.left + column * half;
      const draw = () => {
        sheet.write(fact.label, x, top + padding, label);
        sheet.write(fact.value, x + half * 0.38, top + padding, value);
      };
      sheet.root.add(sheet.document.struct('P', draw));
    });
    sheet.y += height + padding * 2;
  }
  sheet.decorate(() => sheet.rule(sheet.y));
}
