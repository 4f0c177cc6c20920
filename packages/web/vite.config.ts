import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { base, plugins, treeshake } from './base-config.ts';
import { packedTogether } from './first-visit/packed-together.ts';
import { apiDocs } from './plugins/api-docs.ts';
import { areaPages } from './plugins/area-pages.ts';
import { areaTexts, textsWithParts } from './plugins/area-texts.ts';
import { auditedLists } from './plugins/audited-tables.ts';
import { firstSteps } from './plugins/first-steps.ts';
import { keptShape } from './plugins/kept-shape.ts';
import { lighterFont } from './plugins/lighter-font.ts';
import { namedClear } from './plugins/named-clear.ts';
import { quietIcons } from './plugins/quiet-icons.ts';
import { quietTabs } from './plugins/quiet-tabs.ts';
import { serviceWorker } from './plugins/service-worker.ts';
import { chunksOf } from './plugins/texts-of-chunks.ts';
import { tokenStyles } from './plugins/token-styles.ts';
import { webManifest } from './plugins/web-manifest.ts';

let alreadyThere: ReadonlySet<string> = new Set();

/** Knows what is there before any page, the entry and all that it imports at once: a page need not ask for it again. */
function rememberFirstLoad(): Plugin {
  return {
    name: 'remember-first-load',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const entries = Object.values(bundle).filter((file) => file.type === 'chunk' && file.isEntry) as Rolldown.OutputChunk[];
        alreadyThere = new Set([...chunksOf(entries, bundle)].map(({ fileName }) => fileName));
      },
    },
  };
}

const pdfjs = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

/** The reader as browsers of some years need it: the other one asks for what came in 2025. */
const pdfReader = { find: /^pdfjs-dist$/, replacement: join(pdfjs, 'legacy/build/pdf.mjs') };

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

const desk = packedTogether('desk');
const family = packedTogether('family');
const floor = packedTogether('floor');

export default defineConfig({
  ...base,
  resolve: { alias: [pdfReader] },
  worker: { format: 'es' },
  plugins: [
    ...plugins(),
    areaPages(),
    areaTexts(),
    auditedLists(),
    keptShape(),
    textsWithParts(),
    namedClear(),
    quietIcons(),
    quietTabs(),
    lighterFont(),
    tokenStyles(),
    react(),
    pdfResources(),
    rememberFirstLoad(),
    firstSteps(),
    webManifest(),
    serviceWorker(),
    apiDocs(),
  ],
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    ...base.build,
    // what a first visit loads packs best together; libraries change seldom and stay in the browser's store
    rolldownOptions: {
      treeshake,
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'libraries', test: /node_modules/, tags: ['$initial'] },
            // the entry stays: by it the texts of the first screen are known
            { name: 'app', test: (id) => !/(index\.html|main\.tsx)$/.test(id), tags: ['$initial'] },
            // read by most pages as they begin: it waits for none of them
            { name: 'limits', test: /contract[\\/]src[\\/]limits\.ts$/ },
            { name: 'both', test: (id) => desk(id) && family(id) },
            // pages of families stand on these too, and want none of the desk
            { name: 'plain', test: /\/ui\/(list-search\.ts|plain-card\.tsx)$/ },
            { name: 'desk', test: desk },
            { name: 'family', test: family },
            { name: 'floor', test: floor },
          ],
        },
      },
    },
    modulePreload: {
      resolveDependencies: (_page, needed, { hostType }) => (hostType === 'js' ? needed.filter((name) => !alreadyThere.has(name)) : needed),
    },
  },
});
