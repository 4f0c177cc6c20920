import { describe, expect, it } from 'vitest';
import type { Chart } from './figures.ts';
import { writtenFigure, writtenShare } from './figures.ts';
import { heightOfChart, optionOfChart } from './options.ts';
import { tableOfChart } from './table.ts';
import type { ChartTheme } from './theme.ts';

const theme: ChartTheme = {
  text: 'text',
  quiet: 'quiet',
  line: 'line',
  ground: 'ground',
  accent: 'accent',
  tones: { plain: 'blue', good: 'green', attention: 'amber', urgent: 'red' },
  parts: ['one', 'two'],
  fontFamily: 'Font',
  fontSize: 12,
  moves: false,
};
const headers = { name: 'What', value: 'How much' };
const bars: Chart = {
  kind: 'bars',
  title: 'Abilities',
  headers: { ...headers, bounds: 'Bounds', verdict: 'Verdict' },
  most: 100,
  bars: [
    { name: 'Balance', value: 80.5, bounds: [40, 70], verdict: 'train first', tone: 'attention' },
    { name: 'Memory', value: 10, bounds: [40, 70], verdict: 'fine', tone: 'good' },
  ],
};
const charts: Chart[] = [
  bars,
  { kind: 'donut', title: 'Shares', headers: { ...headers, note: 'Level' }, parts: [{ name: 'Balance', value: 45, note: '2' }] },
  { kind: 'radar', title: 'Shape', headers, most: 100, axes: [{ name: 'Balance', value: 1234.5 }] },
  { kind: 'line', title: 'Course', headers, isStepped: true, most: 5, points: [{ name: '1', value: 4.5 }] },
  { kind: 'sparkline', title: 'Course', headers, points: [{ name: '1', value: 4 }] },
  {
    kind: 'columns',
    title: 'Months',
    headers: { ...headers, before: 'A year before' },
    columns: [{ name: '11-2026', value: 1234, before: 5 }],
  },
  {
    kind: 'dose',
    title: 'Dose',
    headers: { test: 'Test', sessions: 'Sessions', value: 'd', low: 'Low', high: 'High', difficulty: 'Level', music: 'Music' },
    tests: [
      { name: 'May', sessions: 0, value: 2, low: null, high: null },
      { name: 'June', sessions: 2, value: 3, low: 2.5, high: 3.5 },
    ],
    taken: [
      { session: 1, difficulty: 4, music: 10 },
      { session: 2, difficulty: null, music: 5.4 },
      { session: 3, difficulty: 9, music: 9 },
    ],
  },
];

it('says a long name around a radar in lines that a phone has room for', () => {
  const names = ['Estabilidad de reacción', 'Atención sostenida', 'Autocontrol', '持续注意', '节奏与听觉'];
  const chart: Chart = { kind: 'radar', title: 'Shape', headers, most: 100, axes: names.map((name) => ({ name, value: 5 })) };
  const { radar } = optionOfChart(chart, { theme, language: 'es' }) as { radar: { indicator: { name: string }[] } };
  expect(radar.indicator.map(({ name }) => name)).toEqual([
    'Estabilidad\nde reacción\n5',
    'Atención\nsostenida\n5',
    'Autocontrol\n5',
    '持续注意\n5',
    '节奏与\n听觉\n5',
  ]);
});

it('of dose and response tells of each test what had been done until then', () => {
  const dose = charts.find(({ kind }) => kind === 'dose')!;
  expect(tableOfChart(dose, 'en').rows).toEqual([
    ['May', '0', '2', '', '', '', '0'],
    ['June', '2', '3', '2.5', '3.5', '4', '15'],
  ]);
});

/** As much of an option as is looked at. */
interface Drawn {
  animation: boolean;
  series: {
    data: { itemStyle: { color: string }; labelLine: { length: number } }[];
    label: { formatter: (part: { name: string; value: number }) => string };
  }[];
  yAxis: { data: string[]; axisLabel: { color: (text: string, index: number) => string; formatter: (value: number) => string } }[];
}

