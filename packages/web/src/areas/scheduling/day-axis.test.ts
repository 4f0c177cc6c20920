import { describe, expect, it } from 'vitest';
import { dayAxis } from './day-axis.ts';

const zone = 'America/New_York';
// five hours behind in winter
const at = (hour: number, minute = 0) => new Date(Date.UTC(2026, 10, 23, hour + 5, minute)).toISOString();
const entry = (from: number, to: number) => ({ time: at(from), endTime: at(to) });
const ends = ({ hours }: { hours: number[] }) => [hours.at(0), hours.at(-1)! + 1];

describe('the axis of a day', () => {
  it('shows a usual working day, and more where entries or now lie outside', () => {
    expect(ends(dayAxis([], zone, undefined))).toEqual([9, 18]);
    expect(ends(dayAxis([entry(10, 11)], zone, new Date(at(12))))).toEqual([9, 18]);
    expect(ends(dayAxis([entry(7, 8), entry(19, 20)], zone, new Date(at(12))))).toEqual([7, 20]);
    expect(ends(dayAxis([], zone, new Date(at(6, 30))))).toEqual([6, 18]);
    expect(ends(dayAxis([], zone, new Date(at(20, 15))))).toEqual([9, 21]);
  });

  it('does not grow for the night, in which nothing can be scheduled', () => {
    const night = dayAxis([], zone, new Date(at(2)));
    expect([...ends(night), night.past, night.hasNow]).toEqual([9, 18, 0, false]);
    const late = dayAxis([], zone, new Date(at(23)));
    expect([...ends(late), late.past, late.hasNow]).toEqual([9, 18, 1, false]);
  });

  it('places entries and now by their share; what ends after midnight ends with the day', () => {
    const axis = dayAxis([entry(9, 12), entry(20, 25)], zone, new Date(at(15)));
    expect(ends(axis)).toEqual([9, 24]);
    expect(axis.span(0)).toEqual({ start: 0, length: 0.2 });
    expect(axis.span(1).start + axis.span(1).length).toBe(1);
    expect([axis.past, axis.hasNow]).toEqual([0.4, true]);
  });
});
