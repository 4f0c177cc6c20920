/** Every role of the product, in the specification's spelling. */
export const roles = [
  'EnterpriseAdmin',
  'AreaAdmin',
  'CenterAdmin',
  'SeniorCoach',
  'IndependentCoach',
  'Coach',
  'trainer',
  'supervisor',
  'personal',
  'centerAdmin',
  'admin',
  'editor',
  'editorAdmin',
  'operation',
  'operationAdmin',
  'finance',
  'financeAdmin',
  'medicalSupport',
  'sales',
  'salesAdmin',
  'training',
  'agent',
] as const;
export type Role = (typeof roles)[number];

const coaches = ['SeniorCoach', 'IndependentCoach', 'Coach'] as const satisfies readonly Role[];
const centre = ['CenterAdmin', ...coaches] as const satisfies readonly Role[];
const leads = ['CenterAdmin', 'SeniorCoach'] as const satisfies readonly Role[];

/** Which roles hold a policy unless the database overrides it. Keys of the form Menu.X.Y show a page on the menu. */
const matrix = {
  'Menu.DataPanel.WorkTable': centre,
  'Menu.User.Subject': centre,
  'PFE.UserManagement.Subject': centre,
  'PFE.UserManagement.Subject.Write': leads,
  'PFE.UserManagement.CheckIn': centre,
  'PFE.UserManagement.SubjectDetail.UserOfflinePlanTab': centre,
  'PFE.UserManagement.SubjectDetail.CreditTab': centre,
  'RocketSystem.UserContract': leads,
  'RocketSystem.UserContract.Create': leads,
  'RocketSystem.UserOfflinePlan': centre,
  'RocketSystem.UserOfflinePlan.Write': centre,
  'RocketSystem.UserOfflinePlan.ExtendClass': leads,
  'RocketSystem.UserOfflinePlan.EndPlan': leads,
  'RocketSystem.Schedule': centre,
  'RocketSystem.Schedule.Write': centre,
  'RocketSystem.Classroom.Write': ['CenterAdmin'],
} as const satisfies Record<string, readonly Role[]>;

export type Policy = keyof typeof matrix;
export const policies = Object.keys(matrix) as Policy[];

export interface PolicyOverride {
  role: string;
  policy: string;
  granted: boolean;
}

/** The policies that a set of roles holds: the matrix, then the overrides (a tenant's own come last and win). */
export function grantedPolicies(held: readonly string[], overrides: readonly PolicyOverride[]): Set<Policy> {
  const granted = new Set<Policy>();
  for (const role of held) {
    const ofRole = new Set<Policy>(policies.filter((policy) => (matrix[policy] as readonly string[]).includes(role)));
    for (const override of overrides) {
      if (override.role !== role || !(override.policy in matrix)) continue;
      if (override.granted) ofRole.add(override.policy as Policy);
      else ofRole.delete(override.policy as Policy);
    }
    for (const policy of ofRole) granted.add(policy);
  }
  return granted;
}
