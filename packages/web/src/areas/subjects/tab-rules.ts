import type { Project } from '@trellis/contract/account/schemas';
import type { Policy } from '@trellis/contract/policies';

/** The tabs of a child, in order. */
export const subjectTabs = ['plan', 'vratTest', 'assessments', 'contracts', 'credits', 'guardians', 'questionnaires'] as const;
export type SubjectTab = (typeof subjectTabs)[number];

interface TabRule {
  /** Every one of these must be held: that of the tab, and that of what it shows where it has one. */
  needs: readonly Policy[];
  /** A tab of a family goes with its project. */
  project?: Project;
}

/** Who sees which tab. The plan stays when the project of its family is off: what was begun is finished. */
export const tabRules: Record<SubjectTab, TabRule> = {
  plan: { needs: ['RocketSystem.UserOfflinePlan', 'PFE.UserManagement.SubjectDetail.UserOfflinePlanTab'] },
  vratTest: { needs: ['PFE.UserManagement.SubjectDetail.VratTestRequestTab'], project: 'Project.Vrat' },
  assessments: { needs: ['RocketSystem.UserAssessment', 'PFE.UserManagement.SubjectDetail.AssessmentTab'] },
  contracts: { needs: ['RocketSystem.UserContract'] },
  credits: { needs: ['PFE.UserManagement.SubjectDetail.CreditTab'] },
  guardians: { needs: ['PFE.UserManagement.Guardian'] },
  questionnaires: { needs: ['PFE.UserManagement.SubjectDetail.QuestionnaireTab'] },
};

interface Reader {
  can: (policy: Policy) => boolean;
  hasProject: (project: Project) => boolean;
}

/** Whether a reader sees a tab: all that it needs, and its project where it has one. */
export function isTabShown({ needs, project }: TabRule, { can, hasProject }: Reader): boolean {
  return needs.every(can) && (project === undefined || hasProject(project));
}

/** The tab that is open: the one asked for if the reader sees it, else the first. */
export function openTab(shown: readonly SubjectTab[], asked: SubjectTab | undefined): SubjectTab | undefined {
  return asked !== undefined && shown.includes(asked) ? asked : shown[0];
}
