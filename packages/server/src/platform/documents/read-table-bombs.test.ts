import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { limits as every } from '@trellis/contract/limits';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Part, part, sheetAround, sheetOf, unfolding, workbookOf, zipOf } from './test-bombs.ts';
import type { ReaderReply } from './test-reader.ts';

const { size, ...limits } = every.import;
const folder = mkdtempSync(join(tmpdir(), 'trellis-unfolded-'));
const kilobyte = 1024;
const megabyte = 1024 * kilobyte;
const [head, tail] = sheetAround;

let reader: ChildProcess;
const startReader = () =>
  fork(fileURLToPath(new URL('./test-reader.ts', import.meta.url)), {
    env: { ...process.env, TMPDIR: folder },
    serialization: 'advanced',
  });
beforeAll(() => {
  reader = startReader();
});
afterEach(() => {
  expect(reader.exitCode, 'The process ended').toBe(null);
  expect(readdirSync(folder), 'What was unpacked is left behind').toEqual([]);
});
afterAll(() => {
  reader.disconnect();
  rmSync(folder, { recursive: true });
});

async function read(content: Uint8Array): Promise<ReaderReply> {
  reader.send({ content, limits });
  const [reply] = (await once(reader, 'message')) as [ReaderReply];
  return reply;
}

const many = (xml: string, bytes = megabyte) => xml.repeat(Math.ceil(bytes / xml.length));
/** What deflates hardly at all: as much of it as keeps a part from being one that only unfolds. */
const noise = Array.from({ length: 200 }, (_, at) => (at * 2_654_435_761 * 40_503 + 7).toString(36)).join('');
const sheet = (rows: string, middle: string, times: number, says?: number) => {
  const [before = '', after = ''] = rows.split('…');
  return { 'xl/worksheets/sheet1.xml': unfolding(head + before, middle, times, after + tail, says) };
};
/** Whose every cell holds the first shared text. */
const row = `<row>${'<c t="s"><v>0</v></c>'.repeat(60)}</row>`;
const strings = (xml: Part) => ({ 'xl/sharedStrings.xml': xml });
const named = (count: number, name: (at: number) => string) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [name(at), part('')]));

describe('a list that unfolds', () => {
  it.each<[what: string, bomb: Uint8Array, outcome: string | number]>([
    ['into 3 GB of rows', workbookOf(sheet('…', many('<row/>'), 3000)), 'unreadable'],
    ['into 3 GB of rows, and says 1 MB', workbookOf(sheet('…', many('<row/>'), 3000, megabyte)), 'unreadable'],
    ['into a cell of 3 GB', workbookOf(sheet('<row><c t="str"><v>…</v></c></row>', many('x'), 3000)), 'unreadable'],
    [
      'into a cell of 3 GB, and says 1 MB',
      workbookOf(sheet('<row><c t="str"><v>…</v></c></row>', many('x'), 3000, megabyte)),
      'unreadable',
    ],
    ['into shared texts of 3 GB', workbookOf(strings(unfolding('<sst>', many('<si><t>x</t></si>'), 3000, '</sst>'))), 'unreadable'],
    [
      'into half a gigabyte of what a list may be',
      workbookOf(sheet('…', many('<row/>', 100 * kilobyte) + `<row a="${noise}"/>`, 5000)),
      'tooLong',
    ],
    [
      'into one cell of what a list may be',
      workbookOf(sheet('<row><c t="str"><v>…</v></c></row>', many('x', 100 * kilobyte) + noise, 1000)),
      'unreadable',
    ],
    [
      'into as much text as a list may hold',
      workbookOf(
        strings(unfolding('<sst>', `${many(`<si><t>😀${'x'.repeat(900)}</t></si>`, 100 * kilobyte)}<si a="${noise}"/>`, 1000, '</sst>')),
      ),
      1,
    ],
    [
      'into more shared texts than cells',
      workbookOf(strings(unfolding('<sst>', `${many('<si/>', 100 * kilobyte)}<si a="${noise}"/>`, 1000, '</sst>'))),
      'tooLong',
    ],
    [
      'by one long text in every cell',
      workbookOf({
        ...strings(part(`<sst><si><t>${'x'.repeat(1000)}</t></si></sst>`)),
        ...sheet('…', `${many(row, 100 * kilobyte)}<row a="${noise}"/>`, 250),
      }),
      'tooLong',
    ],
    [
      'by elements in elements',
      workbookOf({ 'xl/worksheets/sheet1.xml': part('<a>'.repeat(100_000) + '</a>'.repeat(100_000)) }),
      'unreadable',
    ],
    [
      'by attributes without end',
      workbookOf({ 'xl/worksheets/sheet1.xml': part(`<a ${Array.from({ length: 200_000 }, (_, at) => `b${at}=""`).join(' ')}/>`) }),
      'unreadable',
    ],
    [
      'by a comment without end',
      workbookOf({ 'xl/worksheets/sheet1.xml': unfolding('<!--', many('x', 100 * kilobyte) + noise, 300, `-->${head}${tail}`) }),
      'unreadable',
    ],
    [
      'by entities',
      workbookOf({
        'xl/worksheets/sheet1.xml': part(
          `<!DOCTYPE a [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;">]>${head}<row><c t="str"><v>&b;</v></c></row>${tail}`,
        ),
      }),
      'unreadable',
    ],
    [
      'by entities that nobody declared',
      workbookOf({ 'xl/worksheets/sheet1.xml': sheetOf('<row><c t="str"><v>&b;</v></c></row>') }),
      'unreadable',
    ],
    ['into 65,000 parts', zipOf(named(65_000, String)), 'unreadable'],
    [
      'into 2,000 sheets, all of which are one',
      workbookOf({ 'xl/workbook.xml': part(`<workbook>${'<sheet r:id="r0"/>'.repeat(2000)}</workbook>`) }),
      'unreadable',
    ],
    [
      'by styles without end',
      workbookOf({
        'xl/styles.xml': unfolding('<styleSheet>', `${many('<numFmt/>', 100 * kilobyte)}<a b="${noise}"/>`, 300, '</styleSheet>'),
      }),
      'unreadable',
    ],
    ['into one line of separators', Buffer.alloc(size, ','), 'tooWide'],
    ['into a quote that nobody closed', Buffer.concat([Buffer.from('"'), Buffer.alloc(size - 1, '\n')]), 'unreadable'],
  ])('%s is decided within seconds, and takes bounded memory and no disk', async (_, bomb, outcome) => {
    expect(bomb.length).toBeLessThanOrEqual(size);
    const reply = await read(new Uint8Array(bomb));
    expect(reply.outcome).toBe(outcome);
    expect(reply.megabytes).toBeLessThan(450);
    expect(reply.milliseconds).toBeLessThan(10_000);
  });
});

describe('a list', () => {
  it('whose sheet comes before its texts is read without being put down anywhere', async () => {
    const parts = {
      'xl/worksheets/sheet1.xml': sheetOf('<row><c t="s"><v>0</v></c></row>'),
      ...strings(part('<sst><si><t>Ana</t></si></sst>')),
    };
    expect((await read(workbookOf(parts))).outcome).toBe(1);
  });

  it('that was being read when the process was killed leaves nothing', async () => {
    const killed = startReader();
    killed.send({ content: workbookOf(sheet('…', `${many('<row/>', 100 * kilobyte)}<row a="${noise}"/>`, 1000)), limits });
    await pause(500);
    expect(killed.exitCode).toBe(null);
    killed.kill('SIGKILL');
    await once(killed, 'exit');
  });
});
