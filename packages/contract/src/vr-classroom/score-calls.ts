import { z } from 'zod';
import { call, id, instant } from '../wire.ts';
import { reportInfo } from './report-calls.ts';
import { testType } from './schemas.ts';

const base = '/api/vrclassroom';
const ofChild = { anyOf: ['RocketSystem.Vrat', 'PFE.UserManagement.SubjectDetail.VratTestRequestTab'] } as const;
const write = { anyOf: ['RocketSystem.Vrat.Write'] } as const;
const caseId = z.strictObject({ caseId: id('testRequest') });

/** A test that is scored anew, and how far that is. */
export const scoreRun = z.object({
  id: z.uuid(),
  caseId: id('testRequest'),
  testType,
  status: z.enum(['Create', 'Success', 'Failed']),
  creationTime: instant,
});
export type ScoreRun = z.infer<typeof scoreRun>;

/** How many tests come from the formulae in force. */
const progress = z.object({
  version: z.string(),
  recordings: z.int(),
  current: z.int(),
  waiting: z.int(),
  failed: z.int(),
});

/** Scores and reports that are asked for. */
export const vrScoreCalls = {
  generateReport: call('POST', `${base}/TestingCenter/GenerateReport`, {
    summary: 'Score a test anew by the formulae in force; asked for again while it waits, it is the same',
    access: write,
    closesBooks: true,
    input: caseId,
    output: scoreRun,
    errors: ['RocketSystem:NoReport'],
  }),
  regenerateList: call('GET', `${base}/testRequest/regenerateList/{userId}`, {
    summary: 'The tests of a child that were scored anew lately, and how far that is',
    access: ofChild,
    input: z.object({ userId: id('subject') }),
    output: z.object({ items: z.array(scoreRun) }),
    errors: ['SubjectNotFound'],
  }),
  deductAndGetReport: call('GET', `${base}/testRequest/vratDeductAndGetReport/{caseId}`, {
    summary: 'The report of a test, for one of the tests that the center bought: used once, however often it is asked for',
    access: write,
    closesBooks: true,
    input: caseId,
    output: z.object({ isDeducted: z.boolean(), info: reportInfo }),
    errors: ['RocketSystem:NoReport', 'RocketSystem:QuotaUsedUp'],
  }),
};

/** The scores of all centers. */
export const scoringCalls = {
  progress: call('GET', `${base}/Admin/Scoring`, {
    summary: 'How many tests are scored by the formulae in force, and how many wait for it',
    access: { anyOf: ['RocketSystem.VratCase'] },
    output: progress,
  }),
  recompute: call('POST', `${base}/Admin/Scoring/Recompute`, {
    summary: 'Score every test by the formulae in force that is not yet; goes on after a restart',
    access: { anyOf: ['RocketSystem.VratCase.Write'], writers: 'wholePlatform' },
    output: progress,
  }),
};
