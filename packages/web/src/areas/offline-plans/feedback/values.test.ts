import { describe, expect, it } from 'vitest';
import { durationSteps, hoursBeyond, minutesBeyond, momentBounds, momentStep } from './values.ts';

const hours = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, place) => from + place);

describe('a time of a feedback form', () => {
  it('goes by half hours, and how long something took by five minutes and seconds, unless told', () => {
    expect([momentStep({}), durationSteps({})]).toEqual([30, { minutes: 5, seconds: 5 }]);
    expect([momentStep({ minStep: 15 }), durationSteps({ minStep: 10, secStep: 15 })]).toEqual([15, { minutes: 10, seconds: 15 }]);
  });

  it('that looks back offers nothing of today that is still to come', () => {
    const bounds = momentBounds({ maxTime: 'current' }, '2026-02-03 14:20');
    expect(hoursBeyond(bounds, '2026-02-03')).toEqual(hours(15, 23));
    expect(minutesBeyond(bounds, '2026-02-03 14')).toEqual(hours(21, 59));
    expect(minutesBeyond(bounds, '2026-02-03 13')).toEqual([]);
    expect(hoursBeyond(bounds, '2026-02-02')).toEqual([]);
    expect(hoursBeyond(bounds, '2026-02-04')).toEqual(hours(0, 23));
  });

  it('lies between its earliest and its latest', () => {
    const bounds = momentBounds({ minTime: '2026-02-03 08:30', maxTime: '2026-02-03 18:00' }, '2026-01-01 00:00');
    expect(hoursBeyond(bounds, '2026-02-03')).toEqual([...hours(0, 7), ...hours(19, 23)]);
    expect(minutesBeyond(bounds, '2026-02-03 08')).toEqual(hours(0, 29));
    expect(minutesBeyond(bounds, '2026-02-03 18')).toEqual(hours(1, 59));
  });
});
