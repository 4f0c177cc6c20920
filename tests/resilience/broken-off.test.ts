import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { grantedPolicies } from '@trellis/contract/policies';
import { configureSignatures, signFile } from '@trellis/server/areas/files/signatures';
import { issueStepUp, issueToken } from '@trellis/server/testing/http';
import { cloneDatabase, type TestDatabase } from '@trellis/server/testing/template';
import { testSecret } from '@trellis/server/testing/test-secret';
import { unzip } from '@trellis/server/testing/unzip';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Call, everyCall, leastInput, toRequest } from '../conformance/inputs.ts';
import { buildScene, type Scene } from '../conformance/scene.ts';

/** Of a report or a signature, of which the scene has none; they are written by the same part as the others. */
const furtherDocuments = [
  'signedReportFiles.download',
  'guestReportFiles.download',
  'guestContractFiles.pdf',
  'guestVrReports.pdf',
  'reportDocuments.downloadPdf',
  'reportDocuments.parentReportDownloadPdf',
];
/** They are drawn whole before they leave. */
const pictures = ['certificateFiles.download', 'certificateFiles.style'];
/** It goes on as long as a test runs, of which the scene has none. */
const followed = 'vrLive.follow';
/** What was written on for somebody: the scene has none. */
const finished = 'exportFiles.download';
const further = [
  followed,
  finished,
  ...furtherDocuments,
  ...pictures,
  ...['assessmentReport', 'signedContract'].map((document) => `documents.downloadPdf of ${document}`),
];

/** What whoever has its address reads is a few lines, written at once. */
const isOpen = ({ meta: { access } }: Call) => access === 'public';
const files = everyCall().filter((call) => call.meta.file !== undefined && !further.includes(call.name) && !isOpen(call));
const isDocument = ({ path }: Call) => path === '/downloadPdf';
/** That ask at once. */
const clients = 4;

const dataDir = mkdtempSync(join(tmpdir(), 'trellis-broken-off-'));
let database: TestDatabase;
let scene: Scene;
let server: ChildProcess;
let origin: string;

