import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';

const nobody = 65534;
const diesWithParent = '--pdeathsig=INT';

/** How to run PostgreSQL, which refuses root: words before the command, and the user that owns its files. */
export interface Unprivileged {
  prefix: readonly string[];
  owner: User | undefined;
}

/**
 * An ordinary user runs PostgreSQL as it is. Root becomes nobody (or whoever made the cluster) where that user can reach the programs and the
 * data; elsewhere, say under /root, a user namespace makes root look like nobody. On Linux the server stops when its parent dies.
 */
export function unprivileged(program: string, dataDir: string): Unprivileged {
  if (process.platform !== 'linux') return { prefix: [], owner: undefined };
  if (process.getuid?.() === 0) return asOwner(program, dataDir) ?? inNamespace(program, dataDir);
  if (!isNamed()) return inNamespace(program, dataDir);
  return { prefix: works(['setpriv', diesWithParent], program, dataDir) ? ['setpriv', diesWithParent] : [], owner: undefined };
}

/** Containers may run under a number that no user has, which PostgreSQL does not accept. */
function isNamed(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}

interface User {
  uid: number;
  gid: number;
}

function asOwner(program: string, dataDir: string): Unprivileged | undefined {
  const { uid, gid } = statSync(dataDir);
  if (uid !== 0) return becoming({ uid, gid }, program, dataDir);
  // files that root made in a namespace stay root's
  if (existsSync(join(dataDir, 'PG_VERSION'))) return undefined;
  const owner = servingUser(program, dataDir);
  if (!owner) return undefined;
  chownSync(dataDir, owner.uid, owner.gid);
  return becoming(owner, program, dataDir);
}

/** Whom root gives a cluster of its own to, so that PostgreSQL serves it; undefined where it stays with whoever has it. */
export function servingUser(program: string, dataDir: string): User | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  const owner = { uid: nobody, gid: nobody };
  const { uid, gid } = statSync(dataDir);
  chownSync(dataDir, owner.uid, owner.gid);
  const isReached = becoming(owner, program, dataDir) !== undefined;
  chownSync(dataDir, uid, gid);
  return isReached ? owner : undefined;
}

function becoming(owner: User, program: string, dataDir: string): Unprivileged | undefined {
  const prefix = ['setpriv', `--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups', diesWithParent];
  return works(prefix, program, dataDir) ? { prefix, owner } : undefined;
}

function inNamespace(program: string, dataDir: string): Unprivileged {
  const namespace = ['unshare', '--user', `--map-user=${nobody}`, `--map-group=${nobody}`];
  const prefix = [[...namespace, 'setpriv', diesWithParent], namespace].find((words) => works(words, program, dataDir));
  if (prefix) return { prefix, owner: undefined };
  const reached = `${program} and ${dataDir}`;
  throw new Error(
    `PostgreSQL runs neither as root nor as a user without a name, and nobody else reaches ${reached}. Start as an ordinary user, or set DATABASE_URL.`,
  );
}

function works(prefix: readonly string[], program: string, dataDir: string): boolean {
  const [command = '', ...rest] = prefix;
  const tried = (...words: string[]) => spawnSync(command, [...rest, ...words], { stdio: 'ignore' }).status === 0;
  return tried('test', '-w', dataDir) && tried(program, '--version');
}
