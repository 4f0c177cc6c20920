import { resolve } from 'node:path';

/** Where the document of the API is kept in the repository. */
export const keptDocument = resolve(import.meta.dirname, '../../../../../openapi.json');