beforeAll(async () => {
  database = await cloneDatabase();
  // the scene shows the music of a trial, whose address is signed
  configureSignatures(testSecret);
  scene = await buildScene(database.owner);
  await sql`update app.questionnaire_answers set is_complete = true, finish_time = now()`.execute(database.owner);
  mkdirSync(join(dataDir, 'files'));
  writeFileSync(join(dataDir, 'files', 'large.mp4'), randomBytes(8 * 1024 * 1024));
  server = fork(fileURLToPath(new URL('./upload-child.ts', import.meta.url)), {
    env: { ...process.env, OWNER_URL: database.ownerUrl, SECRET: testSecret, DATA_DIR: dataDir },
  });
  [{ origin }] = (await once(server, 'message')) as [{ origin: string }];
});
afterAll(async () => {
  if (server.exitCode === null) {
    const exited = once(server, 'exit');
    server.disconnect();
    await exited;
  }
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

interface Download {
  url: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** The least that a call takes, sent by somebody who may make it. */
async function downloadOf(call: Call): Promise<Download> {
  const { access } = call.meta;
  const wanted = typeof access === 'object' && 'anyOf' in access ? access.anyOf : [];
  const holder = scene.holders.find(
    ({ role }) => access === 'signedIn' || wanted.some((policy) => grantedPolicies([role], []).has(policy)),
  );
  if (!holder) throw new Error(`Nobody of the scene may make ${call.name}`);
  const headers = {
    authorization: `Bearer ${await issueToken(database.owner, holder.personId, holder.membershipId)}`,
    'x-authenticate': await issueStepUp(database.owner, holder.personId),
  };
  const { path, rest } = toRequest(call, leastInput(call.schema, scene.refs));
  if (call.method === 'GET') return { url: `${path}?${new URLSearchParams(rest as Record<string, string>)}`, headers };
  return { url: path, method: call.method, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(rest) };
}

async function whole({ url, ...download }: Download): Promise<Buffer> {
  const reply = await fetch(origin + url, download);
  if (reply.status === 429) {
    // a person has few documents drawn at once, and what was broken off is one of them until it is drawn
    await pause(50);
    return whole({ url, ...download });
  }
  const content = Buffer.from(await reply.arrayBuffer());
  expect(reply.status, content.subarray(0, 500).toString()).toBe(200);
  return content;
}

/** What a whole file takes: milliseconds and bytes. */
interface Measure {
  took: number;
  length: number;
}

interface Moment {
  /** Of the time that the whole file took, or of its bytes. */
  share: number;
  by: 'time' | 'bytes';
  /** Whether the connection is reset instead of closed. */
  reset: boolean;
}

const moments = (count: number): Moment[] =>
  fc.sample(
    fc.record({
      share: fc.noBias(fc.integer({ min: 0, max: 1100 })).map((share) => share / 1000),
      by: fc.constantFrom('time', 'bytes'),
      reset: fc.boolean(),
    }),
    { seed: 20_260_101, numRuns: count },
  );

async function breakOff({ url, method = 'GET', headers, body = '' }: Download, { share, by, reset }: Moment, whole: Measure) {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  const closed = new Promise((resolve) => socket.on('error', () => undefined).on('close', resolve));
  const sent = { ...headers, host: new URL(origin).host, connection: 'close', 'content-length': String(Buffer.byteLength(body)) };
  const lines = [`${method} ${url} HTTP/1.1`, ...Object.entries(sent).map(([name, value]) => `${name}: ${value}`)];
  socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
  let received = 0;
  const enough = new Promise<void>((resolve) => {
    socket.on('data', (part) => {
      received += part.length;
      if (received >= share * whole.length) resolve();
    });
  });
  await Promise.race([closed, by === 'time' ? pause(share * whole.took) : enough]);
  if (reset) socket.resetAndDestroy();
  else socket.destroy();
  await closed;
}

/** Breaks a download off many times, several at once, and answers the whole file from before and from after. */
async function survives(download: Download, times: number): Promise<[Buffer, Buffer]> {
  await whole(download);
  const began = performance.now();
  const before = await whole(download);
  const measure = { took: performance.now() - began, length: before.length };
  const left = moments(times);
  const client = async () => {
    for (let next = left.pop(); next && server.exitCode === null; next = left.pop()) await breakOff(download, next, measure);
  };
  await Promise.all(Array.from({ length: clients }, client));
  expect(server.exitCode, 'The server ended').toBe(null);
  return [before, await whole(download)];
}

const named = (calls: readonly Call[]) => calls.map((call) => [call.name, call] as const);
const sheetOf = (file: Buffer) => unzip(file).get('xl/worksheets/sheet1.xml');
/** What a file says, whenever it was made: the sheet of a list, every file of an archive, or its text. */
const saidIn = (file: Buffer) => {
  if (file.subarray(0, 2).toString() === 'PK') return sheetOf(file) ?? [...unzip(file)];
  return file.toString().replace(/"madeAt":"[^"]*"/, '');
};

describe('a file that is broken off at any moment leaves the server as it was', () => {
  it.each(named(files.filter((call) => !isDocument(call))))('%s', async (_, call) => {
    const [before, after] = await survives(await downloadOf(call), 60);
    expect(saidIn(after)).toEqual(saidIn(before));
  });

  it.each(named(files.filter(isDocument)))('%s', async (_, call) => {
    const [, after] = await survives(await downloadOf(call), 8);
    expect([after.subarray(0, 5).toString(), after.subarray(-6).toString().trim()]).toEqual(['%PDF-', '%%EOF']);
  });

  it.each(['/files/large.mp4', '/storage/countryConfig.json', '/api/openapi.json'])('%s', async (path) => {
    const url = path.startsWith('/files/') ? signFile(path.replace('/files/', '')) : path;
    const [before, after] = await survives({ url, headers: { 'accept-encoding': 'gzip' } }, 30);
    expect(after.equals(before)).toBe(true);
  });
});

describe('a long list', () => {
  let list: Download;
  let rows: number;
  const rowsOf = (file: Buffer) => sheetOf(file)?.match(/<row /g)?.length ?? 0;
  beforeAll(async () => {
    list = await downloadOf(files.find(({ name }) => name === 'subjectFiles.excelDownload') as Call);
    rows = rowsOf(await whole(list)) + 3000;
    await sql`
      insert into app.subjects (tenant_id, first_name, last_name, name, birthday, gender, created_at)
      select ${scene.refs.tenant}::uuid, 'Many', number::text, 'Many ' || number, '2020-01-01', 'Unknown', now() - number * interval '1 second'
      from generate_series(1, 3000) as number`.execute(database.owner);
    await sql`analyze app.subjects`.execute(database.owner);
  });

  it('survives the same', async () => {
    const [before, after] = await survives(list, 25);
    expect(sheetOf(after)).toBe(sheetOf(before));
    expect(rowsOf(after)).toBe(rows);
  });

  it('whose later rows cannot be had is broken off: nobody takes half of it for the whole', async () => {
    const reply = await fetch(origin + list.url, list);
    expect(reply.status).toBe(200);
    await sql`revoke select on app.subjects from trellis_centre`.execute(database.owner);
    try {
      await expect(reply.arrayBuffer()).rejects.toThrow('terminated');
    } finally {
      await sql`grant select on app.subjects to trellis_centre`.execute(database.owner);
    }
    expect(rowsOf(await whole(list))).toBe(rows);
  });
});
