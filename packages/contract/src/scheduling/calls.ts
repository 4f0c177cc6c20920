import { z } from 'zod';
import { call, id, instant, paged } from '../wire.ts';
import { classroom, createSchedule, scheduleEntry, today } from './schemas.ts';

const read = { anyOf: ['RocketSystem.Schedule'] } as const;
const write = { anyOf: ['RocketSystem.Schedule.Write'] } as const;
const base = '/api/rocketAdmin/schedule';

export const schedulingCalls = {
  options: call('GET', `${base}/options`, {
    summary: 'What the schedule form offers: coaches, classrooms, durations and the zone of the centre',
    access: read,
    input: z.object({
      /** Whose session it is to be: the durations of a child who has some of their own come before those of coach and center. */
      subjectId: id('subject').optional(),
    }),
    output: z.object({
      zone: z.string(),
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
      userOfflinePlanId: id('plan').optional(),
      maxResultCount: z.int().min(1).max(100).default(100),
    }),
    output: paged(scheduleEntry),
  }),
  create: call('POST', base, {
    summary: 'Schedule one session; every clash is named at once',
    access: write,
    input: createSchedule,
    output: z.object({ id: id('occurrence'), covered: z.boolean() }),
    errors: [
      'SubjectNotFound',
      'RocketSystem:ScheduleClash',
      'RocketSystem:DailyLimitReached',
      'RocketSystem:TimeNotAllowed',
      'RocketSystem:ClassroomOnlyWeb',
      'RocketSystem:ClassroomInvalid',
      'RocketSystem:TooManySchedules',
      'RocketSystem:PlanNotActive',
    ],
  }),
  detail: call('GET', `${base}/{id}`, {
    summary: 'One scheduled session',
    access: read,
    input: z.object({ id: id('occurrence') }),
    output: scheduleEntry,
  }),
  cancel: call('DELETE', `${base}/{id}`, {
    summary: 'Cancel a scheduled session: its time is free again and its class returns',
    closesBooks: true,
    access: write,
    input: z.object({ id: id('occurrence') }),
    errors: ['RocketSystem:AlreadyStarted'],
  }),
  today: call('GET', `${base}/today`, {
    summary: 'The day of the centre: by coach, who is here, what needs a hand',
    access: read,
    output: today,
  }),
};
