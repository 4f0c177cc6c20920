import { z } from 'zod';
import { languages } from '../languages.ts';
import { call, fileReply, id } from '../wire.ts';

const base = '/api/vrclassroom/DataAnalysis/Test';
const access = { anyOf: ['RocketSystem.Vrat', 'PFE.UserManagement.SubjectDetail.VratTestRequestTab', 'RocketSystem.VratCase'] } as const;

/** For whom a report is written: those who test, a family, or a family that asks what to do. */
export const reportModels = ['professional', 'parent', 'recommendation'] as const;
export type ReportModel = (typeof reportModels)[number];

/** How a report is laid out: 2 has measures and charts, 3.1 also says in words what they tell and what changed since the test before. */
export const uiVersions = ['2', '3.1'] as const;
export const uiVersion = z.enum(uiVersions);
export type UiVersion = z.infer<typeof uiVersion>;

const languageOfReport = z.enum(languages);
const order = z.object({
  caseId: id('testRequest'),
  language: languageOfReport.optional(),
  uiVersion: uiVersion.optional(),
  /** Tells it by today's formulae, whatever the kept score comes from. */
  reGenerate: z.boolean().default(false),
  /** 3.1 unless told; the layout that goes with it, where neither the call nor the center names one. */
  'api-version': uiVersion.optional(),
});
const pdf = {
  access,
  output: fileReply,
  file: 'report.pdf',
  errors: ['RocketSystem:NoReport', 'downloadFail', 'Trellis:DocumentTooLong', 'Trellis:TooMany'],
} as const;

/** The report of a test as a PDF. */
export const reportDocumentCalls = {
  downloadPdf: call('GET', `${base}/DownloadPdf`, {
    ...pdf,
    summary: 'The report of a test as a PDF, in the language asked for, else in that of the request',
    input: order.extend({ reportModel: z.enum(reportModels).default('professional') }),
  }),
  parentReportDownloadPdf: call('GET', `${base}/ParentReportDownloadPdf`, {
    ...pdf,
    summary: 'The same for a family: what it found, or what may help',
    input: order.extend({ reportModel: z.enum(reportModels).exclude(['professional']).default('parent') }),
  }),
};
