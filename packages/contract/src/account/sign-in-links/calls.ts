import { z } from 'zod';
import { call, id, instant } from '../../wire.ts';

const base = '/api/us/Account/SignInLink';

/** By which sign-in of an organization somebody comes in, too. */
const signInLink = z.object({
  id: id('signInLink'),
  /** As the page of signing in calls it. */
  name: z.string(),
  tenantName: z.string(),
  createdAt: instant,
});
export type SignInLink = z.infer<typeof signInLink>;

export const signInLinkCalls = {
  list: call('GET', base, {
    summary: 'The sign-ins of organizations that one’s own account is linked to',
    access: 'signedIn',
    output: z.object({ items: z.array(signInLink) }),
  }),
  remove: call('DELETE', base, {
    summary: 'Remove the link of one’s own account to the sign-in of an organization, where there is another way in',
    access: 'signedIn',
    input: z.object({ id: id('signInLink') }),
    errors: ['Trellis:SignInOnlyWay'],
  }),
};
