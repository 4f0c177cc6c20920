import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';

const program = resolve(import.meta.dirname, '../../web/build.ts');

/**
 * Builds the web app in a process of its own where its sources changed, beside whatever else a start does; `--built` says that somebody else does.
 * Its files are packed for their way while the product serves already.
 */
export async function builtWebApp(): Promise<void> {
  if (process.argv.includes('--built')) return;
  const child = spawn(process.execPath, [program], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  const [said] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as [unknown];
  if (said !== 'built') throw new Error(`The web app could not be built: ${join('packages', 'web')} says why above`);
  child.unref();
  child.channel?.unref();
}
