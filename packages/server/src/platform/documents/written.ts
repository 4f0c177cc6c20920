import { isUnknownDate } from '@trellis/contract/subjects/rules';

/** A calendar date as documents write it, in every language; nothing where nobody knows it. */
export function writtenDay(date: string | null): string {
  if (!date || isUnknownDate(date)) return '';
  const [year, month, day] = date.split('-');
  return `${month}/${day}/${year}`;
}

/** A moment on the clock of a centre. */
export function writtenTime(moment: string | Date | null, zone: string): string {
  if (moment === null) return '';
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone: zone, ...clock }).formatToParts(new Date(moment));
  const { year, month, day, hour, minute } = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  return `${month}/${day}/${year} ${hour}:${minute}`;
}

const clock = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** What changed, with its sign. */
export const writtenChange = (change: number): string => (change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '0');

/** An amount of a currency, in major units. */
export const writtenMoney = (amount: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(amount);
