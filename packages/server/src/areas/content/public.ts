export { libraryFiles } from './media.ts';
