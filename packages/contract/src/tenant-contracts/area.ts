import { tenantContractCodeCalls } from './codes/calls.ts';
import { tenantContractCalls } from './contracts/calls.ts';
import { hfsOrderCalls, hfsOrderFileCalls } from './orders/calls.ts';

/** What can be called in this area, by group, and what each is about. */
export const tenantContractsGroups = {
  tenantContracts: {
    calls: tenantContractCalls,
    about: "Centers' contracts with the platform: resources and recharges. A mailed code is asked for",
  },
  tenantContractCodes: { calls: tenantContractCodeCalls, about: 'The mailed code, and the token that it is exchanged for' },
  hfsOrders: { calls: hfsOrderCalls, about: 'Recharges of centers' },
  hfsOrderFiles: { calls: hfsOrderFileCalls, about: 'Recharges of centers as Excel files' },
} as const;
