import { call, fileReply, id, pageQuery } from '../wire.ts';
import { deviceFilter } from './device-calls.ts';
import { centreTestFilter, platformTestFilter, statisticPeriod } from './schemas.ts';

const base = '/api/vrclassroom';
const inOrder = pageQuery.pick({ sorting: true }).shape;
const ofCentre = { anyOf: ['RocketSystem.Vrat'] } as const;
const ofPlatform = { anyOf: ['RocketSystem.VratCase'] } as const;

/** The lists of tests as Excel files. */
export const vrFileCalls = {
  testRequestsExcel: call('POST', `${base}/TestingCenter/TestRequestsExcel`, {
    summary: 'The tests that the center ordered, as filtered',
    access: ofCentre,
    input: centreTestFilter.extend(inOrder),
    output: fileReply,
    file: 'vr-tests.xlsx',
    errors: ['SubjectNotFound'],
  }),
  testRequestStatisticsExcel: call('POST', `${base}/TestingCenter/TestRequestStatistics/Excel`, {
    summary: 'The tests that the center ordered, month by month',
    access: ofCentre,
    input: statisticPeriod,
    output: fileReply,
    file: 'vr-test-statistics.xlsx',
  }),
  adminTestRequestsExcel: call('POST', `${base}/Admin/TestRequestsExcel`, {
    summary: 'The tests that centers ordered, as filtered',
    access: ofPlatform,
    input: platformTestFilter.extend(inOrder),
    output: fileReply,
    file: 'vr-tests.xlsx',
  }),
  adminTestRequestStatisticsExcel: call('POST', `${base}/Admin/TestRequestStatistics/Excel`, {
    summary: 'What each center ordered',
    access: ofPlatform,
    input: statisticPeriod.extend({ filter: platformTestFilter.shape.filter }),
    output: fileReply,
    file: 'vr-test-statistics.xlsx',
  }),
  adminCenterTestRequestStatisticsExcel: call('POST', `${base}/Admin/Center/TestRequestStatistics/Excel`, {
    summary: 'What one center ordered, month by month',
    access: ofPlatform,
    input: statisticPeriod.extend({ centerId: id('tenant') }),
    output: fileReply,
    file: 'vr-test-statistics.xlsx',
  }),
  deviceExcel: call('POST', `${base}/Admin/Device/ExportExcel`, {
    summary: 'Devices as filtered',
    access: { anyOf: ['RocketSystem.Device.Decide'] },
    input: deviceFilter.extend({ tenantId: id('tenant').optional() }),
    output: fileReply,
    file: 'devices.xlsx',
  }),
};
