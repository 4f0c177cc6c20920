import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configureLeakedPasswords } from '../platform/auth/leaked-passwords.ts';

/** Runs with a list of leaked passwords that holds one. */
export async function whereLeaked<T>(password: string, run: () => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'leaked-'));
  const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
  await writeFile(join(folder, `${hash.slice(0, 5)}.txt`), `${hash.slice(5)}:7\r\n`);
  configureLeakedPasswords(folder);
  try {
    return await run();
  } finally {
    configureLeakedPasswords(undefined);
    await rm(folder, { recursive: true });
  }
}
