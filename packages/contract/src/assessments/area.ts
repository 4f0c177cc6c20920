import { pdfOf } from '../files/document.ts';
import { childAssessmentCalls, userAssessmentCalls } from './calls.ts';
import { assessmentCodeCalls } from './code-calls.ts';
import { guestReportFileCalls, signedReportFileCalls, userAssessmentFileCalls } from './file-calls.ts';
import { guestAssessmentCalls, guestReportCalls } from './guest-calls.ts';
import { assessmentCalls, questionnaireLibraryCalls } from './library-calls.ts';
import { assessmentReportCalls, signedReportCalls } from './report-calls.ts';

export { assessmentErrors as errors } from './errors.ts';
export { menu } from './menu.ts';

/** What can be called in this area, by group, and what each is about. */
export const groups = {
  assessments: { calls: assessmentCalls, about: 'The library: assessments, their order, prices and formulas' },
  questionnaireLibrary: { calls: questionnaireLibraryCalls, about: 'The library: questionnaires and their versions' },
  userAssessments: { calls: userAssessmentCalls, about: 'Assessments of a child: ordered, agreed to, answered and reported' },
  childAssessments: { calls: childAssessmentCalls, about: 'Assessments of all children within reach' },
  userAssessmentFiles: { calls: userAssessmentFileCalls, about: 'Lists of assessments as Excel files' },
  assessmentCodes: { calls: assessmentCodeCalls, about: 'Links by which guardians answer assessments and read reports' },
  assessmentReports: { calls: assessmentReportCalls, about: 'Reports of assessments: their signed addresses, and making them anew' },
  signedReports: { calls: signedReportCalls, about: 'A report, by its signed address' },
  signedReportFiles: { calls: signedReportFileCalls, about: 'The same as a PDF' },
  guestAssessments: { calls: guestAssessmentCalls, about: 'A guardian, by a link, agrees to an assessment and answers it' },
  guestReports: { calls: guestReportCalls, about: 'A guardian, by a link, reads a report' },
  guestReportFiles: { calls: guestReportFileCalls, about: 'The same as a PDF' },
} as const;

export const ids = ['userAssessment'] as const;

/** What its ids name that is nobody's: whoever may read it reads all of it. */
export const libraryIds = ['assessment', 'assessmentTag', 'questionnaire'] as const;

/** Tables whose changes are on record. */
export const audited = ['app.user_assessments', 'app.assessment_reports'] as const;

/** Tables of the platform's own business: their changes are on record, and no center is told of them. */
export const platformAudited = ['catalog.assessments', 'catalog.questionnaires'] as const;

/** What can be had of it as a PDF. */
export const documents = { assessmentReport: pdfOf('assessmentReport', 'userAssessment', 'RocketSystem.UserAssessment') };
