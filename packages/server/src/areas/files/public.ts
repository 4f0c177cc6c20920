export { signFile } from './signatures.ts';
export { configureStorage, storage } from './storage.ts';
