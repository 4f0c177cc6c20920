import { tenancyCalls } from './calls.ts';
import { tenantDoorCalls } from './door/calls.ts';

/** What can be called in this area, by group, and what each is about. */
export const tenancyGroups = {
  tenancy: { calls: tenancyCalls, about: 'Tenants (centers, enterprises, areas, schools), their settings and their state' },
  tenantDoor: { calls: tenantDoorCalls, about: 'What whoever scans the code of a tenant is shown' },
} as const;
