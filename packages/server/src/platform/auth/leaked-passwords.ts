import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const prefixLength = 5;
const hashOf = (password: string) => createHash('sha1').update(password, 'utf8').digest('hex').toUpperCase();

let folder: string | undefined;

/** Where the list of leaked passwords lies; none unless told. */
export function configureLeakedPasswords(at: string | undefined): void {
  folder = at;
}

/**
 * Whether a password stands in the list of those that leaked elsewhere. The list is the range files of Have I Been Pwned's Pwned Passwords
 * (api.pwnedpasswords.com/range): a file for each five hexadecimal digits that an SHA-1 hash begins with, with or without `.txt`, in it a
 * line `rest of the hash:how often` for each password. A count of 0 pads a file and stands for none.
 */
export async function isLeaked(password: string): Promise<boolean> {
  if (folder === undefined) return false;
  const hash = hashOf(password);
  const range = await readRange(folder, hash.slice(0, prefixLength));
  const found = range?.toUpperCase().match(new RegExp(`^${hash.slice(prefixLength)}:(\\d+)`, 'm'));
  return Number(found?.[1] ?? 0) > 0;
}

/** What a file of the list says; undefined where there is none. */
export async function readRange(at: string, prefix: string): Promise<string | undefined> {
  for (const name of [`${prefix}.txt`, prefix]) {
    try {
      return await readFile(join(at, name), 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  return undefined;
}
