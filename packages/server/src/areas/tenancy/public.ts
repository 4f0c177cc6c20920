export { libraryOf } from './grants/grant-library.ts';
export { findQrLink } from './tenants/tenant-addresses.ts';
