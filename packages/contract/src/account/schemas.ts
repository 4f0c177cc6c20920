import { z } from 'zod';
import { languages } from '../languages.ts';
import { id } from '../wire.ts';
import { personProfile } from './profile.ts';
import { timeWindow } from './time-window.ts';

export const jsConfig = z.object({
  authority: z.url(),
  clientId: z.string(),
  redirectUrl: z.url(),
  postLogoutRedirectUrl: z.url(),
  responseType: z.literal('code'),
  scope: z.string(),
  /** In seconds. */
  environment: z.object({
    notificationInterval: z.int(),
    musicRecordInterval: z.int(),
    contractTime: z.int(),
    codeTime: z.int(),
  }),
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
  /** Whether nobody can enter there now; one's own access may be in force. */
  isClosed: z.boolean(),
  /** Whether the invitation was accepted. */
  isActivated: z.boolean(),
  roles: z.array(z.string()),
});

/** The signed-in person: their profile and where they act. Without a chosen membership `membershipId` and `type` are null and nothing is granted. */
export const currentUser = personProfile.extend({
  language: z.enum(languages),
  membershipId: id('membership').nullable(),
  type: z.enum(['Management', 'Center', 'Enterprise', 'Area']).nullable(),
  roles: z.array(z.string()),
  adminRoles: z.array(z.string()),
  /** Whether the chosen membership is frozen. */
  frozen: z.boolean(),
  canEditResumes: z.boolean(),
  /** `logo` is a short-lived signed address. */
  tenant: z.object({ id: id('tenant'), name: z.string(), zone: z.string(), logo: z.string().nullable() }).nullable(),
  memberships: z.array(membership),
  projectStatus: z.array(z.object({ name: z.enum(projects), status: z.boolean() })),
  /** Whether the contract of the center is good; null for whoever acts for no center. */
  contractWindow: timeWindow.nullable(),
  institutionType: z.string().nullable(),
  timesSetting: z.boolean(),
  canChangeList: z.array(centerOption),
  centerList: z.array(centerOption),
  grantedPolicies: z.array(z.string()),
  /** Of those granted, what does not count: the center lacks its project, or all its calls are for those who look after the whole platform. */
  withheldPolicies: z.array(z.string()),
  /** Of those granted, what is read here and written only by those who look after the whole platform, or a center. */
  readOnlyPolicies: z.array(z.string()),
});
export type CurrentUser = z.infer<typeof currentUser>;