function optionOf(chart: Chart, change: Partial<ChartTheme> = {}, language: 'en' | 'es' = 'en'): Drawn {
  const option = optionOfChart(chart, { theme: { ...theme, ...change }, language });
  return { ...option, yAxis: [option.yAxis].flat() } as Drawn;
}

describe('a chart', () => {
  it.each(charts.map((chart) => [chart.kind, chart] as const))('of %s has its room before it is drawn', (_kind, chart) => {
    expect(heightOfChart(chart)).toBeGreaterThanOrEqual(40);
  });

  it('moves only where movement is welcome', () => {
    for (const chart of charts) expect([optionOf(chart).animation, optionOf(chart, { moves: true }).animation]).toEqual([false, true]);
  });

  it('takes every color from the theme', () => {
    const given = new Set(['transparent', 'none', ...Object.values(theme.tones), 'text', 'quiet', 'line', 'ground', 'accent']);
    for (const chart of charts) {
      const found: string[] = [];
      JSON.stringify(optionOf(chart), (key, value: unknown) => {
        if (/color$/i.test(key) && typeof value === 'string') found.push(value);
        return value;
      });
      expect(found.filter((color) => !given.has(color))).toEqual([]);
    }
  });

  it('tells a verdict by its word and by its color', () => {
    const { series, yAxis } = optionOf(bars);
    expect(series[0]?.data.map((bar) => bar.itemStyle.color)).toEqual(['amber', 'green']);
    expect(yAxis[1]?.data).toEqual(['80.5 · train first', '10 · fine']);
    expect([0, 1].map((index) => yAxis[1]?.axisLabel.color('', index))).toEqual(['amber', 'green']);
  });

  it('leaves no part of nothing in a donut', () => {
    const empty: Chart = { kind: 'donut', title: '', headers, parts: [{ name: 'None', value: 0 }] };
    expect(optionOf(empty).series[0]?.data).toEqual([]);
    expect(tableOfChart(empty, 'en').rows).toEqual([['None', '0%']]);
  });

  it('keeps what it says below a ring off it by half of its lines', () => {
    const parts = [45, 10, 45].map((value) => ({ name: 'Control postural', value }));
    const lengths = optionOf({ kind: 'donut', title: '', headers, parts }).series[0]?.data.map(({ labelLine }) => labelLine.length);
    expect(lengths).toEqual([5, 5 + Math.round(1.5 * theme.fontSize * 1.2), 5]);
  });

  it('writes figures as the language does', () => {
    expect([writtenFigure(1234.5, 'en'), writtenFigure(12345.5, 'es'), writtenFigure(1234.5, 'zh-Hans')]).toEqual([
      '1,234.5',
      '12.345,5',
      '1,234.5',
    ]);
    expect([writtenShare(45, 'en'), writtenShare(45, 'es')]).toEqual(['45%', '45\u00a0%']);
    expect(optionOf(charts[1] as Chart, {}, 'es').series[0]?.label.formatter({ name: 'Equilibrio', value: 45 })).toBe(
      'Equilibrio\n45\u00a0%',
    );
    expect(optionOf(charts[3] as Chart, {}, 'es').yAxis[0]?.axisLabel.formatter(2.5)).toBe('2,5');
  });
});

describe('the table behind a chart', () => {
  it('has every figure of it, with what is said of each', () => {
    expect(tableOfChart(bars, 'es')).toEqual({
      headers: ['What', 'How much', 'Bounds', 'Verdict'],
      rows: [
        ['Balance', '80,5', '40 – 70', 'train first'],
        ['Memory', '10', '40 – 70', 'fine'],
      ],
      figures: [1, 2],
    });
    expect(charts.slice(1).map((chart) => tableOfChart(chart, 'en').rows[0])).toEqual([
      ['Balance', '45%', '2'],
      ['Balance', '1,234.5'],
      ['1', '4.5'],
      ['1', '4'],
      ['11-2026', '1,234', '5'],
      ['May', '0', '2', '', '', '', '0'],
    ]);
  });
});
