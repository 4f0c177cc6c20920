import { rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../platform/db/embedded.ts';
import { migrate } from '../platform/db/migrate.ts';
import { ensureRoles } from '../platform/db/roles.ts';
import { makeScratchFolder } from './scratch-folder.ts';
import { testSecret } from './test-secret.ts';

declare module 'vitest' {
  interface ProvidedContext {
    templateUrl: string;
  }
}

/** One PostgreSQL for the whole run; the migrated database is the template that every test file clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = makeScratchFolder();
  // where tests and what they start put their own
  process.env.TMPDIR = folder;
  const socketFolder = takesSocket(folder) ? folder : '';
  const server = await startEmbedded({
    dataDir: join(folder, 'postgres'),
    secret: testSecret,
    durable: false,
    socketFolder,
    log: () => undefined,
  });
  await ensureRoles(server.ownerUrl, testSecret);
  const template = new URL(server.ownerUrl);
  template.pathname = '/template_trellis';
  // TCP is a seventh of all that a test does
  if (socketFolder) template.searchParams.set('host', socketFolder);
  const admin = new pg.Client({ connectionString: server.ownerUrl });
  await admin.connect();
  await admin.query('create database template_trellis');
  await admin.end();
  await migrate(template.href, () => undefined);
  project.provide('templateUrl', template.href);
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Windows has none, and nowhere may its path be long. */
const takesSocket = (folder: string) => process.platform !== 'win32' && folder.length < 80;
