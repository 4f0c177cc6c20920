import { contract } from '@trellis/contract';
import { locales } from '@trellis/contract/languages';
import { rootOf } from '@trellis/contract/menu-rules';
import { build, type Plugin, type Rolldown } from 'vite';
import { visits } from '../first-visit/visits.ts';
import type { FirstParts } from '../src/first-steps/parts.ts';
import { source } from './folders.ts';
import { menuIconsOf } from './menu-icons.ts';
import { chunksOf, fileOfTexts, textsOf } from './texts-of-chunks.ts';

const pathOf = (call: { '~orpc': { route: { path?: string } } }) => call['~orpc'].route.path ?? '';

const paths = { desk: ['*'], family: ['/m/questionnaire'] };
const person = pathOf(contract.account.info);
const calls = {
  '/system/center/dataPanel/workTable': [pathOf(contract.scheduling.today)],
  '/m/questionnaire': [pathOf(contract.guestQuestionnaires.get)],
};

/** Puts the first steps of a page into the page itself, with what they ask for; nothing else in it asks for a script. */
export function firstSteps(): Plugin {
  let script = '';
  return {
    name: 'first-steps',
    apply: 'build',
    async buildStart() {
      script = await minified(`${source}/first-steps/first-steps.ts`);
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const parts = JSON.stringify(partsOf(bundle)).replaceAll('<', '\\u003c');
        const alone = html.replaceAll(/\s*<script type="module".*?<\/script>|\s*<link rel="modulepreload".*?>/g, '');
        return alone.replace('<!-- first steps -->', () => `<script nonce="__CSP_NONCE__">{const firstParts=${parts};${script}}</script>`);
      },
    },
  };
}

function partsOf(bundle: Rolldown.OutputBundle): FirstParts {
  const built = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = built.find((chunk) => chunk.isEntry) as Rolldown.OutputChunk;
  const atOnce = chunksOf([entry], bundle);
  const address = (file: string) => `/${file}`;
  const textsIn = (chunks: Iterable<Rolldown.OutputChunk>) =>
    Object.fromEntries(
      locales.map((locale) => [
        locale,
        textsOf(chunks)
          .flatMap((area) => fileOfTexts(locale, area, bundle))
          .map(address),
      ]),
    );
  const visit = (name: keyof typeof visits) => {
    const modules = visits[name].map((part) => `${source}/${part}`);
    const found = built.filter((chunk) => modules.some((id) => chunk.facadeModuleId === id || id in chunk.modules));
    const chunks = [...chunksOf(found, bundle)].filter((chunk) => !atOnce.has(chunk));
    const texts = textsIn(chunks);
    const styles = chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
    return { paths: paths[name], files: chunks.map((chunk) => address(chunk.fileName)), texts, styles: styles.map(address) };
  };
  return {
    entry: {
      script: address(entry.fileName),
      files: [...atOnce].filter((chunk) => chunk !== entry).map((chunk) => address(chunk.fileName)),
      texts: textsIn(atOnce),
    },
    visits: [visit('desk'), visit('family')],
    menus: Object.entries(rootOf).flatMap(([side, root]) => {
      const icons = built.find(({ modules }) => menuIconsOf(side as keyof typeof rootOf) in modules);
      return icons ? [[root, address(icons.fileName)] as const] : [];
    }),
    fonts: Object.keys(bundle)
      .filter((name) => /inter-latin-wght[^/]*\.woff2$/.test(name))
      .map(address),
    person,
    calls,
  };
}

async function minified(entry: string): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, target: 'es2022', rolldownOptions: { input: entry, output: { format: 'iife' } } },
  })) as Rolldown.RolldownOutput;
  const [chunk] = output;
  return chunk.code.trim();
}
