import type { Policy } from '../policies.ts';
import type { CurrentUser, Project } from './schemas.ts';

/** A page of the menu: it shows when its policy is granted and, on the centre side, its project is enabled. */
export interface MenuEntry {
  key: Policy;
  group: 'dataPanel' | 'user';
  label: 'today' | 'subjects';
  path: string;
  project?: Project;
}

/** The centre's menu in order; the landing page is the first that a person may open. */
export const centreMenu: readonly MenuEntry[] = [
  { key: 'Menu.DataPanel.WorkTable', group: 'dataPanel', label: 'today', path: '/system/center/dataPanel/workTable' },
  { key: 'Menu.User.Subject', group: 'user', label: 'subjects', path: '/system/center/menu/user/subject' },
];

export const accountPath = '/system/menu/account';
export const roleChooserPath = '/system/choseRoles';

type Viewer = Pick<CurrentUser, 'type' | 'membershipId' | 'memberships' | 'projectStatus' | 'grantedPolicies'>;

/** The menu entries that a person sees: by side, granted policy and enabled project together. */
export function menuOf(viewer: Viewer): MenuEntry[] {
  if (viewer.type !== 'Center') return [];
  const enabled = new Set(viewer.projectStatus.filter((project) => project.status).map((project) => project.name));
  if (enabled.size === 0) return [];
  return centreMenu.filter((entry) => viewer.grantedPolicies.includes(entry.key) && (!entry.project || enabled.has(entry.project)));
}

/** Where a person goes after signing in: the role chooser, the first page of the menu, else the account settings. */
export function landingPath(viewer: Viewer): string {
  const mustChoose = viewer.membershipId === null && viewer.memberships.some((membership) => membership.state === 'Effective');
  if (mustChoose) return roleChooserPath;
  return menuOf(viewer)[0]?.path ?? accountPath;
}
