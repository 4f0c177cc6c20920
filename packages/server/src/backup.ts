import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from './config.ts';
import { backUp } from './platform/backup/back-up.ts';
import { backupName, removeExpiredBackups } from './platform/backup/expired-backups.ts';
import { configureBackupDays } from './platform/backup/keep-days.ts';
import { restore } from './platform/backup/restore.ts';

// npm run backup [-- <file>]    npm run restore -- <file>
const { values, positionals } = parseArgs({ allowPositionals: true, options: { restore: { type: 'boolean', default: false } } });
const [named] = positionals;

try {
  const { databaseUrl, dataDir, bucket, backupDir, backupKeepDays } = readConfig(process.env, { makesFolder: false });
  configureBackupDays(backupKeepDays);
  const file = named ?? (values.restore || !backupDir ? undefined : join(backupDir, backupName(new Date())));
  if (!file)
    throw new Error(
      `Name the archive: npm run ${values.restore ? 'restore' : 'backup'} -- trellis.tar.gz${values.restore ? '' : ', or set BACKUP_DIR'}`,
    );
  if (databaseUrl)
    throw new Error(
      'With DATABASE_URL the database is backed up by its own tools (pg_dump); copy the files folder beside it, or let the bucket keep versions where files are in one',
    );
  if (values.restore) {
    await restore(file, dataDir);
    console.log(`${dataDir} was restored from ${file}`);
    if (bucket) console.log(`It holds no files: they are in the bucket ${bucket.bucket}, which must have them as of then`);
  } else {
    if (!named) await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    const bytes = await backUp(dataDir, file);
    console.log(`${file}: ${(bytes / 1024 / 1024).toFixed(1)} MB. It holds secrets: keep it as safe as the database itself`);
    if (bucket)
      console.log(`Files are not in it: they are in the bucket ${bucket.bucket}, which is backed up by the versions that it keeps`);
    const expired = backupDir ? await removeExpiredBackups(backupDir) : 0;
    if (expired > 0) console.log(`${expired} older than ${backupKeepDays} days were removed from ${backupDir}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
