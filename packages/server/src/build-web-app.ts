import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

const folder = resolve(import.meta.dirname, '../../web');
const program = join(folder, 'build.ts');
const isBuiltElsewhere = () => process.argv.includes('--built');

/** What stands against a start that only serves: that nobody brought what is served. */
export function unbuiltFault(dist = join(folder, 'dist')): string | undefined {
  if (!isBuiltElsewhere() || existsSync(join(dist, 'index.html'))) return undefined;
  return `There is no web app in ${dist}. Run npm run build here, or bring that folder of a machine that did`;
}

/**
 * Builds the web app in a process of its own where its sources changed, beside whatever else a start does; `--built` says that somebody else does.
 * Its files are packed for their way while the product serves already.
 */
export async function builtWebApp(): Promise<void> {
  if (isBuiltElsewhere()) return;
  const child = spawn(process.execPath, [program], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  const [said] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as [unknown];
  if (said !== 'built') throw new Error(`The web app could not be built: ${join('packages', 'web')} says why above`);
  child.unref();
  child.channel?.unref();
}
