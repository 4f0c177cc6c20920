import { type Chart, tableOfChart } from '@trellis/contract/charts/figures';
import { heightOfChart } from '@trellis/contract/charts/options';
import { type Locale, toLanguage } from '@trellis/contract/languages';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import './chart.css';

const DrawnChart = lazy(() => import('./drawn-chart.tsx').then((module) => ({ default: module.DrawnChart })));

/** A chart with the figures behind it as a table: for whoever would rather read them, and for whoever cannot see it. */
export function ChartFigure({ chart, height = heightOfChart(chart) }: { chart: Chart; height?: number }) {
  const { t, i18n } = useTranslation();
  const { headers, rows, figures } = tableOfChart(chart, toLanguage(i18n.language as Locale));
  const kindOf = (column: number) => (figures.includes(column) ? 'chart-number' : undefined);
  return (
    <figure className="chart" aria-label={chart.title}>
      <Suspense fallback={<div style={{ height }} />}>
        <DrawnChart chart={chart} height={height} />
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
                <th scope="row">{name}</th>
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
