import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { minifyContractRouter } from '@orpc/contract';
import { contract } from '@trellis/contract';
import { locales } from '@trellis/contract/languages';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { loadTexts } from './src/locales/index.ts';

const budget = 250 * 1024;

/** What a first visit loads: the entry and all that it imports at once. */
function firstLoad(bundle: Rolldown.OutputBundle): Set<string> {
  const names = new Set(Object.values(bundle).flatMap((file) => (file.type === 'chunk' && file.isEntry ? [file.fileName] : [])));
  for (const name of names) {
    const chunk = bundle[name];
    if (chunk?.type === 'chunk') for (const imported of chunk.imports) names.add(imported);
  }
  return names;
}

let alreadyThere: ReadonlySet<string> = new Set();

/** Knows what is there before any page: a page need not ask for it again. */
function rememberFirstLoad(): Plugin {
  return {
    name: 'remember-first-load',
    generateBundle: { order: 'pre', handler: (_options, bundle) => void (alreadyThere = firstLoad(bundle)) },
  };
}

/** Prints the weight of a first visit and fails the build above the budget. */
function firstLoadBudget(): Plugin {
  return {
    name: 'first-load-budget',
    writeBundle({ dir = '' }, bundle) {
      const names = firstLoad(bundle);
      if (names.size === 0) this.error('There is no entry to weigh');
      const size = [...names].reduce((total, name) => total + brotliCompressSync(readFileSync(join(dir, name))).length, 0);
      const text = `Entry and shell: ${(size / 1024).toFixed(0)} KB brotli in ${names.size} files (at most ${budget / 1024})`;
      if (size > budget) this.error(text);
      console.log(text);
    },
  };
}

/** The method and path of every call, without the schemas. */
function callRoutes(): Plugin {
  const name = 'virtual:call-routes';
  return {
    name: 'call-routes',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? `export default ${routesOnly()}` : undefined),
  };
}

/** Access and error codes are the server's business; a summary is for the reader of the API's page. */
function routesOnly(): string {
  return JSON.stringify(minifyContractRouter(contract), (key, value: unknown) =>
    key === 'summary' ? undefined : key === 'meta' ? {} : value,
  );
}

/** zod brings its messages in forty languages; the server writes ours, so the browser needs none of them. */
function withoutZodLocales(): Plugin {
  return {
    name: 'without-zod-locales',
    enforce: 'pre',
    load(id) {
      return /zod[\\/]v4[\\/]locales[\\/]index\.js/.test(id) ? "export { default as en } from './en.js';" : undefined;
    },
  };
}

const pdfjs = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

/** What the PDF reader fetches for some documents only, under a name of its version. */
function pdfResources(): Plugin {
  const { version } = JSON.parse(readFileSync(join(pdfjs, 'package.json'), 'utf8')) as { version: string };
  return {
    name: 'pdf-resources',
    generateBundle() {
      for (const folder of ['cmaps', 'standard_fonts', 'wasm', 'iccs']) {
        for (const name of readdirSync(join(pdfjs, folder))) {
          const fileName = `assets/pdfjs-${version}/${folder}/${name}`;
          this.emitFile({ type: 'asset', fileName, source: readFileSync(join(pdfjs, folder, name)) });
        }
      }
    },
  };
}

/** The interface's texts as data, for whoever is no web app: /storage/translations/{locale}.json. */
function translationFiles(): Plugin {
  return {
    name: 'translation-files',
    async generateBundle() {
      for (const locale of locales) {
        const source = JSON.stringify(await loadTexts[locale]());
        this.emitFile({ type: 'asset', fileName: `storage/translations/${locale}.json`, source });
      }
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [callRoutes(), withoutZodLocales(), react(), pdfResources(), translationFiles(), rememberFirstLoad(), firstLoadBudget()],
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1700,
    // what a first visit loads packs best together; libraries change seldom and stay in the browser's store
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'libraries', test: /node_modules/, tags: ['$initial'] },
            // the entry stays: from it the first visit is weighed
            { name: 'shell', test: (id) => !/(index\.html|main\.tsx)$/.test(id), tags: ['$initial'] },
          ],
        },
      },
    },
    modulePreload: {
      resolveDependencies: (_page, needed, { hostType }) => (hostType === 'js' ? needed.filter((name) => !alreadyThere.has(name)) : needed),
    },
  },
});
