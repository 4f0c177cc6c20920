import { z } from 'zod';
import { call, concurrencyStamp, id, paged } from '../../wire.ts';
import { resourceCalls } from '../resources/calls.ts';
import {
  analysisRow,
  analysisUnit,
  firstYear,
  tenantContract,
  tenantContractDetail,
  tenantContractFields,
  tenantContractListQuery,
} from '../schemas.ts';

/** Everything about a contract stands behind a code that is mailed: header x-authenticate. */
const guarded = { access: { anyOf: ['RocketSystem.TenantContract'] }, stepUp: 'tenantContract' } as const;
const writing = { ...guarded, access: { anyOf: ['RocketSystem.TenantContract.Write'], writers: 'wholePlatform' } } as const;
const base = '/api/rocketAdmin/tenantContract';
const byId = z.object({ id: id('tenantContract') });

export const tenantContractCalls = {
  create: call('POST', base, {
    ...writing,
    summary: "Sign a center's contract with the platform",
    input: tenantContractFields.extend({ tenantId: id('tenant') }),
    output: byId,
    errors: ['RocketSystem:ContractNumberTaken', 'RocketSystem:TermEndsFirst', 'RocketSystem:DateInFuture'],
  }),
  list: call('GET', base, {
    ...guarded,
    summary: 'Contracts of centers with the platform, the one signed last first',
    input: tenantContractListQuery,
    output: paged(tenantContract),
  }),
  get: call('GET', `${base}/{id}`, {
    ...guarded,
    summary: 'A contract with its resources and recharges',
    input: byId,
    output: tenantContractDetail,
  }),
  update: call('PUT', `${base}/{id}`, {
    ...writing,
    summary: 'Change what a contract says',
    input: tenantContractFields.extend({ id: id('tenantContract'), concurrencyStamp }),
    errors: ['Trellis:StaleStamp', 'RocketSystem:ContractNumberTaken', 'RocketSystem:TermEndsFirst', 'RocketSystem:DateInFuture'],
  }),
  remove: call('DELETE', `${base}/{id}`, {
    ...writing,
    summary: 'Remove a contract that nothing was recharged to and nothing was used of',
    input: byId,
    errors: ['RocketSystem:TenantContractInUse'],
  }),
  stop: call('POST', `${base}/{id}/stop`, {
    ...writing,
    summary: 'Stop a contract: what is left of it no longer counts',
    input: byId,
    errors: ['RocketSystem:TenantContractStopped'],
  }),
  enable: call('POST', `${base}/{id}/enable`, {
    ...writing,
    summary: 'Enable a stopped contract: what was left of it counts again',
    input: byId,
    errors: ['RocketSystem:TenantContractNotStopped'],
  }),
  analysis: call('GET', `${base}/analysis`, {
    ...guarded,
    summary: 'Contracts by the day they were signed and recharges by the day they were paid, in months of a year or in years',
    input: z.object({
      unit: analysisUnit.default('Month'),
      /** Of months; this year unless told. */
      year: z.int().min(firstYear).max(2100).optional(),
      tenantId: id('tenant').optional(),
    }),
    output: z.object({ items: z.array(analysisRow) }),
  }),
  ...resourceCalls,
};
