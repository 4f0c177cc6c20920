import { isTrue } from './excel-book.ts';
import type { ExcelFormat } from './excel-formats.ts';

/** A cell as it stands in a sheet. */
export interface ExcelCell {
  type: string;
  /** What is written in it, or what its formula answered last. */
  value: string | undefined;
  isFormula: boolean;
  format: ExcelFormat;
}

/** What the cells of a workbook mean. */
export interface ExcelMeaning {
  strings: readonly string[];
  since1904: boolean;
}

/** What a cell shows whose formula was never computed. */
const notComputed = '#VALUE!';
/** Between the first days of both calendars. */
const daysTo1904 = 1462;
/** Of the calendar that begins in 1900. */
const daysTo1970 = 25_569;
/** That calendar has a 29 February 1900, which never was. */
const invented = 60;
/** The last day of the year 9999. */
const lastDay = 2_958_465;

/** A cell's value as somebody would type it: of a date the day, a number that has leading zeros with them. */
export function shownIn({ type, value, isFormula, format }: ExcelCell, { strings, since1904 }: ExcelMeaning): string {
  if (type === 'str') return value ?? (isFormula ? notComputed : '');
  if (value === undefined || value.trim() === '') return isFormula ? notComputed : '';
  switch (type) {
    case 's':
      return strings[Number(value)] ?? '';
    case 'inlineStr':
      return value;
    case 'b':
      return String(isTrue(value.trim()));
    case 'e':
      return isFormula ? notComputed : value;
    case 'd':
      return isoText(value.trim());
    default:
      return numberText(Number(value), format, since1904);
  }
}

function numberText(value: number, format: ExcelFormat, since1904: boolean): string {
  if (Number.isNaN(value)) return notComputed;
  if (format === 'date' || format === 'time') return momentText(since1904 ? value + daysTo1904 : value, format);
  const text = String(value);
  return format && /^\d+$/.test(text) ? text.padStart(format.digits, '0') : text;
}

function momentText(serial: number, format: 'date' | 'time'): string {
  if (serial < 0 || serial >= lastDay + 1) return notComputed;
  const days = serial < invented ? serial + 1 : serial;
  const [day = '', time = ''] = new Date(Math.round((days - daysTo1970) * 86_400) * 1000).toISOString().split('T');
  if (format === 'time') return time.slice(0, 5);
  return time.startsWith('00:00:00') ? day : `${day} ${time.slice(0, 5)}`;
}

function isoText(value: string): string {
  const [, day, time = '00:00'] = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}))?/.exec(value) ?? [];
  if (day === undefined) return value;
  return time === '00:00' ? day : `${day} ${time}`;
}
