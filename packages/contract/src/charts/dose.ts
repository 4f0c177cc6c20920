import type { EChartsCoreOption } from 'echarts/core';
import type { Language } from '../languages.ts';
import { type DoseChart, writtenFigure } from './figures.ts';
import type { ChartTheme } from './theme.ts';

const mostDifficulty = 20;
/** Music stands low, so that it never hides a score. */
const musicShare = 4;

/** Scores with their intervals over the sessions that were taken, with how hard those were and the minutes of music. */
export function drawnDose(
  { headers, tests, taken }: DoseChart,
  { theme, language }: { theme: ChartTheme; language: Language },
): EChartsCoreOption {
  const label = { color: theme.quiet, fontSize: theme.fontSize, fontFamily: theme.fontFamily };
  const axis = {
    type: 'value',
    axisLabel: { ...label, formatter: (value: number) => writtenFigure(value, language) },
    nameTextStyle: label,
  };
  const line = (color: string, data: readonly (readonly (number | null)[])[], more = {}) => ({
    type: 'line',
    silent: true,
    lineStyle: { color, width: 2 },
    itemStyle: { color },
    data,
    ...more,
  });
  const intervals = tests.flatMap(({ sessions, low, high }) =>
    low === null || high === null
      ? []
      : [
          line(
            theme.accent,
            [
              [sessions, low],
              [sessions, high],
            ],
            { symbol: 'rect', symbolSize: [12, 2], lineStyle: { color: theme.accent, width: 1 } },
          ),
        ],
  );
  return {
    grid: { left: 8, right: 8, top: 36, bottom: 24, outerBoundsMode: 'same' },
    xAxis: { ...axis, name: headers.sessions, nameLocation: 'middle', nameGap: 24, min: 0, minInterval: 1, splitLine: { show: false } },
    yAxis: [
      { ...axis, name: headers.value, scale: true, splitLine: { lineStyle: { color: theme.line } } },
      { ...axis, name: headers.difficulty, min: 0, max: mostDifficulty, splitLine: { show: false } },
      { ...axis, show: false, min: 0, max: musicShare * Math.max(1, ...taken.map(({ music }) => music)) },
    ],
    series: [
      {
        type: 'bar',
        silent: true,
        yAxisIndex: 2,
        barWidth: 4,
        itemStyle: { color: theme.line },
        data: taken.map(({ session, music }) => [session, music]),
      },
      line(
        theme.tones.attention,
        taken.map(({ session, difficulty }) => [session, difficulty]),
        { yAxisIndex: 1, showSymbol: false, step: 'end', lineStyle: { color: theme.tones.attention, width: 1, type: 'dashed' } },
      ),
      ...intervals,
      line(
        theme.accent,
        tests.map(({ sessions, value }) => [sessions, value]),
        { symbol: 'circle', symbolSize: 8 },
      ),
    ],
  };
}
