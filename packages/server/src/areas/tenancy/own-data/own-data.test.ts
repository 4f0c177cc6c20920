import { basename } from 'node:path';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { aCentre, aSubject } from '../../../fixtures/builders.ts';
import { ensureDemo } from '../../../fixtures/demo.ts';
import { ensureLibrary } from '../../../fixtures/load-catalog.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../../testing/http.ts';
import { storage } from '../../files/public.ts';

let product: TestProduct;
let admin: { personId: string; membershipId: string; tenantId: string };
let token: string;

beforeAll(async () => {
  product = await startTestProduct();
  await ensureLibrary(product.ownerUrl);
  await ensureDemo(product.ownerUrl);
  admin = await one(sql<typeof admin>`
    select m.tenant_id as "tenantId", m.person_id as "personId", m.id as "membershipId"
    from identity.memberships m join identity.persons p on p.id = m.person_id where p.email = 'admin@demo.trellis.example'`);
  token = await issueToken(product.owner, admin.personId, admin.membershipId);
}, 120_000);
afterAll(() => product.close());

async function one<T>(statement: ReturnType<typeof sql<T>>): Promise<T> {
  const { rows } = await statement.execute(product.owner);
  if (!rows[0]) throw new Error('There is none');
  return rows[0];
}

const get = (path: string, as = token) =>
  product.app.inject({ method: 'GET', url: `/api/business/${path}`, headers: { authorization: `Bearer ${as}` } });

async function unpacked(query: string): Promise<Map<string, Buffer>> {
  const { statusCode, rawPayload } = await get(`tenant/ownData${query}`);
  expect(statusCode).toBe(200);
  const zip = await fromBufferPromise(rawPayload);
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    const pieces: Buffer[] = [];
    for await (const piece of await zip.openReadStreamPromise(entry)) pieces.push(piece as Buffer);
    files.set(entry.fileName, Buffer.concat(pieces));
  }
  return files;
}

const linesOf = (file: Buffer | undefined) => (file ? file.toString().split('\n').filter(Boolean) : []);

it('is every row that the center has, of every table that has its rows, and every file that was uploaded', {
  timeout: 60_000,
}, async () => {
  const files = await unpacked('');
  const { rows: tables } = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
    where c.relnamespace = 'app'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition`.execute(product.owner);
  const counted: Record<string, number> = {};
  for (const { name } of tables) {
    const { count } = await one(
      sql<{ count: number }>`select count(*)::int as count from ${sql.table(`app.${name}`)} where tenant_id = ${admin.tenantId}`,
    );
    if (count > 0) counted[name] = count;
  }
  const given = [...files]
    .filter(([path]) => path.endsWith('.jsonl'))
    .map(([path, file]) => [path.replace('.jsonl', ''), linesOf(file).length] as const);
  const found = Object.fromEntries(given.filter(([, count]) => count > 0));
  const { idempotency_keys: replies, taken_times: times, ...expected } = counted;
  expect([found, replies === undefined || replies > 0, times]).toEqual([expected, true, times]);
  expect(Object.keys(found).length).toBeGreaterThan(50);
  expect([...files.keys()].filter((path) => path.startsWith('files/')).length).toBe(
    (counted['files'] ?? 0) + (counted['test_recordings'] ?? 0),
  );
});

it('has the pictures of children and what headsets recorded, under the names by which their rows end', { timeout: 60_000 }, async () => {
  const picture = `persons/${admin.personId}/face.webp`;
  await storage().put(picture, 'a face', { contentType: 'image/webp' });
  await sql`
    update app.subjects set picture_key = ${picture}
    where id = (select id from app.subjects where tenant_id = ${admin.tenantId} order by id limit 1)`.execute(product.owner);
  const { key, content } = await one(
    sql<{
      key: string;
      content: string;
    }>`select key, 'heard' as content from app.test_recordings where tenant_id = ${admin.tenantId} limit 1`,
  );
  await storage().put(key, content, { contentType: 'application/json' });
  const files = await unpacked('');
  expect(files.get('files/face.webp')?.toString()).toBe('a face');
  expect(files.get(`files/${basename(key)}`)?.toString()).toBe(content);
  await sql`update app.subjects set picture_key = null where picture_key = ${picture}`.execute(product.owner);
});

it('tells nothing that opens a door, and nothing of another center', { timeout: 60_000 }, async () => {
  const elsewhere = await aCentre(product.owner, { name: 'Elsewhere' });
  const { subjectId } = await aSubject(product.owner, { tenant: elsewhere, firstName: 'Zyxwvale' });
  const all = [...(await unpacked(''))].flatMap(([path, file]) => (path.endsWith('.jsonl') ? linesOf(file) : []));
  const rows = all.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(new Set(rows.map((row) => row['tenant_id']))).toEqual(new Set([admin.tenantId]));
  expect(rows.flatMap((row) => Object.keys(row)).filter((column) => /hash|secret|password/.test(column))).toEqual([]);
  expect((await get(`subject/ownData?subjectId=${subjectId}`)).statusCode).toBe(404);
});

it('is the same in lines of JSON and in tables', { timeout: 60_000 }, async () => {
  const [json, csv] = [await unpacked('?format=json'), await unpacked('?format=csv')];
  const children = linesOf(json.get('subjects.jsonl')).map((line) => JSON.parse(line) as Record<string, unknown>);
  const lines = parse<Record<string, string>>(csv.get('subjects.csv') ?? Buffer.alloc(0), { columns: true });
  expect(lines.length).toBe(children.length);
  expect(lines.map((line) => line['name'])).toEqual(children.map((child) => child['name']));
});

it('of a child is what names it and what belongs to that, and nothing that names another', { timeout: 60_000 }, async () => {
  const { rows: children } = await sql<{ id: string; name: string }>`
    select id, name from app.subjects where tenant_id = ${admin.tenantId} order by id`.execute(product.owner);
  const seen = new Set<string>();
  for (const child of children.slice(0, 12)) {
    const response = await get(`subject/ownData?subjectId=${child.id}`);
    expect([response.statusCode, response.headers['content-disposition']]).toEqual([200, expect.stringContaining('.json')]);
    const { madeAt, subjectId, ...tables } = response.json() as Record<string, Record<string, unknown>[]> & {
      madeAt: string;
      subjectId: string;
    };
    expect([subjectId, Number.isNaN(Date.parse(madeAt))]).toEqual([child.id, false]);
    expect(tables['subjects']).toMatchObject([{ id: child.id, name: child.name }]);
    const others = children.filter(({ id }) => id !== child.id && response.body.includes(id)).map(({ name }) => name);
    expect(others).toEqual([]);
    for (const name of Object.keys(tables)) seen.add(name);
  }
  for (const table of [
    'answers',
    'answer_values',
    'contract_payments',
    'guardians',
    'plans',
    'sessions',
    'session_items',
    'session_subjects',
    'test_requests',
    'assessment_reports',
  ])
    expect(seen).toContain(table);
});

it('is for whoever administers the center', async () => {
  const coach = await one(sql<typeof admin>`
    select m.person_id as "personId", m.id as "membershipId", m.tenant_id as "tenantId" from identity.memberships m
    join identity.membership_roles r on r.membership_id = m.id where m.tenant_id = ${admin.tenantId} and r.role = 'Coach' limit 1`);
  const coachToken = await issueToken(product.owner, coach.personId, coach.membershipId);
  expect((await get('tenant/ownData', coachToken)).statusCode).toBe(403);
});
