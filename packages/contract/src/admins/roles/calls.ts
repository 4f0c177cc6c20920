import { z } from 'zod';
import { policies, roles } from '../../policies.ts';
import { call, id } from '../../wire.ts';

const read = { anyOf: ['PFE.Roles'], readers: 'wholePlatform' } as const;
const write = { anyOf: read.anyOf, writers: 'wholePlatform' } as const;
const whose = { role: z.enum(roles), tenantId: id('tenant').nullable().default(null) };

export const policyName = z.enum(policies as [string, ...string[]]);

/**
 * One policy of a role. `everywhere` and `own` are what was decided against the default, for all and for the one tenant;
 * null where nothing was. `granted` is what counts.
 */
export const rolePolicy = z.object({
  policy: policyName,
  byDefault: z.boolean(),
  everywhere: z.boolean().nullable(),
  own: z.boolean().nullable(),
  granted: z.boolean(),
});
export type RolePolicy = z.infer<typeof rolePolicy>;

export const policiesOfRole = z.object({ ...whose, policies: z.array(rolePolicy) });

/** What each role may do: by default, and as somebody decided, for everybody or for one tenant. */
export const rolePolicyCalls = {
  rolePolicies: call('GET', '/api/rocketAdmin/rolePolicy', {
    summary: 'What a role may do, everywhere or at one tenant',
    access: read,
    input: z.object(whose),
    output: policiesOfRole,
    errors: ['Trellis:RoleNotOfTenant'],
  }),
  changeRolePolicies: call('PUT', '/api/rocketAdmin/rolePolicy', {
    summary: 'Grant or take away; null goes back to what counts otherwise. It counts from the next call on',
    access: write,
    input: z.object({
      ...whose,
      changes: z
        .array(z.object({ policy: policyName, granted: z.boolean().nullable() }))
        .min(1)
        .max(500)
        .meta({ examples: [[{ policy: 'Menu.DataPanel.WorkTable', granted: null }]] }),
    }),
    output: policiesOfRole,
    errors: ['Trellis:PolicyNotGrantable', 'Trellis:OwnWayToRoles', 'Trellis:RoleNotOfTenant'],
  }),
};
