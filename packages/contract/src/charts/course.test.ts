import { describe, expect, it } from 'vitest';
import { drawnCourse, toldOf } from './course.ts';
import type { CourseChart } from './figures.ts';
import { tableOfChart } from './table.ts';
import type { ChartTheme } from './theme.ts';

const theme = {
  line: 'line',
  accent: 'accent',
  tones: { plain: 'blue', good: 'green', attention: 'amber', urgent: 'red' },
} as unknown as ChartTheme;
const course: CourseChart = {
  kind: 'course',
  look: 'person',
  headers: { minute: 'Minute', correct: 'Correct', missed: 'Missed', wrong: 'Wrong', motion: 'Motion', reaction: 'Reaction' },
  records: [
    { type: 2, minute: 0.2, reactionTime: 412 },
    { type: 2, minute: 1.7, reactionTime: 2100 },
    { type: 1, minute: 1.9, reactionTime: null },
    { type: 0, minute: 12.9, reactionTime: 300 },
  ],
  motions: [
    { minute: 0.5, motionIndex: 3.25 },
    { minute: 1.5, motionIndex: 9.5 },
    { minute: 2.5, motionIndex: null },
  ],
};

interface Axis {
  min: number;
  max: number;
  interval: number;
  name?: string;
}
interface Drawn {
  xAxis: Axis & { splitLine: { show: boolean } };
  yAxis: [Axis, Axis];
  series: { type: string; yAxisIndex?: number; symbolSize: number; smooth?: boolean; itemStyle: { color: string }; data: unknown[] }[];
}
const drawn = (change: Partial<CourseChart> = {}) => drawnCourse({ ...course, ...change }, { theme, language: 'en' }) as unknown as Drawn;

describe('the course of a test', () => {
  it('reaches over thirteen minutes, from 0 to 1600 ms on the left and from 0 to 8 on the right', () => {
    const { xAxis, yAxis } = drawn();
    expect(xAxis).toMatchObject({ min: 0, max: 13, interval: 1 });
    expect(yAxis).toMatchObject([
      { min: 0, max: 1600, interval: 400, name: 'Reaction' },
      { min: 0, max: 8, interval: 2, name: 'Motion' },
    ]);
  });

  it('says of the point under the pointer what was measured', () => {
    const told = (seriesIndex: number, dataIndex: number) => toldOf(course, { seriesIndex, dataIndex }, 'en').split('\n');
    expect(told(2, 1)).toEqual(['Minute: 1.7', 'Correct', 'Reaction: 2,100']);
    expect(told(1, 0)).toEqual(['Minute: 1.9', 'Missed']);
    expect(told(0, 0)).toEqual(['Minute: 12.9', 'Wrong', 'Reaction: 300']);
    expect(told(3, 1)).toEqual(['Minute: 1.5', 'Motion: 9.5']);
  });

  it('draws what was wrong, missed and correct apart, each at its minute and reaction, and the movement on the right', () => {
    const { series } = drawn();
    expect(series.map(({ type, data, yAxisIndex }) => [type, data, yAxisIndex ?? 0])).toEqual([
      ['scatter', [[12.9, 300]], 0],
      ['scatter', [[1.9, 0]], 0],
      // what is beyond an axis stays at its end
      [
        'scatter',
        [
          [0.2, 412],
          [1.7, 1600],
        ],
        0,
      ],
      [
        'line',
        [
          [0.5, 3.25],
          [1.5, 8],
          [2.5, null],
        ],
        1,
      ],
    ]);
  });

  it('looks otherwise for families, for clinics and for clinics in China', () => {
    const looks = (['person', 'medical', 'medicalChn'] as const).map((look) => {
      const { xAxis, series } = drawn({ look });
      return [xAxis.splitLine.show, series[0]?.symbolSize, series[3]?.smooth, series.slice(0, 3).map(({ itemStyle }) => itemStyle.color)];
    });
    expect(looks).toEqual([
      [false, 8, true, ['red', 'amber', 'green']],
      [true, 5, false, ['red', 'amber', 'green']],
      [true, 5, false, ['red', 'amber', 'blue']],
    ]);
  });

  it('is read as a table of thirteen minutes, where nothing is cut off', () => {
    const { rows } = tableOfChart({ title: 'Course', ...course }, 'en');
    expect([rows.length, rows[0], rows[1], rows[2], rows[12]]).toEqual([
      13,
      ['1', '1', '0', '0', '3.25'],
      ['2', '1', '1', '0', '9.5'],
      ['3', '0', '0', '0', ''],
      ['13', '0', '0', '1', ''],
    ]);
  });
});
