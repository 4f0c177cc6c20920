import type { DateOrder } from '@trellis/contract/imports/lists';
import { plain } from './words.ts';

const months = [
  'january|jan|enero|ene',
  'february|feb|febrero',
  'march|mar|marzo',
  'april|apr|abril|abr',
  'may|mayo',
  'june|jun|junio',
  'july|jul|julio',
  'august|aug|agosto|ago',
  'september|sep|sept|septiembre|setiembre',
  'october|oct|octubre',
  'november|nov|noviembre',
  'december|dec|diciembre|dic',
];
const monthOfWord = new Map(months.flatMap((words, at) => words.split('|').map((word) => [word, at + 1] as const)));

/** Excel's days, where somebody lost the format: 1954 to 2064. */
const serials = { least: 20_000, most: 60_000, daysTo1970: 25_569 };
const numbered = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;

/** A day as lists have it, as YYYY-MM-DD; undefined where it is no day of the calendar. */
export function dateOf(text: string, order: DateOrder): string | undefined {
  const date = text.trim().replace(/[ T]\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?(Z| ?[ap]m)?$/i, '');
  const yearFirst = /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?$/.exec(date) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(date);
  if (yearFirst) return dayOf(yearFirst[1], yearFirst[2], yearFirst[3]);
  const pair = numbered.exec(date);
  if (pair) return order === 'dayFirst' ? dayOf(pair[3], pair[2], pair[1]) : dayOf(pair[3], pair[1], pair[2]);
  const serial = /^\d{5}$/.test(date) ? Number(date) : 0;
  if (serial >= serials.least && serial <= serials.most)
    return new Date((serial - serials.daysTo1970) * 86_400_000).toISOString().slice(0, 10);
  return inWords(date);
}

/** "4 March 2019", "March 4th, 2019", "4 de marzo de 2019". */
function inWords(date: string): string | undefined {
  const parts = date.split(/[\s,.\-/]+|\bde[l]?\b/i).filter(Boolean);
  const month = parts.map((part) => monthOfWord.get(plain(part))).find((found) => found !== undefined);
  const numbers = parts.flatMap((part) => /^(\d{1,2}|\d{4})(?:st|nd|rd|th)?$/i.exec(part)?.[1] ?? []);
  const year = numbers.find((number) => number.length === 4);
  const day = numbers.find((number) => number.length < 4);
  return parts.length === 3 && month && year && day ? dayOf(year, String(month), day) : undefined;
}

function dayOf(year = '', month = '', day = ''): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined;
}

/** Which order a column's dates are in, as far as one of them tells; `habit` where none does. */
export function dateOrderOf(texts: readonly string[], habit: DateOrder): DateOrder {
  for (const text of texts) {
    const found = numbered.exec(text);
    if (Number(found?.[1]) > 12) return 'dayFirst';
    if (Number(found?.[2]) > 12) return 'monthFirst';
  }
  return habit;
}
