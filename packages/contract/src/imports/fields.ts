/** What beside children comes in by lists. */
export const importKinds = ['contracts'] as const;
export type ImportKind = (typeof importKinds)[number];

/** What a column of such a list may hold. */
export const recordFields = [
  'child',
  'outpatientNumber',
  'contractType',
  'purpose',
  'signTime',
  'totalClass',
  'usedClass',
  'remainClass',
  'amount',
  'paid',
  'reason',
  'discountReason',
] as const;
export type RecordField = (typeof recordFields)[number];

interface FieldsOfKind {
  /** In the order of the template. */
  fields: readonly RecordField[];
  /** The fields without which no row is one; of those in one entry, one set is enough. */
  needed: readonly (readonly (readonly RecordField[])[])[];
}

/** What lists of each kind hold. */
export const fieldsOfKind: Record<ImportKind, FieldsOfKind> = {
  contracts: {
    fields: recordFields,
    needed: [[['child'], ['outpatientNumber']], [['contractType']], [['purpose']], [['signTime']], [['totalClass']], [['amount']]],
  },
};
