import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { backupName, backupsJob, removeExpiredBackups } from './expired-backups.ts';
import { configureBackupDays, goneFromBackups } from './keep-days.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trellis-backups-'));
  configureBackupDays(10);
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  configureBackupDays(30);
});

const now = new Date('2031-03-20T12:00:00Z');
const daysAgo = (days: number) => backupName(new Date(now.getTime() - days * 24 * 3_600_000));

it('removes backups once they are as old as backups are kept, and nothing that it did not name', async () => {
  const others = ['my-copy.tar.gz', 'trellis.tar.gz', 'notes.txt'];
  for (const name of [daysAgo(0), daysAgo(9), daysAgo(10), daysAgo(400), ...others]) writeFileSync(join(folder, name), '');
  expect(await removeExpiredBackups(folder, now)).toBe(2);
  expect(readdirSync(folder).sort()).toEqual([daysAgo(0), daysAgo(9), ...others].sort());
});

it('keeps no backup that has what was erased beyond the day that is promised, once there is a newer one', async () => {
  const erasedAt = new Date(now.getTime() - 1);
  for (const taken of [erasedAt, now]) writeFileSync(join(folder, backupName(taken)), '');
  await removeExpiredBackups(folder, goneFromBackups(erasedAt));
  expect(readdirSync(folder)).toEqual([backupName(now)]);
});

it('always keeps the newest one, and takes none for it whose name is of a day to come', async () => {
  for (const name of [daysAgo(400), daysAgo(399), daysAgo(-5)]) writeFileSync(join(folder, name), '');
  expect(await removeExpiredBackups(folder, now)).toBe(1);
  expect(readdirSync(folder).sort()).toEqual([daysAgo(399), daysAgo(-5)].sort());
});

it('has nothing to do where no folder is set, or none is there yet', async () => {
  expect(await backupsJob(undefined).run()).toBe(0);
  expect(await removeExpiredBackups(join(folder, 'none'), now)).toBe(0);
});
