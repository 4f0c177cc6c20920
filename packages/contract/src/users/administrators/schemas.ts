import { z } from 'zod';
import { id, instant } from '../../wire.ts';
import { handingOver, inviteStaff } from '../staff/schemas.ts';

/** Somebody who runs a tenant, or is to. */
export const tenantAdministrator = z.object({
  membershipId: id('membership'),
  /** Null until they accept: nothing tells whether an invited address has an account. */
  personId: id('person').nullable(),
  name: z.string(),
  email: z.string(),
  state: z.enum(['Invited', 'Active', 'Frozen']),
  /** When they accepted; when they were invited last, and until when the link works, where it does. */
  joinedAt: instant.nullable(),
  invitedAt: instant.nullable(),
  expiresAt: instant.nullable(),
  lastSignInAt: instant.nullable(),
  /** Sign-ins that would end with a freeze. */
  openSignIns: z.int(),
});
export type TenantAdministrator = z.infer<typeof tenantAdministrator>;

export const administratorRef = z.object({ tenantId: id('tenant'), membershipId: id('membership') });

export const inviteAdministrator = inviteStaff.pick({ name: true }).extend({
  email: z
    .email()
    .max(320)
    .meta({ examples: ['new.administrator@example.com'] })
    .transform((address) => address.toLowerCase()),
  tenantId: id('tenant'),
  /** Whoever hands over: put out in the same breath. */
  replaces: id('membership').optional(),
});

/** Of a tenant that may lose them. */
export const administratorPutOut = administratorRef.extend({ tenantId: id('spareTenant'), ...handingOver });

export const freezeAdministrator = administratorPutOut.extend({ operate: z.enum(['Freeze', 'Unfreeze']) });
