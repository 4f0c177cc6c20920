import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { dropFormerFiles } from './former-files.ts';

const dist = mkdtempSync(join(tmpdir(), 'trellis-dist-'));
afterAll(() => rmSync(dist, { recursive: true }));

const put = (file: string) => {
  mkdirSync(join(dist, 'assets/part'), { recursive: true });
  for (const ending of ['', '.br', '.gz']) writeFileSync(join(dist, file + ending), '');
};
const left = (...files: string[]) => files.filter((file) => existsSync(join(dist, file)));

it('keeps what a build replaced for a week from then on, then deletes it with what was packed of it', () => {
  const [page, former, newer] = ['assets/part/page-2.js', 'assets/page-1.js', 'assets/page-2.js'] as const;
  for (const file of [page, former]) put(file);
  dropFormerFiles(dist, new Set([page, former]), new Date('2026-01-01T00:00:00Z'));
  put(newer);
  dropFormerFiles(dist, new Set([page, newer]), new Date('2026-03-01T00:00:00Z'));
  dropFormerFiles(dist, new Set([page, newer]), new Date('2026-03-07T23:00:00Z'));
  expect(left(page, former, newer)).toEqual([page, former, newer]);
  dropFormerFiles(dist, new Set([page, newer]), new Date('2026-03-08T00:00:00Z'));
  expect(left(page, former, `${former}.br`, `${former}.gz`, newer, `${newer}.br`)).toEqual([page, newer, `${newer}.br`]);
});

it('what comes back is current again', () => {
  const file = 'assets/again-1.js';
  put(file);
  dropFormerFiles(dist, new Set(), new Date('2026-04-01T00:00:00Z'));
  dropFormerFiles(dist, new Set([file]), new Date('2026-04-05T00:00:00Z'));
  dropFormerFiles(dist, new Set(), new Date('2026-04-09T00:00:00Z'));
  expect(left(file)).toEqual([file]);
});
