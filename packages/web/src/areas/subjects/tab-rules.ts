import type { Project } from '@trellis/contract/account/schemas';
import type { Policy } from '@trellis/contract/policies';

/** The tabs of a child, in order. */
export const subjectTabs = ['plan', 'vratTest', 'assessments', 'contracts', 'credits', 'guardians', 'questionnaires'] as const;
export type SubjectTab = (typeof subjectTabs)[number];

interface TabRule {
  /** Any of these shows the tab. */
  anyOf: readonly Policy[];
  /** And every one of these must be held. */
  allOf?: readonly Policy[];
  /** A tab of a family goes with its project. */
  project?: Project;
}

/** Who sees which tab. The plan stays when the project of its family is off: what was begun is finished. */
export const tabRules: Record<SubjectTab, TabRule> = {
  plan: { anyOf: ['RocketSystem.UserOfflinePlan', 'PFE.UserManagement.SubjectDetail.UserOfflinePlanTab'] },
  vratTest: { anyOf: ['PFE.UserManagement.SubjectDetail.VratTestRequestTab'], project: 'Project.Vrat' },
  assessments: {
    anyOf: ['RocketSystem.UserAssessment'],
    allOf: ['PFE.UserManagement.SubjectDetail.AssessmentTab'],
  },
  contracts: { anyOf: ['RocketSystem.UserContract'] },
  credits: { anyOf: ['PFE.UserManagement.SubjectDetail.CreditTab'] },
  guardians: { anyOf: ['PFE.UserManagement.Guardian'] },
  questionnaires: { anyOf: ['PFE.UserManagement.SubjectDetail.QuestionnaireTab'] },
};

interface Reader {
  can: (policy: Policy) => boolean;
  hasProject: (project: Project) => boolean;
}

/** Whether a reader sees a tab: any of its policies, all that it needs, and its project where it has one. */
export function isTabShown({ anyOf, allOf = [], project }: TabRule, { can, hasProject }: Reader): boolean {
  return anyOf.some(can) && allOf.every(can) && (project === undefined || hasProject(project));
}

/** The tab that is open: the one asked for if the reader sees it, else the first. */
export function openTab(shown: readonly SubjectTab[], asked: SubjectTab | undefined): SubjectTab | undefined {
  return asked !== undefined && shown.includes(asked) ? asked : shown[0];
}
