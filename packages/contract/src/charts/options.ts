import type { EChartsCoreOption } from 'echarts/core';
import type { Language } from '../languages.ts';
import { drawnCourse } from './course.ts';
import { drawnDose } from './dose.ts';
import { type BarsChart, type Chart, type ColumnsChart, type DonutChart, type RadarChart, writtenFigure, writtenShare } from './figures.ts';
import type { ChartTheme } from './theme.ts';

interface Style {
  theme: ChartTheme;
  language: Language;
  /** Whether what it shows opens something. */
  opens?: boolean;
}

const barRow = 46;
const barWidth = 12;
const line = 1.5;

/** How high a chart is drawn, known before anything of it is. */
export function heightOfChart(chart: Chart): number {
  if (chart.kind === 'bars') return Math.max(chart.bars.length, 1) * barRow + 8;
  return { course: 320, columns: 260, dose: 320, donut: 230, radar: 280, line: 200, sparkline: 40 }[chart.kind];
}

/** A chart as ECharts draws it. */
export function optionOfChart(chart: Chart, style: Style): EChartsCoreOption {
  const { theme } = style;
  return {
    animation: theme.moves,
    animationDuration: 300,
    color: [...theme.parts],
    textStyle: { fontFamily: theme.fontFamily, fontSize: theme.fontSize, color: theme.text },
    ...drawn(chart, style),
  };
}

function drawn(chart: Chart, style: Style): EChartsCoreOption {
  if (chart.kind === 'bars') return bars(chart, style);
  if (chart.kind === 'donut') return donut(chart, style);
  if (chart.kind === 'radar') return radar(chart, style);
  if (chart.kind === 'course') return drawnCourse(chart, style);
  if (chart.kind === 'columns') return columns(chart, style);
  if (chart.kind === 'dose') return drawnDose(chart, style);
  const { points, most } = chart;
  const isSpark = chart.kind === 'sparkline';
  const { theme, language } = style;
  const label = { color: theme.quiet, fontSize: theme.fontSize, fontFamily: theme.fontFamily };
  return {
    grid: isSpark
      ? { left: 6, right: 6, top: 6, bottom: 6, outerBoundsMode: 'none' }
      : { left: 8, right: 16, top: 12, bottom: 8, outerBoundsMode: 'same' },
    xAxis: {
      type: 'category',
      show: !isSpark,
      data: points.map(({ name }) => name),
      boundaryGap: points.length === 1,
      axisTick: { show: false },
      axisLine: { lineStyle: { color: theme.line } },
      axisLabel: { ...label, hideOverlap: true },
    },
    yAxis: {
      type: 'value',
      show: !isSpark,
      min: 0,
      ...(most !== undefined && { max: most }),
      minInterval: 1,
      splitLine: { lineStyle: { color: theme.line } },
      axisLabel: { ...label, formatter: (value: number) => writtenFigure(value, language) },
    },
    series: [
      {
        type: 'line',
        silent: true,
        step: chart.kind === 'line' && chart.isStepped ? 'end' : false,
        data: points.map(({ value }) => value),
        lineStyle: { color: theme.accent, width: 2 },
        itemStyle: { color: theme.accent },
        symbol: 'circle',
        symbolSize: (_value: number, { dataIndex }: { dataIndex: number }) => (isSpark && dataIndex < points.length - 1 ? 0 : 7),
        showAllSymbol: true,
      },
    ],
  };
}

/** Each bar below its name, with its figure and its verdict at the end of the line: so it stands on a phone, in any language. */
function bars({ bars: rows, most, unit = '' }: BarsChart, { theme, language, opens = false }: Style): EChartsCoreOption {
  const colorOf = (index: number) => theme.tones[rows[index]?.tone ?? 'plain'];
  const above = { inside: true, margin: 0, verticalAlign: 'bottom', padding: [0, 0, 9, 0], fontSize: theme.fontSize, interval: 0 };
  const axis = { type: 'category', inverse: true, axisTick: { show: false }, axisLine: { show: false } };
  const overlay = { type: 'bar', stack: 'bounds', silent: true, barWidth: barWidth + 4, animation: false, z: 3 };
  const hasBounds = rows.some(({ bounds }) => bounds);
  return {
    grid: { left: 2, right: 2, top: 12, bottom: 0, outerBoundsMode: 'none' },
    xAxis: { type: 'value', show: false, min: 0, max: most ?? Math.max(1, ...rows.map(({ value }) => value)) },
    yAxis: [
      { ...axis, data: rows.map(({ name }) => name), axisLabel: { ...above, align: 'left', color: theme.text } },
      {
        ...axis,
        position: 'right',
        data: rows.map(({ value, verdict }) => [`${writtenFigure(value, language)}${unit}`, verdict].filter(Boolean).join(' · ')),
        axisLabel: {
          ...above,
          align: 'right',
          color: (_text: string, index: number) => (rows[index]?.tone ? colorOf(index) : theme.quiet),
        },
      },
    ],
    series: [
      {
        type: 'bar',
        silent: !opens,
        barWidth,
        barGap: '-117%',
        showBackground: true,
        backgroundStyle: { color: theme.line, borderRadius: barWidth / 2 },
        data: rows.map(({ value }, index) => ({ value, itemStyle: { color: colorOf(index), borderRadius: barWidth / 2 } })),
      },
      ...(hasBounds
        ? [
            { ...overlay, itemStyle: { color: 'transparent' }, data: rows.map(({ bounds }) => bounds?.[0] ?? 0) },
            {
              ...overlay,
              itemStyle: { color: 'transparent', borderColor: theme.quiet, borderWidth: line },
              data: rows.map(({ bounds }) => (bounds ? bounds[1] - bounds[0] : 0)),
            },
          ]
        : []),
    ],
  };
}

