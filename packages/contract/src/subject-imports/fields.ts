import { fieldsLacking } from '../imports/lists.ts';

/** What a column of an imported list may hold. A child's name stands in one column or in two. */
export const importFields = [
  'name',
  'lastName',
  'firstName',
  'birthday',
  'gender',
  'grade',
  'language',
  'tag',
  'outpatientNumber',
  'coaches',
  'guardianName',
  'guardianRole',
  'guardianPhone',
  'guardianEmail',
] as const;
export type ImportField = (typeof importFields)[number];

/** The fields without which no row is a child; of those in one entry, one set is enough. */
const needed: readonly (readonly (readonly ImportField[])[])[] = [
  [['name'], ['firstName', 'lastName']],
  [['birthday']],
  [['gender']],
  [['grade']],
];

/** The fields that a mapping still lacks. */
export const missingFields = (columns: readonly (ImportField | null)[]): ImportField[] => fieldsLacking(needed, columns);
