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

/** How dates like 03/04/2019 are meant. */
export const dateOrders = ['monthFirst', 'dayFirst'] as const;
export type DateOrder = (typeof dateOrders)[number];

/** The fields without which no row is a child; of those in one entry, one set is enough. */
const needed: readonly (readonly (readonly ImportField[])[])[] = [
  [['name'], ['firstName', 'lastName']],
  [['birthday']],
  [['gender']],
  [['grade']],
];

/** The fields that a mapping still lacks. */
export function missingFields(columns: readonly (ImportField | null)[]): ImportField[] {
  const isThere = (field: ImportField) => columns.includes(field);
  return needed.flatMap((ways) => (ways.some((way) => way.every(isThere)) ? [] : (ways[0] ?? [])));
}

/** The fields that a mapping takes from two columns. */
export const doubledFields = (columns: readonly (ImportField | null)[]): ImportField[] =>
  importFields.filter((field) => columns.filter((column) => column === field).length > 1);
