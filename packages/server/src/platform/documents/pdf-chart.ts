import type { Chart } from '@trellis/contract/charts/figures';
import { init, setPlatformAPI } from '@trellis/contract/charts/library';
import { heightOfChart, optionOfChart } from '@trellis/contract/charts/options';
import { tableOfChart } from '@trellis/contract/charts/table';
import type { Language } from '@trellis/contract/languages';
import toPdf from 'svg-to-pdfkit';
import { chartColors } from './pdf-colors.ts';
import type { PdfSheet } from './pdf-sheet.ts';

interface Size {
  width: number;
  height: number;
}

/** How wide a text becomes in the font that it is drawn with. */
type Measure = (text: string, size: number) => number;

/** A chart that knows its height before it is drawn, so that its title stays with it. */
export function prepareChart(sheet: PdfSheet, given: Chart, language: Language): { height: number; draw: () => void } {
  // rows of text and bars are lower on paper, and a page is the most
  const size = { width: sheet.width, height: Math.min(heightOfChart(given) * 0.8, sheet.height * 0.9) };
  return { height: size.height, draw: () => drawChart(sheet, given, language, size) };
}

function drawChart(sheet: PdfSheet, given: Chart, language: Language, size: Size): void {
  const chart = JSON.parse(JSON.stringify(given), (_key, value: unknown) =>
    typeof value === 'string' ? sheet.drawable(value) : value,
  ) as Chart;
  sheet.room(size.height);
  const { document, left, y } = sheet;
  const svg = drawSvg(chart, language, size, (text, of) => sheet.widthOf(text, of));
  const put = () => {
    const fontCallback = (_family: string, isBold: boolean) => (isBold ? 'Bold' : 'Regular');
    toPdf(document, svg, left, y, { ...size, assumePt: true, fontCallback });
  };
  sheet.root.add(document.struct('Figure', { alt: toldAs(chart, language) }, put));
  sheet.y += size.height;
}

/** A chart as SVG, as a page draws it; its labels have the room that the font needs. */
export function drawSvg(chart: Chart, language: Language, size: Size, measure: Measure): string {
  const { fontSize } = chartColors;
  setPlatformAPI({
    measureText: (text, font) => ({ width: measure(text, Number(/([\d.]+)px/.exec(font ?? '')?.[1] ?? fontSize)) }),
  });
  const drawing = init(null, null, { renderer: 'svg', ssr: true, ...size });
  try {
    drawing.setOption(optionOfChart(chart, { theme: chartColors, language }));
    return drawing.renderToSVGString();
  } finally {
    drawing.dispose();
  }
}

/** Every figure of it, for whoever cannot see it. */
function toldAs(chart: Chart, language: Language): string {
  const figures = tableOfChart(chart, language).rows.map((row) => row.filter(Boolean).join(', '));
  return [chart.title, ...figures].join('; ');
}
