import type { SubjectInfo } from '@trellis/contract/subjects/schemas';
import type { TFunction } from 'i18next';
import { formatDate } from '../../app/format.ts';
import type { Change } from '../../ui/stale.ts';
import { durationsLabel, gradeLabel } from './labels.ts';

/** What a child's profile says, as it is compared with what somebody else saved. */
export function profileFacts(t: TFunction<'subjects'>, subject: SubjectInfo): Change[] {
  const values = {
    firstName: subject.fullName.firstName,
    lastName: subject.fullName.lastName,
    birthday: formatDate(subject.birthday),
    gender: t(`gender.${subject.gender}`),
    gradeName: gradeLabel(t, subject.gradeName),
    language: subject.language ? t(`language.${subject.language}`) : t('unknownValue'),
    isTest: t(subject.isTest ? 'detail.yes' : 'detail.no'),
    outpatientNumber: subject.outpatientNumber ?? t('unknownValue'),
    city: subject.city ?? t('unknownValue'),
    schoolName: subject.schoolName ?? t('unknownValue'),
    schoolNature: subject.schoolNature ? t(`nature.${subject.schoolNature}`) : t('unknownValue'),
    className: subject.className ?? t('unknownValue'),
    dominantHand: subject.dominantHand ? t(`hand.${subject.dominantHand}`) : t('unknownValue'),
    sessionDurations: durationsLabel(t, subject.sessionDurations),
    coachIds: subject.coachNames.join(', ') || t('unknownValue'),
  };
  return Object.entries(values).map(([key, value]) => ({ key, field: t(`fields.${key as keyof typeof values}`), value }));
}
