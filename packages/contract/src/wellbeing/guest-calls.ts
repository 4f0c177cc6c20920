import { z } from 'zod';
import { shownBanner } from '../banners/banner.ts';
import { topicText } from '../wellbeing-library/child-calls.ts';
import { calendarDate, call, id, instant } from '../wire.ts';
import { exerciseFields, exerciseGoal, nutritionFields, nutritionGoal, sleepFields, sleepGoal } from './fields.ts';
import { note } from './schemas.ts';

const access = { link: 'wellbeing' } as const;
const base = '/api/m/wellbeing';

const ofDay = { day: calendarDate, note: z.string().nullable() };

/** What the page of such a link shows: whose child, the days that may be entered with what stands there, and what is aimed at. */
export const guestWellbeing = z.object({
  centerName: z.string(),
  logo: z.string().nullable(),
  childName: z.string(),
  expiresAt: instant,
  /** Today in the center's zone and the days before it, the latest first. */
  days: z.array(calendarDate),
  sleep: z.array(sleepFields.extend(ofDay)),
  nutrition: z.array(nutritionFields.extend(ofDay)),
  exercise: z.array(exerciseFields.extend(ofDay).extend({ isByFamily: z.boolean() })),
  /** What the platform tells guardians on this day. */
  banners: z.array(shownBanner),
  /** What of the child's template is of today. */
  topic: topicText
    .pick({ title: true, content: true, minutes: true })
    .extend({ weekThemeId: z.uuid(), dailyTopicId: z.uuid(), isDone: z.boolean() })
    .nullable(),
  goals: z.object({ sleep: sleepGoal.nullable(), nutrition: nutritionGoal.nullable(), exercise: exerciseGoal.nullable() }),
});
export type GuestWellbeing = z.infer<typeof guestWellbeing>;

const errors = ['Trellis:GuardianMayNot', 'RocketSystem:WellbeingDayClosed'] as const;
const output = z.object({ savedAt: instant });

/** Each is one entry of a day; sent once more it replaces what stood there. */
export const guestWellbeingCalls = {
  get: call('GET', base, { summary: "The latest days of a link's child, with what is recorded of them", access, output: guestWellbeing }),
  saveSleep: call('PUT', `${base}/sleep`, {
    summary: 'Enter a night',
    access,
    input: sleepFields.extend({ day: calendarDate, note }),
    output,
    errors: [...errors, 'RocketSystem:NightOutOfOrder'],
  }),
  saveNutrition: call('PUT', `${base}/nutrition`, {
    summary: 'Enter what a child ate and drank on a day',
    access,
    input: nutritionFields.extend({ day: calendarDate, note }),
    output,
    errors,
  }),
  saveExercise: call('PUT', `${base}/exercise`, {
    summary: 'Enter how a child moved on a day, each activity by itself',
    access,
    input: exerciseFields.extend({ day: calendarDate, note }),
    output,
    errors,
  }),
  removeExercise: call('DELETE', `${base}/exercise`, {
    summary: 'Take back an activity that the family entered; taken back again, it stays so',
    access,
    input: exerciseFields.pick({ activity: true }).extend({ day: calendarDate }),
    errors,
  }),
  topicDone: call('PUT', `${base}/topic`, {
    summary: "Say that the day's topic was done; said again, it stays as it was said first",
    access,
    input: z.object({ weekThemeId: id('weekTheme'), dailyTopicId: id('dailyTopic') }),
    output,
    errors: ['Trellis:GuardianMayNot'],
  }),
};
