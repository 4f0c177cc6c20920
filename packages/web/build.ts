import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

// builds the web app when what it is made of has changed since the last build; by content, so that a fresh checkout or a touched file builds nothing
const here = import.meta.dirname;
const repository = resolve(here, '../..');
const mark = join(here, 'dist', 'built-from');

/** What a build reads. */
const sources = [
  join(here, 'src'),
  join(here, 'plugins'),
  join(here, 'index.html'),
  join(here, 'vite.config.ts'),
  join(repository, 'packages/contract/src'),
];
const versions = join(repository, 'package-lock.json');

function filesOf(path: string): string[] {
  try {
    const names = readdirSync(path, { recursive: true, withFileTypes: true });
    return names.filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name)).map((entry) => join(entry.parentPath, entry.name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return [path];
    throw error;
  }
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of [...sources.flatMap(filesOf).sort(), versions])
    hash.update(`${file.slice(repository.length)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

function builtFrom(): string | undefined {
  try {
    return readFileSync(mark, 'utf8');
  } catch {
    return undefined;
  }
}

const wanted = fingerprint();
if (builtFrom() !== wanted) {
  console.log('Building the web app, which takes about ten seconds. Later starts find it built.');
  const { build } = await import('vite');
  await build({ configFile: join(here, 'vite.config.ts'), logLevel: 'warn' });
  writeFileSync(mark, wanted);
}
