import { z } from 'zod';
import { languages } from '../languages.ts';
import { id } from '../wire.ts';

export const jsConfig = z.object({
  authority: z.url(),
  clientId: z.string(),
  redirectUrl: z.url(),
  postLogoutRedirectUrl: z.url(),
  responseType: z.literal('code'),
  scope: z.string(),
});

export const projects = ['Project.Rocket', 'Project.Vrat', 'Project.PDT', 'Project.Training', 'Project.Database'] as const;
export type Project = (typeof projects)[number];

export const centerOption = z.object({ id: id('tenant'), name: z.string() });

export const membership = z.object({
  id: id('membership'),
  tenantId: id('tenant').nullable(),
  displayName: z.string().nullable(),
  side: z.enum(['management', 'centre', 'enterprise', 'area']),
  state: z.enum(['Effective', 'Invalid']),
  roles: z.array(z.string()),
});

/** The signed-in person. Without a chosen membership `membershipId` and `type` are null and nothing is granted. */
export const currentUser = z.object({
  id: id('person'),
  name: z.string(),
  email: z.string(),
  language: z.enum(languages),
  membershipId: id('membership').nullable(),
  type: z.enum(['Management', 'Center', 'Enterprise', 'Area']).nullable(),
  roles: z.array(z.string()),
  adminRoles: z.array(z.string()),
  tenant: z.object({ id: id('tenant'), name: z.string(), zone: z.string() }).nullable(),
  memberships: z.array(membership),
  projectStatus: z.array(z.object({ name: z.enum(projects), status: z.boolean() })),
  institutionType: z.string().nullable(),
  timesSetting: z.boolean(),
  canChangeList: z.array(centerOption),
  centerList: z.array(centerOption),
  grantedPolicies: z.array(z.string()),
});
export type CurrentUser = z.infer<typeof currentUser>;
