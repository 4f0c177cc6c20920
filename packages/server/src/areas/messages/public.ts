export { attachFiles } from './attach-files.ts';
