import type { groups } from '@trellis/contract/vr-classroom/area';
import type { vrClassroomCalls } from '@trellis/contract/vr-classroom/calls';
import type { vrCaseCalls } from '@trellis/contract/vr-classroom/case-calls';
import type { deviceCalls } from '@trellis/contract/vr-classroom/device-calls';
import type { reportDocumentCalls } from '@trellis/contract/vr-classroom/document-calls';
import type { vrFileCalls } from '@trellis/contract/vr-classroom/file-calls';
import type { headsetCalls } from '@trellis/contract/vr-classroom/headset-calls';
import type { vrLiveCalls } from '@trellis/contract/vr-classroom/live-calls';
import type { testLocationCalls } from '@trellis/contract/vr-classroom/location-calls';
import type { vrAnswerCalls, vrQuestionnaireCalls } from '@trellis/contract/vr-classroom/questionnaire-calls';
import type { normSetCalls, vrReportCalls } from '@trellis/contract/vr-classroom/report-calls';
import type { guestVrReportCalls, reportMailCalls } from '@trellis/contract/vr-classroom/report-mail-calls';
import type { reportSettingCalls } from '@trellis/contract/vr-classroom/report-setting-calls';
import type { reportTextCalls } from '@trellis/contract/vr-classroom/report-text-calls';
import type { testResourceCalls } from '@trellis/contract/vr-classroom/resource-calls';
import type { scoringCalls, vrScoreCalls } from '@trellis/contract/vr-classroom/score-calls';
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
import { forbidTests, remarkTests } from '../tenant-contracts/public.ts';
import { changeTest, chooseType } from './change-test.ts';
import { cancelDevice, passDevice, registerDevice, rejectDevice } from './decide-device.ts';
import { viewDoseResponse } from './dose-response.ts';
import { downloadDevices } from './download-devices.ts';
import { downloadCentreMonths, downloadCentres, downloadMonths } from './download-statistics.ts';
import { downloadCases, downloadTests } from './download-tests.ts';
import { beginTest } from './headset/begin-test.ts';
import { finishTest } from './headset/finish-test.ts';
import { keepProgress } from './headset/keep-progress.ts';
import { receivePart } from './headset/receive-part.ts';
import { issueCode, showCode, showShop } from './issue-code.ts';
import { listDevices, listRecords, viewDevice } from './list-devices.ts';
import { listPage, listTests } from './list-tests.ts';
import { followTest } from './live/follow-test.ts';
import { addLocation, findLocation, listLocations, removeLocation, updateLocation } from './locations.ts';
import { orderTest } from './order-test.ts';
import { saveTestAnswer, viewTestAnswer, writeTemplate } from './questionnaires/answers.ts';
import {
  addTestQuestionnaire,
  changeTestQuestionnaire,
  findTestQuestionnaire,
  listTestQuestionnaires,
} from './questionnaires/list-questionnaires.ts';
import { shareTestAnswer } from './questionnaires/share-answer.ts';
import { downloadReport } from './report/download-report.ts';
import { countNormalData, makeNormSet } from './report/make-norm-set.ts';
import { addNormSet, listNormSets } from './report/norm-sets.ts';
import { layoutFor, reportMailSetting } from './report/report-settings.ts';
import { listReportTexts, saveReportText, textsOfReport } from './report/report-texts.ts';
import { sendReport } from './report/send-report.ts';
import { downloadSentReport, viewSentReport } from './report/sent-report.ts';
import { viewChange } from './report/view-change.ts';
import { viewRealTime } from './report/view-real-time.ts';
import { viewPart } from './report/view-report.ts';
import { deductReport } from './scores/deduct-report.ts';
import { generateReport, listRuns, recomputeAll, viewProgress } from './scores/score-runs.ts';
import { signConsent, viewSystem } from './sign-consent.ts';
import { countChildren, listCentreMonths, listCentres, listMonths } from './statistics.ts';
import { hasEnough, testsLeft } from './test-amount.ts';
import { addTests, listTestResources } from './test-resources.ts';
import { allowQuestionnaires, markNormalData, viewCentre } from './view-centre.ts';
import { findByCode, viewCase, viewTest } from './view-test.ts';

const vrClassroomRoutes = routesFor<typeof vrClassroomCalls>({
  testRequestsPaged: reads(listTests),
  testRequestStatistics: reads(listMonths),
  testRequestInfo: viewTest,
  doseResponse: viewDoseResponse,
  createTestRequest: orderTest,
  updateTestRequest: changeTest,
  testType: chooseType,
  caseCode: writes(issueCode),
  consentFormSign: signConsent,
  systemInfo: viewSystem,
  testResourceAmount: testsLeft,
  find: reads(findByCode),
  tenantTestResourcesEnough: hasEnough,
  staticQr: writes(showCode),
  buyQr: showShop,
});

const vrCaseRoutes = actorRoutesFor<typeof vrCaseCalls>({
  testRequestsPaged: reads(listPage),
  testRequestsDetail: viewCase,
  testRequestStatistics: listCentres,
  centerTestRequestStatistics: listCentreMonths,
  centerDetail: viewCentre,
  allowQuestionnaires,
  normalData: markNormalData,
});

