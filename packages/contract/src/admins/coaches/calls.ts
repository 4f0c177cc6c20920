import { z } from 'zod';
import { calendarDate, call, concurrencyStamp, id, instant, paged, pageQuery } from '../../wire.ts';

const read = { anyOf: ['PFE.CoachTrainingConfig'] } as const;
const write = { anyOf: ['PFE.CoachTrainingConfig.Write'] } as const;

const totalTimes = z.int().min(0).max(100_000).nullable();
const minutes = z.int().min(5).max(240).multipleOf(5);

/** What a coach of the centre may train. */
export const coachConfig = z.object({
  userId: id('person'),
  name: z.string(),
  roles: z.array(z.string()),
  /** Sessions that they started. */
  usedTimes: z.int(),
  /** How many they may start in all; null: no limit. It counts for independent coaches. */
  totalTimes,
  isLimited: z.boolean(),
  /** Minutes that a session may last with this coach. */
  sessionDurations: z.array(z.int()),
  /** Whether they are the centre's own. */
  hasOwnDurations: z.boolean(),
  /** The last day of their certificate; null where the center keeps none. */
  certificateUntil: calendarDate.nullable(),
  /** Whether that day is over. */
  isCertificateExpired: z.boolean(),
  /** Of what was saved; null while nothing was. */
  concurrencyStamp: concurrencyStamp.nullable(),
});
export type CoachConfig = z.infer<typeof coachConfig>;

export const coachConfigRecord = z.object({
  id: z.uuid(),
  userId: id('person'),
  name: z.string().nullable(),
  changedBy: z.string().nullable(),
  before: totalTimes,
  after: totalTimes,
  remark: z.string().nullable(),
  creationTime: instant,
});
export type CoachConfigRecord = z.infer<typeof coachConfigRecord>;

export const changeCoachTimes = z.object({
  userId: id('person'),
  totalTimes,
  remark: z.string().trim().max(200).nullable().default(null),
  concurrencyStamp: concurrencyStamp.nullable().default(null),
});

export const changeCertificate = z.object({
  userId: id('person'),
  certificateUntil: calendarDate.nullable().default(null),
  concurrencyStamp: concurrencyStamp.nullable().default(null),
});

/** `enable` false: the centre has it, but not with this coach. */
const sessionDuration = z.object({ duration: minutes, enable: z.boolean() });
const durations = z.object({ userId: id('person'), sessionDurations: z.array(sessionDuration), isDefault: z.boolean() });

/** What each coach of a centre may train: how often, and how long a session lasts. */
export const coachConfigCalls = {
  list: call('GET', '/api/rocketAdmin/coachTrainingConfig', {
    summary: 'Every coach of the centre with what they may train',
    access: read,
    input: pageQuery.pick({ skipCount: true, maxResultCount: true }).extend({ filter: z.string().trim().max(100).optional() }),
    output: paged(coachConfig),
  }),
  byUserId: call('GET', '/api/rocketAdmin/coachTrainingConfig/byUserId/{userId}', {
    summary: 'What one coach may train',
    access: read,
    input: z.object({ userId: id('person') }),
    output: coachConfig,
  }),
  records: call('GET', '/api/rocketAdmin/coachTrainingConfig/records', {
    summary: 'Who changed how often a coach may train, newest first',
    access: read,
    input: pageQuery.pick({ skipCount: true, maxResultCount: true }).extend({ userId: id('person').optional() }),
    output: paged(coachConfigRecord),
  }),
  changeRecord: call('POST', '/api/rocketAdmin/coachTrainingConfig/changeRecord', {
    summary: 'Change how often a coach may train, on the record',
    access: write,
    input: changeCoachTimes,
    output: coachConfig,
    errors: ['Trellis:StaleStamp'],
  }),
  changeCertificate: call('PUT', '/api/rocketAdmin/coachTrainingConfig/certificate', {
    summary: "Note until when a coach's certificate is valid; null keeps none",
    access: write,
    input: changeCertificate,
    output: coachConfig,
    errors: ['Trellis:StaleStamp'],
  }),
  sessionDuration: call('GET', '/api/rocketAdmin/coachTrainingConfig/sessionDuration/{userId}', {
    summary: 'How long a session may last with a coach',
    access: read,
    input: z.object({ userId: id('person') }),
    output: durations,
  }),
  changeSessionDuration: call('PUT', '/api/rocketAdmin/coachTrainingConfig/sessionDuration', {
    summary: "Choose how long a session may last with a coach; null goes back to the centre's durations",
    access: write,
    input: z.object({
      userId: id('person'),
      sessionDurations: z
        .array(sessionDuration)
        .min(1)
        .max(48)
        .nullable()
        .meta({ examples: [[{ duration: 45, enable: true }]] }),
    }),
    output: durations,
    errors: ['Trellis:NoDuration'],
  }),
};
