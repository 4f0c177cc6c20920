import { z } from 'zod';
import { languages } from '../languages.ts';
import { concurrencyStamp, id, instant, pageQuery } from '../wire.ts';
import { guardianLimits, guardianRoles, phonePattern, referralSources } from './rules.ts';

export const guardianRole = z.enum(guardianRoles);

const optionalText = (most: number) => z.string().trim().min(1).max(most).nullable().default(null);
const phoneNumber = z
  .string()
  .trim()
  .min(5)
  .max(guardianLimits.phone)
  .regex(phonePattern)
  .meta({ examples: ['+1 212 555 0100'] });
const emailAddress = z.email().max(guardianLimits.email);

/** What is known of a guardian. Its limits are the forms' limits too. */
export const guardianFields = z.object({
  fullName: z.string().trim().min(1).max(guardianLimits.fullName),
  email: emailAddress.nullable().default(null),
  phone: phoneNumber.nullable().default(null),
  city: optionalText(guardianLimits.city),
  source: z.enum(referralSources).nullable().default(null),
  /** Where they came from, in their own words. */
  sourceText: optionalText(guardianLimits.sourceText),
  emergencyContactName: optionalText(guardianLimits.emergencyContactName),
  emergencyContactPhone: phoneNumber.nullable().default(null),
  emergencyContactRole: guardianRole.nullable().default(null),
  language: z.enum(languages).default('en'),
});
export type GuardianFields = z.input<typeof guardianFields>;

/** The same as it was kept: older rows may hold what a form would no longer take. */
export const keptGuardianFields = z.object({
  fullName: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  city: z.string().nullable(),
  source: z.enum(referralSources).nullable(),
  sourceText: z.string().nullable(),
  emergencyContactName: z.string().nullable(),
  emergencyContactPhone: z.string().nullable(),
  emergencyContactRole: guardianRole.nullable(),
  language: z.enum(languages),
});

/** What a guardian may do about one child. */
export const guardianRights = z.object({
  /** See completed reports. */
  canReport: z.boolean(),
  /** Answer questionnaires and assessments, and tell how a session went. */
  canAnswer: z.boolean(),
  /** Let other centers see completed reports. */
  canGrant: z.boolean(),
  canSchedule: z.boolean(),
  canPay: z.boolean(),
});
export type GuardianRights = z.infer<typeof guardianRights>;

const relation = z.object({
  role: guardianRole,
  /** The relation in the reader's language. */
  guardianRoleRelationshipLocale: z.string(),
});

export const guardianChild = relation.extend({ id: id('subject'), name: z.string() });

export const guardianListQuery = pageQuery.extend({
  /** A part of the name, the phone or the email address. */
  filter: z.string().trim().max(100).optional(),
  name: z.string().trim().max(guardianLimits.fullName).optional(),
  phone: z.string().trim().max(guardianLimits.phone).optional(),
  email: z.string().trim().max(guardianLimits.email).optional(),
  subjectName: z.string().trim().max(120).optional(),
});
export const guardianFileQuery = guardianListQuery.omit({ skipCount: true, maxResultCount: true });
export type GuardianFilter = Omit<z.output<typeof guardianFileQuery>, 'sorting'>;

export const guardianListItem = z.object({
  id: id('guardian'),
  fullName: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  city: z.string().nullable(),
  /** When the guardian last confirmed this on a phone. */
  confirmedAt: instant.nullable(),
  createdAt: instant,
  subjects: z.array(guardianChild),
});
export type GuardianListItem = z.infer<typeof guardianListItem>;

export const guardianInfo = guardianListItem.extend({
  ...keptGuardianFields.shape,
  emergencyContactRoleLocale: z.string().nullable(),
  consentedAt: instant.nullable(),
  concurrencyStamp,
  subjects: z.array(guardianChild.extend(guardianRights.shape)),
});
export type GuardianInfo = z.infer<typeof guardianInfo>;

export const updateGuardian = guardianFields.extend({ id: id('guardian'), concurrencyStamp });

/** A child's guardian: somebody who is known here already, by id, or somebody new, by name. */
export const guardianBinding = guardianFields
  .extend({ subjectId: id('subject'), role: guardianRole, guardianId: id('guardian').optional() })
  .partial({ fullName: true });

/** One of a child's guardians, with how to reach them. */
export const subjectContact = relation.extend({
  id: id('guardian'),
  fullName: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  emergencyContactName: z.string().nullable(),
  emergencyContactPhone: z.string().nullable(),
  emergencyContactRoleLocale: z.string().nullable(),
  confirmedAt: instant.nullable(),
  ...guardianRights.shape,
});
export type SubjectContact = z.infer<typeof subjectContact>;

/** What a guardian states on a phone. */
export const guardianStatement = guardianFields.extend({
  phone: phoneNumber,
  role: guardianRole,
  /** That the centre may keep this. */
  consent: z.literal(true),
});
