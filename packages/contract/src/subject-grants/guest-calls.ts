import { z } from 'zod';
import { call, id, instant } from '../wire.ts';

const access = { link: 'grant' } as const;

const code = z
  .string()
  .trim()
  .min(8)
  .max(20)
  .meta({ examples: ['K7QF-2MXD'] });

const center = z.object({ name: z.string(), address: z.string().nullable() });

/** What the page of a grant link shows: whose child, and every other center that may see which reports there are. */
export const guestGrants = z.object({
  centerName: z.string(),
  logo: z.string().nullable(),
  childName: z.string(),
  expiresAt: instant,
  /** Days are told in the center's zone. */
  zone: z.string(),
  grants: z.array(center.extend({ id: id('subjectGrant'), grantedAt: instant })),
});
export type GuestGrants = z.infer<typeof guestGrants>;

export const foundCenter = center.extend({ id: id('tenant') });
export type FoundCenter = z.infer<typeof foundCenter>;

export const guestGrantCalls = {
  get: call('GET', '/api/m/grant', { summary: 'Which centers may see which reports there are of a child', access, output: guestGrants }),
  find: call('POST', '/api/m/grant/center', {
    summary: 'The one center that a code belongs to; null where no other has it. An hour sees twenty tries',
    access,
    input: z.object({ code }),
    output: z.object({ center: foundCenter.nullable() }),
    errors: ['Trellis:CenterCodeTries'],
  }),
  grant: call('POST', '/api/m/grant', {
    summary: 'Let the center that was found by its code see which completed reports there are',
    access,
    input: z.object({ centerId: id('tenant'), code }),
    errors: ['Trellis:GuardianMayNot', 'Trellis:CenterCodeUnknown', 'Trellis:AlreadyGranted'],
  }),
  withdraw: call('DELETE', '/api/m/grant/{id}', {
    summary: 'Let a center see them no longer; once more changes nothing',
    closesBooks: true,
    access,
    input: z.object({ id: id('subjectGrant') }),
    errors: ['Trellis:GuardianMayNot'],
  }),
};
