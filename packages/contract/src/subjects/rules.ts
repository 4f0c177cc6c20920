export type AgeBand = 'toddler' | 'preschool' | 'gradeSchool' | 'teenage' | 'adult';

/** Whole years and months between two calendar dates, YYYY-MM-DD. */
export function ageOn(birthday: string, today: string): { years: number; months: number } {
  const [birthYear, birthMonth, birthDay] = parts(birthday);
  const [year, month, day] = parts(today);
  const months = (year - birthYear) * 12 + (month - birthMonth) - (day < birthDay ? 1 : 0);
  return { years: Math.floor(months / 12), months: months % 12 };
}

/** The age band; a child exactly at an edge belongs to the band that begins there. */
export function ageBandOn(birthday: string, today: string): AgeBand {
  const age = ageOn(birthday, today);
  const months = age.years * 12 + age.months;
  if (months < 36) return 'toddler';
  if (months < 66) return 'preschool';
  if (months < 156) return 'gradeSchool';
  if (months < 216) return 'teenage';
  return 'adult';
}

/** A full name as written: family name first without a space where the script is Chinese. */
export function fullName(firstName: string, lastName: string): string {
  return /\p{Script=Han}/u.test(firstName + lastName) ? `${lastName}${firstName}` : `${firstName} ${lastName}`;
}

/** Children named with three asterisks are hidden wherever a child is selected. */
export const isSelectable = (name: string) => !name.includes('***');

function parts(date: string): [number, number, number] {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return [year, month, day];
}
