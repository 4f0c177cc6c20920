import { isUnknownDate } from '@trellis/contract/subjects/rules';
import type { SubjectInfo, SubjectProfile } from '@trellis/contract/subjects/schemas';
import dayjs, { type Dayjs } from 'dayjs';

/** The profile as its form holds it. */
export interface SubjectFormValues {
  /** Null while neither part is filled in. */
  fullName?: { firstName: string; lastName: string } | null;
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
  dominantHand?: SubjectProfile['dominantHand'];
  sessionDurations?: number[];
  /** A picture uploaded since the form was opened, null when it is to go; undefined keeps what is there. */
  picture?: { id: string; url: string } | null;
}

/** The form of a child, or the form of a child to add. */
export function formOf(subject: SubjectInfo | undefined): SubjectFormValues {
  if (!subject) return { isTest: false, coachIds: [], sessionDurations: [] };
  return {
    fullName: subject.fullName,
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
    dominantHand: subject.dominantHand,
    sessionDurations: subject.sessionDurations,
  };
}

/** A completed form as the call takes it; what was cleared is null. */
export function profileOf(values: SubjectFormValues): SubjectProfile {
  return {
    firstName: values.fullName?.firstName.trim() ?? '',
    lastName: values.fullName?.lastName.trim() ?? '',
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
    dominantHand: values.dominantHand ?? null,
    sessionDurations: values.sessionDurations ?? [],
    ...(values.picture !== undefined && { pictureId: values.picture?.id ?? null }),
  };
}
