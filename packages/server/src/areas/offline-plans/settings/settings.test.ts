import { usualNotice } from '@trellis/contract/scheduling/schemas';
import { describe, expect, it } from 'vitest';
import { coach, openSessionDesk, planId, refused, run, subjectId } from '../../../testing/session-desk.ts';
import { createSchedule } from '../../scheduling/create-schedule.ts';
import { editSchedule } from '../../scheduling/edit-schedule.ts';
import { findSchedule, listOptions } from '../../scheduling/list-calendar.ts';
import { endPlan } from '../life/end-plan.ts';
import { listPlanRecords } from '../list-plans.ts';
import { changeSettings, viewSettings } from './change-settings.ts';

openSessionDesk();

const offered = (duration: number, more: { des?: string; bars?: number; enable?: boolean } = {}) => ({
  des: '',
  duration,
  bars: 4,
  enable: true,
  ...more,
});
const quiet = [{ hour: 24 as const, noticeParent: false, noticeTrainer: true }];
const settings = () => run((db) => viewSettings(db, coach, { userOfflinePlanId: planId }));
const change = async (input: Partial<Parameters<typeof changeSettings>[2]>) => {
  const { concurrencyStamp } = await settings();
  const all = { userOfflinePlanId: planId, sessionDurations: null, notice: null, concurrencyStamp, ...input };
  return run((db) => changeSettings(db, coach, all));
};
const options = () => run((db) => listOptions(db, coach, { subjectId, userOfflinePlanId: planId }));
const book = (duration: number) =>
  run((db) =>
    createSchedule(db, coach, {
      userOfflinePlanId: planId,
      trainerId: coach.personId,
      time: '2033-03-02T15:00:00.000Z',
      duration,
      platform: 'Web',
      classroomId: null,
    }),
  );

describe('the settings of a plan', () => {
  it('are those of everybody until somebody chooses, with four exercises a session', async () => {
    const { sessionDurations, ...rest } = await settings();
    expect(rest).toEqual({
      userOfflinePlanId: planId,
      hasOwnDurations: false,
      hasOwnNotice: false,
      notice: usualNotice,
      concurrencyStamp: null,
    });
    expect(sessionDurations.length).toBeGreaterThan(0);
    expect(sessionDurations.every(({ bars, enable }) => bars === 4 && enable)).toBe(true);
  });

  it('are kept shortest first, and on record', async () => {
    const before = (await settings()).sessionDurations.map(({ duration }) => duration);
    const saved = await change({
      sessionDurations: [offered(120, { des: 'With the family', bars: 8 }), offered(15, { bars: 2 })],
      notice: quiet,
    });
    expect(saved).toEqual(await settings());
    expect(saved).toMatchObject({ hasOwnDurations: true, hasOwnNotice: true, notice: quiet });
    expect(saved.sessionDurations.filter(({ enable }) => enable)).toEqual([
      offered(15, { bars: 2 }),
      offered(120, { des: 'With the family', bars: 8 }),
    ]);
    // what is offered elsewhere can be taken in again
    expect(saved.sessionDurations.filter(({ enable }) => !enable).map(({ duration }) => duration)).toEqual(before);
    const { items } = await run((db) => listPlanRecords(db, coach, { userOfflinePlanId: planId, skipCount: 0, maxResultCount: 1 }));
    expect(items[0]?.planEvent).toBe('settingsChanged');
    expect(await change({ sessionDurations: null })).toMatchObject({ hasOwnDurations: false, hasOwnNotice: false, notice: usualNotice });
  });

  it('say what is offered for its bookings, and who is told of them', async () => {
    await change({ sessionDurations: [offered(25), offered(30, { enable: false })], notice: quiet });
    const { durations, coaches, notice } = await options();
    expect({ durations, notice }).toEqual({ durations: [25], notice: quiet });
    expect(coaches.every((each) => each.durations.join() === '25')).toBe(true);
    await expect(book(30)).rejects.toMatchObject({ code: 'Trellis:InvalidInput', detail: { data: { durations: [25] } } });
    const { id } = await book(25);
    const booking = await run((db) => findSchedule(db, coach, { id }));
    expect(booking.notice).toEqual(quiet);
    const edit = (duration: number) => run((db) => editSchedule(db, coach, { ...booking, duration, thisSessionOnly: true }));
    await expect(edit(30)).rejects.toMatchObject({ code: 'Trellis:InvalidInput' });
  });

  it('offer a duration at least', async () => {
    await expect(change({ sessionDurations: [offered(45, { enable: false })] })).rejects.toMatchObject({ code: 'Trellis:NoDuration' });
  });

  it('are saved by one of two who began alike, and not for a plan that is over', async () => {
    await change({ sessionDurations: [offered(45)] });
    const { concurrencyStamp } = await settings();
    const results = await Promise.allSettled([change({ notice: quiet, concurrencyStamp }), change({ notice: [], concurrencyStamp })]);
    const lost = results.filter((result) => result.status === 'rejected');
    expect(lost).toHaveLength(1);
    expect(lost[0]?.reason).toMatchObject({ code: 'Trellis:StaleStamp', detail: { data: { current: await settings() } } });
    await run((db) => endPlan(db, coach, { userOfflinePlanId: planId, reasons: ['goalsReached'] }));
    await expect(change({ notice: quiet })).rejects.toEqual(refused('RocketSystem:PlanClosed'));
  });
});
