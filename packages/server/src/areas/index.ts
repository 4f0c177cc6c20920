import type { AreaRoutes } from '../platform/http/routes.ts';
import { accountRoutes } from './account/routes.ts';
import { adminRoutes, coachConfigRoutes, onlineRoutes, supervisionRoutes } from './admins/routes.ts';
import {
  assessmentCodeRoutes,
  assessmentReportRoutes,
  assessmentRoutes,
  childAssessmentRoutes,
  guestAssessmentRoutes,
  guestReportRoutes,
  questionnaireLibraryRoutes,
  signedReportRoutes,
  userAssessmentFileRoutes,
  userAssessmentRoutes,
} from './assessments/routes.ts';
import { auditRoutes } from './audit/routes.ts';
import {
  certificationRoutes,
  ownApplicationRoutes,
  qualificationMedalRoutes,
  trainingDoorRoutes,
  trainingModuleRoutes,
} from './certification/routes.ts';
import {
  courseCategoryRoutes,
  courseContentRoutes,
  courseHolderRoutes,
  courseRoutes,
  courseWareRoutes,
  tagRoutes,
  teacherRoutes,
  videoRoutes,
} from './content/routes.ts';
import { describeContract } from './contracts/contract-document.ts';
import { contractFileRoutes, contractReasonRoutes, contractRoutes } from './contracts/routes.ts';
import { creditFileRoutes, creditOverviewRoutes, creditRoutes, ledgerCheckRoutes } from './credits/routes.ts';
import { describeStatement } from './credits/statement-document.ts';
import { documentRoutesFor } from './files/document-routes.ts';
import { fileRoutes, uploadRoutes } from './files/routes.ts';
import { classPlanRoutes, groupRoutes } from './groups/routes.ts';
import { guardianFileRoutes, guardianRoutes, guestGuardianRoutes } from './guardians/routes.ts';
import { mailboxRoutes, mailRoutes } from './mail/routes.ts';
import { musicRoutes } from './music/routes.ts';
import { feedbackRecordRoutes, guestFeedbackRoutes, offlinePlanRoutes } from './offline-plans/routes.ts';
import { describeAnswer } from './questionnaires/answer-document.ts';
import { guestQuestionnaireRoutes, questionnaireRoutes } from './questionnaires/routes.ts';
import { schedulingRoutes } from './scheduling/routes.ts';
import { guestGrantRoutes, subjectGrantRoutes } from './subject-grants/routes.ts';
import { subjectImportFileRoutes, subjectImportRoutes, subjectImportRunRoutes } from './subject-imports/routes.ts';
import { describeRecord } from './subjects/record-document.ts';
import { subjectAccountRoutes, subjectFileRoutes, subjectRoutes } from './subjects/routes.ts';
import { tenancyRoutes, tenantDoorRoutes } from './tenancy/routes.ts';
import { hfsOrderFileRoutes, hfsOrderRoutes, tenantContractCodeRoutes, tenantContractRoutes } from './tenant-contracts/routes.ts';
import { activationRoutes } from './users/activation-routes.ts';
import { staffFileRoutes, staffRoutes } from './users/routes.ts';
import {
  deviceRoutes,
  testLocationRoutes,
  testResourceRoutes,
  vrCaseRoutes,
  vrClassroomRoutes,
  vrFileRoutes,
} from './vr-classroom/routes.ts';

/** Every area's use cases, by the contract's names. */
export const routes: Record<string, AreaRoutes> = {
  account: accountRoutes,
  subjects: subjectRoutes,
  subjectAccounts: subjectAccountRoutes,
  subjectFiles: subjectFileRoutes,
  subjectGrants: subjectGrantRoutes,
  guestGrants: guestGrantRoutes,
  subjectImports: subjectImportRoutes,
  subjectImportRuns: subjectImportRunRoutes,
  subjectImportFiles: subjectImportFileRoutes,
  guardians: guardianRoutes,
  guardianFiles: guardianFileRoutes,
  guestGuardians: guestGuardianRoutes,
  tags: tagRoutes,
  teachers: teacherRoutes,
  courseWares: courseWareRoutes,
  courseContents: courseContentRoutes,
  courseCategories: courseCategoryRoutes,
  courses: courseRoutes,
  courseHolders: courseHolderRoutes,
  videos: videoRoutes,
  contracts: contractRoutes,
  contractFiles: contractFileRoutes,
  contractReasons: contractReasonRoutes,
  credits: creditRoutes,
  creditOverview: creditOverviewRoutes,
  creditFiles: creditFileRoutes,
  ledgerChecks: ledgerCheckRoutes,
  offlinePlans: offlinePlanRoutes,
  feedbackRecords: feedbackRecordRoutes,
  guestFeedback: guestFeedbackRoutes,
  groups: groupRoutes,
  classPlans: classPlanRoutes,
  music: musicRoutes,
  questionnaires: questionnaireRoutes,
  guestQuestionnaires: guestQuestionnaireRoutes,
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
  scheduling: schedulingRoutes,
  tenancy: tenancyRoutes,
  tenantDoor: tenantDoorRoutes,
  tenantContracts: tenantContractRoutes,
  tenantContractCodes: tenantContractCodeRoutes,
  hfsOrders: hfsOrderRoutes,
  hfsOrderFiles: hfsOrderFileRoutes,
  files: fileRoutes,
  uploads: uploadRoutes,
  documents: documentRoutesFor({
    subjectRecord: describeRecord,
    creditStatement: describeStatement,
    questionnaire: describeAnswer,
    userContract: describeContract,
  }),
  mail: mailRoutes,
  mailbox: mailboxRoutes,
  admins: adminRoutes,
  coachConfigs: coachConfigRoutes,
  online: onlineRoutes,
  supervision: supervisionRoutes,
  audit: auditRoutes,
  users: staffRoutes,
  userFiles: staffFileRoutes,
  activation: activationRoutes,
  certification: certificationRoutes,
  trainingModules: trainingModuleRoutes,
  qualificationMedals: qualificationMedalRoutes,
  ownApplication: ownApplicationRoutes,
  trainingDoor: trainingDoorRoutes,
  vrClassroom: vrClassroomRoutes,
  vrCases: vrCaseRoutes,
  vrFiles: vrFileRoutes,
  testLocations: testLocationRoutes,
  testResources: testResourceRoutes,
  devices: deviceRoutes,
};
