import type { Policy } from '@trellis/contract/policies';
import type { SubjectTab, TabRule } from '../../../app/child-places.ts';

/** Whether a reader sees a tab: all that it needs. */
export const isTabShown = ({ needs }: TabRule, can: (policy: Policy) => boolean): boolean => needs.every(can);

/** The tab that is open: the one asked for if the reader sees it, else the first. */
export function openTab(shown: readonly SubjectTab[], asked: SubjectTab | undefined): SubjectTab | undefined {
  return asked !== undefined && shown.includes(asked) ? asked : shown[0];
}
