import { z } from 'zod';
import { reasons } from '../scoring/measure.ts';
import { normedIds, normSet, sex } from '../scoring/norms.ts';
import { call, id, instant } from '../wire.ts';
import { recordedTrialType, testStatus, testType } from './schemas.ts';

const base = '/api/vrclassroom/DataAnalysis/Test';
const access = { anyOf: ['RocketSystem.Vrat', 'PFE.UserManagement.SubjectDetail.VratTestRequestTab', 'RocketSystem.VratCase'] } as const;
const errors = ['RocketSystem:NoReport'] as const;
const input = z.object({
  caseId: id('testRequest'),
  /** Where it is given, it is that of the test. */
  code: z.string().max(20).optional(),
  'api-version': z.string().max(10).default('2'),
});

const reason = z.enum(reasons);
const figure = z.number().nullable();
/** A number with its interval of 95 %, or why there is none. */
const measure = z.object({ value: figure, low: figure, high: figure, reason: reason.nullable() });
/** Beside children of the same age and sex: standard deviations, and how many of a hundred are below. */
const namedMeasure = measure.extend({ id: z.string(), z: figure, percentile: figure });
export type NamedMeasure = z.infer<typeof namedMeasure>;
const record = z.object({ type: recordedTrialType, minute: z.number(), reactionTime: figure });
const motionOfMinute = z.object({ minute: z.number(), motionIndex: figure });
const flag = z.object({
  flag: z.enum(['lookCloser', 'withinRange', 'notAssessed']),
  parts: z.array(z.object({ id: z.string(), z: figure })),
  /** How many of a hundred healthy children the rule flags. */
  expectedPercent: z.object({ from: z.number(), to: z.number() }),
});

const report = <O extends z.ZodType>(name: string, summary: string, output: O) =>
  call('GET', `${base}/${name}`, { summary, access, input, output, errors });

/** Whom a report is about and what it rests on. */
export const reportInfo = z.object({
  caseId: id('testRequest'),
  subjectId: id('subject'),
  subjectName: z.string(),
  ageMonths: z.int().nullable(),
  testType,
  beginTime: instant.nullable(),
  finishTime: instant.nullable(),
  deviceName: z.string().nullable(),
  softwareVersion: z.string(),
  paradigm: z.string(),
  digest: z.string(),
  scoringVersion: z.string(),
  /** Whether other formulae are in force by now. */
  isOutdated: z.boolean(),
  /** The score that stood before, if its figures are others. */
  differsFrom: z.string().nullable(),
  normSet: normSet.pick({ id: true, version: true, source: true, isDemonstration: true }).nullable(),
  /** Why the child is compared with nobody. */
  lacksNorm: reason.nullable(),
  /** The norms that counted before, after the test, where its report read otherwise beside them. */
  normsDifferFrom: normSet.pick({ id: true, version: true }).nullable(),
  validity: z.enum(['valid', 'limited', 'notInterpretable']),
  reasons: z.array(reason),
});

