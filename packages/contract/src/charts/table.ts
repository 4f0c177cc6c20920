import type { Language } from '../languages.ts';
import { tableOfDose } from './dose-table.ts';
import { type BarsChart, type Chart, type CourseChart, courseMinutes, type FigureTable, writtenFigure, writtenShare } from './figures.ts';

/** Every figure of a chart, for whoever would rather read them or cannot see it. */
export function tableOfChart(chart: Chart, language: Language): FigureTable {
  if (chart.kind === 'bars') return tableOfBars(chart, language);
  if (chart.kind === 'donut') {
    const { name, value, note } = chart.headers;
    return {
      headers: [name, value, ...(note === undefined ? [] : [note])],
      rows: chart.parts.map((part) => [part.name, writtenShare(part.value, language), ...(note === undefined ? [] : [part.note ?? ''])]),
      figures: [1],
    };
  }
  if (chart.kind === 'course') return tableOfCourse(chart, language);
  if (chart.kind === 'columns') {
    const { name, value, before } = chart.headers;
    const written = (figure: number) => writtenFigure(figure, language);
    return {
      headers: [name, value, before],
      rows: chart.columns.map((column) => [column.name, written(column.value), written(column.before)]),
      figures: [1, 2],
    };
  }
  if (chart.kind === 'dose') return tableOfDose(chart, language);
  const figures = chart.kind === 'radar' ? chart.axes : chart.points;
  return {
    headers: [chart.headers.name, chart.headers.value],
    rows: figures.map(({ name, value }) => [name, writtenFigure(value, language)]),
    figures: [1],
  };
}

/** Minute after minute. */
function tableOfCourse({ headers, records, motions }: CourseChart, language: Language): FigureTable {
  const minutes = Array.from({ length: courseMinutes }, (_, place) => place);
  return {
    headers: [headers.minute, headers.correct, headers.missed, headers.wrong, headers.motion],
    rows: minutes.map((minute) => {
      const counted = (type: number) => records.filter((record) => record.type === type && Math.floor(record.minute) === minute).length;
      const motion = motions.find((one) => Math.floor(one.minute) === minute)?.motionIndex ?? null;
      return [
        String(minute + 1),
        ...[2, 1, 0].map((type) => String(counted(type))),
        motion === null ? '' : writtenFigure(motion, language),
      ];
    }),
    figures: [1, 2, 3, 4],
  };
}

function tableOfBars({ headers: { name, value, bounds, verdict }, bars }: BarsChart, language: Language): FigureTable {
  const boundsOf = (of: readonly [number, number] | undefined) => of?.map((bound) => writtenFigure(bound, language)).join(' – ') ?? '';
  const hasBounds = bounds !== undefined;
  return {
    headers: [name, value, ...(hasBounds ? [bounds] : []), ...(verdict === undefined ? [] : [verdict])],
    rows: bars.map((bar) => [
      bar.name,
      writtenFigure(bar.value, language),
      ...(hasBounds ? [boundsOf(bar.bounds)] : []),
      ...(verdict === undefined ? [] : [bar.verdict ?? '']),
    ]),
    figures: hasBounds ? [1, 2] : [1],
  };
}
