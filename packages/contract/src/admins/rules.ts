import { grantedPolicies, type Policy, policies, type Role, rolesOfSide, type Side } from '../policies.ts';

export const managementRoles = rolesOfSide.management;
export type ManagementRole = (typeof managementRoles)[number];

/** How many staff, supervisors or centres a selector loads. */
export const selectorSize = 99;

/** Those who run the whole platform: nobody else reaches every centre because of them. */
const operatorRoles: readonly string[] = ['admin', 'operationAdmin', 'operation'];
/** Those whose work belongs to no centre: money, the library, and the trainers of all of them, whom only somebody for every centre admits and certifies. */
const officeRoles: readonly string[] = ['financeAdmin', 'finance', 'editorAdmin', 'editor', 'supervisor', 'training'];

/** Whether platform staff of these roles may be given every centre, also those still to come; everybody else names the centres they look after. */
export function mayReachEveryCenter(roles: readonly string[]): boolean {
  return roles.some((role) => operatorRoles.includes(role)) || roles.every((role) => officeRoles.includes(role));
}

/** Policies that show children across centres, and the roles that never hold them, whatever anybody grants. */
const ofChildren: readonly Policy[] = ['Menu.User.SubjectList', 'PFE.UserManagement.SubjectList'];
const neverSeeChildren: readonly Role[] = ['agent', 'sales', 'salesAdmin'];

/** The side that a role belongs to. */
export function sideOf(role: Role): Side {
  const side = (Object.keys(rolesOfSide) as Side[]).find((each) => (rolesOfSide[each] as readonly Role[]).includes(role));
  if (!side) throw new Error(`Role ${role} belongs to no side`);
  return side;
}

const bySide = new Map<Side, readonly Policy[]>();

/** What a role can be granted: what some role of its side has by default. Nothing of the platform is ever granted to a centre. */
export function grantablePolicies(role: Role): readonly Policy[] {
  const side = sideOf(role);
  const held = bySide.get(side) ?? policiesOfSide(side);
  bySide.set(side, held);
  return neverSeeChildren.includes(role) ? held.filter((policy) => !ofChildren.includes(policy)) : held;
}

function policiesOfSide(side: Side): readonly Policy[] {
  const held = grantedPolicies(rolesOfSide[side], []);
  return policies.filter((policy) => held.has(policy));
}

/** What leads to the page on which roles are managed, and to what it does. */
export const waysToRoles = ['Menu.Role.Org', 'PFE.Roles'] as const satisfies readonly Policy[];

/** Whether a coach trained as often as was agreed. Without a limit, never. */
export const isSpent = (usedTimes: number, totalTimes: number | null): boolean => totalTimes !== null && usedTimes >= totalTimes;

/** Whoever searches the centers that they look into. */
export const centerSearchers = [
  'Menu.User.UserList',
  'Menu.User.SubjectList',
  'PFE.UserManagement.AdminUser',
  'PFE.Roles',
  'PFE.StaffGroup',
  'RocketSystem.Supervise',
  'Pdt.TemplateGrant',
  'RocketSystem.Statistics',
  'RocketSystem.VratStatistics',
  'RocketSystem.HfsOrder',
  'RocketSystem.ProgramSuggestion.Review',
  'RocketSystem.VratCase',
] as const satisfies readonly Policy[];
