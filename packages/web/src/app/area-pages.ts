import type { accountPages } from '../areas/account/pages.ts';
import type { adminPages } from '../areas/admins/pages.ts';
import type { assessmentPages } from '../areas/assessments/pages.ts';
import type { auditPages } from '../areas/audit/pages.ts';
import type { certificationPages } from '../areas/certification/pages.ts';
import type { contentPages } from '../areas/content/pages.ts';
import type { contractPages } from '../areas/contracts/pages.ts';
import type { creditPages } from '../areas/credits/pages.ts';
import type { enrolmentPages } from '../areas/enrolments/pages.ts';
import type { filePages } from '../areas/files/pages.ts';
import type { groupPages } from '../areas/groups/pages.ts';
import type { guardianPages } from '../areas/guardians/pages.ts';
import type { mailPages } from '../areas/mail/pages.ts';
import type { offlinePlanPages } from '../areas/offline-plans/pages.ts';
import type { questionnairePages } from '../areas/questionnaires/pages.ts';
import type { schedulingPages } from '../areas/scheduling/pages.ts';
import type { subjectGrantPages } from '../areas/subject-grants/pages.ts';
import type { subjectImportPages } from '../areas/subject-imports/pages.ts';
import type { subjectPages } from '../areas/subjects/pages.ts';
import type { tenancyPages } from '../areas/tenancy/pages.ts';
import type { tenantContractPages } from '../areas/tenant-contracts/pages.ts';
import type { userPages } from '../areas/users/pages.ts';
import type { vrClassroomPages } from '../areas/vr-classroom/pages.ts';

/** What is known of every area's routes before they are loaded: links and searches are typed by it. */
export type AreaPages = [
  ...typeof accountPages,
  ...typeof adminPages,
  ...typeof assessmentPages,
  ...typeof auditPages,
  ...typeof certificationPages,
  ...typeof contentPages,
  ...typeof contractPages,
  ...typeof creditPages,
  ...typeof enrolmentPages,
  ...typeof filePages,
  ...typeof groupPages,
  ...typeof guardianPages,
  ...typeof mailPages,
  ...typeof offlinePlanPages,
  ...typeof questionnairePages,
  ...typeof schedulingPages,
  ...typeof subjectGrantPages,
  ...typeof subjectImportPages,
  ...typeof subjectPages,
  ...typeof tenancyPages,
  ...typeof tenantContractPages,
  ...typeof userPages,
  ...typeof vrClassroomPages,
];
