import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import { ensureRoles } from './roles.ts';
import { typesOf } from './table-types.ts';

// database.ts is what the migrations make of an empty database
const folder = mkdtempSync(join(tmpdir(), 'trellis-types-'));
const secret = 'of a database that is thrown away';
const database = await startEmbedded({ dataDir: join(folder, 'postgres'), secret, durable: false, log: console.log });
try {
  await ensureRoles(database.ownerUrl, secret);
  await migrate(database.ownerUrl, console.log);
  await typesOf(database.ownerUrl, join(import.meta.dirname, 'database.ts'));
} finally {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}
