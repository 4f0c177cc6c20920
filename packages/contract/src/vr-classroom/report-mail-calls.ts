import { z } from 'zod';
import { guardianLimits } from '../guardians/rules.ts';
import { languages } from '../languages.ts';
import { call, fileReply, id, instant } from '../wire.ts';
import { reportModels } from './document-calls.ts';

const access = { link: 'vratReport' } as const;

/** How long the link of a mailed report opens it. */
export const reportLinkDays = 7;

/** What is asked before a report leaves: whom it goes to, and in which language. */
export const reportMail = z.strictObject({
  caseId: id('testRequest'),
  email: z.email().max(guardianLimits.email),
  language: z.enum(languages),
  reportModel: z.enum(reportModels).default('parent'),
  /** As the center's setting says unless told. */
  attaches: z.boolean().optional(),
});

export const reportMailCalls = {
  sendReportToEmail: call('POST', '/api/vrclassroom/TestingCenter/SendReportToEmail', {
    summary:
      'Mail a link that opens the report of a test as it stands now, for a week, or the report itself where that is asked or the center attaches them',
    access: { anyOf: ['RocketSystem.Vrat.Write'] },
    closesBooks: true,
    input: reportMail,
    /** Until when the link opens it; null where it was attached. */
    output: z.object({ expiresAt: instant.nullable() }),
    errors: ['RocketSystem:NoReport', 'SubjectNotFound', 'Trellis:TooMany'],
  }),
};

/** What a mailed link opens. */
export const guestVrReportCalls = {
  get: call('GET', '/api/m/vratReport', {
    summary: 'Which report a mailed link opens',
    access,
    output: z.object({
      centerName: z.string(),
      logo: z.string().nullable(),
      title: z.string(),
      language: z.enum(languages),
      sentTime: instant,
      expiresAt: instant,
    }),
    errors: ['RocketSystem:NoReport'],
  }),
  pdf: call('GET', '/api/m/vratReport/pdf', {
    summary: 'The report that a mailed link opens, as a PDF',
    access,
    output: fileReply,
    file: 'report.pdf',
    errors: ['RocketSystem:NoReport', 'downloadFail', 'Trellis:DocumentTooLong', 'Trellis:TooMany'],
  }),
};
