import type { Project } from '@trellis/contract/account/schemas';
import type { Policy } from '@trellis/contract/policies';
import type { SubjectTab, TabRule } from '../../../app/child-places.ts';

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
