import { createORPCClient } from '@orpc/client';
import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import type { accountCalls } from '@trellis/contract/account/calls';
import type { adminCalls } from '@trellis/contract/admins/calls';
import type { coachConfigCalls } from '@trellis/contract/admins/coach-calls';
import type { onlineCalls } from '@trellis/contract/admins/online-calls';
import type { supervisionCalls } from '@trellis/contract/admins/supervisor-calls';
import type { childAssessmentCalls, userAssessmentCalls } from '@trellis/contract/assessments/calls';
import type { assessmentCodeCalls } from '@trellis/contract/assessments/code-calls';
import type { guestAssessmentCalls, guestReportCalls } from '@trellis/contract/assessments/guest-calls';
import type { assessmentCalls, questionnaireLibraryCalls } from '@trellis/contract/assessments/library-calls';
import type { assessmentReportCalls, signedReportCalls } from '@trellis/contract/assessments/report-calls';
import type { auditCalls } from '@trellis/contract/audit/calls';
import type { ownApplicationCalls } from '@trellis/contract/certification/application-calls';
import type { certificationCalls } from '@trellis/contract/certification/calls';
import type { trainingDoorCalls } from '@trellis/contract/certification/door-calls';
import type { qualificationMedal } from '@trellis/contract/certification/medal';
import type { trainingModuleCalls } from '@trellis/contract/certification/module';
import type { categoryCalls } from '@trellis/contract/content/category';
import type { courseCalls } from '@trellis/contract/content/course-calls';
import type { courseWare } from '@trellis/contract/content/courseware';
import type { courseHolderCalls } from '@trellis/contract/content/holder-calls';
import type { sectionCalls } from '@trellis/contract/content/section';
import type { tag } from '@trellis/contract/content/tag';
import type { teacher } from '@trellis/contract/content/teacher';
import type { videoCalls } from '@trellis/contract/content/video-calls';
import type { contractCalls } from '@trellis/contract/contracts/calls';
import type { contractReasonCalls } from '@trellis/contract/contracts/reason-calls';
import type { creditCalls } from '@trellis/contract/credits/calls';
import type { creditOverviewCalls, ledgerCheckCalls } from '@trellis/contract/credits/overview-calls';
import type { fileCalls } from '@trellis/contract/files/calls';
import type { classPlanCalls, groupCalls } from '@trellis/contract/groups/calls';
import type { guardianCalls } from '@trellis/contract/guardians/calls';
import type { guestGuardianCalls } from '@trellis/contract/guardians/guest-calls';
import type { mailboxCalls, mailCalls } from '@trellis/contract/mail/calls';
import type { musicCalls } from '@trellis/contract/music/calls';
import type { offlinePlanCalls } from '@trellis/contract/offline-plans/calls';
import type { guestFeedbackCalls } from '@trellis/contract/offline-plans/guest-calls';
import type { feedbackRecordCalls } from '@trellis/contract/offline-plans/record-calls';
import type { questionnaireCalls } from '@trellis/contract/questionnaires/calls';
import type { guestQuestionnaireCalls } from '@trellis/contract/questionnaires/guest-calls';
import type { schedulingCalls } from '@trellis/contract/scheduling/calls';
import type { subjectGrantCalls } from '@trellis/contract/subject-grants/calls';
import type { guestGrantCalls } from '@trellis/contract/subject-grants/guest-calls';
import type { subjectImportCalls, subjectImportRunCalls } from '@trellis/contract/subject-imports/calls';
import type { subjectAccountCalls } from '@trellis/contract/subjects/account-calls';
import type { subjectCalls } from '@trellis/contract/subjects/calls';
import type { tenancyCalls } from '@trellis/contract/tenancy/calls';
import type { tenantDoorCalls } from '@trellis/contract/tenancy/door-calls';
import type { tenantContractCalls } from '@trellis/contract/tenant-contracts/calls';
import type { tenantContractCodeCalls } from '@trellis/contract/tenant-contracts/code-calls';
import type { hfsOrderCalls } from '@trellis/contract/tenant-contracts/order-calls';
import type { activationCalls } from '@trellis/contract/users/activation-calls';
import type { staffCalls } from '@trellis/contract/users/staff-calls';
import type { vrClassroomCalls } from '@trellis/contract/vr-classroom/calls';
import type { vrCaseCalls } from '@trellis/contract/vr-classroom/case-calls';
import type { deviceCalls } from '@trellis/contract/vr-classroom/device-calls';
import type { testLocationCalls } from '@trellis/contract/vr-classroom/location-calls';
import type { testResourceCalls } from '@trellis/contract/vr-classroom/resource-calls';
import { readCallError } from './call-error.ts';
import { callsOf } from './call-tables.ts';
import { guestToken, isGuestPage } from './guest.ts';
import { i18n } from './i18n.ts';
import { readsKeys } from './reads-keys.ts';
import { currentSignIn } from './sign-in.ts';
import { stepUpToken } from './step-up.ts';

/**
 * One client a group of calls: a client of everything would slow the types. In the browser a call is its method and path, which come with the
 * part of the app that makes it; the schemas stay with the forms that need them.
 */
function areaClient<C extends AnyContractRouter>(group: string) {
  let link: ReturnType<typeof linkOf> | undefined;
  const client = createORPCClient<JsonifiedClient<ContractRouterClient<C>>>({
    call: (path, input, options) => {
      link ??= linkOf(group);
      return link.call(path, input, options);
    },
  });
  return createTanstackQueryUtils(client, { path: [group] });
}

