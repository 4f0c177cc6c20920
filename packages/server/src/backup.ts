import { parseArgs } from 'node:util';
import { readConfig } from './config.ts';
import { backUp } from './platform/backup/back-up.ts';
import { restore } from './platform/backup/restore.ts';

// npm run backup -- <file>    npm run restore -- <file>
const { values, positionals } = parseArgs({ allowPositionals: true, options: { restore: { type: 'boolean', default: false } } });
const [file] = positionals;

try {
  const { databaseUrl, dataDir } = readConfig(process.env, { makesFolder: false });
  if (!file) throw new Error(`Name the archive: npm run ${values.restore ? 'restore' : 'backup'} -- trellis.tar.gz`);
  if (databaseUrl)
    throw new Error('With DATABASE_URL the database is backed up by its own tools (pg_dump); copy the files folder beside it');
  if (values.restore) {
    await restore(file, dataDir);
    console.log(`${dataDir} was restored from ${file}`);
  } else {
    const bytes = await backUp(dataDir, file);
    console.log(`${file}: ${(bytes / 1024 / 1024).toFixed(1)} MB. It holds secrets: keep it as safe as the database itself`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