/** As many letters of a name stand in a line beside a ring or a radar on a phone; a Chinese one is as wide as three. */
const besideRing = 12;
const widthOf = (text: string) => text.length + 2 * (text.match(/\p{Script=Han}/gu)?.length ?? 0);

const chinese = new Intl.Segmenter('zh', { granularity: 'word' });

/** Its words: between those of Chinese no space stands. */
const wordsOf = (name: string) =>
  name.split(/(?= )/).flatMap((word) => (/\p{Script=Han}/u.test(word) ? [...chinese.segment(word)].map(({ segment }) => segment) : [word]));

/** ECharts cuts what stands around them where their place ends: a long name goes on in the next line. */
function inLines(name: string): string {
  return wordsOf(name).reduce((said, word) => {
    const last = said.slice(said.lastIndexOf('\n') + 1);
    return widthOf(last + word) > besideRing ? `${said}\n${word.trimStart()}` : said + word;
  });
}

function donut({ parts }: DonutChart, { theme, language }: Style): EChartsCoreOption {
  const shown = parts.filter(({ value }) => value > 0);
  return {
    series: [
      {
        type: 'pie',
        silent: true,
        radius: ['34%', '56%'],
        minAngle: 4,
        itemStyle: { borderColor: theme.ground, borderWidth: 2 },
        label: {
          color: theme.text,
          fontSize: theme.fontSize,
          // a long word of a long language, whole
          width: theme.fontSize * 9,
          overflow: 'break',
          formatter: ({ name, value }: { name: string; value: number }) => `${inLines(name)}\n${writtenShare(value, language)}`,
        },
        labelLine: { length2: 4, lineStyle: { color: theme.quiet } },
        data: shown.map(({ name, value }, index) => ({ name, value, labelLine: { length: distanceOf(shown, index, theme.fontSize) } })),
      },
    ],
  };
}

/** What is said of a part stands with its middle at the end of its line: above and below the ring half of its height goes towards it. */
function distanceOf(parts: DonutChart['parts'], index: number, fontSize: number): number {
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  const before = parts.slice(0, index).reduce((sum, { value }) => sum + value, 0);
  const { name = '', value = 0 } = parts[index] ?? {};
  const upright = Math.cos((2 * Math.PI * (before + value / 2)) / total) ** 4;
  const lines = inLines(name).split('\n').length + 1;
  return Math.round(5 + upright * lines * fontSize * 0.6);
}

function radar({ axes, most, baseline }: RadarChart, { theme, language }: Style): EChartsCoreOption {
  return {
    radar: {
      radius: '62%',
      indicator: axes.map(({ name, value }) => ({ name: `${inLines(name)}\n${writtenFigure(value, language)}`, max: most })),
      axisName: { color: theme.text, fontSize: theme.fontSize },
      splitNumber: 4,
      splitArea: { show: false },
      splitLine: { lineStyle: { color: theme.line } },
      axisLine: { lineStyle: { color: theme.line } },
    },
    series: [
      {
        type: 'radar',
        silent: true,
        symbolSize: 6,
        lineStyle: { color: theme.accent, width: 2 },
        itemStyle: { color: theme.accent },
        areaStyle: { color: theme.accent, opacity: 0.18 },
        data: [
          ...(baseline === undefined
            ? []
            : [
                {
                  value: axes.map(() => baseline),
                  symbol: 'none',
                  lineStyle: { color: theme.quiet, width: 1, type: 'dashed' },
                  areaStyle: { opacity: 0 },
                },
              ]),
          { value: axes.map(({ value }) => value) },
        ],
      },
    ],
  };
}

/** A period's column stands before that of what it is compared with, which is drawn quieter. */
function columns({ columns: rows }: ColumnsChart, { theme, language, opens = false }: Style): EChartsCoreOption {
  const label = { color: theme.quiet, fontSize: theme.fontSize, fontFamily: theme.fontFamily };
  const series = { type: 'bar', barMaxWidth: 18, barGap: '10%', silent: !opens };
  return {
    grid: { left: 8, right: 8, top: 12, bottom: 8, outerBoundsMode: 'same' },
    xAxis: {
      type: 'category',
      data: rows.map(({ name }) => name),
      axisTick: { show: false },
      axisLine: { lineStyle: { color: theme.line } },
      axisLabel: { ...label, hideOverlap: true },
    },
    yAxis: {
      type: 'value',
      minInterval: 1,
      splitLine: { lineStyle: { color: theme.line } },
      axisLabel: { ...label, formatter: (value: number) => writtenFigure(value, language) },
    },
    series: [
      { ...series, itemStyle: { color: theme.accent, borderRadius: 2 }, data: rows.map(({ value }) => value) },
      { ...series, silent: true, itemStyle: { color: theme.quiet, opacity: 0.4, borderRadius: 2 }, data: rows.map(({ before }) => before) },
    ],
  };
}
