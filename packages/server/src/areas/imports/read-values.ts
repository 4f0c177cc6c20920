import type { RecordField } from '@trellis/contract/imports/fields';
import type { DateOrder } from '@trellis/contract/imports/lists';
import type { LocalText } from '@trellis/contract/languages';
import { dateOf } from '../../platform/imports/dates.ts';
import { commonRemarks, type RowReader } from '../../platform/imports/row-reader.ts';

const remarks = {
  count: {
    en: '“{value}” is not a whole number from {least} to {most}.',
    'zh-Hans': '“{value}”不是 {least} 到 {most} 之间的整数。',
    es: '«{value}» no es un número entero de {least} a {most}.',
  },
  money: {
    en: '“{value}” is not an amount like 1200 or 1200.50.',
    'zh-Hans': '“{value}”不是有效金额，请按 1200 或 1200.50 填写。',
    es: '«{value}» no es un importe como 1200 o 1200.50.',
  },
  clock: {
    en: '“{value}” is not a time of day. Write it like 14:30.',
    'zh-Hans': '“{value}”不是有效时间，请按 14:30 填写。',
    es: '«{value}» no es una hora. Escríbala como 14:30.',
  },
  minutes: {
    en: '“{value}” is not a number of minutes.',
    'zh-Hans': '“{value}”不是有效的分钟数。',
    es: '«{value}» no es un número de minutos.',
  },
} as const satisfies Record<string, LocalText>;

interface Bounds {
  least: number;
  most: number;
}

/** A whole number; undefined where there is none. */
export function readCount(reader: RowReader<RecordField>, field: RecordField, { least, most }: Bounds): number | undefined {
  const value = reader.get(field);
  if (value === '') return undefined;
  const count = /^\d{1,9}$/.test(value) ? Number(value) : undefined;
  if (count !== undefined && count >= least && count <= most) return count;
  reader.refuse(field, remarks.count, { value, least, most });
  return undefined;
}

/** An amount in major units; undefined where there is none. A currency's mark and marks between thousands are no part of it. */
export function readMoney(reader: RowReader<RecordField>, field: RecordField, most: number): number | undefined {
  const value = reader.get(field);
  if (value === '') return undefined;
  const bare = value.replace(/^(USD|US\$|\$)\s*|\s*(USD|US\$|\$)$/gi, '');
  const number = /^\d{1,3}(,\d{3})+(\.\d{1,2})?$/.test(bare) ? bare.replaceAll(',', '') : bare.replace(/,(?=\d{1,2}$)/, '.');
  const amount = /^\d{1,10}(\.\d{1,2})?$/.test(number) ? Number(number) : undefined;
  if (amount !== undefined && amount <= most) return amount;
  reader.refuse(field, remarks.money, { value });
  return undefined;
}

/** A day that the row must have; empty where it is none. */
export function readDay(reader: RowReader<RecordField>, field: RecordField, order: DateOrder): string {
  const value = reader.need(field);
  const day = dateOf(value, order);
  if (value !== '' && (day === undefined || day < '1990-01-01')) reader.refuse(field, commonRemarks.date, { value });
  return day ?? '';
}

const clock = /^(上午|下午|早上|晚上)?\s*(\d{1,2})(?:\s*[:.：h点]\s*(\d{2})?分?(?::00)?)?\s*h?\s*(?:([ap])\.?\s*m\.?)?$/i;

/** A time of day in minutes after midnight; undefined where there is none. */
export function readClock(reader: RowReader<RecordField>, field: RecordField): number | undefined {
  const value = reader.get(field);
  if (value === '') return undefined;
  const [, part, hours, minutes = '0', half] = clock.exec(value) ?? [];
  const isHalf = part !== undefined || half !== undefined;
  const isLate = part === '下午' || part === '晚上' || half?.toLowerCase() === 'p';
  const hour = isHalf ? (Number(hours) % 12) + (isLate ? 12 : 0) : Number(hours);
  if (hour < 24 && Number(minutes) < 60 && !(isHalf && Number(hours) > 12)) return hour * 60 + Number(minutes);
  reader.refuse(field, remarks.clock, { value });
  return undefined;
}

/** How long something lasts, in minutes; undefined where nothing says so. */
export function readMinutes(reader: RowReader<RecordField>, field: RecordField): number | undefined {
  const value = reader.get(field);
  if (value === '') return undefined;
  const minutes = /^(\d{1,3})\s*(?:'|′|mins?\.?|minutes?|minutos?|分钟?)?$/i.exec(value)?.[1];
  if (minutes !== undefined) return Number(minutes);
  const [, hours, rest] = /^(\d):(\d{2})$/.exec(value) ?? [];
  if (hours !== undefined) return Number(hours) * 60 + Number(rest);
  reader.refuse(field, remarks.minutes, { value });
  return undefined;
}
