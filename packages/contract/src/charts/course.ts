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

/** Families see large dots; clinics small marks on a grid, those of correct answers in a plain tone where red and green mean the opposite. */
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
    ofType(chart, type).map(({ minute, reactionTime }) => [minute, Math.min(reactionTime ?? 0, courseReaction.most)]);
  return {
    // drawn into the picture: nothing of it is markup
    tooltip: {
      renderMode: 'richText',
      confine: true,
      backgroundColor: theme.ground,
      borderColor: theme.line,
      textStyle: { ...label, color: theme.text },
      formatter: (point: Hovered) => toldOf(chart, point, language),
    },
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
      ...types.map((type) => ({
        type: 'scatter',
        cursor: 'default',
        symbol: symbols[type],
        symbolSize: size,
        itemStyle: { color: theme.tones[tones[type] ?? 'plain'], opacity: 0.8 },
        data: points(type),
      })),
      {
        type: 'line',
        cursor: 'default',
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

const types = [0, 1, 2] as const;
const ofType = ({ records }: CourseChart, type: number) => records.filter((record) => record.type === type);

/** A point under the pointer: the series are the kinds of answers, and after them the movement. */
interface Hovered {
  seriesIndex: number;
  dataIndex: number;
}

/** What a point says: its minute, and its reaction time or movement as it was measured, also where that is beyond the axis. */
export function toldOf(chart: CourseChart, { seriesIndex, dataIndex }: Hovered, language: Language): string {
  const { minute, wrong, missed, correct, reaction, motion } = chart.headers;
  const line = (name: string, value: number) => `${name}: ${writtenFigure(value, language)}`;
  const type = types[seriesIndex];
  if (type === undefined) {
    const moved = chart.motions[dataIndex];
    return moved ? [line(minute, moved.minute), line(motion, moved.motionIndex ?? 0)].join('\n') : '';
  }
  const record = ofType(chart, type)[dataIndex];
  if (!record) return '';
  const of = [line(minute, record.minute), [wrong, missed, correct][type]];
  return [...of, ...(record.reactionTime === null ? [] : [line(reaction, record.reactionTime)])].join('\n');
}
