import { z } from 'zod';
import { id, instant } from '../wire.ts';
import { currentUser, membership } from './schemas.ts';

/** The chosen membership's tenant with what it allows: the part of the current user that changes with the role. */
export const tenantInfo = currentUser.pick({
  membershipId: true,
  type: true,
  roles: true,
  adminRoles: true,
  tenant: true,
  projectStatus: true,
  contractWindow: true,
  institutionType: true,
  timesSetting: true,
  canChangeList: true,
  centerList: true,
  grantedPolicies: true,
  withheldPolicies: true,
  readOnlyPolicies: true,
});

/** Somewhere a person works, with the code by which they sign in there on shared devices; `expirationTime` null: it does not expire. */
export const ownMembership = membership.extend({
  loginCode: z.string().nullable(),
  isValid: z.boolean(),
  expirationTime: instant.nullable(),
});
export type OwnMembership = z.infer<typeof ownMembership>;

/** Where a person may go on working without a new password. */
export const tenantChoice = z.object({
  membershipId: id('membership'),
  tenantId: id('tenant').nullable(),
  displayName: z.string().nullable(),
  roles: z.array(z.string()),
  isCurrent: z.boolean(),
});

/** A tenant's QR code as it is printed; `logo` is a short-lived signed address. */
export const tenantCode = z.object({ link: z.url(), displayName: z.string(), logo: z.string().nullable() });

/** What a centre has left; -1 is unlimited. For an enterprise or area of all its centres together. */
export const remainingCounts = z.object({
  vratAmount: z.int().min(-1),
  assessmentAmount: z.int().min(-1),
  courseAmount: z.int().min(-1),
  planV2CourseAmount: z.int().min(-1),
});
export type RemainingCounts = z.infer<typeof remainingCounts>;