/** What a test found, part by part. */
export const vrReportCalls = {
  info: report('Info', 'Whom a report is about, what it rests on and how far it can be read', reportInfo),
  overView: report('OverView', 'The measures of the task', z.object({ measures: z.array(namedMeasure) })),
  radar: report(
    'Radar',
    'The six skills from 0 to 1; the baseline is the middle of children of the same age and sex',
    z.object({
      baseline: z.number(),
      hasRadar: z.boolean(),
      /** Quick answers were bought with mistakes. */
      isFastAtCost: z.boolean(),
      skills: z.object({
        attention: measure,
        continuousAttention: measure,
        sensitivity: measure,
        reactionStability: measure,
        reactivity: measure,
        selfControl: measure,
      }),
    }),
  ),
  continuousAttention: report(
    'ContinuousAttention',
    'Answer after answer, and how it changed with the minutes',
    z.object({
      records: z.array(record),
      motions: z.array(motionOfMinute),
      minutes: z.array(z.object({ minute: z.int(), omissionPct: figure, commissionPct: figure, rtMean: figure, isUsable: z.boolean() })),
      changes: z.array(namedMeasure),
    }),
  ),
  headVelocity: report(
    'HeadVelocity',
    'How fast the head turned, second after second',
    z.object({ points: z.array(z.object({ second: z.int(), speed: z.number() })), mean: measure, p95: measure }),
  ),
  pathLength: report(
    'PathLength',
    'How far the head turned, minute after minute',
    z.object({
      total: measure,
      perMinute: measure,
      minutes: z.array(z.object({ minute: z.int(), path: z.number(), cumulative: z.number() })),
    }),
  ),
  movementPath: report(
    'MovementPath',
    'Where the child looked: degrees from the board',
    z.object({ points: z.array(z.object({ second: z.number(), yaw: z.number(), pitch: z.number() })) }),
  ),
  motionCharacteristics: report('MotionCharacteristics', 'The measures of the head', z.object({ measures: z.array(namedMeasure) })),
  rose: report(
    'Rose',
    'In which of sixteen directions the head turned, in percent; the first is to the right, on to upwards',
    z.object({ bins: z.array(z.number()).nullable(), degreesPerBin: z.number() }),
  ),
  change: report(
    'Change',
    'What changed since the test before, and whether that is more than chance; T values, of which more is better',
    z.object({
      former: z.object({ caseId: id('testRequest'), time: instant }).nullable(),
      /** Why the two are not compared; null where they are. */
      why: z.enum([...reasons, 'otherTask', 'otherFormulae']).nullable(),
      /** How far two tests of one child lie apart by chance, with 95 %. */
      band: z.number(),
      changes: z.array(
        z.object({
          id: z.enum(normedIds),
          before: z.number(),
          after: z.number(),
          change: z.number(),
          verdict: z.enum(['better', 'worse', 'withinChance']),
        }),
      ),
    }),
  ),
  screeningCptFlag: report('ScreeningCPTFlag', 'Whether the task asks for a closer look; this is no diagnosis', flag),
  screeningMotionFlag: report('ScreeningMotionFlag', 'The same of the head', flag),
  realTime: call('GET', `${base}/RealTime`, {
    summary: 'How a test goes while it runs, and how it went',
    access,
    input,
    output: z.object({ status: testStatus, records: z.array(record), motions: z.array(motionOfMinute) }),
  }),
};

const cell = z.object({ sex, years: z.int(), n: z.int(), isUsed: z.boolean() });
const ofParadigm = z.object({ paradigm: z.string().min(1).max(80) });

/** What children are compared with. */
export const normSetCalls = {
  list: call('GET', '/api/vrclassroom/Admin/NormSet', {
    summary: 'The norm sets, the one added last first; of one paradigm the last one counts',
    access: { anyOf: ['RocketSystem.VratCase'] },
    output: z.object({ items: z.array(normSet.extend({ creationTime: instant })) }),
  }),
  create: call('POST', '/api/vrclassroom/Admin/NormSet', {
    summary: 'Add a norm set, or the next version of one: none is changed',
    access: { anyOf: ['RocketSystem.VratCase.Write'], writers: 'wholePlatform' },
    input: normSet,
    errors: ['RocketSystem:NormSetTaken'],
  }),
  normalData: call('GET', '/api/vrclassroom/Admin/NormSet/NormalData', {
    summary: 'How many tests may be compared with, by sex and year of age, and which cells have enough of them',
    access: { anyOf: ['RocketSystem.VratCase'] },
    output: z.object({ items: z.array(ofParadigm.extend({ cells: z.array(cell) })), least: z.int() }),
  }),
  make: call('POST', '/api/vrclassroom/Admin/NormSet/FromNormalData', {
    summary: 'Make the next version of a norm set of the tests that may be compared with',
    access: { anyOf: ['RocketSystem.VratCase.Write'], writers: 'wholePlatform' },
    input: z.strictObject({ ...normSet.pick({ id: true, source: true }).shape, ...ofParadigm.shape }),
    output: normSet.pick({ id: true, version: true }),
    errors: ['RocketSystem:NormDataTooFew', 'RocketSystem:NormSetTaken'],
  }),
};
