import type { LineChart } from '../charts/figures.ts';
import type { Language } from '../languages.ts';
import type { CreditCommodity } from './schemas.ts';
import { balanceWords, creditCommodityWords, statementWords } from './words.ts';

/** A record as the chart needs it: its day as it is written. */
interface Recorded {
  day: string;
  commodity: CreditCommodity;
  balance: number;
}

/** More than these are a scribble. */
const mostDays = 60;

/** What was left of a child's sessions at the end of each day with a record, of records that come newest first; null where a line says nothing. */
export function balanceChart(records: readonly Recorded[], language: Language): (LineChart & { title: string }) | null {
  const commodity = (['oneToOne', 'group'] as const).find((one) => records.some((record) => record.commodity === one));
  // the first of a day is its last, as they come newest first
  const days = new Map<string, number>();
  for (const record of records) if (record.commodity === commodity && !days.has(record.day)) days.set(record.day, record.balance);
  if (!commodity || days.size < 2) return null;
  return {
    kind: 'line',
    isStepped: true,
    title: `${balanceWords[language].remaining}: ${creditCommodityWords[language][commodity]}`,
    headers: { name: statementWords[language].time, value: statementWords[language].balance },
    points: [...days]
      .slice(0, mostDays)
      .map(([name, value]) => ({ name, value }))
      .reverse(),
  };
}
