import { z } from 'zod';
import { call, instant } from '../wire.ts';
import { guardianRole, guardianStatement, keptGuardianFields } from './schemas.ts';

const access = { link: 'guardian' } as const;

/** What the page of a registration link shows: whose it is, for which child, and what was stated before. */
export const guestRegistration = z.object({
  centerName: z.string(),
  logo: z.string().nullable(),
  childName: z.string(),
  /** The relations that no other guardian has taken. */
  roles: z.array(guardianRole),
  expiresAt: instant,
  guardian: keptGuardianFields.extend({ role: guardianRole.nullable(), confirmedAt: instant.nullable() }).nullable(),
});
export type GuestRegistration = z.infer<typeof guestRegistration>;

export const guestGuardianCalls = {
  get: call('GET', '/api/business/guest/guardian', {
    summary: 'What a registration link is for, and what its guardian stated before',
    access,
    output: guestRegistration,
  }),
  confirm: call('POST', '/api/business/guest/guardian', {
    summary: 'State who one is as the guardian of the child of this link',
    access,
    input: guardianStatement,
    output: z.object({ confirmedAt: instant }),
    errors: ['Trellis:GuardianRoleTaken'],
  }),
};
