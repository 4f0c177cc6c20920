import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { findBinaries } from '../db/binaries.ts';
import { servingUser } from '../db/unprivileged.ts';
import { unpack } from './archive.ts';

/** Brings a data folder back from an archive. A folder that holds anything is refused: nothing is ever overwritten. */
export async function restore(file: string, dataDir: string): Promise<void> {
  const target = resolve(dataDir);
  if (!existsSync(file)) throw new Error(`${file} does not exist`);
  if (existsSync(target) && (await readdir(target)).length > 0) throw new Error(`${target} is not empty: move it away first`);
  await mkdir(dirname(target), { recursive: true });
  const aside = await mkdtemp(join(dirname(target), '.trellis-restore-'));
  try {
    await unpack(file, aside);
    if (!existsSync(join(aside, 'postgres', 'PG_VERSION'))) throw new Error(`${file} is no backup of Trellis`);
    await chmod(aside, 0o755);
    await giveToServer(join(aside, 'postgres'));
    await rm(target, { recursive: true, force: true });
    await rename(aside, target);
  } catch (error) {
    await rm(aside, { recursive: true, force: true });
    throw error;
  }
}

/** PostgreSQL serves only a folder of its own user, with everything in it. */
async function giveToServer(cluster: string): Promise<void> {
  await chmod(cluster, 0o700);
  const owner = servingUser(findBinaries().postgres, cluster);
  if (!owner) return;
  for (const entry of await readdir(cluster, { recursive: true })) await chown(join(cluster, entry), owner.uid, owner.gid);
  await chown(cluster, owner.uid, owner.gid);
}
