import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';

const program = resolve(import.meta.dirname, '../../web/build.ts');

/** Builds the web app in a process of its own where its sources changed, beside whatever else a start does; `--built` says that somebody else does. */
export async function builtWebApp(): Promise<void> {
  if (process.argv.includes('--built')) return;
  const child = spawn(process.execPath, [program], { stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`The web app could not be built: ${join('packages', 'web')} says why above`);
}
