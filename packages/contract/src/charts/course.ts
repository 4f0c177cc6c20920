import type { EChartsCoreOption } from 'echarts/core';
import type { Language } from '../languages.ts';
import { type CourseChart, courseMinutes, courseMotion, courseReaction, writtenFigure } from './figures.ts';
import type { ChartTheme } from './theme.ts';

interface Look {
  symbols: readonly [wrong: string, missed: string, correct: string];
  size: number;
  hasGrid: boolean;
  /** Which tones stand for wrong, missed and correct. */
  tones: readonly [keyof ChartTheme['tones'], keyof ChartTheme['tones'], keyof ChartTheme['tones']];
}

/** Families see large dots; clinics small marks on a grid, and in China those of red and green the other way round from charts elsewhere. */
const looks: Record<CourseChart['look'], Look> = {
  person: { symbols: ['diamond', 'triangle', 'circle'], size: 8, hasGrid: false, tones: ['urgent', 'attention', 'good'] },
  medical: { symbols: ['diamond', 'triangle', 'circle'], size: 5, hasGrid: true, tones: ['urgent', 'attention', 'good'] },
  medicalChn: { symbols: ['diamond', 'triangle', 'circle'], size: 5, hasGrid: true, tones: ['urgent', 'attention', 'plain'] },
};

/** Reaction times on the left, the movement of the head on the right, over thirteen minutes. */
export function drawnCourse(chart: CourseChart, { theme, language }: { theme: ChartTheme; language: Language }): EChartsCoreOption {
  const { symbols, size, hasGrid, tones } = looks[chart.look];
  const label = { color: theme.quiet, fontSize: theme.fontSize, fontFamily: theme.fontFamily };
  const axis = { type: 'value', min: 0, axisLabel: { ...label, formatter: (value: number) => writtenFigure(value, language) } };
  const name = { nameTextStyle: label, nameGap: 12 };
  const points = (type: number) =>
    chart.records.flatMap((record) =>
      record.type === type ? [[record.minute, Math.min(record.reactionTime ?? 0, courseReaction.most)]] : [],
    );
  return {
    grid: { left: 8, right: 8, top: 36, bottom: 8, outerBoundsMode: 'same' },
    xAxis: { ...axis, max: courseMinutes, interval: 1, splitLine: { show: hasGrid, lineStyle: { color: theme.line } } },
    yAxis: [
      {
        ...axis,
        ...name,
        ...courseAxis(courseReaction),
        name: chart.headers.reaction,
        splitLine: { show: hasGrid, lineStyle: { color: theme.line } },
      },
      { ...axis, ...name, ...courseAxis(courseMotion), name: chart.headers.motion, splitLine: { show: false } },
    ],
    series: [
      ...[0, 1, 2].map((type) => ({
        type: 'scatter',
        silent: true,
        symbol: symbols[type],
        symbolSize: size,
        itemStyle: { color: theme.tones[tones[type] ?? 'plain'], opacity: 0.8 },
        data: points(type),
      })),
      {
        type: 'line',
        silent: true,
        yAxisIndex: 1,
        smooth: chart.look === 'person',
        symbolSize: 4,
        lineStyle: { color: theme.accent, width: 2 },
        itemStyle: { color: theme.accent },
        // what is beyond the axis stays at its end; its number stands in the table
        data: chart.motions.map(({ minute, motionIndex }) => [
          minute,
          motionIndex === null ? null : Math.min(motionIndex, courseMotion.most),
        ]),
      },
    ],
  };
}

const courseAxis = ({ most, interval }: { most: number; interval: number }) => ({ max: most, interval });
