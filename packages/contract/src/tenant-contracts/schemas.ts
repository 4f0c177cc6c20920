import { z } from 'zod';
import { calendarDate, concurrencyStamp, id, instant, pageQuery } from '../wire.ts';

/** What a centre buys from the platform. VR tests are bought by recharge alone; the others are resources of a contract too. */
export const commodity = z.enum(['vrat', 'assessment', 'course', 'plan', 'planV2']);
export type Commodity = z.infer<typeof commodity>;
export const resourceKind = commodity.exclude(['vrat']);
export type ResourceKind = z.infer<typeof resourceKind>;

/** The first year that orders and contracts are told of. */
export const firstYear = 2018;
const firstDay = `${firstYear}-01-01`;
const day = calendarDate.refine((date) => date >= firstDay, { params: { reason: 'before2018' } }).meta({ examples: ['2026-03-04'] });

const most = 1_000_000;
/** How many a contract brings; -1 is unlimited. */
const quantity = z.int().min(-1).max(most);
const rechargeAmount = z.int().min(1).max(most);
/** Major units of the currency, at most two decimals. */
const money = z.number().min(0).max(100_000_000).multipleOf(0.01);
const remark = z.string().trim().max(1000).nullable().default(null);

export const tenantContractFields = z.object({
  number: z.string().trim().min(1).max(60),
  signTime: day,
  /** The term that was agreed. Quotas count until the contract is stopped. */
  startTime: calendarDate.nullable().default(null),
  endTime: calendarDate.nullable().default(null),
  amount: money.default(0),
  remark,
});

export const tenantContract = tenantContractFields.extend({
  id: id('tenantContract'),
  tenantId: id('tenant'),
  tenantName: z.string(),
  currency: z.string(),
  /** What was paid for its recharges. */
  paid: z.number(),
  stopTime: instant.nullable(),
  creationTime: instant,
  concurrencyStamp,
});
export type TenantContract = z.infer<typeof tenantContract>;

export const resource = z.object({
  id: id('tenantResource'),
  kind: commodity,
  /** Null serves any of its kind. */
  itemId: z.uuid().nullable(),
  itemName: z.string().nullable(),
  /** What the contract brings; -1 is unlimited. */
  amount: quantity,
  recharged: z.int(),
  used: z.int(),
  /** -1 is unlimited; 0 while the contract is stopped or the resource forbidden. */
  left: z.int(),
  isForbidden: z.boolean(),
  concurrencyStamp,
});
export type Resource = z.infer<typeof resource>;

const rechargeFields = z.object({
  amount: rechargeAmount,
  /** What the centre paid for it. */
  paid: money.default(0),
  payDate: day,
  remark,
});
export const addRecharge = rechargeFields.extend({
  tenantContractId: id('tenantContract'),
  kind: commodity,
  itemId: z.uuid().nullable().default(null),
});
export const editRecharge = rechargeFields.extend({ id: id('tenantRecharge'), concurrencyStamp });

export const rechargeRecord = rechargeFields.extend({
  id: id('tenantRecharge'),
  kind: commodity,
  itemId: z.uuid().nullable(),
  itemName: z.string().nullable(),
  currency: z.string(),
  operatorName: z.string(),
  creationTime: instant,
  concurrencyStamp,
});
export type RechargeRecord = z.infer<typeof rechargeRecord>;

export const tenantContractDetail = tenantContract.extend({
  resources: z.array(resource),
  rechargeRecords: z.array(rechargeRecord),
});
export type TenantContractDetail = z.infer<typeof tenantContractDetail>;

export const tenantContractListQuery = pageQuery.extend({
  tenantId: id('tenant').optional(),
  /** A part of the number or of the centre's name. */
  filter: z.string().trim().max(100).optional(),
  state: z.enum(['InForce', 'Stopped']).optional(),
});

export const addResource = z.object({
  tenantContractId: id('tenantContract'),
  itemId: z.uuid().nullable().default(null),
  amount: quantity.refine((value) => value !== 0, { params: { reason: 'zero' } }).meta({ examples: [10] }),
});
export const editResource = z.object({ id: id('tenantResource'), amount: quantity, concurrencyStamp });

/** What may still be added to a contract: something for any of the kind, and each of the library. */
export const resourceChoices = z.object({
  takesAny: z.boolean(),
  items: z.array(z.object({ id: z.uuid(), name: z.string() })),
});

/** A recharge in the list over all contracts. */
export const order = rechargeRecord.omit({ concurrencyStamp: true }).extend({
  tenantId: id('tenant'),
  tenantName: z.string(),
  contractId: id('tenantContract'),
  contractNumber: z.string(),
});
export type Order = z.infer<typeof order>;

export const orderFilter = z.object({
  tenantId: id('tenant').optional(),
  kind: commodity.optional(),
  /** The first and the last day of payment. */
  from: day.optional(),
  to: day.optional(),
});
export type OrderFilter = z.infer<typeof orderFilter>;

export const analysisUnit = z.enum(['Month', 'Year']);
export const analysisRow = z.object({
  /** MM-YYYY or YYYY. */
  period: z.string(),
  contracts: z.int(),
  contractAmount: z.number(),
  recharges: z.int(),
  paid: z.number(),
});
export type AnalysisRow = z.infer<typeof analysisRow>;
