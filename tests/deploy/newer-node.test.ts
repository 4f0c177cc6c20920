import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readlinkSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const script = resolve(import.meta.dirname, '../../scripts/use-newer-node.mjs');

/** Something that says it is this version of Node. */
function aNode(folder: string, version: string): string {
  const path = join(folder, version);
  writeFileSync(path, `#!/bin/sh\necho ${version}\n`, { mode: 0o755 });
  return path;
}

/** What an install starts that brings one version along, on a machine that has another. */
function startedWith({ brought, own }: { brought: string; own: string }): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'trellis-node-'));
  const link = join(folder, 'node_modules/.bin/node');
  for (const made of ['scripts', 'node_modules/.bin']) mkdirSync(join(folder, made), { recursive: true });
  const copied = join(folder, 'scripts/use-newer-node.mjs');
  copyFileSync(script, copied);
  symlinkSync(aNode(folder, brought), link);
  execFileSync(process.execPath, [copied], { env: { ...process.env, npm_node_execpath: aNode(folder, own) } });
  return readlinkSync(link).split('/').at(-1);
}

it.skipIf(process.platform === 'win32').each([
  { brought: 'v24.0.0', own: 'v24.21.0', started: 'v24.21.0' },
  { brought: 'v24.21.0', own: 'v24.21.1', started: 'v24.21.1' },
  { brought: 'v24.21.0', own: 'v24.9.0', started: 'v24.21.0' },
  { brought: 'v24.21.0', own: 'v26.10.0', started: 'v24.21.0' },
  { brought: 'v24.21.0', own: 'v20.20.2', started: 'v24.21.0' },
])('an install that brings $brought starts $started on a machine that has $own', ({ brought, own, started }) => {
  expect(startedWith({ brought, own })).toBe(started);
});
