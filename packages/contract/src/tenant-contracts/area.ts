import { tenantContractCodeCalls } from './codes/calls.ts';
import { tenantContractCalls } from './contracts/calls.ts';
import { hfsOrderCalls, hfsOrderFileCalls } from './orders/calls.ts';

export { tenantContractErrors as errors } from './errors.ts';
export { menu } from './menu.ts';

/** What can be called in this area, by group, and what each is about. */
export const groups = {
  tenantContracts: {
    calls: tenantContractCalls,
    about: "Centers' contracts with the platform: resources and recharges. A mailed code is asked for",
  },
  tenantContractCodes: { calls: tenantContractCodeCalls, about: 'The mailed code, and the token that it is exchanged for' },
  hfsOrders: { calls: hfsOrderCalls, about: 'Recharges of centers' },
  hfsOrderFiles: { calls: hfsOrderFileCalls, about: 'Recharges of centers as Excel files' },
} as const;

export const ids = ['tenantContract', 'tenantResource', 'tenantRecharge'] as const;

/** Tables of the platform's own business: their changes are on record, and no center is told of them. */
export const platformAudited = ['platform.tenant_contracts', 'platform.tenant_resources', 'platform.tenant_recharges'] as const;
