import { z } from 'zod';
import { focusOfChild } from '../focus/schemas.ts';
import { limits } from '../limits.ts';
import { schoolNature } from '../tenancy/schools/calls.ts';
import { calendarDate, concurrencyStamp, id, instant, pageQuery } from '../wire.ts';
import { stages } from './rules.ts';

export const subjectTag = z.enum(['Potential', 'Active', 'Archived', 'Test']);
export type SubjectTag = z.infer<typeof subjectTag>;
export const gender = z.enum(['Unknown', 'Male', 'Female', 'Others']);
export const subjectLanguage = z.enum(['En', 'Zh', 'ZhYue']);
/** Bind: a guardian confirmed the child; Unbound: nobody has yet. */
export const bindStatus = z.enum(['Unbound', 'Bind']);
/** 0 before school, 1 to 12, 13 other, 14 not attending. */
export const gradeName = z.int().min(0).max(14);

export const dominantHand = z.enum(['Left', 'Right', 'Both']);

const searched = z.string().trim().max(100).nullish();

/** What narrows the list. Without a tag archived children are left out. */
export const subjectFilter = z.object({
  filter: searched,
  outpatientNumber: z.string().trim().max(40).nullish(),
  guardianName: searched,
  coachName: searched,
  isCheckIn: z.boolean().nullish(),
  isEnrolling: z.boolean().nullish(),
  status: bindStatus.nullish(),
  tag: subjectTag.nullish(),
  /** Only the children of a class; null: all. */
  subjectGroup: id('classGroup').nullish(),
});
export type SubjectFilter = z.output<typeof subjectFilter>;

export const subjectListQuery = pageQuery.extend(subjectFilter.shape);
export const subjectFileQuery = subjectListQuery.omit({ skipCount: true, maxResultCount: true });

/** A child as a selector offers it. */
export const subjectChoice = z.object({ id: id('subject'), name: z.string(), outpatientNumber: z.string().nullable() });
export type SubjectChoice = z.infer<typeof subjectChoice>;

/** What somebody types to find a child; nothing typed finds nobody. */
export const subjectSearch = z.object({
  filter: z.string().trim().min(1).max(100),
  maxResultCount: z.int().min(1).max(999).default(999),
});

export const subjectListItem = z.object({
  id: id('subject'),
  name: z.string(),
  outpatientNumber: z.string().nullable(),
  status: bindStatus,
  tag: subjectTag,
  isCheckIn: z.boolean(),
  isLogout: z.boolean(),
  /** Forgotten: only the books are left. */
  isErased: z.boolean(),
  gender,
  birthday: calendarDate,
  gradeName: gradeName.nullable(),
  language: subjectLanguage.nullable(),
  isTest: z.boolean(),
  /** Its enrollment was begun, and a step of it is left. */
  isEnrolling: z.boolean(),
  coachNames: z.array(z.string()),
  /** Classes that a contract in force still covers, held ones included. */
  remainingTimes: z.int(),
  /** Class sessions left, of a child who has only ever had these; null where one-to-one sessions count, or none at all. */
  groupTimes: z.int().nullable(),
});
export type SubjectListItem = z.infer<typeof subjectListItem>;

export const guardian = z.object({ id: z.uuid(), nickName: z.string(), role: z.enum(['Mother', 'Father', 'Grandparent', 'Other']) });

export const subjectInfo = subjectListItem.extend({
  fullName: z.object({ firstName: z.string(), lastName: z.string() }),
  isBind: z.boolean(),
  /** A short-lived signed address. */
  picture: z.string().nullable(),
  /** Where the child is in growing up; null while the birthday is unknown. */
  stage: z.enum(stages).nullable(),
  dominantHand: dominantHand.nullable(),
  /** Minutes that this child's sessions may take; empty: the centre's own. */
  sessionDurations: z.array(z.int()),
  coaches: z.array(z.object({ id: id('person'), name: z.string() })),
  guardians: z.array(guardian),
  /** The classes that the child is in, by name. */
  groups: z.array(z.object({ id: id('classGroup'), name: z.string() })),
  ...focusOfChild.shape,
  city: z.string().nullable(),
  schoolName: z.string().nullable(),
  schoolNature: schoolNature.nullable(),
  className: z.string().nullable(),
  createdAt: instant,
  /** As another center knew the child, which moved to the reader's since: it is read, and nothing more. */
  isPast: z.boolean(),
  concurrencyStamp,
});
export type SubjectInfo = z.infer<typeof subjectInfo>;

/** A child together with what its form may choose from. */
export const subjectForEdit = subjectInfo.extend({
  avaliableGuardianRoles: z.array(guardian.shape.role),
  coachChoices: z.array(z.object({ id: id('person'), name: z.string() })),
  durationChoices: z.array(z.int()),
});

/** One stay of a child in the centre. */
export const checkInItem = z.object({
  id: z.uuid(),
  subjectId: id('subject'),
  subjectName: z.string(),
  inAt: instant,
  outAt: instant.nullable(),
});
export type CheckInItem = z.infer<typeof checkInItem>;

export const checkInQuery = pageQuery.pick({ skipCount: true, maxResultCount: true }).extend({
  /** A day of the centre's calendar. */
  date: calendarDate.optional(),
  subjectId: id('subject').optional(),
});

/** A child on a plan. */
export const planUser = z.object({
  subjectId: id('subject'),
  subjectName: z.string(),
  planId: id('plan'),
  planName: z.string(),
  state: z.enum(['active', 'readyToEnd', 'ended', 'cancelled']),
  finished: z.int(),
  totalNum: z.int(),
});

const optionalText = (most: number) => z.string().trim().min(1).max(most).nullable().default(null);

const { stepMinutes, maxDurationMinutes } = limits.schedule;
const sessionDuration = z.int().min(stepMinutes).max(maxDurationMinutes).multipleOf(stepMinutes);

/** The profile form. Its limits are the form's limits too. */
export const subjectProfile = z.object({
  firstName: z.string().trim().min(1).max(60),
  lastName: z.string().trim().min(1).max(60),
  birthday: calendarDate,
  gender,
  gradeName: gradeName.nullable().default(null),
  language: subjectLanguage.nullable().default(null),
  isTest: z.boolean().default(false),
  outpatientNumber: z.string().trim().min(1).max(40).nullable().default(null),
  coachIds: z.array(id('person')).max(10).default([]),
  city: optionalText(80),
  /** As it was told: a school of the center's list, or any other. */
  schoolName: optionalText(120),
  schoolNature: schoolNature.nullable().default(null),
  className: optionalText(40),
  dominantHand: dominantHand.nullable().default(null),
  sessionDurations: z.array(sessionDuration).max(10).default([]),
  /** A picture that was uploaded; null takes it away, nothing said keeps it. */
  pictureId: id('upload').nullable().optional(),
});
export type SubjectProfile = z.input<typeof subjectProfile>;

/** What is asked of a new child. */
export const newSubject = subjectProfile.extend({ gradeName });
export const createSubject = newSubject.extend({
  /** The child is the first step of an enrollment. */
  startsEnrolment: z.boolean().optional(),
});
export const updateSubject = subjectProfile.extend({ id: id('subject'), concurrencyStamp });
