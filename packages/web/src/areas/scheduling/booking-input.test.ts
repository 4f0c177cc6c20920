import { usualNotice } from '@trellis/contract/scheduling/schemas';
import dayjs from 'dayjs';
import { describe, expect, it } from 'vitest';
import { disabledTimes, isPastDay, nextAllowed } from './allowed-times.ts';
import { bookingInput } from './booking-input.ts';
import { noticeValues } from './schedule-values.ts';

const zone = 'America/New_York';
const morning = dayjs('2030-01-07T09:03:00');
const hoursOn = (day: string) => disabledTimes(dayjs(day), morning).disabledHours();

describe('the times that may be picked', () => {
  it('are from 6:00 to before 21:00 on a day to come', () => {
    const closed = hoursOn('2030-01-08');
    expect(closed).toEqual([0, 1, 2, 3, 4, 5, 21, 22, 23]);
    expect(disabledTimes(dayjs('2030-01-08'), morning).disabledMinutes(20)).toEqual([]);
  });

  it('begin today with the next step of five minutes, and yesterday has none', () => {
    expect(nextAllowed(morning).format('HH:mm')).toBe('09:05');
    expect(hoursOn('2030-01-07')).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 21, 22, 23]);
    expect(disabledTimes(morning, morning).disabledMinutes(9)).toEqual([0, 1, 2, 3, 4]);
    expect([dayjs('2030-01-06'), dayjs('2030-01-07')].map((day) => isPastDay(day, morning))).toEqual([true, false]);
    expect(isPastDay(dayjs('2030-01-07'), dayjs('2030-01-07T20:58:00'))).toBe(true);
  });
});

describe('what is booked', () => {
  const values = {
    trainerId: 'lin',
    duration: 45,
    time: dayjs('2030-01-08T10:00:00'),
    classroomId: 'blue',
    notice: noticeValues(usualNotice),
  };

  it('has a room at the center, and online none, whatever was chosen before', () => {
    expect(bookingInput({ ...values, platform: 'Web' }, zone)).toMatchObject({ platform: 'Web', classroomId: 'blue' });
    expect(bookingInput({ ...values, platform: 'App' }, zone)).toMatchObject({ platform: 'App', classroomId: null });
  });

  it("is at the hour of the center's clock, and tells whom the form shows", () => {
    const { time, notice } = bookingInput({ ...values, platform: 'Web' }, zone);
    expect(new Date(time).toISOString()).toBe('2030-01-08T15:00:00.000Z');
    expect(notice).toEqual(usualNotice);
  });
});
