import type { AuditEntry } from '@trellis/contract/audit/calls';
import type { Columns } from './present.ts';

/** A change as the trail keeps it. */
export interface ChangeRow {
  id: number;
  at: Date;
  tenantId: string | null;
  tenantName: string | null;
  personId: string | null;
  personName: string | null;
  table: string;
  rowId: string | null;
  operation: AuditEntry['operation'];
  before: Columns | null;
  after: Columns | null;
}
