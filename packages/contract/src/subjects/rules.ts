export const ageBands = ['toddler', 'preschool', 'gradeSchool', 'teenage', 'adult'] as const;
export type AgeBand = (typeof ageBands)[number];

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

/** Where a child is in growing up, which also chooses music: the first three years are the golden age. */
export const stages = ['黄金期', 'Preschool', 'SchoolAge', 'Teenage', 'Adult'] as const;
export type Stage = (typeof stages)[number];

const stageOfBand: Record<AgeBand, Stage> = {
  toddler: '黄金期',
  preschool: 'Preschool',
  gradeSchool: 'SchoolAge',
  teenage: 'Teenage',
  adult: 'Adult',
};

/** The stage on a day; none while the birthday is unknown. */
export const stageOn = (birthday: string, today: string): Stage | null =>
  isUnknownDate(birthday) ? null : stageOfBand[ageBandOn(birthday, today)];

/** Dates beginning with year 0001 stand for an unknown date. */
export const isUnknownDate = (date: string): boolean => date.startsWith('0001');

/** The name of a child who was forgotten, and of whoever wants to be in no selector. */
export const hiddenName = '***';

/** The roles of a centre whose holders may be a child's coach. */
export const coachRoles: readonly string[] = ['CenterAdmin', 'SeniorCoach', 'IndependentCoach', 'Coach'];

/** A full name as written: family name first without a space where the script is Chinese. */
export function fullName(firstName: string, lastName: string): string {
  return /\p{Script=Han}/u.test(firstName + lastName) ? `${lastName}${firstName}` : `${firstName} ${lastName}`;
}

/** Whether a child's books are only closed: who is archived or forgotten is given, sold and asked nothing. */
export const isClosed = ({ isErased = false, tag }: { isErased?: boolean; tag?: string }): boolean => isErased || tag === 'Archived';

/** Children named with three asterisks are hidden wherever a child is selected. */
export const isSelectable = (name: string) => !name.includes(hiddenName);

function parts(date: string): [number, number, number] {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return [year, month, day];
}
