import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBinaries } from '@trellis/server/platform/db/binaries';
import { type Unprivileged, unprivileged } from '@trellis/server/platform/db/unprivileged';

/** A temporary folder, and the unprivileged user whose processes run in it: PostgreSQL refuses root. */
export interface Place {
  folder: string;
  /** PostgreSQL's programs, with stand-ins for those that npm leaves out. */
  binaries: string;
  /** Starts a program there; what it says stands in a file of its name. */
  start(name: string, command: string, words: readonly string[]): ChildProcess;
  /** Makes a folder or a file that the user owns. */
  give(path: string, text?: string): string;
  /** The last lines of what each program said. */
  said(): string;
  /** Ends what was started there, and leaves nothing of it. */
  remove(): Promise<void>;
}

export function makePlace(): Place {
  const folder = mkdtempSync(join(tmpdir(), 'trellis-cluster-'));
  const user: Unprivileged = unprivileged(findBinaries().postgres, folder);
  const own = (path: string) => user.owner && chownSync(path, user.owner.uid, user.owner.gid);
  const give = (path: string, text?: string) => {
    const full = join(folder, path);
    if (text === undefined) mkdirSync(full, { mode: 0o700 });
    else writeFileSync(full, text, { mode: 0o600 });
    own(full);
    return full;
  };
  const started: ChildProcess[] = [];
  return {
    folder,
    binaries: gatherBinaries(give),
    give,
    start: (name, command, words) => {
      const log = openSync(join(folder, `${name}.log`), 'a');
      const [first = '', ...rest] = [...user.prefix, command, ...words];
      const child = spawn(first, rest, { stdio: ['ignore', log, log], cwd: folder, env: { ...process.env, HOME: folder, LC_ALL: 'C' } });
      closeSync(log);
      started.push(child);
      return child;
    },
    said: () =>
      readdirSync(folder)
        .filter((name) => name.endsWith('.log'))
        .map((name) => `${name}:\n${readFileSync(join(folder, name), 'utf8').slice(-3000)}`)
        .join('\n'),
    remove: async () => {
      const running = started.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
      const ended = running.map((child) => once(child, 'exit'));
      for (const child of running) child.kill('SIGKILL');
      await Promise.all(ended);
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}

/** npm has the server's programs alone; what Patroni asks beside them is answered by scripts. */
function gatherBinaries(give: Place['give']): string {
  const folder = give('bin');
  const { postgres, initdb, control } = findBinaries();
  for (const [name, path] of Object.entries({ postgres, initdb, pg_ctl: control })) symlinkSync(path, join(folder, name));
  for (const [name, script] of Object.entries({ pg_controldata: 'pg-controldata', pg_isready: 'pg-isready' }))
    chmodSync(give(join('bin', name), `#!/bin/sh\nexec ${standIn(script)} "$@"\n`), 0o755);
  return folder;
}

/** The command that runs a stand-in. */
export const standIn = (script: string) => `'${process.execPath}' '${join(import.meta.dirname, 'stand-ins', `${script}.ts`)}'`;
