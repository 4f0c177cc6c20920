import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open } from 'node:fs/promises';

/** Packs a folder into a compressed archive that nobody else may read, by the tar that Linux, macOS and Windows bring along. */
export async function pack(folder: string, file: string): Promise<void> {
  const archive = await open(file, 'wx', 0o600);
  try {
    await tar(archive.fd, '-czf', '-', '-C', folder, '.');
    await archive.sync();
  } finally {
    await archive.close();
  }
}

/** Unpacks an archive into a folder that exists; everything in it is then owned by whoever unpacks, root too. */
export const unpack = (file: string, folder: string) => tar('ignore', '-xzf', file, '--no-same-owner', '-C', folder);

async function tar(output: number | 'ignore', ...words: string[]): Promise<void> {
  const child = spawn('tar', words, { stdio: ['ignore', output, 'pipe'] });
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-2000);
  });
  const [status] = (await once(child, 'close')) as [number | null];
  if (status !== 0) throw new Error(`The archive could not be read or written: ${said.trim()}`);
}
