import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const areas = resolve(import.meta.dirname, '../src/areas');

/** What families open on their phones may stand apart: they do not load how all other pages of the area are found. */
const declarations = ['pages.ts', 'phone-pages.ts'];

/** Which addresses an area has, read from where they are declared, and how its pages are loaded. */
function describe(file: string): string {
  const code = readFileSync(file, 'utf8');
  const pages = /export const (\w+) = \[/.exec(code)?.[1];
  const paths = [...code.matchAll(/'(\/[^']+)'/g)].map((match) => match[1]);
  if (!pages || paths.length === 0) throw new Error(`${file} names no pages`);
  return `[() => import(${JSON.stringify(file)}).then((module) => module.${pages}), ${JSON.stringify(paths)}]`;
}

/** The addresses of every area; its routes and what reads their search load when one of them is asked for. */
export function areaPages(): Plugin {
  return {
    name: 'area-pages',
    resolveId: { filter: { id: /^virtual:area-pages$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:area-pages$/ },
      handler() {
        const files = readdirSync(areas)
          .flatMap((area) => declarations.map((file) => join(areas, area, file)))
          .filter((file) => existsSync(file));
        for (const file of files) this.addWatchFile(file);
        return `export default [${files.map(describe).join(',\n')}];`;
      },
    },
  };
}
