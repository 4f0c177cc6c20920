import { dirname, join, resolve } from 'node:path';
import { locales } from '@trellis/contract/languages';
import { type Plugin, type Rolldown, runnerImport } from 'vite';

const source = resolve(import.meta.dirname, '../src');
const contract = resolve(import.meta.dirname, '../../contract/src');
const all = 'virtual:texts';
const one = `${all}/`;
const mark = '@texts of ';

type Loaded = Record<string, Record<string, unknown>>;

async function readTexts(): Promise<Loaded> {
  const read = async (locale: string) => {
    const { module } = await runnerImport<Record<string, object>>(join(source, 'locales', locale, 'index.ts'), { configFile: false });
    return [locale, { ...module }] as const;
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
    resolveId: (id) => (id === all || id.startsWith(one) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${all}`) {
        const parts = Object.entries(texts).flatMap(([locale, areas]) => Object.keys(areas).map((area) => `${locale}/${area}`));
        return `export default {${parts.map((part) => `'${part}': () => import('${one}${part}')`).join(',\n')}};`;
      }
      if (!id.startsWith(`\0${one}`)) return undefined;
      const [locale = '', area = ''] = id.slice(one.length + 1).split('/');
      return `export default ${JSON.stringify(texts[locale]?.[area])};`;
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
    transform(code, id) {
      if (!id.startsWith(source) || id.startsWith(join(source, 'locales')) || !importsPart.test(code)) return undefined;
      const withTexts = code.replaceAll(importsPart, (whole, part: string) => {
        const file = resolve(dirname(id), part);
        return file.startsWith(join(source, 'locales')) ? whole : `__withTexts('${mark}${file}', () => ${whole})`;
      });
      const loads = /\/(phone-)?pages\.ts$/.test(id) ? 'pageWithTexts' : 'withTexts';
      return { code: `import { ${loads} as __withTexts } from '${join(source, 'app/i18n.ts')}';${withTexts}`, map: null };
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const entry = chunks.find((chunk) => chunk.isEntry);
      if (!entry) this.error('There is no entry');
      const there = new Set(textsOf(chunksOf([entry], bundle)));
      for (const chunk of chunks)
        chunk.code = chunk.code.replaceAll(/@texts of ([^"'`]+)/g, (_whole, part: string) => {
          if (part === 'entry') return [...there].join(' ');
          const loaded = chunks.find((one) => one.facadeModuleId === part) ?? chunks.find((one) => part in one.modules);
          if (!loaded) return '';
          return textsOf(chunksOf([loaded], bundle))
            .filter((area) => !there.has(area))
            .join(' ');
        });
    },
  };
}

/** Chunks with all that they import at once. */
export function chunksOf(first: Rolldown.OutputChunk[], bundle: Rolldown.OutputBundle): ReadonlySet<Rolldown.OutputChunk> {
  const chunks = new Set(first);
  for (const { imports } of chunks)
    for (const name of imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') chunks.add(imported);
    }
  return chunks;
}

/** The file of an area's texts in a language. */
export function fileOfTexts(locale: string, area: string, bundle: Rolldown.OutputBundle): string[] {
  const id = `\0${one}${locale}/${area}`;
  return Object.values(bundle).flatMap((file) => (file.type === 'chunk' && id in file.modules ? [file.fileName] : []));
}

/** The texts that chunks show. */
export function textsOf(chunks: Iterable<Rolldown.OutputChunk>): string[] {
  const modules = [...chunks].flatMap(({ modules }) => Object.entries(modules));
  const names = modules.flatMap(([id, { code }]) => {
    if (id.startsWith(source)) return namesIn(code, /useTranslation\(\s*(\[[^\]]*\]|["'`]\w+["'`])/g);
    // the page of a declared resource speaks in the words of its area
    return id.startsWith(contract) ? namesIn(code, /resource\(\{\s*area:\s*(["'`]\w+["'`])/g) : [];
  });
  return [...new Set(names)].sort();
}

const namesIn = (code: string | null, pattern: RegExp) =>
  [...(code ?? '').matchAll(pattern)].flatMap(([, given = '']) => given.match(/\w+/g) ?? []);
