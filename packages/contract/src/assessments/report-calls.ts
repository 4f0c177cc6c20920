import { z } from 'zod';
import { languages } from '../languages.ts';
import { call, id } from '../wire.ts';
import { assessmentReport, ofOne, regenerateReports, reportQuery, reportRun } from './schemas.ts';
import { ofAssessmentTab } from './tab-access.ts';

const base = '/api/rocketAdmin/userAssessment';

export const assessmentReportCalls = {
  address: call('POST', `${base}/reportAddress/{userAssessmentId}`, {
    summary: "The query of a report's page, signed; good for a quarter of an hour",
    returnsSecret: true,
    access: ofAssessmentTab,
    input: ofOne,
    output: reportQuery,
    errors: ['Trellis:UserAssessmentNotFound', 'Trellis:ReportNotReady', 'Trellis:ReportNotObtained'],
  }),
  regenerate: call('POST', `${base}/regenerate`, {
    summary: "Make reports of a child anew by today's formula",
    closesBooks: true,
    access: { anyOf: ['RocketSystem.UserAssessment.Write'] },
    input: regenerateReports,
    output: reportRun,
    errors: ['Trellis:UserAssessmentNotFound', 'Trellis:ReportNotReady', 'SubjectNotFound'],
  }),
  regenerateList: call('GET', `${base}/regenerateList/{userId}`, {
    summary: 'The reports of a child that were made anew lately, and how far that is',
    access: ofAssessmentTab,
    input: z.object({ userId: id('subject') }),
    output: z.object({ items: z.array(reportRun) }),
    errors: ['SubjectNotFound'],
  }),
};

/** The page of a report, opened in a window of its own by its signed address. */
export const signedReportCalls = {
  view: call('GET', '/api/m/rocketReport', {
    summary: 'The report that a signed address names',
    access: 'public',
    input: reportQuery.extend({ language: z.enum(languages).default('en') }),
    output: assessmentReport,
    errors: ['Trellis:LinkUnknown', 'Trellis:LinkClosed', 'Trellis:ReportNotReady'],
  }),
};
