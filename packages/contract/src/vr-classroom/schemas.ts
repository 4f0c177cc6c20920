import { z } from 'zod';
import { guardianRole } from '../guardians/schemas.ts';
import { languages } from '../languages.ts';
import { calendarDate, concurrencyStamp, id, instant, pageQuery } from '../wire.ts';

/** Screening is the short first look, Standard the whole test of 13 minutes, Retest the whole test again after training. */
export const testType = z.enum(['Screening', 'Standard', 'Retest']);
export type TestType = z.infer<typeof testType>;

/** What may follow on what stands in rules.ts. */
export const testStatus = z.enum(['Created', 'CodeIssued', 'Testing', 'Finished', 'Cancelled']);
export type TestStatus = z.infer<typeof testStatus>;

/** What a trial was: 2 correct, 1 missed, 0 wrong. */
export const recordedTrialType = z.union([z.literal(0), z.literal(1), z.literal(2)]);

export const testRequest = z.object({
  id: id('testRequest'),
  tenantId: id('tenant'),
  tenantName: z.string(),
  subjectId: id('subject'),
  subjectName: z.string(),
  outpatientNumber: z.string().nullable(),
  testType,
  locationId: id('testLocation'),
  locationName: z.string(),
  deviceId: id('device').nullable(),
  deviceName: z.string().nullable(),
  status: testStatus,
  /** What a headset is told to begin the test. Only the centre reads it. */
  code: z.string().nullable(),
  codeExpiresAt: instant.nullable(),
  consentSigned: z.boolean(),
  /** Whether the questionnaires that go with a test may be filled in. */
  allowQuestionnaires: z.boolean(),
  /** Whether it counts among the tests that others are compared with. */
  isNormalData: z.boolean(),
  orderedBy: z.string(),
  creationTime: instant,
  beginTime: instant.nullable(),
  finishTime: instant.nullable(),
  cancelTime: instant.nullable(),
  concurrencyStamp,
});
export type TestRequest = z.infer<typeof testRequest>;

/** A stroke: the points that a pen passed, in a frame of 1000 by 400. */
const stroke = z
  .array(z.tuple([z.int().min(0).max(1000), z.int().min(0).max(400)]))
  .min(1)
  .max(500);
export const signature = z
  .array(stroke)
  .min(1)
  .max(60)
  .meta({
    examples: [
      [
        [
          [100, 200],
          [300, 180],
        ],
      ],
    ],
  });
export type Signature = z.infer<typeof signature>;

export const consentFields = z.object({
  signerName: z.string().trim().min(1).max(100),
  signerRole: guardianRole,
  signature,
  /** Whether the result may be among those that others are compared with. */
  allowsNorms: z.boolean().default(false),
});

export const testRequestInfo = testRequest.extend({
  /** Its strokes are for the center alone; elsewhere there are none. */
  consent: consentFields
    .extend({
      signature: z.array(stroke),
      allowsNorms: z.boolean(),
      signedTime: instant,
      witness: z.string(),
      /** As it was read; null where it was signed before wordings were kept. */
      wording: z.string().nullable(),
      wordingVersion: z.int().nullable(),
      language: z.enum(languages).nullable(),
    })
    .nullable(),
});
export type TestRequestInfo = z.infer<typeof testRequestInfo>;

export const testRequestFilter = z.object({
  /** A part of the child's name or clinic number, or a code. */
  filter: z.string().trim().max(100).optional(),
  testType: testType.optional(),
  status: testStatus.optional(),
  /** The first and the last day on which it was ordered. */
  from: calendarDate.optional(),
  to: calendarDate.optional(),
});
export type TestRequestFilter = z.infer<typeof testRequestFilter>;

export const centreTestFilter = testRequestFilter.extend({ subjectId: id('subject').optional() });
export const platformTestFilter = centreTestFilter.extend({ tenantId: id('tenant').optional() });
export const testRequestQuery = centreTestFilter.extend(pageQuery.shape);
export const platformTestQuery = platformTestFilter.extend(pageQuery.shape);

/** Statistics page by number. */
export const numberedPage = z.object({ pageIndex: z.int().min(1).default(1), pageSize: z.int().min(1).max(1000).default(10) });
export const statisticPeriod = z.object({ from: calendarDate.optional(), to: calendarDate.optional() });

const counts = {
  requests: z.int(),
  /** Ordered, and neither finished nor cancelled. */
  open: z.int(),
  finished: z.int(),
  cancelled: z.int(),
  /** Children for whom a test was ordered. */
  childCount: z.int(),
};

/** The tests that were ordered in a month, MM-YYYY. */
export const monthStatistic = z.object({ period: z.string(), ...counts });
export type MonthStatistic = z.infer<typeof monthStatistic>;

/** The tests that a centre ordered, and what it has left; -1 is unlimited. */
export const centreStatistic = z.object({ id: id('tenant'), name: z.string(), ...counts, left: z.int() });
export type CentreStatistic = z.infer<typeof centreStatistic>;

/** What a centre bought of tests, used and has left; -1 is unlimited. */
export const testAmount = z.object({ bought: z.int(), used: z.int(), left: z.int() });
