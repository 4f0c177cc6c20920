import { tenancyCalls } from './calls.ts';
import { tenantDoorCalls } from './door/calls.ts';
import { ownDataCalls } from './own-data/calls.ts';

export { tenancyErrors as errors } from './errors.ts';
export { menu } from './menu.ts';

/** What can be called in this area, by group, and what each is about. */
export const groups = {
  tenancy: { calls: tenancyCalls, about: 'Tenants (centers, enterprises, areas, schools), their settings and their state' },
  tenantDoor: { calls: tenantDoorCalls, about: 'What whoever scans the code of a tenant is shown' },
  ownData: { calls: ownDataCalls, about: 'What a center takes along of what it has, and of what it has of a child' },
} as const;

export const ids = ['tenant', 'spareTenant'] as const;

/** What its ids name that is nobody's: whoever may read it reads all of it. */
export const libraryIds = ['school'] as const;

/** Tables whose changes are on record. */
export const audited = [
  'app.centre_settings',
  'identity.tenants',
  'identity.tenant_projects',
  'identity.tenant_links',
  'catalog.school_grants',
] as const;

/** Tables of the platform's own business: their changes are on record, and no center is told of them. */
export const platformAudited = ['catalog.schools'] as const;
