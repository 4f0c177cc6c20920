import { resolve } from 'node:path';
import { minifyContractRouter } from '@orpc/contract';
import { contract } from '@trellis/contract';
import type { Plugin } from 'vite';

const prefix = 'virtual:calls/';
const client = resolve(import.meta.dirname, '../src/app/call-tables.ts');

/** The method and path of a group's calls, without the schemas. Access and error codes are the server's business; a summary is for the reader of the API's page. */
function tableOf(group: string): string {
  const calls = contract[group as keyof typeof contract];
  if (!calls) throw new Error(`The contract has no calls named ${group}`);
  return JSON.stringify(minifyContractRouter(calls), (key, value: unknown) =>
    key === 'summary' ? undefined : key === 'meta' ? {} : value,
  );
}

/** Which groups a module calls; a key alone asks for nothing. */
function groupsCalled(code: string): Set<string> {
  const uses = code.matchAll(/\bapi\.(\w+)\b(?!(?:\.\w+)?\.key\()/g);
  return new Set([...uses].map((use) => use[1] as string).filter((group) => group in contract));
}

/** Whoever makes calls of a group brings that group's table along. */
export function callTables(): Plugin {
  return {
    name: 'call-tables',
    enforce: 'pre',
    resolveId: { filter: { id: /^virtual:calls\// }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:calls\// },
      handler(id) {
        const group = id.slice(prefix.length + 1);
        return {
          code: `import { provideCalls } from ${JSON.stringify(client)};\nprovideCalls(${JSON.stringify(group)}, ${tableOf(group)});`,
          moduleSideEffects: true,
        };
      },
    },
    transform: {
      filter: { id: /\/packages\/web\/src\/.*\.tsx?$/, code: /from '(?:[^']*\bapp|\.\.?)\/api\.ts'/ },
      handler(code, id) {
        // what is taken out of it in another way would be called without its table
        if (/\}\s*=\s*api\s*[;,)]/.test(code))
          throw new Error(`${id} takes calls out of api: name them as api.group, so that their table comes along`);
        const tables = [...groupsCalled(code)].map((group) => `import '${prefix}${group}';`);
        return tables.length > 0 ? { code: `${tables.join('')}${code}`, map: null, moduleSideEffects: true } : undefined;
      },
    },
  };
}
