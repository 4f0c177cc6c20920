import type { groups } from '@trellis/contract/assessments/area';
import type { childAssessmentCalls, userAssessmentCalls } from '@trellis/contract/assessments/calls';
import type { assessmentCodeCalls } from '@trellis/contract/assessments/code-calls';
import type { guestReportFileCalls, signedReportFileCalls, userAssessmentFileCalls } from '@trellis/contract/assessments/file-calls';
import type { guestAssessmentCalls, guestReportCalls } from '@trellis/contract/assessments/guest-calls';
import type { assessmentCalls, questionnaireLibraryCalls } from '@trellis/contract/assessments/library-calls';
import type { assessmentReportCalls, signedReportCalls } from '@trellis/contract/assessments/report-calls';
import {
  type AreaRoutes,
  actorRoutesFor,
  fileRoutesFor,
  guestRoutesFor,
  identityRoutesFor,
  reads,
  routesFor,
  streams,
  writes,
} from '../../platform/http/routes.ts';
import { closeAssessment } from './close-assessment.ts';
import { confirmConsent, viewConsent } from './consent.ts';
import { downloadGuestReport, downloadSignedReport } from './download-report.ts';
import { exportAssessments } from './export-assessments.ts';
import { findUserAssessment, listUserAssessments, viewUserAssessment } from './find-user-assessment.ts';
import { completeAsGuest, confirmAsGuest, saveAsGuest, viewGuestAssessment } from './guest-assessment.ts';
import { findAssessment, listAssessments, prepareAssessment } from './list-library.ts';
import { obtainReport } from './obtain-report.ts';
import { arrangeAssessments, orderAssessments } from './order-assessments.ts';
import { findQuestionnaire, listQuestionnaires, prepareQuestionnaire } from './questionnaire-library.ts';
import { listRuns, regenerateReports } from './regenerate-reports.ts';
import { describeReport } from './report-document.ts';
import { saveAnswers } from './save-answers.ts';
import { sendAssessments } from './send-assessments.ts';
import { codeOfAssessment, codeOfReport, codeOfUserAssessment } from './share-assessment.ts';
import { addressReport, viewSignedReport } from './signed-report.ts';
import { viewGuestReport } from './view-report.ts';
import { createAssessment, moveAssessment, removeAssessment, setContentStatus, updateAssessment } from './write-library.ts';
import { createQuestionnaire, removeQuestionnaire, updateQuestionnaire } from './write-questionnaire.ts';

const userAssessmentRoutes = routesFor<typeof userAssessmentCalls>({
  getList: listUserAssessments,
  create: orderAssessments,
  arrange: arrangeAssessments,
  informedConsent: viewConsent,
  confirm: confirmConsent,
  detail: viewUserAssessment,
  saveAnswers,
  sendToGuardian: sendAssessments,
  obtainReport,
  close: closeAssessment,
  getById: findUserAssessment,
});

const childAssessmentRoutes = actorRoutesFor<typeof childAssessmentCalls>({ getPaged: reads(listUserAssessments) });

const userAssessmentFileRoutes = fileRoutesFor<typeof userAssessmentFileCalls>({ download: exportAssessments });

const assessmentCodeRoutes = routesFor<typeof assessmentCodeCalls>({
  ofUserAssessment: writes(codeOfUserAssessment),
  ofAssessment: writes(codeOfAssessment),
  ofReport: writes(codeOfReport),
});

const assessmentReportRoutes = routesFor<typeof assessmentReportCalls>({
  address: reads(addressReport),
  regenerate: regenerateReports,
  regenerateList: listRuns,
});

const signedReportRoutes = identityRoutesFor<typeof signedReportCalls>({ view: viewSignedReport });

const guestAssessmentRoutes = guestRoutesFor<typeof guestAssessmentCalls>({
  get: viewGuestAssessment,
  confirm: confirmAsGuest,
  save: saveAsGuest,
  complete: completeAsGuest,
});

const signedReportFileRoutes = identityRoutesFor<typeof signedReportFileCalls>({ download: downloadSignedReport });

const guestReportFileRoutes = guestRoutesFor<typeof guestReportFileCalls>({ download: streams(downloadGuestReport) });

const guestReportRoutes = guestRoutesFor<typeof guestReportCalls>({ get: viewGuestReport });

const assessmentRoutes = actorRoutesFor<typeof assessmentCalls>({
  getList: listAssessments,
  getChoices: listAssessments,
  create: createAssessment,
  prepareForEdit: prepareAssessment,
  contentStatus: setContentStatus,
  move: moveAssessment,
  getById: findAssessment,
  update: updateAssessment,
  remove: removeAssessment,
});

const questionnaireLibraryRoutes = actorRoutesFor<typeof questionnaireLibraryCalls>({
  getList: listQuestionnaires,
  create: createQuestionnaire,
  prepareForEdit: prepareQuestionnaire,
  getById: findQuestionnaire,
  update: updateQuestionnaire,
  remove: removeQuestionnaire,
});

/** What serves the groups of this area. */
export const routes: Record<keyof typeof groups, AreaRoutes> = {
  assessments: assessmentRoutes,
  questionnaireLibrary: questionnaireLibraryRoutes,
  userAssessments: userAssessmentRoutes,
  childAssessments: childAssessmentRoutes,
  userAssessmentFiles: userAssessmentFileRoutes,
  assessmentCodes: assessmentCodeRoutes,
  assessmentReports: assessmentReportRoutes,
  signedReports: signedReportRoutes,
  guestAssessments: guestAssessmentRoutes,
  guestReports: guestReportRoutes,
  signedReportFiles: signedReportFileRoutes,
  guestReportFiles: guestReportFileRoutes,
};

export const documents = { assessmentReport: describeReport };
