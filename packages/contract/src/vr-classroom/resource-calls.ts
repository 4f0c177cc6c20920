import { z } from 'zod';
import { addRecharge } from '../tenant-contracts/schemas.ts';
import { call, concurrencyStamp, id, instant, paged, pageQuery } from '../wire.ts';

const base = '/api/vrclassroom/testResource';
const write = { access: { anyOf: ['RocketSystem.TestResource.Write'], writers: 'wholePlatform' }, stepUp: 'tenantContract' } as const;
const resourceId = z.object({ resourceId: id('testResource') });

/** The tests that a contract with the platform brings a centre. */
export const testResource = z.object({
  id: id('testResource'),
  tenantId: id('tenant'),
  tenantName: z.string(),
  contractNumber: z.string(),
  /** Whether its contract is in force. */
  isInForce: z.boolean(),
  /** What was bought; -1 is unlimited, as is what is left. */
  amount: z.int(),
  used: z.int(),
  left: z.int(),
  /** Since when none of it may be used. */
  forbiddenTime: instant.nullable(),
  /** The platform's; a centre reads none. */
  remark: z.string().nullable(),
  concurrencyStamp,
});
export type TestResource = z.infer<typeof testResource>;

/** How many children were tested in a month, MM-YYYY. */
export const monthlyChildren = z.object({ period: z.string(), childCount: z.int() });

export const testResourceCalls = {
  list: call('GET', base, {
    summary: 'The tests that contracts bring: of all centers for the platform, its own for a center',
    access: { anyOf: ['RocketSystem.VratProduct', 'RocketSystem.TestResource'] },
    input: pageQuery.omit({ sorting: true }).extend({ tenantId: id('tenant').optional() }),
    output: paged(testResource),
  }),
  create: call('POST', base, {
    ...write,
    summary: 'Add tests to a contract that is in force',
    input: addRecharge.omit({ kind: true, itemId: true }),
    output: z.object({ id: id('tenantRecharge') }),
    errors: [
      'RocketSystem:TenantContractStopped',
      'RocketSystem:DateInFuture',
      'RocketSystem:ResourceUnlimited',
      'RocketSystem:ResourceForbidden',
    ],
  }),
  forbid: call('POST', `${base}/forbid/{resourceId}`, {
    ...write,
    summary: 'Forbid the use of tests that a contract brings, or allow it again',
    input: resourceId.extend({ forbidden: z.boolean().default(true) }),
    errors: ['RocketSystem:TenantContractStopped'],
  }),
  remark: call('PUT', `${base}/testResourceRemark`, {
    ...write,
    summary: "Keep the platform's remark on tests that a contract brings",
    input: resourceId.extend({ remark: z.string().trim().max(1000).nullable() }),
  }),
  monthlyChildren: call('GET', `${base}/monthlyChildren`, {
    summary: 'How many children were tested in each month of a year, the latest first',
    access: { anyOf: ['RocketSystem.Vrat', 'RocketSystem.VratCase'] },
    input: z.object({ year: z.int().min(2018).max(2100).optional(), tenantId: id('tenant').optional() }),
    output: z.object({ items: z.array(monthlyChildren) }),
  }),
};
