import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';

/** Programs of the cluster and Debian's packages that bring them. */
const packages = { etcd: 'etcd-server', patroni: 'patroni', haproxy: 'haproxy' } as const;
export type Program = keyof typeof packages;

// what serves stands where ordinary users do not look
const folders = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/usr/local/sbin'];

function find(program: string): string | undefined {
  return folders
    .map((folder) => join(folder, program))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

/** Where each program stands; throws one sentence that says what is missing. */
export function findPrograms(): Record<Program, string> {
  const found = Object.keys(packages).map((program) => [program, find(program)] as const);
  const missing = found.filter(([, path]) => path === undefined).map(([program]) => packages[program as Program]);
  if (missing.length > 0)
    throw new Error(
      `The cluster is tried with Debian's packages, of which ${missing.length} are missing: apt-get install -y ${missing.join(' ')}`,
    );
  return Object.fromEntries(found) as Record<Program, string>;
}
