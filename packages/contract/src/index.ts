import { accountCalls } from './account/calls.ts';
import { adminCalls } from './admins/calls.ts';
import { coachConfigCalls } from './admins/coach-calls.ts';
import { onlineCalls } from './admins/online-calls.ts';
import { supervisionCalls } from './admins/supervisor-calls.ts';
import { childAssessmentCalls, userAssessmentCalls } from './assessments/calls.ts';
import { assessmentCodeCalls } from './assessments/code-calls.ts';
import { userAssessmentFileCalls } from './assessments/file-calls.ts';
import { guestAssessmentCalls, guestReportCalls } from './assessments/guest-calls.ts';
import { assessmentCalls, questionnaireLibraryCalls } from './assessments/library-calls.ts';
import { assessmentReportCalls, signedReportCalls } from './assessments/report-calls.ts';
import { auditCalls } from './audit/calls.ts';
import { ownApplicationCalls } from './certification/application-calls.ts';
import { certificationCalls } from './certification/calls.ts';
import { trainingDoorCalls } from './certification/door-calls.ts';
import { qualificationMedal } from './certification/medal.ts';
import { trainingModuleCalls } from './certification/module.ts';
import { categoryCalls } from './content/category.ts';
import { courseCalls } from './content/course-calls.ts';
import { courseWare } from './content/courseware.ts';
import { courseHolderCalls } from './content/holder-calls.ts';
import { sectionCalls } from './content/section.ts';
import { tag } from './content/tag.ts';
import { teacher } from './content/teacher.ts';
import { videoCalls } from './content/video-calls.ts';
import { contractCalls } from './contracts/calls.ts';
import { contractFileCalls } from './contracts/file-calls.ts';
import { contractReasonCalls } from './contracts/reason-calls.ts';
import { creditCalls } from './credits/calls.ts';
import { creditFileCalls } from './credits/file-calls.ts';
import { creditOverviewCalls, ledgerCheckCalls } from './credits/overview-calls.ts';
import { fileCalls, uploadCalls } from './files/calls.ts';
import { documentCalls } from './files/document-calls.ts';
import { classPlanCalls, groupCalls } from './groups/calls.ts';
import { guardianCalls, guardianFileCalls } from './guardians/calls.ts';
import { guestGuardianCalls } from './guardians/guest-calls.ts';
import { mailboxCalls, mailCalls } from './mail/calls.ts';
import { musicCalls } from './music/calls.ts';
import { offlinePlanCalls } from './offline-plans/calls.ts';
import { guestFeedbackCalls } from './offline-plans/guest-calls.ts';
import { feedbackRecordCalls } from './offline-plans/record-calls.ts';
import { questionnaireCalls } from './questionnaires/calls.ts';
import { guestQuestionnaireCalls } from './questionnaires/guest-calls.ts';
import { schedulingCalls } from './scheduling/calls.ts';
import { subjectGrantCalls } from './subject-grants/calls.ts';
import { guestGrantCalls } from './subject-grants/guest-calls.ts';
import { subjectImportCalls, subjectImportFileCalls, subjectImportRunCalls } from './subject-imports/calls.ts';
import { subjectAccountCalls } from './subjects/account-calls.ts';
import { subjectCalls } from './subjects/calls.ts';
import { subjectFileCalls } from './subjects/file-calls.ts';
import { tenancyCalls } from './tenancy/calls.ts';
import { tenantDoorCalls } from './tenancy/door-calls.ts';
import { tenantContractCalls } from './tenant-contracts/calls.ts';
import { tenantContractCodeCalls } from './tenant-contracts/code-calls.ts';
import { hfsOrderCalls, hfsOrderFileCalls } from './tenant-contracts/order-calls.ts';
import { activationCalls } from './users/activation-calls.ts';
import { staffCalls, staffFileCalls } from './users/staff-calls.ts';
import { vrClassroomCalls } from './vr-classroom/calls.ts';
import { vrCaseCalls } from './vr-classroom/case-calls.ts';
import { deviceCalls } from './vr-classroom/device-calls.ts';
import { vrFileCalls } from './vr-classroom/file-calls.ts';
import { testLocationCalls } from './vr-classroom/location-calls.ts';
import { testResourceCalls } from './vr-classroom/resource-calls.ts';

/** Every area's calls. A new area is one line here, and one in the server's. */
export const contract = {
  account: accountCalls,
  subjects: subjectCalls,
  subjectAccounts: subjectAccountCalls,
  subjectFiles: subjectFileCalls,
  subjectGrants: subjectGrantCalls,
  guestGrants: guestGrantCalls,
  subjectImports: subjectImportCalls,
  subjectImportRuns: subjectImportRunCalls,
  subjectImportFiles: subjectImportFileCalls,
  guardians: guardianCalls,
  guardianFiles: guardianFileCalls,
  guestGuardians: guestGuardianCalls,
  tags: tag.calls,
  teachers: teacher.calls,
  courseWares: courseWare.calls,
  courseContents: sectionCalls,
  courseCategories: categoryCalls,
  courses: courseCalls,
  courseHolders: courseHolderCalls,
  videos: videoCalls,
  contracts: contractCalls,
  contractFiles: contractFileCalls,
  contractReasons: contractReasonCalls,
  credits: creditCalls,
  creditOverview: creditOverviewCalls,
  creditFiles: creditFileCalls,
  ledgerChecks: ledgerCheckCalls,
  offlinePlans: offlinePlanCalls,
  feedbackRecords: feedbackRecordCalls,
  guestFeedback: guestFeedbackCalls,
  groups: groupCalls,
  classPlans: classPlanCalls,
  music: musicCalls,
  questionnaires: questionnaireCalls,
  guestQuestionnaires: guestQuestionnaireCalls,
  assessments: assessmentCalls,
  questionnaireLibrary: questionnaireLibraryCalls,
  userAssessments: userAssessmentCalls,
  childAssessments: childAssessmentCalls,
  userAssessmentFiles: userAssessmentFileCalls,
  assessmentCodes: assessmentCodeCalls,
  assessmentReports: assessmentReportCalls,
  signedReports: signedReportCalls,
  guestAssessments: guestAssessmentCalls,
  guestReports: guestReportCalls,
  scheduling: schedulingCalls,
  tenancy: tenancyCalls,
  tenantDoor: tenantDoorCalls,
  tenantContracts: tenantContractCalls,
  tenantContractCodes: tenantContractCodeCalls,
  hfsOrders: hfsOrderCalls,
  hfsOrderFiles: hfsOrderFileCalls,
  files: fileCalls,
  uploads: uploadCalls,
  documents: documentCalls,
  mail: mailCalls,
  mailbox: mailboxCalls,
  admins: adminCalls,
  coachConfigs: coachConfigCalls,
  online: onlineCalls,
  supervision: supervisionCalls,
  audit: auditCalls,
  users: staffCalls,
  userFiles: staffFileCalls,
  activation: activationCalls,
  certification: certificationCalls,
  trainingModules: trainingModuleCalls,
  qualificationMedals: qualificationMedal.calls,
  ownApplication: ownApplicationCalls,
  trainingDoor: trainingDoorCalls,
  vrClassroom: vrClassroomCalls,
  vrCases: vrCaseCalls,
  vrFiles: vrFileCalls,
  testLocations: testLocationCalls,
  testResources: testResourceCalls,
  devices: deviceCalls,
};
