import { type AgeBand, ageBandOn, ageOn, isUnknownDate } from '@trellis/contract/subjects/rules';
import type { TFunction } from 'i18next';

type Text = TFunction<'subjects'>;

/** The grades in the order of the form: before school, 1 to 12, other, not attending. */
export const grades = Array.from({ length: 15 }, (_, grade) => grade);

/** A grade in the reader's language. */
export function gradeLabel(t: Text, grade: number | null): string {
  if (grade === null) return t('word.nothing');
  if (grade === 0) return t('grade.before');
  if (grade === 13) return t('grade.other');
  if (grade === 14) return t('grade.none');
  return t('grade.number', { number: grade });
}

/** The age on a day, in words, and its band; a birthday nobody knows (year 0001) has neither. */
export function ageLabel(t: Text, birthday: string, today: string): { age: string; band: AgeBand | null } {
  if (isUnknownDate(birthday)) return { age: t('word.nothing'), band: null };
  const { years, months } = ageOn(birthday, today);
  const age = years < 1 ? t('age.months', { months }) : t('age.years', { years, months });
  return { age, band: ageBandOn(birthday, today) };
}

/** Session durations in words. */
export const durationsLabel = (t: Text, minutes: readonly number[]): string =>
  minutes.map((count) => t('word.minutes', { count })).join(', ') || t('word.nothing');
