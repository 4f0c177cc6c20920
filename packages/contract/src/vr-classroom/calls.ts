import { z } from 'zod';
import { languages } from '../languages.ts';
import { call, concurrencyStamp, id, instant, paged } from '../wire.ts';
import { consentVersion } from './consent-words.ts';
import { doseMeasures } from './report-words.ts';
import {
  consentFields,
  monthStatistic,
  numberedPage,
  statisticPeriod,
  testAmount,
  testRequest,
  testRequestInfo,
  testRequestQuery,
  testStatus,
  testType,
} from './schemas.ts';

const base = '/api/vrclassroom/TestingCenter';
const read = { anyOf: ['RocketSystem.Vrat'] } as const;
const ofChild = { anyOf: ['RocketSystem.Vrat', 'PFE.UserManagement.SubjectDetail.VratTestRequestTab'] } as const;
const write = { anyOf: ['RocketSystem.Vrat.Write'] } as const;
const testRequestId = z.object({ testRequestId: id('testRequest') });
const code = z.object({ code: z.string(), expiresAt: instant });

const figure = z.number().nullable();

/** Attention tests of the caller's centre. Replies under /api/vrclassroom have capital first letters on the wire. */
export const vrClassroomCalls = {
  testRequestsPaged: call('POST', `${base}/TestRequestsPaged`, {
    summary: 'The tests that the center ordered, the last one first',
    access: ofChild,
    input: testRequestQuery,
    output: paged(testRequest),
    errors: ['SubjectNotFound'],
  }),
  testRequestStatistics: call('POST', `${base}/TestRequestStatistics`, {
    summary: 'The tests that the center ordered, month by month, the latest first',
    access: read,
    input: statisticPeriod.extend(numberedPage.shape),
    output: paged(monthStatistic),
  }),
  testRequestInfo: call('GET', `${base}/TestRequestInfo`, {
    summary: 'One test with what a guardian signed for it',
    access: ofChild,
    input: testRequestId,
    output: testRequestInfo,
  }),
  doseResponse: call('GET', `${base}/DoseResponse`, {
    summary: "A child's tests over the sessions that it took by then, with their difficulty and minutes of music",
    access: { anyOf: ['PFE.UserManagement.SubjectDetail.VratTestRequestTab'] },
    input: z.object({ subjectId: id('subject') }),
    output: z.object({
      tests: z.array(
        z.object({
          caseId: id('testRequest'),
          time: instant,
          sessions: z.int(),
          measures: z.array(z.object({ id: z.enum(doseMeasures), value: figure, low: figure, high: figure })),
        }),
      ),
      taken: z.array(z.object({ session: z.int(), difficulty: figure, music: z.number() })),
    }),
    errors: ['SubjectNotFound'],
  }),
  createTestRequest: call('POST', `${base}/TestRequest`, {
    summary: 'Order a test for a child; one that never got its code is taken up again',
    access: write,
    input: z.object({
      subjectId: id('subject'),
      locationId: id('testLocation'),
      testType: testType.default('Standard'),
      /** Whether whoever orders knows that the test is not made for the child's age. */
      acceptsAge: z.boolean().default(false),
    }),
    output: z.object({ id: id('testRequest') }),
    errors: [
      ...(['SubjectNotFound', 'RocketSystem:TestAgeOutside', 'RocketSystem:TestLocationDisabled'] as const),
      ...(['RocketSystem:TestAlreadyOpen', 'RocketSystem:QuotaUsedUp'] as const),
    ],
  }),
  updateTestRequest: call('PUT', `${base}/TestRequest`, {
    summary: 'Change a test that has not begun, or bring it a step further: begin, finish, cancel',
    closesBooks: ({ status }) => status === 'Finished' || status === 'Cancelled',
    access: write,
    input: z.strictObject({
      id: id('testRequest'),
      testType: testType.optional(),
      locationId: id('testLocation').optional(),
      /** The headset; null: none of the registered ones. */
      deviceId: id('device').nullable().optional(),
      status: testStatus.extract(['Testing', 'Finished', 'Cancelled']).optional(),
      concurrencyStamp,
    }),
    errors: [
      'Trellis:StaleStamp',
      'RocketSystem:TestBegun',
      'RocketSystem:TestStepRefused',
      'RocketSystem:TestCodeClosed',
      'RocketSystem:TestLocationDisabled',
      'RocketSystem:DeviceNotPassed',
      ...(['RocketSystem:TestConsentMissing', 'RocketSystem:TestHeadsetMissing', 'RocketSystem:TestRecordingMissing'] as const),
    ],
  }),
  testType: call('POST', `${base}/TestType`, {
    summary: 'Choose the kind of a test that has not begun',
    access: write,
    input: testRequestId.extend({ testType }),
    errors: ['RocketSystem:TestBegun'],
  }),
  caseCode: call('GET', `${base}/CaseCode`, {
    summary: 'The code of a test: issued once, for one test of what the center has left; one that ran out is issued anew',
    access: write,
    input: testRequestId,
    output: code,
    errors: ['RocketSystem:QuotaUsedUp', 'RocketSystem:TestBegun'],
  }),
  consentFormSign: call('POST', `${base}/ConsentFormSign`, {
    summary: 'Keep the consent that a guardian signed for a test',
    access: write,
    input: testRequestId.extend({
      ...consentFields.shape,
      /** In which language it was read, and which version of it; the caller's and the present one unless told. */
      language: z.enum(languages).optional(),
      wordingVersion: z.int().default(consentVersion),
    }),
    errors: ['RocketSystem:TestConsentChanged', 'RocketSystem:TestConsentSigned', 'RocketSystem:TestStepRefused'],
  }),
  systemInfo: call('GET', `${base}/SystemInfo`, {
    summary: 'What a center must know to order tests',
    access: read,
    output: z.object({
      codeValidHours: z.int(),
      codeDialogSeconds: z.int(),
      testTypes: z.array(testType),
    }),
  }),
  testResourceAmount: call('GET', `${base}/TestResourceAmount`, {
    summary: 'How many tests the center bought, used and has left; -1 is unlimited',
    access: read,
    output: testAmount,
  }),
  find: call('POST', '/api/vrclassroom/testRequest/find', {
    summary: 'The test that a code stands for, as long as it holds',
    access: read,
    input: z.object({ code: z.string().trim().toUpperCase().min(1).max(20) }),
    output: testRequest,
    errors: ['RocketSystem:TestCodeClosed'],
  }),
  tenantTestResourcesEnough: call('GET', '/api/vrclassroom/testRequest/tenantTestResourcesEnough', {
    summary: 'Whether what the center has left is enough to order a test',
    access: read,
    output: z.object({ enough: z.boolean(), left: z.int() }),
  }),
  staticQr: call('GET', '/api/vrclassroom/QrCode/staticQR', {
    summary: "What the QR of a test says: its code, as a headset's camera reads it",
    access: read,
    input: testRequestId,
    output: code.extend({ content: z.string(), closesAfterSeconds: z.int() }),
    errors: ['RocketSystem:TestCodeClosed'],
  }),
  buyQr: call('GET', '/api/vrclassroom/QrCode/buyQR', {
    summary: 'What the QR says that leads to the page on which a center sees what it bought of tests and how to buy more',
    access: { anyOf: ['RocketSystem.VratProduct'] },
    output: z.object({ content: z.url() }),
  }),
};
