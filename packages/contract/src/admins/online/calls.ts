import { z } from 'zod';
import { passwordCodeSent } from '../../users/activation/schemas.ts';
import { call, id, instant, paged, pageQuery } from '../../wire.ts';
import { side } from '../people/schemas.ts';

const read = { anyOf: ['Menu.Online.List'], readers: 'wholePlatform' } as const;
const write = { anyOf: read.anyOf, writers: 'wholePlatform' } as const;

/** Somebody who is signed in at this moment. */
export const onlineItem = z.object({
  id: z.string(),
  personId: id('person'),
  name: z.string(),
  email: z.string(),
  /** Null before they chose where to work. */
  side: side.nullable(),
  tenantName: z.string().nullable(),
  roles: z.array(z.string()),
  signedInAt: instant,
  /** Until then without renewing it. */
  expiresAt: instant,
  isOwn: z.boolean(),
});
export type OnlineItem = z.infer<typeof onlineItem>;

export const onlineCalls = {
  list: call('GET', '/api/rocketAdmin/online', {
    summary: 'Who is signed in now, latest first',
    access: read,
    input: pageQuery
      .pick({ skipCount: true, maxResultCount: true })
      .extend({ filter: z.string().trim().max(100).optional(), side: side.optional() }),
    output: paged(onlineItem),
  }),
  signOut: call('POST', '/api/rocketAdmin/online/signOut', {
    summary: 'Sign somebody out in the browser that a sign-in belongs to; it counts from the next call on',
    access: write,
    input: z.object({ id: z.string().min(1).max(100) }),
  }),
  sendPasswordCode: call('POST', '/api/rocketAdmin/account/sendPasswordCode', {
    summary: 'Mail anybody with an account a code by which they choose another password; nobody else learns it',
    access: { anyOf: ['PFE.UserManagement.AdminUser'], writers: 'wholePlatform' },
    input: z.object({ userId: id('person') }),
    output: passwordCodeSent,
    errors: ['Trellis:NoPasswordYet', 'Trellis:LetterTooSoon'],
  }),
};
