import { resolve } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

/** Writes the script of the API's page, which the server draws: it shares nothing with the app and lies at an address that stays. */
export function apiDocs(): Plugin {
  return {
    name: 'api-docs',
    apply: 'build',
    async generateBundle() {
      const { output } = (await build({
        configFile: false,
        logLevel: 'error',
        mode: 'production',
        build: {
          write: false,
          target: 'es2022',
          rolldownOptions: { input: resolve(import.meta.dirname, '../src/api-docs/try-calls.ts'), output: { format: 'iife' } },
        },
      })) as Rolldown.RolldownOutput;
      this.emitFile({ type: 'asset', fileName: 'api-docs.js', source: output[0].code });
    },
  };
}
