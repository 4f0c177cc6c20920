import { z } from 'zod';
import { genders, resume, sendPhoneCode } from '../../account/profile.ts';
import { languages } from '../../languages.ts';
import { limits } from '../../limits.ts';
import { calendarDate, concurrencyStamp, id, instant, pageQuery } from '../../wire.ts';
import { staffRoles } from '../rules.ts';

export const staffRole = z.enum(staffRoles);
export const membershipState = z.enum(['Effective', 'Invalid']);
const name = z.string().trim().min(1).max(limits.account.nameLength);
const roles = z
  .array(staffRole)
  .min(1)
  .max(staffRoles.length)
  .transform((chosen) => [...new Set(chosen)])
  .meta({ examples: [['Coach']] });

/** Somebody of a centre, by the id that a list tells. Who acts for several centres names the one that is meant. */
export const staffRef = z.object({ userId: id('person'), tenantId: id('tenant').optional() });

export const staffListQuery = pageQuery.extend({
  /** Part of the name, the e-mail address or the phone. */
  filter: z.string().trim().max(100).optional(),
  role: staffRole.optional(),
  /** Only those who train children. */
  isTraining: z.boolean().optional(),
  state: membershipState.optional(),
  /** Whether they have accepted the invitation. */
  isActivated: z.boolean().optional(),
  /** One of several centres; without it all that the caller may look into. */
  tenantId: id('tenant').optional(),
});

export const staffItem = z.object({
  /** Of the person; until they accept, of their membership: nothing tells whether an invited address has an account. */
  id: id('person'),
  membershipId: id('membership'),
  tenantId: id('tenant'),
  tenantName: z.string(),
  name: z.string(),
  email: z.string(),
  phoneNumber: z.string().nullable(),
  countryCode: z.string().nullable(),
  roles: z.array(z.string()),
  state: membershipState,
  frozen: z.boolean(),
  /** The place itself is closed: nobody gets in, however they stand. */
  isClosed: z.boolean(),
  isActivated: z.boolean(),
  invitedAt: instant.nullable(),
  createdAt: instant,
  /** Children whom they coach. */
  assignedChildren: z.int(),
  completedSessions: z.int(),
  childrenTrained: z.int(),
});
export type StaffItem = z.infer<typeof staffItem>;

/** Everything about somebody at a centre. What is theirs alone is empty until they accept. */
export const staffDetail = staffItem.extend({
  gender: z.enum(genders),
  birthday: calendarDate.nullable(),
  /** A short-lived signed address. */
  picture: z.string().nullable(),
  resumes: z.array(resume),
  children: z.array(z.object({ id: id('subject'), name: z.string() })),
  /** The highest of the roles. */
  jobTitle: z.string().nullable(),
  userAccount: z.string(),
  workUnit: z.string(),
  /** Finished sessions in the room, and through the app. */
  offlineCourseQuantity: z.int(),
  onlineCourseQuantity: z.int(),
  concurrencyStamp,
});
export type StaffDetail = z.infer<typeof staffDetail>;

export const inviteStaff = z.object({
  email: z
    .email()
    .max(320)
    .transform((address) => address.toLowerCase())
    .meta({ examples: ['new.colleague@example.com'] }),
  name,
  roles,
  /** Of the letter, unless the person has an account and so a language of their own. */
  language: z.enum(languages).optional(),
  tenantId: id('tenant').optional(),
});

/** Of somebody who has not accepted yet. */
export const correctInvitation = staffRef.extend(inviteStaff.pick({ email: true, name: true }).shape);

/** What is left out stays as it is. What is given counts at the centre alone; null takes it back, so that the person's own counts. */
export const updateStaff = staffRef.extend({
  name: name.optional(),
  countryCode: sendPhoneCode.shape.countryCode.nullable().optional(),
  phoneNumber: sendPhoneCode.shape.phoneNumber.nullable().optional(),
  gender: z.enum(genders).optional(),
  birthday: calendarDate.nullable().optional(),
  roles: roles.optional(),
  concurrencyStamp,
});

export const changeRole = z.object({ tag: staffRole, id: id('person'), tenantId: id('tenant').optional() });

/** Who takes what a coach who is put out has ahead; nobody unless told. */
export const handingOver = { handOverTo: id('person').optional() };

/** Freezing makes a membership Invalid, unfreezing Effective. */
export const freezing = z.object({
  operate: z.enum(['Freeze', 'Unfreeze']),
  userId: id('person'),
  tenantId: id('tenant'),
  ...handingOver,
});

export const removal = staffRef.extend(handingOver);

export const hiddenContent = z.object({
  items: z.array(z.object({ key: z.string(), label: z.string(), reason: z.enum(['role', 'project', 'setting']) })),
});

export const contactQuery = pageQuery.omit({ sorting: true }).extend({
  kind: z.enum(['staff', 'guardian']).default('staff'),
  filter: z.string().trim().max(100).optional(),
});

/** Somebody to get in touch with; `about` are the roles of a colleague, the children of a guardian. */
export const contact = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  about: z.array(z.string()),
});
export type Contact = z.infer<typeof contact>;
