import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesOf } from './files-of.ts';
import { packedAs } from './pack-files.ts';

/** How long pages that are open may go on asking for what a later build replaced, in milliseconds. */
const keptFor = 7 * 24 * 60 * 60_000;

/** Since when each file belongs to no build any more. */
type Replaced = Record<string, string>;

function read(file: string): Replaced {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Replaced;
  } catch {
    return {};
  }
}

/** Deletes the assets that were replaced a week ago; `current` are those of the build that was just made. */
export function dropFormerFiles(dist: string, current: ReadonlySet<string>, now = new Date()): void {
  const list = join(dist, 'replaced.json');
  const known = read(list);
  const replaced: Replaced = {};
  for (const path of filesOf(join(dist, 'assets'))) {
    const file = relative(dist, path).replaceAll('\\', '/');
    if (packedAs.some((ending) => file.endsWith(ending)) || current.has(file)) continue;
    const since = known[file] ?? now.toISOString();
    if (now.getTime() - new Date(since).getTime() < keptFor) replaced[file] = since;
    else for (const ending of ['', ...packedAs]) rmSync(path + ending, { force: true });
  }
  writeFileSync(list, JSON.stringify(replaced));
}
