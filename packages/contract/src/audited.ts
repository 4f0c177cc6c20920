import { resources } from './declared.ts';
import { type Listed, listed } from './manifest.ts';

/** The tables whose changes are on record, by what people call them: what the areas name, and what declares itself as a resource. */
export type AuditedTable = Listed<'audited' | 'platformAudited'> | (typeof resources)[number]['table'];

/** The platform's own business: nothing of them is ever told to a centre. */
export const platformTables: readonly AuditedTable[] = [...listed('platformAudited'), ...resources.map(({ table }) => table)];

export const auditedTables: readonly AuditedTable[] = [...listed('audited'), ...platformTables];
