import type { Policy } from '@trellis/contract/policies';
import type { SubjectTab, TabRule } from '../../../app/child-places.ts';

type Known = Parameters<NonNullable<TabRule['isFor']>>[0];

/** Whether a reader sees a tab of a child: it holds all that the tab needs, and the tab is for that child. */
export const isTabShown = ({ needs, isFor }: TabRule, can: (policy: Policy) => boolean, subject: Known): boolean =>
  needs.every(can) && (isFor?.(subject) ?? true);

/** The tab that is open: the one asked for if the reader sees it, else the first. */
export function openTab(shown: readonly SubjectTab[], asked: SubjectTab | undefined): SubjectTab | undefined {
  return asked !== undefined && shown.includes(asked) ? asked : shown[0];
}
