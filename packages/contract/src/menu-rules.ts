import { holds } from './account/rights.ts';
import type { CurrentUser } from './account/schemas.ts';
import { type MenuEntry, menus } from './menu.ts';

export const accountPath = '/system/menu/account';
export const roleChooserPath = '/system/choseRoles';
const staffGroupsPath = '/system/manage/manage/group';

/** What a person is told of, and how they reach support: on every side, for whoever acts there. */
const messagesPage = '/notification/contact';

/** Where people write to each other, on every side. */
const chatPage = '/notification/chat';

/** Where the addresses of a side begin. */
export const rootOf = {
  Center: '/system/center',
  Management: '/system/manage',
  Enterprise: '/system/enterprise',
  Area: '/system/area',
} as const;

/** Where somebody of a side reads what they are told of. */
export const messagesPathOf = (side: keyof typeof rootOf) => `${rootOf[side]}${messagesPage}` as const;

/** Where somebody of a side writes to others. */
export const chatPathOf = (side: keyof typeof rootOf) => `${rootOf[side]}${chatPage}` as const;

type Viewer = Pick<
  CurrentUser,
  'type' | 'roles' | 'membershipId' | 'memberships' | 'timesSetting' | 'grantedPolicies' | 'withheldPolicies'
> &
  Partial<Pick<CurrentUser, 'institutionType'>>;

/** The menu entries that a person sees: by side, granted policy and enabled project together. */
export function menuOf(viewer: Viewer): MenuEntry[] {
  if (!viewer.type) return [];
  return menus[viewer.type].filter(
    ({ key, reads = key, needs }) => holds(viewer, key) && holds(viewer, reads) && (needs === undefined || has(viewer, needs)),
  );
}

/** A public clinic has no classes to look at. */
const has = ({ timesSetting, institutionType }: Viewer, what: NonNullable<MenuEntry['needs']>): boolean =>
  what === 'timesSetting' ? timesSetting : institutionType !== 'Medical_Public';

/** Whether a person has pages to work on, besides what is their own. */
export const hasPages = (viewer: Viewer): boolean => menuOf(viewer).some(({ group }) => group !== 'own');

/** Where a person goes after signing in: the role chooser, the first page of the menu (a supervisor's is the staff groups), else the account settings. */
export function landingPath(viewer: Viewer): string {
  const mustChoose = viewer.membershipId === null && viewer.memberships.some((membership) => membership.state === 'Effective');
  if (mustChoose) return roleChooserPath;
  const entries = menuOf(viewer);
  const groups = viewer.roles.includes('supervisor') ? entries.find((entry) => entry.path === staffGroupsPath) : undefined;
  // nobody begins their day with their password
  const first = groups ?? entries.find((entry) => entry.group !== 'own');
  return first?.path ?? accountPath;
}

/** The entry that a page belongs to: its own, else the one with the fewest pages behind it, the first among equals. */
export function entryOf(entries: readonly MenuEntry[], path: string): MenuEntry | undefined {
  const behind = entries.filter((entry) => entry.details?.includes(path));
  const fewest = Math.min(...behind.map((entry) => entry.details?.length ?? 0));
  return entries.find((entry) => entry.path === path) ?? behind.find((entry) => entry.details?.length === fewest);
}

/**
 * Whether a page is open to a person: each side has its own, and only what stands on the menu, or behind an entry of it.
 * Nobody without a centre opens a centre's pages.
 */
export function mayOpen(viewer: Viewer, path: string): boolean {
  const side = Object.values(rootOf).find((root) => path === root || path.startsWith(`${root}/`));
  if (!side) return true;
  if (!viewer.type || rootOf[viewer.type] !== side) return false;
  // where the addresses of a side begin, each finds their first page
  if (path === side) return true;
  if (path === messagesPathOf(viewer.type)) return true;
  if (path === chatPathOf(viewer.type)) return holds(viewer, 'PFE.Chat');
  return menuOf(viewer).some((entry) => [entry.path, ...(entry.details ?? [])].some((page) => page === path));
}
