import dayjs from 'dayjs';
import 'dayjs/locale/es';
import 'dayjs/locale/zh-cn';
import { afterEach, describe, expect, it } from 'vitest';
import {
  dateFormat,
  dateTimeFormat,
  dayInWords,
  daysInWords,
  formatChosenMoment,
  formatDate,
  formatDateTime,
  formatDay,
  formatDrawerDateTime,
  nearMoment,
} from './format.ts';

afterEach(() => void dayjs.locale('en'));

it('dates and times are written the same in every field and cell', () => {
  expect([dateFormat, dateTimeFormat]).toEqual(['MM/DD/YYYY', 'MM/DD/YYYY HH:mm']);
});

describe('a date', () => {
  it('is the day it names, wherever it is read', () => {
    expect(formatDate('2026-02-01')).toBe('02/01/2026');
    expect(formatDate('2024-02-29')).toBe('02/29/2024');
    expect(formatChosenMoment('2026-02-01 14:20')).toBe('02/01/2026 14:20');
  });

  it.each([null, undefined, '', '0001-01-01'])('that is %s is empty', (date) => expect(formatDate(date)).toBe(''));
});

describe('an instant', () => {
  const instant = '2026-07-01T03:05:00Z';

  it.each([
    ['UTC', '07/01/2026 03:05', '07/01/2026', '2026/07/01 03:05'],
    ['Europe/Madrid', '07/01/2026 05:05', '07/01/2026', '2026/07/01 05:05'],
    ['Asia/Shanghai', '07/01/2026 11:05', '07/01/2026', '2026/07/01 11:05'],
    ['America/New_York', '06/30/2026 23:05', '06/30/2026', '2026/06/30 23:05'],
  ])('in %s is %s, its day %s, in a drawer %s', (zone, dateTime, day, inDrawer) => {
    expect(formatDateTime(instant, zone)).toBe(dateTime);
    expect(formatDay(instant, zone)).toBe(day);
    expect(formatDrawerDateTime(instant, zone)).toBe(inDrawer);
  });

  it('follows the clocks of the zone through the year', () => {
    const zone = 'America/New_York';
    expect([formatDateTime('2026-01-15T12:00:00Z', zone), formatDateTime('2026-07-15T12:00:00Z', zone)]).toEqual([
      '01/15/2026 07:00',
      '07/15/2026 08:00',
    ]);
  });

  it('at midnight begins the new day', () => {
    expect(formatDateTime('2026-12-31T16:00:00Z', 'Asia/Shanghai')).toBe('01/01/2027 00:00');
  });

  it.each([null, undefined, ''])('that is %s is empty', (missing) => {
    expect([formatDateTime(missing, 'UTC'), formatDrawerDateTime(missing, 'UTC')]).toEqual(['', '']);
  });

  it.each(['en', 'zh-cn', 'es'])('is written the same in the language %s', (language) => {
    dayjs.locale(language);
    expect([formatDate('2026-02-01'), formatDateTime(instant, 'UTC'), formatDrawerDateTime(instant, 'UTC')]).toEqual([
      '02/01/2026',
      '07/01/2026 03:05',
      '2026/07/01 03:05',
    ]);
  });
});

describe('in words', () => {
  it.each([
    ['en-US', 'November 4, 2026', 'November 1 – 7, 2026', 'Tue, Nov 3, 22:30'],
    ['zh-CN', '2026年11月4日', '2026/11/1 – 2026/11/7', '11月3日周二 22:30'],
    ['es-ES', '4 de noviembre de 2026', '1–7 de noviembre de 2026', 'mar, 3 nov, 22:30'],
  ])('dates have the order of %s', (language, day, days, near) => {
    const plain = (text: string) => text.replaceAll(/[\u2009\u202f\u00a0]/g, ' ');
    expect(dayInWords('2026-11-04', language)).toBe(day);
    expect(dayInWords('2026-11-04T03:30:00Z', language, 'Asia/Shanghai')).toBe(day);
    expect(plain(daysInWords('2026-11-01', '2026-11-07', language))).toBe(days);
    expect(daysInWords('2026-11-04', '2026-11-04', language)).toBe(day);
    expect(plain(nearMoment('2026-11-04T03:30:00Z', 'America/New_York', language))).toBe(near);
  });
});
