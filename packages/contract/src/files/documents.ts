import type { Policy } from '../policies.ts';

/** What can be had as a PDF, and the policy of the page that shows the same. */
export const documentPolicies = {
  subjectRecord: 'PFE.UserManagement.Subject',
  creditStatement: 'PFE.UserManagement.SubjectDetail.CreditTab',
  questionnaire: 'PFE.UserManagement.SubjectDetail.QuestionnaireTab',
  userContract: 'RocketSystem.UserContract',
} as const satisfies Record<string, Policy>;

export type PdfDocument = keyof typeof documentPolicies;
