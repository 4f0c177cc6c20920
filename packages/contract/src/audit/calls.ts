import { z } from 'zod';
import { calendarDate, call, id, instant } from '../wire.ts';

export const operations = ['INSERT', 'UPDATE', 'DELETE'] as const;

/** One column from what to what. A label says in words what a value refers to, where the caller may know it. */
export const columnChange = z.object({
  column: z.string(),
  from: z.unknown(),
  to: z.unknown(),
  fromLabel: z.string().nullable(),
  toLabel: z.string().nullable(),
});
export type ColumnChange = z.infer<typeof columnChange>;

/** One change: who did what to which row. */
export const auditEntry = z.object({
  id: z.int(),
  at: instant,
  tenantId: id('tenant').nullable(),
  tenantName: z.string().nullable(),
  /** Null: the product itself, or somebody whom the caller may not know. */
  personId: id('person').nullable(),
  personName: z.string().nullable(),
  table: z.string(),
  rowId: z.uuid().nullable(),
  /** What the row is called, where it has a name. */
  rowLabel: z.string().nullable(),
  operation: z.enum(operations),
  changes: z.array(columnChange),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const auditQuery = z.object({
  /** Days in the zone of the caller's centre, both included. */
  from: calendarDate.optional(),
  to: calendarDate.optional(),
  /** Part of the name or e-mail address of whoever changed it. */
  person: z.string().trim().max(100).optional(),
  personId: id('person').optional(),
  tenantId: id('tenant').optional(),
  table: z
    .string()
    .max(100)
    .regex(/^[a-z_]+\.[a-z_]+$/)
    .meta({ examples: ['app.subjects'] })
    .optional(),
  rowId: z.uuid().optional(),
  operation: z.enum(operations).optional(),
  /** The id of the change after which the page goes on, towards the past. */
  before: z.int().min(1).optional(),
  maxResultCount: z.int().min(1).max(100).default(20),
});

export const auditCalls = {
  list: call('GET', '/api/rocketAdmin/audit', {
    summary: 'Who changed what, from what to what, newest first',
    access: { anyOf: ['PFE.Audit'] },
    input: auditQuery,
    output: z.object({
      items: z.array(auditEntry),
      /** The `before` of the next page; null on the last. */
      next: z.int().nullable(),
    }),
  }),
};