const vrFileRoutes = fileRoutesFor<typeof vrFileCalls>({
  testRequestsExcel: downloadTests,
  testRequestStatisticsExcel: downloadMonths,
  adminTestRequestsExcel: downloadCases,
  adminTestRequestStatisticsExcel: downloadCentres,
  adminCenterTestRequestStatisticsExcel: downloadCentreMonths,
  deviceExcel: downloadDevices,
});

const testLocationRoutes = routesFor<typeof testLocationCalls>({
  list: listLocations,
  create: addLocation,
  get: findLocation,
  update: updateLocation,
  remove: removeLocation,
});

const testResourceRoutes = actorRoutesFor<typeof testResourceCalls>({
  list: listTestResources,
  create: addTests,
  forbid: forbidTests,
  remark: remarkTests,
  monthlyChildren: countChildren,
});

const deviceRoutes = actorRoutesFor<typeof deviceCalls>({
  centreDevices: listDevices,
  register: registerDevice,
  allDevice: listDevices,
  detail: viewDevice,
  getTestRecordList: listRecords,
  pass: passDevice,
  reject: rejectDevice,
  cancel: cancelDevice,
});

const vrReportRoutes = actorRoutesFor<typeof vrReportCalls>({
  info: viewPart('info'),
  overView: viewPart('overView'),
  radar: viewPart('radar'),
  continuousAttention: viewPart('continuousAttention'),
  headVelocity: viewPart('headVelocity'),
  pathLength: viewPart('pathLength'),
  movementPath: viewPart('movementPath'),
  motionCharacteristics: viewPart('motionCharacteristics'),
  rose: viewPart('rose'),
  screeningCptFlag: viewPart('screeningCptFlag'),
  screeningMotionFlag: viewPart('screeningMotionFlag'),
  realTime: viewRealTime,
  change: viewChange,
});

const reportDocumentRoutes = fileRoutesFor<typeof reportDocumentCalls>({
  downloadPdf: downloadReport,
  parentReportDownloadPdf: downloadReport,
});

const reportMailRoutes = routesFor<typeof reportMailCalls>({ sendReportToEmail: sendReport });

const reportSettingRoutes = routesFor<typeof reportSettingCalls>({
  parentLayout: layoutFor('parent'),
  recommendationLayout: layoutFor('recommendation'),
  mail: reportMailSetting,
});

const guestVrReportRoutes = guestRoutesFor<typeof guestVrReportCalls>({ get: viewSentReport, pdf: streams(downloadSentReport) });

const vrScoreRoutes = routesFor<typeof vrScoreCalls>({
  generateReport,
  regenerateList: listRuns,
  deductAndGetReport: writes(deductReport),
});

const scoringRoutes = actorRoutesFor<typeof scoringCalls>({ progress: viewProgress, recompute: recomputeAll });

const vrLiveRoutes = fileRoutesFor<typeof vrLiveCalls>({ follow: followTest });

const vrQuestionnaireRoutes = actorRoutesFor<typeof vrQuestionnaireCalls>({
  infos: listTestQuestionnaires,
  infoById: findTestQuestionnaire,
  create: addTestQuestionnaire,
  update: changeTestQuestionnaire,
  answer: viewTestAnswer,
  doctorCommentTemplate: writeTemplate,
});

const vrAnswerRoutes = routesFor<typeof vrAnswerCalls>({ save: saveTestAnswer, link: shareTestAnswer });

const normSetRoutes = actorRoutesFor<typeof normSetCalls>({
  list: listNormSets,
  create: addNormSet,
  normalData: countNormalData,
  make: makeNormSet,
});

const reportTextRoutes = actorRoutesFor<typeof reportTextCalls>({ list: listReportTexts, save: saveReportText, ofReport: textsOfReport });

const headsetRoutes = identityRoutesFor<typeof headsetCalls>({
  begin: beginTest,
  progress: keepProgress,
  recording: receivePart,
  finish: finishTest,
});

/** What serves the groups of this area. */
export const routes: Record<keyof typeof groups, AreaRoutes> = {
  vrClassroom: vrClassroomRoutes,
  vrCases: vrCaseRoutes,
  vrFiles: vrFileRoutes,
  testLocations: testLocationRoutes,
  testResources: testResourceRoutes,
  vrReports: vrReportRoutes,
  reportDocuments: reportDocumentRoutes,
  reportMail: reportMailRoutes,
  reportSettings: reportSettingRoutes,
  guestVrReports: guestVrReportRoutes,
  vrScores: vrScoreRoutes,
  scoring: scoringRoutes,
  vrLive: vrLiveRoutes,
  vrQuestionnaires: vrQuestionnaireRoutes,
  vrAnswers: vrAnswerRoutes,
  normSets: normSetRoutes,
  reportTexts: reportTextRoutes,
  headsets: headsetRoutes,
  devices: deviceRoutes,
};
