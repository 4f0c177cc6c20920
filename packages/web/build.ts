import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { filesOf } from './output/files-of.ts';
import { dropFormerFiles } from './output/former-files.ts';
import { packFiles } from './output/pack-files.ts';

// builds the web app when what it is made of has changed since the last build; by content, so that a fresh checkout or a touched file builds nothing
const here = import.meta.dirname;
const repository = resolve(here, '../..');
const dist = join(here, 'dist');

/** What a build reads. */
const folders = [join(here, 'src'), join(here, 'plugins'), join(here, 'first-visit'), join(repository, 'packages/contract/src')];
const files = [join(here, 'index.html'), join(here, 'vite.config.ts'), join(here, 'base-config.ts'), join(repository, 'package-lock.json')];

function fingerprint(): string {
  const hash = createHash('sha256');
  const sources = folders.flatMap(filesOf).filter((file) => !/\.test\.tsx?$/.test(file));
  for (const file of [...sources, ...files].sort()) hash.update(`${file.slice(repository.length)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

/** Does what was not done for this content yet, and remembers that it was. */
async function once(what: string, content: string, work: () => Promise<void>): Promise<void> {
  const mark = join(dist, what);
  try {
    if (readFileSync(mark, 'utf8') === content) return;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  await work();
  writeFileSync(mark, content);
}

function cannotBuild(): never {
  console.error(
    'The web app is not built for these sources, and what builds it is not installed (NODE_ENV=production leaves it out). ' +
      'Run npm ci and npm run build elsewhere, bring packages/web/dist here, and start with npm run serve.',
  );
  process.exit(1);
}

async function build(): Promise<void> {
  console.log('Building the web app, which takes about ten seconds. Later starts find it built.');
  const vite = await import('vite').catch(cannotBuild);
  // pages that are open go on with the files of the build before
  const made = (await vite.build({
    configFile: join(here, 'vite.config.ts'),
    logLevel: 'warn',
    build: { emptyOutDir: false },
  })) as import('vite').Rolldown.RolldownOutput;
  dropFormerFiles(dist, new Set(made.output.map(({ fileName }) => fileName)));
}

const wanted = fingerprint();
await once('built-from', wanted, build);
// whoever starts the product need not wait for more, and may be gone
process.send?.('built', () => undefined);
await once('packed-from', wanted, () => packFiles(join(dist, 'assets')));
