import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { configureLeakedPasswords, isLeaked } from './leaked-passwords.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leaked-'));
  // SHA-1 of "password" is 5BAA61E4C9B93F3F0682250B6CF8331B7EE68FD8; the second line pads the file
  await writeFile(
    join(folder, '5BAA6.txt'),
    '003D68EB55068C33ACE09247EE4C639306B:3\r\n1E4C9B93F3F0682250B6CF8331B7EE68FD8:52256179\r\n01330C689E5D64F660D6947A93AD634EF8F:0\r\n',
  );
  // SHA-1 of "12345678" is 7C222FB2927D828AF22F592134E8932480637C0D: a file as other tools write it, in small letters and without an ending
  await writeFile(join(folder, '7C222'), 'fb2927d828af22f592134e8932480637c0d:1\n');
  // SHA-1 of "abcdefgh" is 425AF12A0743502B322E93A015BCF868E324D56A
  await writeFile(join(folder, '425AF.txt'), '12A0743502B322E93A015BCF868E324D56A:0\n');
});
afterAll(async () => {
  configureLeakedPasswords(undefined);
  await rm(folder, { recursive: true });
});

it.each([
  ['password', true],
  ['12345678', true],
  ['abcdefgh', false],
  ['a sentence of nobody else', false],
])('finds in the list what leaked: %s', async (password, leaked) => {
  configureLeakedPasswords(folder);
  expect(await isLeaked(password)).toBe(leaked);
});

it('knows of none without a list', async () => {
  configureLeakedPasswords(undefined);
  expect(await isLeaked('password')).toBe(false);
});
