import { z } from 'zod';
import { languages } from '../../languages.ts';
import { limits } from '../../limits.ts';
import { id, instant, pageQuery } from '../../wire.ts';
import { managementRoles } from '../rules.ts';

export const managementRole = z.enum(managementRoles);

export const namedTenant = z.object({ id: id('tenant'), name: z.string() });

/** Invited until they accept; frozen while somebody took their access away. */
export const adminState = z.enum(['Effective', 'Invited', 'Frozen']);
export type AdminState = z.infer<typeof adminState>;

/** Somebody of the platform's own staff. `id` is what every call names: the person's; until they accept, their membership's. */
export const adminItem = z.object({
  id: id('person'),
  name: z.string(),
  email: z.string(),
  role: z.array(z.string()),
  /** The centres they look after, by name. Empty where they look after all. */
  tenants: z.array(namedTenant),
  allTenants: z.boolean(),
  state: adminState,
  createdAt: instant,
  invitedAt: instant.nullable(),
  lastSignIn: instant.nullable(),
});
export type AdminItem = z.infer<typeof adminItem>;

export const adminListQuery = pageQuery.pick({ skipCount: true, maxResultCount: true }).extend({
  /** Part of the name or of the e-mail address. */
  filter: z.string().trim().max(100).optional(),
  role: managementRole.optional(),
  state: adminState.optional(),
});

const role = z
  .array(managementRole)
  .min(1)
  .max(managementRoles.length)
  .transform((chosen) => [...new Set(chosen)])
  .meta({ examples: [['operation']] });

/** Every centre must be chosen as such: naming none is not the same. */
const reach = { allTenants: z.boolean().default(false), tenantIds: z.array(id('tenant')).max(1000).default([]) };

export const createAdmin = z.object({
  email: z
    .email()
    .max(320)
    .transform((address) => address.toLowerCase())
    .meta({ examples: ['new.admin@example.com'] }),
  name: z.string().trim().min(1).max(limits.account.nameLength),
  role,
  /** Of the letter, unless the person has an account and so a language of their own. */
  language: z.enum(languages).optional(),
  ...reach,
});

export const adminRef = z.object({ id: id('person') });

/** Of somebody who has not accepted yet. */
export const correctAdmin = adminRef.extend(createAdmin.pick({ email: true, name: true }).shape);

export const changeAdminRole = z.object({ userId: id('person'), role });
export const managementCenter = z.object({ userId: id('person'), ...reach });

/** `tenantId` is that of the shared freeze call; platform staff belong to none. */
export const freezeAdmin = z.object({
  operate: z.enum(['Freeze', 'Unfreeze']),
  userId: id('person'),
  tenantId: id('tenant').nullable().optional(),
});

export const grantTenant = z.object({ allTenants: z.boolean(), tenants: z.array(namedTenant), mayReachAll: z.boolean() });
