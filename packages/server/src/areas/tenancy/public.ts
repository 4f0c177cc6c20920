export { libraryOf } from './grant-library.ts';
export { findQrLink } from './tenant-addresses.ts';
