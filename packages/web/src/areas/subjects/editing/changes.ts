import type { SubjectInfo } from '@trellis/contract/subjects/schemas';
import type { TFunction } from 'i18next';
import { formatDate } from '../../../app/format.ts';
import type { Change } from '../../../ui/stale.ts';
import { durationsLabel, gradeLabel } from '../labels.ts';

/** What a child's profile says, as it is compared with what somebody else saved. */
export function profileFacts(t: TFunction<'subjects'>, subject: SubjectInfo): Change[] {
  const values = {
    firstName: subject.fullName.firstName,
    lastName: subject.fullName.lastName,
    birthday: formatDate(subject.birthday),
    gender: t(`gender.${subject.gender}`),
    gradeName: gradeLabel(t, subject.gradeName),
    language: subject.language ? t(`language.${subject.language}`) : t('word.nothing'),
    isTest: t(subject.isTest ? 'word.yes' : 'word.no'),
    outpatientNumber: subject.outpatientNumber ?? t('word.nothing'),
    city: subject.city ?? t('word.nothing'),
    schoolName: subject.schoolName ?? t('word.nothing'),
    schoolNature: subject.schoolNature ? t(`nature.${subject.schoolNature}`) : t('word.nothing'),
    className: subject.className ?? t('word.nothing'),
    dominantHand: subject.dominantHand ? t(`hand.${subject.dominantHand}`) : t('word.nothing'),
    sessionDurations: durationsLabel(t, subject.sessionDurations),
    coachIds: subject.coachNames.join(', ') || t('word.nothing'),
  };
  return Object.entries(values).map(([key, value]) => ({ key, field: t(`fields.${key as keyof typeof values}`), value }));
}
