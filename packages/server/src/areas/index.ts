import type { AreaRoutes } from '../platform/http/routes.ts';
import { accountArea } from './account/routes.ts';
import { adminsArea } from './admins/routes.ts';
import { assessmentsArea } from './assessments/routes.ts';
import { auditArea } from './audit/routes.ts';
import { certificationArea } from './certification/routes.ts';
import { contentArea } from './content/routes.ts';
import { describeContract } from './contracts/contract-document.ts';
import { contractsArea } from './contracts/routes.ts';
import { creditsArea } from './credits/routes.ts';
import { describeStatement } from './credits/statement-document.ts';
import { documentRoutesFor } from './files/document-routes.ts';
import { filesArea } from './files/routes.ts';
import { groupsArea } from './groups/routes.ts';
import { guardiansArea } from './guardians/routes.ts';
import { mailArea } from './mail/routes.ts';
import { musicArea } from './music/routes.ts';
import { offlinePlansArea } from './offline-plans/routes.ts';
import { describeAnswer } from './questionnaires/answer-document.ts';
import { questionnairesArea } from './questionnaires/routes.ts';
import { schedulingArea } from './scheduling/routes.ts';
import { subjectGrantsArea } from './subject-grants/routes.ts';
import { subjectImportsArea } from './subject-imports/routes.ts';
import { describeRecord } from './subjects/profile/record-document.ts';
import { subjectsArea } from './subjects/routes.ts';
import { tenancyArea } from './tenancy/routes.ts';
import { tenantContractsArea } from './tenant-contracts/routes.ts';
import { usersArea } from './users/routes.ts';
import { vrClassroomArea } from './vr-classroom/routes.ts';

/** Every area's use cases, by the contract's groups. */
export const routes: Record<string, AreaRoutes> = {
  ...accountArea,
  ...subjectsArea,
  ...subjectGrantsArea,
  ...subjectImportsArea,
  ...guardiansArea,
  ...contentArea,
  ...contractsArea,
  ...creditsArea,
  ...offlinePlansArea,
  ...groupsArea,
  ...musicArea,
  ...questionnairesArea,
  ...assessmentsArea,
  ...schedulingArea,
  ...tenancyArea,
  ...tenantContractsArea,
  ...filesArea,
  ...mailArea,
  ...adminsArea,
  ...auditArea,
  ...usersArea,
  ...certificationArea,
  ...vrClassroomArea,
  documents: documentRoutesFor({
    subjectRecord: describeRecord,
    creditStatement: describeStatement,
    questionnaire: describeAnswer,
    userContract: describeContract,
  }),
};
