import type { Structure } from 'pdfkit';
import { colors } from './pdf-colors.ts';
import type { PdfColumn, PdfTable } from './pdf-content.ts';
import { inPieces } from './pdf-pieces.ts';
import type { PdfSheet, TextStyle } from './pdf-sheet.ts';

const padding = 3.5;

interface Cell {
  x: number;
  width: number;
  style: TextStyle;
}

/** Draws a table; its headers stand on every page that it goes on to. */
export function drawTable(sheet: PdfSheet, { columns, rows, sums = [] }: PdfTable): void {
  const table = sheet.document.struct('Table');
  sheet.root.add(table);
  const headers = columns.map(({ header }) => header);
  const headerStyle = { weight: 'Bold' } as const;
  const headerHeight = heightOf(sheet, columns, headers, headerStyle);
  const drawHeaders = (into?: Structure) => {
    sheet.decorate(() => sheet.document.rect(sheet.left, sheet.y, sheet.width, headerHeight).fill(colors.shade));
    drawRow(sheet, { columns, texts: headers, style: headerStyle, height: headerHeight, into, kind: 'TH' });
  };
  // a table begins with a row, not with headers alone
  const first = rows[0] ?? [];
  sheet.room(headerHeight + Math.min(heightOf(sheet, columns, first, {}), sheet.height / 2));
  drawHeaders(table);
  const drawIn = (texts: readonly string[], style: TextStyle) => {
    for (const piece of inPieces(texts, (part) => heightOf(sheet, columns, part, style) <= sheet.height - headerHeight)) {
      const height = heightOf(sheet, columns, piece, style);
      if (sheet.room(height)) drawHeaders();
      drawRow(sheet, { columns, texts: piece, style, height, into: table, kind: 'TD' });
    }
  };
  for (const row of rows) drawIn(row, {});
  for (const row of sums) drawIn(row, { weight: 'Bold' });
  table.end();
}

function cellsOf(sheet: PdfSheet, columns: readonly PdfColumn[], style: TextStyle): Cell[] {
  const whole = columns.reduce((sum, { share }) => sum + share, 0);
  let x = sheet.left;
  return columns.map(({ share, isFigure }) => {
    const width = (sheet.width * share) / whole;
    const cell = { x: x + padding, width, style: { ...style, width: width - padding * 2, align: isFigure ? 'right' : 'left' } as const };
    x += width;
    return cell;
  });
}

function heightOf(sheet: PdfSheet, columns: readonly PdfColumn[], texts: readonly string[], style: TextStyle): number {
  const heights = cellsOf(sheet, columns, style).map((cell, index) => sheet.measure(texts[index] || ' ', cell.style));
  return Math.max(...heights) + padding * 2;
}

interface Row {
  columns: readonly PdfColumn[];
  texts: readonly string[];
  style: TextStyle;
  height: number;
  /** The table that is read aloud; without one the row only repeats what was read. */
  into: Structure | undefined;
  kind: 'TH' | 'TD';
}

function drawRow(sheet: PdfSheet, { columns, texts, style, height, into, kind }: Row): void {
  const row = into && sheet.document.struct('TR');
  if (row) into.add(row);
  cellsOf(sheet, columns, style).forEach((cell, index) => {
    const draw = () => sheet.write(texts[index] ?? '', cell.x, sheet.y + padding, cell.style);
    if (!row) sheet.decorate(draw);
    else row.add(sheet.document.struct(kind, kind === 'TH' ? { scope: 'Column' } : draw, draw));
  });
  row?.end();
  sheet.y += height;
  sheet.decorate(() => sheet.rule(sheet.y));
}
