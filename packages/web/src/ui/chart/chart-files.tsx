import type { Chart } from '@trellis/contract/charts/figures';
import { tableOfChart } from '@trellis/contract/charts/table';
import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isGuestPage } from '../../app/guest.ts';
import { toast } from '../../app/toast.ts';
import { download } from '../download.ts';
import { useFailureText } from '../use-failure-text.ts';

interface Props {
  chart: Chart;
  /** Holds the picture. */
  place: RefObject<HTMLElement | null>;
}

/** A chart as a picture, and the table behind it as an Excel file. */
export function ChartFiles({ chart, place }: Props) {
  const { t } = useTranslation('ui');
  const failureText = useFailureText();
  const [isBusy, setBusy] = useState(false);
  const attempt = (make: () => Promise<void>) => () => {
    setBusy(true);
    make()
      .catch((error: Error) => toast('error', failureText(error)))
      .finally(() => setBusy(false));
  };
  const writeTable = () => download('/api/business/File/table/excel', {}, 'POST', { title: chart.title, ...plainTable(chart) });
  const savePicture = async () => {
    const { saveChart } = await import('./save-chart.ts');
    const svg = place.current?.querySelector('svg');
    if (svg) await saveChart(svg, chart.title);
  };
  return (
    <span className="chart-files">
      <button
        type="button"
        className="link-button"
        disabled={isBusy}
        aria-label={t('chart.png', { title: chart.title })}
        onClick={attempt(savePicture)}
      >
        PNG
      </button>
      {!isGuestPage() && (
        <button
          type="button"
          className="link-button"
          disabled={isBusy}
          aria-label={t('chart.excel', { title: chart.title })}
          onClick={attempt(writeTable)}
        >
          Excel
        </button>
      )}
    </span>
  );
}

/** The table behind it, its figures as numbers. */
function plainTable(chart: Chart): { headers: string[]; rows: (string | number)[][] } {
  const { headers, rows, figures } = tableOfChart(chart, 'en');
  const numberOf = (text: string) => {
    const value = Number(text.replaceAll(',', ''));
    return text.trim() === '' || Number.isNaN(value) ? text : value;
  };
  return { headers: [...headers], rows: rows.map((row) => row.map((cell, column) => (figures.includes(column) ? numberOf(cell) : cell))) };
}
