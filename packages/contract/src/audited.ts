import { resources } from './declared.ts';
import { type Listed, listed } from './manifest.ts';

/** The tables whose changes are on record, by what people call them: what the areas name, and what declares itself as a resource. */
export type AuditedTable = Listed<'audited' | 'platformAudited'> | TableOf<(typeof resources)[number]>;
type TableOf<Declared> = Declared extends { table: infer Own; versions: infer Versions }
  ? Own | (Versions extends { table: infer Versioned } ? Versioned : never)
  : never;

/** The platform's own business: nothing of them is ever told to a centre. */
export const platformTables: readonly AuditedTable[] = [
  ...listed('platformAudited'),
  ...resources.flatMap(({ table, versions }) => [table, ...(versions ? [versions.table] : [])]),
];

export const auditedTables: readonly AuditedTable[] = [...listed('audited'), ...platformTables];
