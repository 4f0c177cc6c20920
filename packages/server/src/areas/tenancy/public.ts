export { adminRoles } from './administrators/invitation-store.ts';
export { inviteAdmin } from './administrators/invite-admin.ts';
export { libraryOf } from './grants/grant-library.ts';
export { findQrLink } from './tenants/tenant-addresses.ts';
export { findTenant, lockTenant, requireCentre } from './tenants/tenant-store.ts';
export type { TenantKind } from './tenants/types-of-tenants.ts';
