import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Packs a folder into a compressed archive, by the tar that Linux, macOS and Windows bring along. */
export const pack = (folder: string, file: string) => tar('-czf', file, '-C', folder, '.');

/** Unpacks an archive into a folder that exists. */
export const unpack = (file: string, folder: string) => tar('-xzf', file, '-C', folder);

async function tar(...words: string[]): Promise<void> {
  const child = spawn('tar', words, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-2000);
  });
  const [status] = (await once(child, 'close')) as [number | null];
  if (status !== 0) throw new Error(`The archive could not be read or written: ${said.trim()}`);
}
