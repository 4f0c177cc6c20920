/** What beside children comes in by lists. */
export const importKinds = ['contracts', 'schedule', 'credits'] as const;
export type ImportKind = (typeof importKinds)[number];

/** What a column of a list of contracts may hold. */
const contractFields = [
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

/** The same of bookings to come: of a child, or of a class. */
const bookingFields = [
  'child',
  'outpatientNumber',
  'classGroup',
  'coach',
  'day',
  'startTime',
  'endTime',
  'duration',
  'platform',
  'classroom',
] as const;

/** The same of credits that belong to no contract: so many of one of them, of a child. */
const creditFields = ['child', 'outpatientNumber', 'credit', 'count', 'remark'] as const;

/** What a column of such a list may hold. */
export const recordFields = [...new Set([...contractFields, ...bookingFields, ...creditFields])];
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
    fields: contractFields,
    needed: [[['child'], ['outpatientNumber']], [['contractType']], [['purpose']], [['signTime']], [['totalClass']], [['amount']]],
  },
  schedule: {
    fields: bookingFields,
    needed: [[['child'], ['outpatientNumber'], ['classGroup']], [['coach']], [['day']], [['startTime']], [['duration'], ['endTime']]],
  },
  credits: { fields: creditFields, needed: [[['child'], ['outpatientNumber']], [['credit']], [['count']]] },
};
