import { useNavigate } from '@tanstack/react-router';
import type { Chart } from '@trellis/contract/charts/figures';
import { heightOfChart } from '@trellis/contract/charts/options';
import { tableOfChart } from '@trellis/contract/charts/table';
import { type Locale, toLanguage } from '@trellis/contract/languages';
import { lazy, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PathLink } from '../path-link.tsx';
import './chart.css';
import { ChartFiles } from './chart-files.tsx';

const DrawnChart = lazy(() => import('./drawn-chart.tsx').then((module) => ({ default: module.DrawnChart })));

interface Props {
  chart: Chart;
  height?: number;
  /** What a figure of the chart opens: a click on it, and its name in the table. */
  pathOf?: (place: number) => string;
}

/** A chart with the figures behind it as a table: for whoever would rather read them, and for whoever cannot see it. */
export function ChartFigure({ chart, height = heightOfChart(chart), pathOf }: Props) {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const place = useRef<HTMLElement>(null);
  const { headers, rows, figures } = tableOfChart(chart, toLanguage(i18n.language as Locale));
  const kindOf = (column: number) => (figures.includes(column) ? 'chart-number' : undefined);
  return (
    <figure ref={place} className="chart" aria-label={chart.title}>
      <Suspense fallback={<div style={{ height }} />}>
        <DrawnChart chart={chart} height={height} onChoose={pathOf && ((place) => void navigate({ href: pathOf(place) }))} />
        {chart.kind !== 'sparkline' && <ChartFiles chart={chart} place={place} />}
      </Suspense>
      <details>
        <summary>{t('word.asTable')}</summary>
        <table>
          <caption className="chart-caption">{chart.title}</caption>
          <thead>
            <tr>
              {headers.map((header, column) => (
                <th key={header} scope="col" className={kindOf(column)}>
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...values], row) => (
              // two sessions of a day may have one name
              <tr key={row}>
                <th scope="row">{pathOf ? <PathLink path={pathOf(row)}>{name}</PathLink> : name}</th>
                {values.map((value, column) => (
                  <td key={headers[column + 1]} className={kindOf(column + 1)}>
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
