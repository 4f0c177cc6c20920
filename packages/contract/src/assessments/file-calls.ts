import { z } from 'zod';
import { languages } from '../languages.ts';
import { call, fileReply } from '../wire.ts';
import { reportQuery, userAssessmentFilter } from './schemas.ts';
import { ofAssessmentTab } from './tab-access.ts';

export const userAssessmentFileCalls = {
  download: call('POST', '/api/rocketAdmin/userAssessment/userAssessmentsExcel', {
    summary: 'The assessments that a filter names, the latest first, as an Excel file',
    access: ofAssessmentTab,
    input: userAssessmentFilter,
    output: fileReply,
    file: 'assessments.xlsx',
    errors: ['SubjectNotFound'],
  }),
};

const language = z.enum(languages).default('en');
const pdf = { output: fileReply, file: 'report.pdf' } as const;

/** The report of a page that somebody opened without signing in there, as a PDF. */
export const signedReportFileCalls = {
  download: call('GET', '/api/m/rocketReport/pdf', {
    ...pdf,
    summary: 'The report that a signed address names, as a PDF',
    access: 'public',
    input: reportQuery.extend({ language }),
    errors: ['Trellis:LinkUnknown', 'Trellis:LinkClosed', 'Trellis:ReportNotReady', 'downloadFail', 'Trellis:TooMany'],
  }),
};

export const guestReportFileCalls = {
  download: call('GET', '/api/m/report/pdf', {
    ...pdf,
    summary: 'The report that a link opens, as a PDF',
    access: { link: 'report' },
    errors: ['Trellis:UserAssessmentNotFound', 'Trellis:ReportNotReady', 'downloadFail', 'Trellis:TooMany'],
  }),
};
