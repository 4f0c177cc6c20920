import { z } from 'zod';
import { limits } from '../limits.ts';
import { call, id, instant, paged } from '../wire.ts';
import {
  classroom,
  createClassSchedule,
  createSchedule,
  editFollowing,
  editSchedule,
  notice,
  scheduleDetail,
  scheduleEntry,
  today,
} from './schemas.ts';

const read = { anyOf: ['RocketSystem.Schedule'] } as const;
const write = { anyOf: ['RocketSystem.Schedule.Write'] } as const;
const base = '/api/rocketAdmin/schedule';
const bookingErrors = [
  'RocketSystem:ScheduleClash',
  'RocketSystem:DailyLimitReached',
  'RocketSystem:TimeNotAllowed',
  'RocketSystem:ClassroomOnlyWeb',
  'RocketSystem:ClassroomInvalid',
] as const;
const createErrors = [...bookingErrors, 'RocketSystem:TooManySchedules', 'RocketSystem:PlanNotActive'] as const;
/** The first of them; `covered` where a class of credit is held for each. */
const created = z.object({ id: id('occurrence'), covered: z.boolean(), scheduled: z.int(), notCovered: z.int() });
const changeErrors = ['RocketSystem:AlreadyStarted', 'RocketSystem:BookingOfAnother'] as const;
const editErrors = [...bookingErrors, ...changeErrors, 'RocketSystem:NothingFollows', 'Trellis:StaleStamp'] as const;

export const schedulingCalls = {
  options: call('GET', `${base}/options`, {
    summary: 'What the schedule form offers: coaches, classrooms, durations and the zone of the centre',
    access: read,
    input: z.object({
      /** Whose session it is to be: the durations of a child who has some of their own come before those of coach and center. */
      subjectId: id('subject').optional(),
      /** Of which plan; what was chosen for it comes before all of these. */
      userOfflinePlanId: id('plan').optional(),
      /** The same of a class. */
      groupTrainingPlanId: id('groupPlan').optional(),
    }),
    output: z.object({
      zone: z.string(),
      /** Sessions of the plan that are neither held nor booked; null where none is named. */
      left: z.int().nullable(),
      /** Who is told unless the booking says otherwise. */
      notice: z.array(notice),
      /** Minutes, those that the centre offers. */
      durations: z.array(z.int()),
      /** Each with the durations that are offered with them: their own, else the centre's. */
      coaches: z.array(z.object({ id: id('person'), name: z.string(), durations: z.array(z.int()) })),
      classrooms: z.array(classroom),
    }),
    errors: ['SubjectNotFound'],
  }),
  calendarList: call('GET', `${base}/calendarList`, {
    summary: 'Sessions scheduled within a span of at most 62 days, by start',
    access: read,
    input: z.object({
      start: instant.meta({ examples: ['2030-01-06T00:00:00Z'] }),
      end: instant.meta({ examples: ['2030-01-13T00:00:00Z'] }),
      trainerId: id('person').optional(),
      classroomId: id('classroom').optional(),
      userOfflinePlanId: id('plan').optional(),
      groupTrainingPlanId: id('groupPlan').optional(),
      maxResultCount: z.int().min(1).max(limits.schedule.mostLoaded).default(limits.schedule.mostLoaded),
    }),
    output: paged(scheduleEntry),
  }),
  create: call('POST', base, {
    summary: 'Schedule one session, or up to 120 that repeat every 7 or 14 days; every clash is named at once',
    access: write,
    input: createSchedule,
    output: created,
    errors: ['SubjectNotFound', ...createErrors],
  }),
  createOfClass: call('POST', `${base}/class`, {
    summary: 'The same of a class: each is one booking, for all children who are in the class',
    access: write,
    input: createClassSchedule,
    output: created,
    errors: createErrors,
  }),
  edit: call('PUT', `${base}/{id}`, {
    summary: 'Change one scheduled session, or with thisSessionOnly false it and those of its series that follow',
    access: write,
    input: editSchedule,
    output: z.object({ changed: z.int() }),
    errors: editErrors,
  }),
  editFollowing: call('PUT', `${base}/{id}/following`, {
    summary: 'Change a scheduled session and those of its series that follow: what is changed about it is changed about each',
    access: write,
    input: editFollowing,
    output: z.object({ changed: z.int() }),
    errors: editErrors,
  }),
  detail: call('GET', `${base}/{id}`, {
    summary: 'One scheduled session, what of its series repeats, and what follows it',
    access: read,
    input: z.object({ id: id('occurrence') }),
    output: scheduleDetail,
  }),
  cancel: call('DELETE', `${base}/{id}`, {
    summary: 'Cancel a scheduled session: its time is free again and its class returns',
    closesBooks: true,
    access: write,
    input: z.object({ id: id('occurrence') }),
    errors: changeErrors,
  }),
  cancelFollowing: call('DELETE', `${base}/{id}/following`, {
    summary: 'Cancel a scheduled session and those of its series that follow',
    closesBooks: true,
    access: write,
    input: z.object({ id: id('occurrence') }),
    output: z.object({ cancelled: z.int() }),
    errors: [...changeErrors, 'RocketSystem:NothingFollows'],
  }),
  today: call('GET', `${base}/today`, {
    summary: 'The day of the centre: by coach, who is here, what needs a hand',
    access: read,
    output: today,
  }),
};
