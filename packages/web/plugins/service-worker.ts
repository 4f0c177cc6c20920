import { createHash } from 'node:crypto';
import { locales } from '@trellis/contract/languages';
import { build, type Plugin, type Rolldown } from 'vite';
import { source } from './folders.ts';
import { menuIconsOf } from './menu-icons.ts';
import { chunksOf, fileOfTexts, textsOf } from './texts-of-chunks.ts';

/** The areas that a coach's day is made of: all of them is kept on the device, in every language. */
const areasKept = ['scheduling', 'offline-plans', 'group-plans', 'music'];

/** Writes the service worker: what it keeps is known once everything else is built. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const urls = keptFiles(bundle).map((file) => `/${file}`);
        const revision = createHash('sha256').update(urls.join()).digest('hex').slice(0, 16);
        const kept = [{ url: '/', revision }, ...urls.map((url) => ({ url, revision: null }))];
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: await bundled(kept) });
      },
    },
  };
}

/** Hashed files: their names change with what is in them. */
function keptFiles(bundle: Rolldown.OutputBundle): string[] {
  const files = Object.values(bundle);
  const chunks = files.filter((file) => file.type === 'chunk');
  const areas = areasKept.map((area) => `${source}/areas/${area}`);
  // a chunk may have no module of its own and pass on what stands in another
  const modulesOf = (chunk: Rolldown.OutputChunk) => [chunk.facadeModuleId ?? '', ...Object.keys(chunk.modules)];
  const own = chunks.filter(
    (chunk) =>
      chunk.isEntry ||
      menuIconsOf('Center') in chunk.modules ||
      modulesOf(chunk).some((id) => areas.some((area) => id.startsWith(`${area}/`))),
  );
  const shell = chunks.filter(({ facadeModuleId: id }) => id?.startsWith(`${source}/app/`) || id?.includes('/oidc-client-ts/'));
  const drawn = [...chunksOf([...own, ...shell], bundle)];
  const texts = locales.flatMap((locale) => textsOf(drawn).flatMap((area) => fileOfTexts(locale, area, bundle)));
  const styles = drawn.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
  const fonts = files.map(({ fileName }) => fileName).filter((name) => /inter-latin-wght[^/]*\.woff2$/.test(name));
  return [...new Set([...drawn.map((chunk) => chunk.fileName), ...texts, ...styles, ...fonts])].sort();
}

async function bundled(keptFiles: object[]): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    define: { keptFiles: JSON.stringify(keptFiles), 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: `${source}/service-worker/service-worker.ts`, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}
