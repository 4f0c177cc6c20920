import { expect, it } from 'vitest';
import { relativeTime } from './relative-time.ts';

const now = new Date('2031-06-05T16:00:00Z');
const told = (instant: string, language = 'en-US') =>
  relativeTime(instant, { now, zone: 'America/New_York', language, justNow: 'Just now' });

it.each([
  ['2031-06-05T15:59:10Z', 'Just now'],
  ['2031-06-05T15:58:59Z', 'Today 11:58'],
  // 23:30 of the day before, where the center is
  ['2031-06-05T03:30:00Z', 'Yesterday 23:30'],
  ['2031-05-31T14:00:00Z', 'Saturday 10:00'],
  ['2031-05-29T14:00:00Z', '5/29 10:00'],
  ['2030-12-24T15:05:00Z', '12/24 10:05'],
])('tells %s as %s', (instant, text) => expect(told(instant)).toBe(text));

it('tells it in the language of the reader', () => {
  expect([told('2031-06-04T14:00:00Z', 'es-ES'), told('2031-06-04T14:00:00Z', 'zh-CN')]).toEqual(['Ayer 10:00', '昨天 10:00']);
});
