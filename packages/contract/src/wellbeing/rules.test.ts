import { expect, it } from 'vitest';
import { daysOfFamily, faultOfNight, goalOn, hoursAsleep, minutesBetween } from './rules.ts';

const night = { bedTime: '20:30', asleepTime: '21:10', wokeTime: '06:40' };

it('counts a night over midnight', () => {
  expect(minutesBetween('21:10', '06:40')).toBe(570);
  expect(hoursAsleep(night)).toBe(9.5);
  expect(hoursAsleep({ asleepTime: '00:20', wokeTime: '07:00' })).toBe(6.67);
});

it.each([
  ['a usual night', night, undefined],
  ['at once asleep', { ...night, asleepTime: '20:30' }, undefined],
  ['asleep before bed', { ...night, asleepTime: '20:00' }, 'asleepTime'],
  ['awake when asleep', { ...night, wokeTime: '21:10' }, 'wokeTime'],
  ['asleep for longer than a night', { ...night, wokeTime: '15:11' }, 'wokeTime'],
] as const)('says of %s what cannot be', (_, given, fault) => expect(faultOfNight(given)).toBe(fault));

it('lets a family enter today and the six days before, over the end of a month', () => {
  const days = daysOfFamily('2031-03-03');
  expect([days.length, days[0], days.at(-1)]).toEqual([7, '2031-03-03', '2031-02-25']);
});

it('counts the latest goal that has begun', () => {
  const goals = [{ fromDay: '2031-03-10' }, { fromDay: '2031-02-01' }];
  expect([goalOn(goals, '2031-03-09'), goalOn(goals, '2031-03-10'), goalOn(goals, '2031-01-31')]).toEqual([goals[1], goals[0], undefined]);
});
