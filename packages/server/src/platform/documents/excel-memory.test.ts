import { createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { expect, it } from 'vitest';
import { excelReply } from './excel.ts';

const rows = 100_000;
const megabyte = 1024 * 1024;

it('writes 100,000 rows within 250 MB above what the process had', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'trellis-excel-'));
  const columns = Array.from({ length: 12 }, (_, column) => ({
    header: `Column ${column}`,
    format: column % 3 === 0 ? '0' : '@',
    value: (row: number) => (column % 3 === 0 ? row * column : `Value ${row} of column ${column}`),
  }));
  const portions = async function* () {
    for (let from = 0; from < rows; from += 1000) yield Array.from({ length: 1000 }, (_, place) => from + place);
  };
  const write = async (name: string) => {
    const reply = await excelReply({ fileName: name, sheetName: 'Rows', columns, portions: portions() });
    await pipeline(Readable.fromWeb(reply.body as never), createWriteStream(join(folder, name)));
    return reply.rows?.();
  };
  const before = process.memoryUsage().rss;
  let most = before;
  const looking = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 20);
  expect(await write('many.xlsx')).toBe(rows);
  clearInterval(looking);
  expect(statSync(join(folder, 'many.xlsx')).size).toBeGreaterThan(megabyte);
  rmSync(folder, { recursive: true });
  console.log(`100,000 rows of 12 columns: ${((most - before) / megabyte).toFixed(0)} MB above idle`);
  expect(most - before).toBeLessThan(250 * megabyte);
}, 120_000);
