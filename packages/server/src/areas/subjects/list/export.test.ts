import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import ExcelJS from 'devextreme-exceljs-fork';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Member } from '../../../platform/http/caller.ts';
import type { Read } from '../../../platform/http/routes.ts';
import { contractsOf } from '../../../testing/contracts.ts';
import { openScene, type Scene } from '../../../testing/scene.ts';
import { exportSubjects } from './export-subjects.ts';
import { listSubjects } from './list-subjects.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.drop());

const reader =
  (caller: Member): Read =>
  (run) =>
    scene.run(caller, run);
const fileOf = (caller: Member, filter: Parameters<typeof exportSubjects>[2] = {}) => exportSubjects(reader(caller), caller, filter);

async function rowsOf(caller: Member, filter: Parameters<typeof exportSubjects>[2] = {}) {
  const { body } = await fileOf(caller, filter);
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(new Uint8Array(await buffer(Readable.fromWeb(body as never))).buffer as never);
  const sheet = book.worksheets[0];
  return Array.from({ length: sheet?.rowCount ?? 0 }, (_, index) => valuesOf(sheet, index + 1));
}

function valuesOf(sheet: ExcelJS.Worksheet | undefined, row: number): unknown[] {
  const values = sheet?.getRow(row).values;
  return Array.isArray(values) ? values.slice(1) : [];
}

describe('the list as an Excel file', () => {
  it('holds who matches the filter, with coaches, guardians and classes, in the words of the reader', async () => {
    const maya = scene.as('maya');
    const id = await scene.addChild('Export One');
    await scene.addChild('Somebody Else');
    await sql`
      insert into app.subject_coaches (tenant_id, subject_id, person_id)
      values (${maya.tenantId}, ${id}, ${scene.cast.personId('lin')})`.execute(scene.owner);
    const [header, ...rows] = await rowsOf({ ...maya, language: 'es' }, { filter: 'export' });
    expect(header?.[0]).toBe('Nombre');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toEqual(expect.arrayContaining(['Export One', 'Lin Wei', 'Femenino', 'Vinculado']));
  });

  it('is named by the server, after the day at the centre', async () => {
    const late = scene.as('maya', new Date('2031-06-05T02:00:00Z'));
    const { headers } = await fileOf({ ...late, language: 'zh-Hans' });
    expect(decodeURIComponent(headers['content-disposition'] ?? '')).toContain('儿童 2031-06-04.xlsx');
  });

  it('counts what the page counts: class sessions of a child who has these alone, else one-to-one sessions', async () => {
    const family = contractsOf(scene);
    const [classOnly, both] = [await scene.addChild('Counted A'), await scene.addChild('Counted B')];
    for (const id of [classOnly, both]) await family.add(id, { purpose: 'GroupTraining', totalClass: 9 });
    await family.add(both, { purpose: 'Training', totalClass: 2 });
    await scene.addChild('Counted C');
    const [, ...rows] = await rowsOf(scene.as('maya'), { filter: 'counted' });
    expect(Object.fromEntries(rows.map((row) => [row[0], row[10]]))).toEqual({ 'Counted A': 9, 'Counted B': 2, 'Counted C': 0 });
  });

  it('leaves an unknown birthday empty', async () => {
    const id = await scene.addChild('Unknown Day');
    await sql`update app.subjects set birthday = '0001-01-01' where id = ${id}`.execute(scene.owner);
    const [, row] = await rowsOf(scene.as('maya'), { filter: 'unknown day' });
    expect(row?.[2] ?? null).toBeNull();
  });

  it.each(['name', 'name desc', 'createdAt', 'createdAt desc', undefined])('is in the order of the list, by %s', async (sorting) => {
    const maya = scene.as('maya');
    await sql`
      insert into app.subjects (tenant_id, first_name, last_name, name, birthday, gender, created_at)
      select ${maya.tenantId}::uuid, 'Order', number::text, 'In order ' || number % 700, '2020-01-01', 'Unknown', now() - number % 90 * interval '1 day'
      from generate_series(1, 1200) as number
      where not exists (select 1 from app.subjects where first_name = 'Order')`.execute(scene.owner);
    const asked = { filter: 'in order', ...(sorting && { sorting }) };
    const page = (skipCount: number) => scene.run(maya, (db) => listSubjects(db, maya, { ...asked, skipCount, maxResultCount: 1000 }));
    const shown = [await page(0), await page(1000)];
    const [, ...rows] = await rowsOf(maya, asked);
    expect(rows.map(([name]) => name)).toEqual(shown.flatMap(({ items }) => items.map(({ name }) => name)));
  });

  it('goes on where a portion ended among children added in the same moment', async () => {
    const maya = scene.as('maya');
    await sql`
      insert into app.subjects (tenant_id, first_name, last_name, name, birthday, gender, created_at)
      select ${maya.tenantId}::uuid, 'Same', number::text, 'Same moment ' || number, '2020-01-01', 'Unknown', '2031-01-01T00:00:00.123456Z'
      from generate_series(1, 2500) as number`.execute(scene.owner);
    const [, ...rows] = await rowsOf(maya, { filter: 'same moment' });
    expect([rows.length, new Set(rows.map((row) => row[0])).size]).toEqual([2500, 2500]);
  }, 60_000);
});