function linkOf(group: string) {
  return new OpenAPILink(callsOf(group), {
    url: window.location.origin,
    headers: async () => {
      if (isGuestPage()) return { 'accept-language': i18n.language, authorization: `Guest ${guestToken() ?? ''}` };
      const user = await currentSignIn();
      const proof = stepUpToken();
      return {
        'accept-language': i18n.language,
        ...(user && { authorization: `Bearer ${user.access_token}` }),
        ...(proof && { 'x-authenticate': proof }),
      };
    },
    customErrorResponseBodyDecoder: (body, response) => readCallError(body, response.status),
    clientInterceptors: [readsKeys],
  });
}

export const api = {
  account: areaClient<typeof accountCalls>('account'),
  subjects: areaClient<typeof subjectCalls>('subjects'),
  subjectAccounts: areaClient<typeof subjectAccountCalls>('subjectAccounts'),
  guardians: areaClient<typeof guardianCalls>('guardians'),
  guestGuardians: areaClient<typeof guestGuardianCalls>('guestGuardians'),
  subjectGrants: areaClient<typeof subjectGrantCalls>('subjectGrants'),
  guestGrants: areaClient<typeof guestGrantCalls>('guestGrants'),
  subjectImports: areaClient<typeof subjectImportCalls>('subjectImports'),
  subjectImportRuns: areaClient<typeof subjectImportRunCalls>('subjectImportRuns'),
  tags: areaClient<typeof tag.calls>('tags'),
  teachers: areaClient<typeof teacher.calls>('teachers'),
  courseWares: areaClient<typeof courseWare.calls>('courseWares'),
  courseContents: areaClient<typeof sectionCalls>('courseContents'),
  courseCategories: areaClient<typeof categoryCalls>('courseCategories'),
  courses: areaClient<typeof courseCalls>('courses'),
  courseHolders: areaClient<typeof courseHolderCalls>('courseHolders'),
  videos: areaClient<typeof videoCalls>('videos'),
  contracts: areaClient<typeof contractCalls>('contracts'),
  contractReasons: areaClient<typeof contractReasonCalls>('contractReasons'),
  credits: areaClient<typeof creditCalls>('credits'),
  creditOverview: areaClient<typeof creditOverviewCalls>('creditOverview'),
  ledgerChecks: areaClient<typeof ledgerCheckCalls>('ledgerChecks'),
  offlinePlans: areaClient<typeof offlinePlanCalls>('offlinePlans'),
  feedbackRecords: areaClient<typeof feedbackRecordCalls>('feedbackRecords'),
  guestFeedback: areaClient<typeof guestFeedbackCalls>('guestFeedback'),
  groups: areaClient<typeof groupCalls>('groups'),
  classPlans: areaClient<typeof classPlanCalls>('classPlans'),
  music: areaClient<typeof musicCalls>('music'),
  questionnaires: areaClient<typeof questionnaireCalls>('questionnaires'),
  guestQuestionnaires: areaClient<typeof guestQuestionnaireCalls>('guestQuestionnaires'),
  assessments: areaClient<typeof assessmentCalls>('assessments'),
  questionnaireLibrary: areaClient<typeof questionnaireLibraryCalls>('questionnaireLibrary'),
  userAssessments: areaClient<typeof userAssessmentCalls>('userAssessments'),
  childAssessments: areaClient<typeof childAssessmentCalls>('childAssessments'),
  assessmentCodes: areaClient<typeof assessmentCodeCalls>('assessmentCodes'),
  assessmentReports: areaClient<typeof assessmentReportCalls>('assessmentReports'),
  signedReports: areaClient<typeof signedReportCalls>('signedReports'),
  guestAssessments: areaClient<typeof guestAssessmentCalls>('guestAssessments'),
  guestReports: areaClient<typeof guestReportCalls>('guestReports'),
  scheduling: areaClient<typeof schedulingCalls>('scheduling'),
  tenancy: areaClient<typeof tenancyCalls>('tenancy'),
  tenantDoor: areaClient<typeof tenantDoorCalls>('tenantDoor'),
  tenantContracts: areaClient<typeof tenantContractCalls>('tenantContracts'),
  tenantContractCodes: areaClient<typeof tenantContractCodeCalls>('tenantContractCodes'),
  hfsOrders: areaClient<typeof hfsOrderCalls>('hfsOrders'),
  files: areaClient<typeof fileCalls>('files'),
  mail: areaClient<typeof mailCalls>('mail'),
  mailbox: areaClient<typeof mailboxCalls>('mailbox'),
  admins: areaClient<typeof adminCalls>('admins'),
  coachConfigs: areaClient<typeof coachConfigCalls>('coachConfigs'),
  online: areaClient<typeof onlineCalls>('online'),
  supervision: areaClient<typeof supervisionCalls>('supervision'),
  audit: areaClient<typeof auditCalls>('audit'),
  users: areaClient<typeof staffCalls>('users'),
  activation: areaClient<typeof activationCalls>('activation'),
  certification: areaClient<typeof certificationCalls>('certification'),
  trainingModules: areaClient<typeof trainingModuleCalls>('trainingModules'),
  qualificationMedals: areaClient<typeof qualificationMedal.calls>('qualificationMedals'),
  ownApplication: areaClient<typeof ownApplicationCalls>('ownApplication'),
  trainingDoor: areaClient<typeof trainingDoorCalls>('trainingDoor'),
  vrClassroom: areaClient<typeof vrClassroomCalls>('vrClassroom'),
  vrCases: areaClient<typeof vrCaseCalls>('vrCases'),
  testLocations: areaClient<typeof testLocationCalls>('testLocations'),
  testResources: areaClient<typeof testResourceCalls>('testResources'),
  devices: areaClient<typeof deviceCalls>('devices'),
};
