export { assertWholePlatform } from '../../platform/http/whole-platform.ts';
export { libraryOf } from './grant-library.ts';
export { findQrLink } from './tenant-addresses.ts';
