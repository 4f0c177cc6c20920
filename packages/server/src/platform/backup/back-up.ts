import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pack } from './archive.ts';
import { copyCluster, copyFolder } from './copy-cluster.ts';

/**
 * Writes everything of a data folder (database, uploaded files, secrets) into one archive, while the product runs or not. Answers its size in
 * bytes. Files are copied after the database, so that none is missing that a row names.
 */
export async function backUp(dataDir: string, file: string): Promise<number> {
  const cluster = join(dataDir, 'postgres');
  if (!existsSync(join(cluster, 'PG_VERSION'))) throw new Error(`${dataDir} holds no embedded database to back up`);
  if (existsSync(file)) throw new Error(`${file} exists already`);
  const target = resolve(file);
  const aside = await mkdtemp(join(dirname(target), '.trellis-backup-'));
  try {
    const superuserPassword = (await readFile(join(dataDir, 'secret'), 'utf8')).trim();
    const copy = join(aside, 'data');
    await copyCluster(cluster, superuserPassword, join(copy, 'postgres'));
    await copyFolder(dataDir, copy, (path) => path !== 'postgres' && !path.startsWith('postgres.') && path !== 'files/incoming');
    // under its name only when it is whole
    const whole = join(aside, 'whole.tar.gz');
    await pack(copy, whole);
    if (existsSync(target)) throw new Error(`${file} exists already`);
    await rename(whole, target);
    return (await stat(target)).size;
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}
