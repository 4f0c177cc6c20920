import type { Policy } from '../policies.ts';
import type { CurrentUser, Project } from './schemas.ts';

export type MenuGroup = 'dataPanel' | 'user' | 'manage' | 'operation' | 'role' | 'setting' | 'hfs' | 'own';

/** A page of the menu: it shows when its policy is granted and, on the centre side, one of its projects is enabled. */
export interface MenuEntry {
  key: Policy;
  group: MenuGroup;
  label: 'today' | 'subjects';
  path: string;
  /** Any of these must be enabled at the centre. */
  projects?: readonly Project[];
  /** Shown only where the centre's own setting allows it. */
  needs?: 'timesSetting';
  /** Pages behind it that are no entries of their own. */
  details?: readonly string[];
}

type Type = NonNullable<CurrentUser['type']>;

/** The menu of each side in order; the landing page is the first that a person may open. */
export const menus: Record<Type, readonly MenuEntry[]> = {
  Center: [
    { key: 'Menu.DataPanel.WorkTable', group: 'dataPanel', label: 'today', path: '/system/center/dataPanel/workTable' },
    {
      key: 'Menu.User.Subject',
      group: 'user',
      label: 'subjects',
      path: '/system/center/menu/user/subject',
      details: ['/system/center/detail/subjectDetail', '/system/center/detail/userOfflineCourseDetail'],
    },
  ],
  Management: [],
  Enterprise: [],
  Area: [],
};
