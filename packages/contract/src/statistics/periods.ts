/** Nothing was counted before. */
export const firstYear = 2018;
export const units = ['Month', 'Year'] as const;
export type Unit = (typeof units)[number];

/** A month as MM-YYYY or a year as YYYY, from 2018. */
export const periodPattern = /^(?:(?:0[1-9]|1[0-2])-)?(?:201[89]|20[2-9]\d)$/;

const unitOf = (period: string): Unit => (period.length === 4 ? 'Year' : 'Month');

/** The period that a day, YYYY-MM-DD, belongs to. */
export const periodOf = (day: string, unit: Unit): string => (unit === 'Year' ? day.slice(0, 4) : `${day.slice(5, 7)}-${day.slice(0, 4)}`);

/** The first day of a period, and the first after it. */
export function boundsOf(period: string): { from: string; to: string } {
  const year = Number(period.slice(-4));
  if (unitOf(period) === 'Year') return { from: `${year}-01-01`, to: `${year + 1}-01-01` };
  const month = Number(period.slice(0, 2));
  return { from: day(year, month), to: month === 12 ? day(year + 1, 1) : day(year, month + 1) };
}

/** The same month, or the year, a year before. */
export const yearBefore = (period: string): string => `${period.slice(0, -4)}${Number(period.slice(-4)) - 1}`;

/** Whether a period is one that is counted: from 2018 to the one that `today` belongs to. */
export function isCounted(period: string, today: string): boolean {
  return periodPattern.test(period) && boundsOf(period).from <= today;
}

/** What is drawn beside each other: the twelve months that end with a month, or the years up to a year; none before 2018. */
export function periodsUpTo(period: string): string[] {
  const year = Number(period.slice(-4));
  if (unitOf(period) === 'Year') return Array.from({ length: year - firstYear + 1 }, (_, index) => String(firstYear + index));
  const last = year * 12 + Number(period.slice(0, 2)) - 1;
  const months = Array.from({ length: 12 }, (_, index) => last - 11 + index).filter((month) => month >= firstYear * 12);
  return months.map((month) => `${two((month % 12) + 1)}-${Math.floor(month / 12)}`);
}

const two = (value: number) => String(value).padStart(2, '0');
const day = (year: number, month: number) => `${year}-${two(month)}-01`;
