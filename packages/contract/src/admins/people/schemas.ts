import { z } from 'zod';
import { genders } from '../../account/profile.ts';
import { languages } from '../../languages.ts';
import { roles } from '../../policies.ts';
import { bindStatus, guardian, subjectListItem, subjectTag } from '../../subjects/schemas.ts';
import { calendarDate, id, instant, pageQuery } from '../../wire.ts';
import { adminState } from '../accounts/schemas.ts';

export const side = z.enum(['centre', 'enterprise', 'area', 'management']);

/** Closed: the place itself is, for everybody. */
export const placeState = z.enum([...adminState.options, 'Closed']);

/** Where somebody works, or is invited to. Without a tenant: the platform. */
export const personMembership = z.object({
  id: id('membership'),
  tenantId: id('tenant').nullable(),
  tenantName: z.string().nullable(),
  side,
  roles: z.array(z.string()),
  state: placeState,
});
export type PersonMembership = z.infer<typeof personMembership>;

/** Somebody with an account, with the memberships that the caller may see. */
export const personItem = z.object({
  id: id('person'),
  name: z.string(),
  email: z.string(),
  phoneNumber: z.string().nullable(),
  createdAt: instant,
  memberships: z.array(personMembership),
});
export type PersonItem = z.infer<typeof personItem>;

const page = pageQuery.pick({ skipCount: true, maxResultCount: true });

export const personListQuery = page.extend({
  /** Part of the name or of the e-mail address. */
  filter: z.string().trim().max(100).optional(),
  side: side.optional(),
  role: z.enum(roles).optional(),
  state: placeState.optional(),
  tenantId: id('tenant').optional(),
});

/** One sign-in of somebody; null: it is not over. */
export const pastSignIn = z.object({ startedAt: instant, endedAt: instant.nullable(), tenantName: z.string().nullable() });

export const personInfo = personItem.extend({
  gender: z.enum(genders),
  birthday: calendarDate.nullable(),
  language: z.enum(languages),
  /** A short-lived signed address. */
  picture: z.string().nullable(),
  memberships: z.array(personMembership.extend({ createdAt: instant, lastSignIn: instant.nullable() })),
  /** The latest; null where the caller looks after some centres only. */
  signIns: z.array(pastSignIn).nullable(),
});
export type PersonInfo = z.infer<typeof personInfo>;

export const childItem = subjectListItem
  .pick({
    id: true,
    name: true,
    outpatientNumber: true,
    status: true,
    tag: true,
    isLogout: true,
    isTest: true,
    gender: true,
    birthday: true,
    gradeName: true,
    language: true,
    coachNames: true,
    remainingTimes: true,
    groupTimes: true,
  })
  .extend({ tenantId: id('tenant'), tenantName: z.string(), createdAt: instant });
export type ChildItem = z.infer<typeof childItem>;

export const childListQuery = page.extend({
  filter: z.string().trim().max(100).optional(),
  outpatientNumber: z.string().trim().max(40).optional(),
  tag: subjectTag.optional(),
  status: bindStatus.optional(),
  tenantId: id('tenant').optional(),
});

export const childInfo = childItem.extend({
  guardians: z.array(guardian),
  plans: z.array(
    z.object({
      id: id('plan'),
      displayName: z.string(),
      state: z.enum(['active', 'readyToEnd', 'ended', 'cancelled']),
      finished: z.int(),
      totalNum: z.int(),
    }),
  ),
  /** The music that its sessions play, in order: each course for so many sessions. */
  music: z.array(z.object({ courseName: z.string(), sessionCount: z.int(), isEdited: z.boolean() })),
  /** What it listened to last, the latest first. */
  listened: z.array(
    z.object({
      id: z.uuid(),
      time: instant,
      num: z.int(),
      title: z.string(),
      seconds: z.int(),
      duration: z.int(),
      isFinished: z.boolean(),
    }),
  ),
});
export type ChildInfo = z.infer<typeof childInfo>;
