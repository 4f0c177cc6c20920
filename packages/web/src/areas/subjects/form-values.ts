import type { SubjectInfo, SubjectProfile } from '@trellis/contract/subjects/schemas';
import dayjs, { type Dayjs } from 'dayjs';
import { isUnknownDate } from './labels.ts';

/** The profile as its form holds it. */
export interface SubjectFormValues {
  firstName?: string;
  lastName?: string;
  birthday?: Dayjs;
  gender?: SubjectProfile['gender'];
  gradeName?: number | null;
  language?: SubjectProfile['language'];
  isTest?: boolean;
  outpatientNumber?: string | null;
  coachIds?: string[];
  city?: string | null;
  schoolName?: string | null;
  schoolNature?: SubjectProfile['schoolNature'];
  className?: string | null;
}

/** The form of a child, or the form of a child to add. */
export function formOf(subject: SubjectInfo | undefined): SubjectFormValues {
  if (!subject) return { isTest: false, coachIds: [] };
  return {
    ...subject.fullName,
    birthday: isUnknownDate(subject.birthday) ? undefined : dayjs(subject.birthday),
    gender: subject.gender,
    gradeName: subject.gradeName,
    language: subject.language,
    isTest: subject.isTest,
    outpatientNumber: subject.outpatientNumber,
    coachIds: subject.coaches.map((coach) => coach.id),
    city: subject.city,
    schoolName: subject.schoolName,
    schoolNature: subject.schoolNature,
    className: subject.className,
  };
}

/** A completed form as the call takes it; what was cleared is null. */
export function profileOf(values: SubjectFormValues): SubjectProfile {
  return {
    firstName: values.firstName?.trim() ?? '',
    lastName: values.lastName?.trim() ?? '',
    birthday: values.birthday?.format('YYYY-MM-DD') ?? '',
    gender: values.gender ?? 'Unknown',
    gradeName: values.gradeName ?? null,
    language: values.language ?? null,
    isTest: values.isTest ?? false,
    outpatientNumber: values.outpatientNumber?.trim() || null,
    coachIds: values.coachIds ?? [],
    city: values.city?.trim() || null,
    schoolName: values.schoolName?.trim() || null,
    schoolNature: values.schoolNature ?? null,
    className: values.className?.trim() || null,
  };
}

/** What somebody else saved in the fields that were not touched since the form was opened. */
export function untouchedOf(typed: SubjectFormValues, opened: SubjectInfo, newer: SubjectInfo): SubjectFormValues {
  const before = profileOf(formOf(opened));
  const now = profileOf(typed);
  const isUntouched = (field: string) =>
    JSON.stringify(now[field as keyof SubjectProfile]) === JSON.stringify(before[field as keyof SubjectProfile]);
  return Object.fromEntries(Object.entries(formOf(newer)).filter(([field]) => isUntouched(field)));
}
