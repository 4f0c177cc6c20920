import { describe, expect, it } from 'vitest';
import { clockTime, dateIn } from './rules.ts';
import { followFaultOf, freeTimeNear, mayChangeBooking, movedLike, repeated } from './series-rules.ts';

const zone = 'Europe/Madrid';
const at = (time: string) => new Date(time).toISOString();

describe('what repeats', () => {
  it('keeps its hour where clocks go forward and where they go back', () => {
    const [spring, autumn] = [at('2031-03-22T09:00:00Z'), at('2031-10-18T08:00:00Z')];
    const hours = [spring, autumn].map((time) =>
      repeated([{ time, timeInterval: 7 }], zone, 4).map((each) => [dateIn(zone, each.time).slice(5), clockTime(each.time, zone)]),
    );
    expect(hours).toEqual([
      [
        ['03-22', '10:00'],
        ['03-29', '10:00'],
        ['04-05', '10:00'],
        ['04-12', '10:00'],
      ],
      [
        ['10-18', '10:00'],
        ['10-25', '10:00'],
        ['11-01', '10:00'],
        ['11-08', '10:00'],
      ],
    ]);
    // of 2031 the clocks change on March 30 and October 26: an hour less, and an hour more, lies between
    const gaps = [spring, autumn].map((time) => {
      const [, second, third] = repeated([{ time, timeInterval: 7 }], zone, 3);
      return (Date.parse(third!.time) - Date.parse(second!.time)) / 3_600_000;
    });
    expect(gaps).toEqual([7 * 24 - 1, 7 * 24 + 1]);
  });

  it('is counted over all its times, the earlier first', () => {
    const times = [
      { time: at('2031-06-02T08:00:00Z'), timeInterval: 7 as const },
      { time: at('2031-06-05T14:00:00Z'), timeInterval: 14 as const },
    ];
    expect(repeated(times, zone, 5).map(({ time }) => time.slice(5, 13))).toEqual([
      '06-02T08',
      '06-05T14',
      '06-09T08',
      '06-16T08',
      '06-19T14',
    ]);
  });

  it('moves what follows by as many days and hours of the clock, also beyond a change of clocks', () => {
    const move = { from: at('2031-10-20T08:00:00Z'), to: at('2031-10-21T09:30:00Z') };
    expect(movedLike(at('2031-10-27T09:00:00Z'), zone, move)).toBe(at('2031-10-28T10:30:00Z'));
    expect(movedLike(at('2031-10-27T09:00:00Z'), zone, { from: move.from, to: move.from })).toBe(at('2031-10-27T09:00:00Z'));
  });
});

describe('a free time', () => {
  const wanted = { start: at('2031-06-02T08:00:00Z'), end: at('2031-06-02T08:45:00Z') };
  const now = at('2031-06-01T00:00:00Z');

  it('is the nearest of the day, and leaves room for the whole session', () => {
    const taken = [{ start: at('2031-06-02T07:30:00Z'), end: at('2031-06-02T08:30:00Z') }];
    expect(freeTimeNear(wanted, taken, zone, now)).toBe(at('2031-06-02T08:30:00Z'));
    const later = { start: at('2031-06-02T08:40:00Z'), end: at('2031-06-02T12:00:00Z') };
    expect(freeTimeNear(wanted, [...taken, later], zone, now)).toBe(at('2031-06-02T06:45:00Z'));
  });

  it('is neither past nor at night, and there is none on a full day', () => {
    const morning = { start: at('2031-06-02T06:00:00Z'), end: at('2031-06-02T18:50:00Z') };
    expect(freeTimeNear(wanted, [morning], zone, at('2031-06-02T05:50:00Z'))).toBe(at('2031-06-02T18:50:00Z'));
    expect(freeTimeNear(wanted, [{ ...morning, end: at('2031-06-02T19:00:00Z') }], zone, at('2031-06-02T05:50:00Z'))).toBeNull();
  });
});

it('a coach changes what is booked with them, whoever looks after the center everything', () => {
  expect(mayChangeBooking(['Coach'], 'ana', 'ana')).toBe(true);
  expect(mayChangeBooking(['Coach', 'IndependentCoach'], 'ana', 'ben')).toBe(false);
  expect([['SeniorCoach'], ['CenterAdmin']].map((roles) => mayChangeBooking(roles, 'ana', 'ben'))).toEqual([true, true]);
});

it('nothing follows the last of a series, nor the last session of a plan', () => {
  expect(followFaultOf({ remainingSessions: 5, following: 2 })).toBeNull();
  expect(followFaultOf({ remainingSessions: 5, following: 0 })).toBe('last');
  expect(followFaultOf({ remainingSessions: 1, following: 2 })).toBe('oneLeft');
});
