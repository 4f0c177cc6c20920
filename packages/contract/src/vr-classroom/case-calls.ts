import { z } from 'zod';
import { call, id, paged } from '../wire.ts';
import {
  centreStatistic,
  monthStatistic,
  numberedPage,
  platformTestQuery,
  statisticPeriod,
  testAmount,
  testRequest,
  testRequestInfo,
} from './schemas.ts';

const base = '/api/vrclassroom/Admin';
const read = { anyOf: ['RocketSystem.VratCase'] } as const;
const write = { anyOf: ['RocketSystem.VratCase.Write'], writers: 'wholePlatform' } as const;

/** The tests of all centres that somebody of the platform looks after. */
export const vrCaseCalls = {
  testRequestsPaged: call('POST', `${base}/TestRequestsPaged`, {
    summary: 'The tests that centers ordered, the last one first',
    access: { ...read, readers: 'everybody' },
    input: platformTestQuery,
    output: paged(testRequest),
  }),
  testRequestsDetail: call('GET', `${base}/TestRequestsDetail`, {
    summary: 'One test with what a guardian signed for it',
    access: read,
    input: z.object({ id: id('testRequest') }),
    output: testRequestInfo,
  }),
  testRequestStatistics: call('POST', `${base}/TestRequestStatistics`, {
    summary: 'What each center ordered, by name',
    access: { ...read, readers: 'everybody' },
    input: statisticPeriod.extend({ filter: z.string().trim().max(100).optional(), ...numberedPage.shape }),
    output: paged(centreStatistic),
  }),
  centerTestRequestStatistics: call('POST', `${base}/Center/TestRequestStatistics`, {
    summary: 'What one center ordered, month by month, the latest first',
    access: { ...read, readers: 'everybody' },
    input: statisticPeriod.extend({ centerId: id('tenant'), ...numberedPage.shape }),
    output: paged(monthStatistic),
  }),
  centerDetail: call('GET', `${base}/CenterDetail`, {
    summary: 'A center and its tests',
    access: read,
    input: z.object({ centerId: id('tenant') }),
    output: testAmount.extend({ id: id('tenant'), name: z.string(), isEnabled: z.boolean(), locations: z.array(z.string()) }),
  }),
  allowQuestionnaires: call('PUT', `${base}/AllowQuestionnaires`, {
    summary: 'Allow the questionnaires that go with a test, or no longer',
    access: write,
    input: z.object({ id: id('testRequest'), allow: z.boolean().default(true) }),
  }),
  normalData: call('PUT', `${base}/TestRequest/NormalData`, {
    summary: 'Count a test among those that others are compared with, or no longer',
    closesBooks: true,
    access: { anyOf: ['RocketSystem.VratCase.NormalData'], writers: 'platform' },
    input: z.object({ id: id('testRequest'), isNormalData: z.boolean().default(true) }),
    errors: ['RocketSystem:NoReport', 'RocketSystem:TestNotValid', 'RocketSystem:TestNormsNotAgreed'],
  }),
};
