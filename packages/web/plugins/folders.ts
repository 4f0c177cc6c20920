import { normalizePath } from 'vite';

// as modules are named by the bundler, with slashes on Windows, too
export const source = normalizePath(`${import.meta.dirname}/../src`);
export const contractSource = normalizePath(`${import.meta.dirname}/../../contract/src`);
