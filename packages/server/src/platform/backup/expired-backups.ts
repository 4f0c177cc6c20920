import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Job } from '../jobs/rounds.ts';
import { goneFromBackups } from './keep-days.ts';

const named = /^trellis-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.tar\.gz$/;

/** What a backup of a moment is called: when it was taken stands in its name, whatever copies it. */
export const backupName = (now: Date) => `trellis-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`;

/**
 * Removes the backups of a folder that are older than backups are kept, and nothing else there; says how many. The newest one stays however old it
 * is: where no backups are taken any more, it is all that is left to go back to.
 */
export async function removeExpiredBackups(folder: string, now = new Date()): Promise<number> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const backups = names
    .flatMap((name) => {
      const taken = takenAt(name);
      return taken && taken <= now ? [{ name, taken }] : [];
    })
    .sort((one, other) => other.taken.getTime() - one.taken.getTime());
  const expired = backups.slice(1).filter(({ taken }) => goneFromBackups(taken) <= now);
  for (const { name } of expired) await rm(join(folder, name), { force: true });
  return expired.length;
}

function takenAt(name: string): Date | undefined {
  const [, date, hours, minutes, seconds] = named.exec(name) ?? [];
  return date ? new Date(`${date}T${hours}:${minutes}:${seconds}Z`) : undefined;
}

/** The same each hour, though no backup is taken any more. */
export const backupsJob = (folder: string | undefined): Job => ({
  name: 'expired backups',
  run: async () => (folder ? removeExpiredBackups(folder) : 0),
});
