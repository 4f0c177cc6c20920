import { auditedTables, platformTables } from '@trellis/contract/audited';
import type { Plugin } from 'vite';

/** Which tables are on record, as the build finds it: the browser need not read every area's calls for it. */
export function auditedLists(): Plugin {
  return {
    name: 'audited-tables',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /\/contract\/src\/audited\.ts$/ },
      handler: () =>
        `export const auditedTables = ${JSON.stringify(auditedTables)};\nexport const platformTables = ${JSON.stringify(platformTables)};`,
    },
  };
}
