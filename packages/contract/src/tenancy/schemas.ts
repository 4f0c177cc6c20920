import { z } from 'zod';
import { projects } from '../account/schemas.ts';
import { concurrencyStamp, id, instant, pageQuery } from '../wire.ts';

/** The three kinds of tenants, as the current user's type names them. */
export const tenantType = z.enum(['Center', 'Enterprise', 'Area']);
export type TenantType = z.infer<typeof tenantType>;
/** Invalid: closed for the time being; whoever works there is signed out. */
export const tenantState = z.enum(['Effective', 'Invalid']);
export type TenantState = z.infer<typeof tenantState>;
export const institutionType = z.enum(['Private', 'Medical_Public', 'Medical_Private', 'School']);
export type InstitutionType = z.infer<typeof institutionType>;

export const tenantOption = z.object({ id: id('tenant'), name: z.string() });
export type TenantOption = z.infer<typeof tenantOption>;

export const tenantListQuery = pageQuery.extend({
  type: tenantType.default('Center'),
  /** A part of the name. */
  filter: z.string().trim().max(100).optional(),
  state: tenantState.optional(),
  /** The centres of one enterprise, of one area, or a single one. */
  enterpriseId: id('tenant').optional(),
  areaId: id('tenant').optional(),
  centerId: id('tenant').optional(),
});

export const tenantListItem = z.object({
  id: id('tenant'),
  type: tenantType,
  name: z.string(),
  state: tenantState,
  zone: z.string(),
  institutionType,
  contactName: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  enterprises: z.array(z.string()),
  areas: z.array(z.string()),
  /** Of an enterprise or area; null for a centre. */
  centerCount: z.int().nullable(),
  childCount: z.int(),
  staffCount: z.int(),
  createdAt: instant,
});
export type TenantListItem = z.infer<typeof tenantListItem>;

export const projectStatus = z.object({ name: z.enum(projects), status: z.boolean() });

/** The first administrator of a tenant: `acceptedAt` null while the invitation waits. */
export const tenantInvitation = z.object({
  email: z.string(),
  invitedAt: instant.nullable(),
  expiresAt: instant.nullable(),
  /** No link works any more. */
  isExpired: z.boolean(),
  acceptedAt: instant.nullable(),
});

export const tenant = tenantListItem.omit({ enterprises: true, areas: true }).extend({
  address: z.string().nullable(),
  /** Seen by the platform alone. */
  remark: z.string().nullable(),
  timesSetting: z.boolean(),
  vratReminderAmount: z.int(),
  hfsReminderAmount: z.int(),
  /** A short-lived signed address. */
  logo: z.string().nullable(),
  projectStatus: z.array(projectStatus),
  enterprises: z.array(tenantOption),
  areas: z.array(tenantOption),
  invitation: tenantInvitation.nullable(),
  /** Sign-ins that would end if it were closed; null for whoever may not close it. */
  openSignIns: z.int().nullable(),
  concurrencyStamp,
});
export type Tenant = z.infer<typeof tenant>;

/** Whether the runtime knows a zone by its IANA name; an offset is no zone. */
export function isZone(zone: string): boolean {
  if (zone !== 'UTC' && !/^[A-Za-z_]+\/[A-Za-z0-9_+/-]+$/.test(zone)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}

const optionalText = (most: number) => z.string().trim().max(most).nullable().default(null);
export const contactEmail = z
  .email()
  .max(254)
  .meta({ examples: ['contact@example.com'] });
export const reminderAmount = z.int().min(0).max(100_000);

/** The form of a tenant. Its limits are the form's limits too. */
export const tenantFields = z.object({
  name: z.string().trim().min(1).max(100),
  zone: z
    .string()
    .max(60)
    .refine(isZone)
    .meta({ examples: ['America/New_York'] }),
  institutionType: institutionType.default('Private'),
  contactName: optionalText(100),
  phone: optionalText(30),
  address: optionalText(300),
  remark: optionalText(1000),
  timesSetting: z.boolean().default(false),
  vratReminderAmount: reminderAmount.default(0),
  hfsReminderAmount: reminderAmount.default(0),
  /** Those that are not named stay as they are; at a new centre they are off. */
  projectStatus: z.array(projectStatus).max(projects.length).default([]),
  enterpriseIds: z.array(id('tenant')).max(50).default([]),
  areaIds: z.array(id('tenant')).max(50).default([]),
  /** An upload of the kind logo; null removes the logo, left out it stays. */
  logoId: id('upload').nullable().optional(),
});

export const createTenant = tenantFields.extend({
  type: tenantType,
  /** Whoever reads it is invited as the first administrator. */
  email: contactEmail.nullable().default(null),
});
export const updateTenant = tenantFields.extend({ id: id('tenant'), state: tenantState.default('Effective'), concurrencyStamp });

/** Without a name, the contact at another address has none. */
export const changeContact = z.object({ tenantId: id('tenant'), email: contactEmail, contactName: optionalText(100).unwrap().optional() });
