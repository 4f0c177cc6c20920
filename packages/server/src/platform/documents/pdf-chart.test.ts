import type { Chart } from '@trellis/contract/charts/figures';
import { type Language, languages } from '@trellis/contract/languages';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { readPdf } from '../../testing/pdf.ts';
import { drawSvg } from './pdf-chart.ts';
import { drawPdf } from './pdf-layout.ts';

const names: Record<Language, string> = { en: 'Balance & <both> sides', 'zh-Hans': '平衡与双侧协调', es: 'Coordinación de ambos lados' };
const verdicts: Record<Language, string> = { en: 'train first', 'zh-Hans': '优先训练', es: 'entrenar primero' };
const written: Record<Language, string> = { en: '45.5', 'zh-Hans': '45.5', es: '45,5' };
const headers = { name: 'name', value: 'value' };

function chartsIn(language: Language): Chart[] {
  const figures = [1, 2, 3].map((at) => ({ name: `${names[language]} ${at}`, value: at === 1 ? 45.5 : at * 10 }));
  const bars = figures.map((bar) => ({ ...bar, verdict: verdicts[language], tone: 'attention' as const, bounds: [20, 60] as const }));
  return [
    { kind: 'bars', title: 'bars', headers, most: 100, bars },
    { kind: 'donut', title: 'donut', headers, parts: figures },
    { kind: 'radar', title: 'radar', headers, most: 100, axes: figures },
    { kind: 'line', title: 'line', headers, points: figures },
    { kind: 'sparkline', title: 'sparkline', headers, points: figures },
  ];
}

/** The texts of an SVG, which must be sound XML. */
function textsOf(svg: string): string[] {
  const texts: string[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('text', (text) => text.trim() && texts.push(text));
  parser.write(svg).close();
  return texts;
}

const inLanguages = languages.flatMap((language) => chartsIn(language).map((chart) => [chart.kind, language, chart] as const));

describe('a chart on paper', () => {
  it.each(inLanguages)('of %s is sound SVG in %s', (kind, language, chart) => {
    const svg = drawSvg(chart, language, { width: 500, height: 240 }, (text, size) => text.length * size * 0.5);
    const texts = textsOf(svg);
    if (kind === 'sparkline') return expect([texts, svg.includes('<path')]).toEqual([[], true]);
    // a name may stand in several lines
    expect(texts.join('')).toContain(names[language].split(' ')[0]);
    if (kind === 'bars') expect(texts).toContain(`${written[language]} · ${verdicts[language]}`);
  });

  it.each(languages)('stands in a document in %s as text, beside its title, told to whoever cannot see it', async (language) => {
    const parts = chartsIn(language).map((chart) => ({ kind: 'chart' as const, title: `The ${chart.kind}`, chart }));
    const frame = { language, centre: 'Riverside', logo: null, madeOn: new Date('2026-01-02T03:04:05Z'), madeAt: '' };
    const content = await drawPdf({ fileName: 'Report', title: 'Report', parts, ...frame });
    const { pages, isTagged } = await readPdf(content);
    const text = pages.join(' ').replace(/\s+/g, ' ');
    expect(isTagged).toBe(true);
    expect(text).toContain(verdicts[language]);
    expect(text).toContain(names[language].split(' ')[0]);
    expect(text).not.toContain('□');
    // no title ends a page whose picture begins the next
    for (const page of pages) if (page.includes('The radar')) expect(page).toContain(written[language]);
    expect(content.equals(await drawPdf({ fileName: 'Report', title: 'Report', parts, ...frame }))).toBe(true);
  });

  it('has room for more bars than a page is high', async () => {
    const bars = Array.from({ length: 60 }, (_, at) => ({ name: `Ability ${at}`, value: at }));
    const parts = [{ kind: 'chart' as const, title: 'All', chart: { kind: 'bars' as const, title: 'All', headers, bars } }];
    const frame = { language: 'en' as const, centre: 'Riverside', logo: null, madeOn: new Date(), madeAt: '' };
    const { pages } = await readPdf(await drawPdf({ fileName: 'Report', title: 'Report', parts, ...frame }));
    expect(pages.join(' ')).toContain('Ability 59');
  });
});
