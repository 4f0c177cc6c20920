import { posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { locales } from '@trellis/contract/languages';
import type { Plugin } from 'vite';
import { source } from './folders.ts';
import { chunksOf, textsOf } from './texts-of-chunks.ts';

const all = 'virtual:texts';
const one = `${all}/`;
const mark = '@texts of ';

type Loaded = Record<string, Record<string, unknown>>;

async function readTexts(): Promise<Loaded> {
  const read = async (locale: string) => {
    const texts: Record<string, object> = await import(pathToFileURL(`${source}/locales/${locale}/index.ts`).href);
    return [locale, { ...texts }] as const;
  };
  return Object.fromEntries(await Promise.all(locales.map(read)));
}

/** Every area's texts in a language as a module of its own, and all of them as data: /storage/translations/{locale}.json. */
export function areaTexts(): Plugin {
  let texts: Loaded = {};
  return {
    name: 'area-texts',
    async buildStart() {
      texts = await readTexts();
    },
    resolveId: { filter: { id: /^virtual:texts/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:texts/ },
      handler(id) {
        if (id === `\0${all}`) {
          const parts = Object.entries(texts).flatMap(([locale, areas]) => Object.keys(areas).map((area) => `${locale}/${area}`));
          return `export default {${parts.map((part) => `'${part}': () => import('${one}${part}')`).join(',\n')}};`;
        }
        const [locale = '', area = ''] = id.slice(one.length + 1).split('/');
        return `export default ${JSON.stringify(texts[locale]?.[area])};`;
      },
    },
    generateBundle() {
      for (const [locale, areas] of Object.entries(texts))
        this.emitFile({ type: 'asset', fileName: `storage/translations/${locale}.json`, source: JSON.stringify(areas) });
    },
  };
}

const importsPart = /\bimport\('(\.{1,2}\/[^']+\.tsx?)'\)/g;

/** A part of the app that is loaded later comes together with the texts that it shows, so that none is missing when it appears. */
export function textsWithParts(): Plugin {
  return {
    name: 'texts-with-parts',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/packages\/web\/src\/(?!locales\/)/, code: /\bimport\('\./ },
      handler(code, id) {
        const withTexts = code.replaceAll(importsPart, (whole, part: string) => {
          const file = posix.join(posix.dirname(id), part);
          return file.startsWith(`${source}/locales/`) ? whole : `__withTexts('${mark}${file}', () => ${whole})`;
        });
        const loads = /\/(phone-)?pages\.ts$/.test(id) ? 'pageWithTexts' : 'withTexts';
        return { code: `import { ${loads} as __withTexts } from '${source}/app/i18n.ts';${withTexts}`, map: null };
      },
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const entry = chunks.find((chunk) => chunk.isEntry);
      if (!entry) this.error('There is no entry');
      const there = new Set(textsOf(chunksOf([entry], bundle)));
      const holders = new Map(chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk])));
      for (const chunk of chunks) if (chunk.facadeModuleId) holders.set(chunk.facadeModuleId, chunk);
      const textsAt = (part: string) => {
        const loaded = holders.get(part);
        return loaded ? textsOf(chunksOf([loaded], bundle)).filter((area) => !there.has(area)) : [];
      };
      for (const chunk of chunks) {
        const { code } = chunk;
        if (code.includes(mark))
          chunk.code = code.replaceAll(/@texts of ([^"'`]+)/g, (_whole, part: string) =>
            (part === 'entry' ? [...there] : textsAt(part)).join(' '),
          );
      }
    },
  };
}
