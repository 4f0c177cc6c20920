import { describe, expect, it } from 'vitest';
import { createSchedule, editSchedule, usualNotice } from './schemas.ts';

const id = '01890a5d-ac96-774b-bcce-b302099a8057';
const time = '2030-01-07T15:00:00Z';
const booking = { trainerId: id, userOfflinePlanId: id, time, duration: 45, platform: 'Web' };
const weekly = { time, duration: 45, platform: 'Web', timeInterval: 7 };
const series = { ...booking, schedulingType: 'Recurring', number: 4, scheduleTimes: [weekly] };

/** The fields for which a booking is refused. */
const refusedFor = (input: object, schema: typeof createSchedule | typeof editSchedule = createSchedule) =>
  schema.safeParse(input).error?.issues.map(({ path }) => path.join('.')) ?? [];
const without = (field: keyof typeof booking) => Object.fromEntries(Object.entries(booking).filter(([key]) => key !== field));

describe('a booking', () => {
  it('names coach, plan, time, duration and platform, and nothing else must be said', () => {
    expect(refusedFor(booking)).toEqual([]);
    for (const field of ['trainerId', 'userOfflinePlanId', 'time', 'duration', 'platform'] as const)
      expect(refusedFor(without(field))).toEqual([field]);
    expect(refusedFor({ ...booking, platform: 'Phone' })).toEqual(['platform']);
    expect(refusedFor({ ...booking, duration: 42 })).toEqual(['duration']);
  });

  it('is one, unless it repeats', () => {
    expect(refusedFor({ ...booking, schedulingType: 'Single', number: 1 })).toEqual([]);
    expect(refusedFor({ ...booking, schedulingType: 'Single', number: 2 })).toEqual(['number']);
    expect(refusedFor({ ...booking, schedulingType: 'Recurring' })).toContain('scheduleTimes');
    expect(refusedFor({ ...booking, scheduleTimes: [weekly] })).toContain('scheduleTimes');
  });

  it('repeats up to 120 times, a whole number of them, every 7 or 14 days', () => {
    const times = (number: number) => refusedFor({ ...series, number });
    expect([1, 120, 0, 1.5, 121].map(times)).toEqual([[], [], ['number'], ['number'], ['number']]);
    const every = (timeInterval: number) => refusedFor({ ...series, scheduleTimes: [{ ...weekly, timeInterval }] });
    expect([7, 14, 10].map(every)).toEqual([[], [], ['scheduleTimes.0.timeInterval']]);
  });

  it('tells guardian and coach a day before and nobody an hour before, unless somebody chose', () => {
    expect(usualNotice).toEqual([
      { hour: 24, noticeParent: true, noticeTrainer: true },
      { hour: 1, noticeParent: false, noticeTrainer: false },
    ]);
    const notice = [{ hour: 2, noticeParent: true, noticeTrainer: true }];
    expect(refusedFor({ ...booking, notice })).toEqual(['notice.0.hour']);
  });

  it('is changed by saying whether those that follow change too', () => {
    const changed = { ...booking, id, concurrencyStamp: id };
    expect(refusedFor(changed, editSchedule)).toEqual(['thisSessionOnly']);
    for (const thisSessionOnly of [true, false]) expect(refusedFor({ ...changed, thisSessionOnly }, editSchedule)).toEqual([]);
  });
});
