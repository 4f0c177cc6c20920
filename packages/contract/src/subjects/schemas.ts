import { z } from 'zod';
import { schoolNature } from '../tenancy/school-calls.ts';
import { calendarDate, concurrencyStamp, id, instant, pageQuery } from '../wire.ts';

export const subjectTag = z.enum(['Potential', 'Active', 'Archived', 'Test']);
export type SubjectTag = z.infer<typeof subjectTag>;
export const gender = z.enum(['Unknown', 'Male', 'Female', 'Others']);
export const subjectLanguage = z.enum(['En', 'Zh', 'ZhYue']);
/** Bind: a guardian confirmed the child; Unbound: nobody has yet. */
export const bindStatus = z.enum(['Unbound', 'Bind']);
/** 0 before school, 1 to 12, 13 other, 14 not attending. */
export const gradeName = z.int().min(0).max(14);

export const subjectListQuery = pageQuery.extend({
  filter: z.string().trim().max(100).optional(),
  outpatientNumber: z.string().trim().max(40).optional(),
  isCheckIn: z.boolean().optional(),
  status: bindStatus.optional(),
  tag: subjectTag.optional(),
});

export const subjectListItem = z.object({
  id: id('subject'),
  name: z.string(),
  outpatientNumber: z.string().nullable(),
  status: bindStatus,
  tag: subjectTag,
  isCheckIn: z.boolean(),
  isLogout: z.boolean(),
  gender,
  birthday: calendarDate,
  gradeName: gradeName.nullable(),
  language: subjectLanguage.nullable(),
  isTest: z.boolean(),
  coachNames: z.array(z.string()),
  /** Classes that a contract in force still covers, held ones included. */
  remainingTimes: z.int(),
});
export type SubjectListItem = z.infer<typeof subjectListItem>;

export const guardian = z.object({ id: z.uuid(), nickName: z.string(), role: z.enum(['Mother', 'Father', 'Grandparent', 'Other']) });

export const subjectInfo = subjectListItem.extend({
  fullName: z.object({ firstName: z.string(), lastName: z.string() }),
  isBind: z.boolean(),
  coaches: z.array(z.object({ id: id('person'), name: z.string() })),
  guardians: z.array(guardian),
  city: z.string().nullable(),
  schoolName: z.string().nullable(),
  schoolNature: schoolNature.nullable(),
  className: z.string().nullable(),
  createdAt: instant,
  concurrencyStamp,
});
export type SubjectInfo = z.infer<typeof subjectInfo>;

const optionalText = (most: number) => z.string().trim().min(1).max(most).nullable().default(null);

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
});
export type SubjectProfile = z.input<typeof subjectProfile>;

export const createSubject = subjectProfile.extend({ gradeName });
export const updateSubject = subjectProfile.extend({ id: id('subject'), concurrencyStamp });

export const subjectGuardianBinding = z.object({
  subjectId: id('subject'),
  guardianName: z.string().trim().min(1).max(120),
  phone: z.string().trim().min(5).max(30).nullable().default(null),
  email: z.email().nullable().default(null),
  role: z.enum(['Mother', 'Father', 'Grandparent', 'Other']),
});
