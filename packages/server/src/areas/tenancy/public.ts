export { libraryOf } from './grant-library.ts';
export { assertWholePlatform } from './platform-only.ts';
export { findQrLink } from './tenant-addresses.ts';
