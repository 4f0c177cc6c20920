import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { clashText, dateIn, dayAround, minutesAfter, timeFault } from './rules.ts';

const zones = ['America/Los_Angeles', 'Asia/Shanghai', 'Europe/Madrid', 'Asia/Kathmandu', 'Pacific/Chatham'];
const longAgo = '2020-01-01T00:00:00Z';
const zone = fc.constantFrom(...zones);
const day = fc.date({ min: new Date('2025-01-01T00:00:00Z'), max: new Date('2028-12-31T00:00:00Z'), noInvalidDate: true });

function at(date: Date, hour: number, minute: number, zoneName: string): string {
  const plain = Temporal.PlainDate.from(date.toISOString().slice(0, 10)).toPlainDateTime({ hour, minute });
  return plain.toZonedDateTime(zoneName).toInstant().toString();
}

describe('class times', () => {
  it("accept every 5-minute step from 6:00 to 20:55 on the centre's clock", () => {
    fc.assert(
      fc.property(zone, day, fc.integer({ min: 6, max: 20 }), fc.integer({ min: 0, max: 11 }), (name, date, hour, step) => {
        expect(timeFault(at(date, hour, step * 5, name), name, longAgo)).toBeUndefined();
      }),
    );
  });

  it('refuse the hours of the night', () => {
    fc.assert(
      fc.property(zone, day, fc.constantFrom(0, 4, 5, 21, 22, 23), (name, date, hour) => {
        expect(timeFault(at(date, hour, 55, name), name, longAgo)).toBe('hours');
      }),
    );
  });

  it('refuse minutes between the steps, and seconds', () => {
    expect(timeFault('2027-03-01T10:03:00Z', 'UTC', longAgo)).toBe('step');
    expect(timeFault('2027-03-01T10:05:30Z', 'UTC', longAgo)).toBe('step');
  });

  it('refuse the past, whatever offset it is written with', () => {
    const now = '2027-03-01T10:00:00Z';
    expect(timeFault('2027-03-01T09:55:00Z', 'UTC', now)).toBe('past');
    expect(timeFault('2027-03-01T11:55:00+02:00', 'UTC', now)).toBe('past');
    expect(timeFault('2027-03-01T10:00:00Z', 'UTC', now)).toBeUndefined();
  });
});

describe('a day', () => {
  it('contains its instant and ends where the next begins', () => {
    fc.assert(
      fc.property(zone, day, (name, date) => {
        const found = dayAround(date.toISOString(), name);
        const millisecond = date.getTime();
        expect(Date.parse(found.start)).toBeLessThanOrEqual(millisecond);
        expect(Date.parse(found.end)).toBeGreaterThan(millisecond);
        expect(dayAround(found.end, name).start).toBe(found.end);
        expect(dateIn(name, found.start)).toBe(found.date);
      }),
    );
  });

  it('has 23 hours when clocks go forward', () => {
    const { start, end } = dayAround('2026-03-29T12:00:00Z', 'Europe/Madrid');
    expect((Date.parse(end) - Date.parse(start)) / 3_600_000).toBe(23);
  });
});

it("names every clash with its time on the centre's clock", () => {
  const from = '2027-03-01T02:00:00Z';
  const to = minutesAfter(from, 50);
  const clashes = [
    { kind: 'coach' as const, name: 'Ana Ruiz', from, to },
    { kind: 'classroom' as const, name: 'Room 2', from, to },
  ];
  expect(clashText(clashes, 'Asia/Shanghai', 'en')).toBe('coach Ana Ruiz 10:00–10:50; classroom Room 2 10:00–10:50');
  expect(clashText(clashes, 'Asia/Shanghai', 'zh-Hans')).toBe('教练 Ana Ruiz 10:00–10:50；教室 Room 2 10:00–10:50');
});
