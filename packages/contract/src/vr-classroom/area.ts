import { vrClassroomCalls } from './calls.ts';
import { vrCaseCalls } from './case-calls.ts';
import { deviceCalls } from './device-calls.ts';
import { reportDocumentCalls } from './document-calls.ts';
import { vrFileCalls } from './file-calls.ts';
import { headsetCalls } from './headset-calls.ts';
import { vrLiveCalls } from './live-calls.ts';
import { testLocationCalls } from './location-calls.ts';
import { vrAnswerCalls, vrQuestionnaireCalls } from './questionnaire-calls.ts';
import { normSetCalls, vrReportCalls } from './report-calls.ts';
import { guestVrReportCalls, reportMailCalls } from './report-mail-calls.ts';
import { reportSettingCalls } from './report-setting-calls.ts';
import { reportTextCalls } from './report-text-calls.ts';
import { testResourceCalls } from './resource-calls.ts';
import { scoringCalls, vrScoreCalls } from './score-calls.ts';

export { vrClassroomErrors as errors } from './errors.ts';
export { menu } from './menu.ts';

/** What can be called in this area, by group, and what each is about. */
export const groups = {
  vrClassroom: { calls: vrClassroomCalls, about: "A center's tests in virtual reality: ordered, started and reported" },
  vrCases: { calls: vrCaseCalls, about: 'Tests in virtual reality of all centers' },
  vrFiles: { calls: vrFileCalls, about: 'Lists of such tests and devices as Excel files' },
  testLocations: { calls: testLocationCalls, about: 'Where a center tests' },
  testResources: { calls: testResourceCalls, about: 'Tests that contracts bring to centers' },
  vrReports: { calls: vrReportCalls, about: 'What such a test found' },
  reportDocuments: { calls: reportDocumentCalls, about: 'Reports of such tests as PDF' },
  reportMail: { calls: reportMailCalls, about: 'Reports of such tests by mail' },
  reportSettings: { calls: reportSettingCalls, about: 'How a center hands such reports out' },
  guestVrReports: { calls: guestVrReportCalls, about: 'What the link of a mailed report opens' },
  vrScores: { calls: vrScoreCalls, about: 'Scores and reports of such tests that are asked for' },
  scoring: { calls: scoringCalls, about: 'Scores of all centers, told anew by newer formulae' },
  vrLive: { calls: vrLiveCalls, about: 'Such a test while it runs' },
  vrQuestionnaires: { calls: vrQuestionnaireCalls, about: 'Questionnaires that go with such tests' },
  vrAnswers: { calls: vrAnswerCalls, about: 'What a center answers in them' },
  normSets: { calls: normSetCalls, about: 'What children are compared with' },
  reportTexts: { calls: reportTextCalls, about: 'What reports say of skills' },
  headsets: { calls: headsetCalls, about: 'What a headset calls while a test runs on it' },
  devices: { calls: deviceCalls, about: 'Headsets, registered by centers and admitted by the platform' },
} as const;

export const ids = ['testRequest', 'testLocation', 'testResource', 'device'] as const;

/** Tables whose changes are on record. */
export const audited = [
  'app.devices',
  'app.test_answers',
  'app.test_consents',
  'app.test_locations',
  'app.test_requests',
  'app.vr_settings',
] as const;

/** What children are compared with is the platform's. */
export const platformAudited = ['catalog.norm_sets', 'catalog.report_texts'] as const;
