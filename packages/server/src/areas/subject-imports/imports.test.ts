import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { SubjectImport } from '@trellis/contract/subject-imports/schemas';
import ExcelJS from 'devextreme-exceljs-fork';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember, aTenant } from '../../fixtures/builders.ts';
import { issueToken, type Reply, startTestProduct, type TestProduct } from '../../testing/http.ts';
import { unzip } from '../../testing/unzip.ts';
import { sendFile } from '../../testing/uploads.ts';

const base = '/api/business/subjectImport';
let product: TestProduct;
let tenantId: string;
let lead: string;
let coach: string;
let outsider: string;

beforeAll(async () => {
  product = await startTestProduct();
  const tenant = await aTenant(product.owner);
  tenantId = tenant.tenantId;
  const senior = await aMember(product.owner, { tenant, roles: ['SeniorCoach'] });
  const member = await aMember(product.owner, { tenant });
  const other = await aMember(product.owner, { roles: ['SeniorCoach'] });
  await product.owner
    .updateTable('identity.persons')
    .set({ name: 'Lin Wei', email: 'lin@import.example' })
    .where('id', '=', member.personId)
    .execute();
  [lead, coach, outsider] = (await Promise.all(
    [senior, member, other].map(({ personId, membershipId }) => issueToken(product.owner, personId, membershipId)),
  )) as [string, string, string];
});
afterAll(() => product.close());

const upload = (
  content: string | Uint8Array,
  { token = lead, name = 'children.csv', language = 'en' } = {},
): Promise<Reply<SubjectImport>> => sendFile(product, `${base}/file`, { content, name, token, headers: { 'accept-language': language } });

interface Preview {
  items: {
    number: number;
    cells: string[];
    faults: { field: string; message: string }[];
    warnings: { field: string; message: string }[];
  }[];
  totalCount: number;
  valid: number;
  faulty: number;
  warned: number;
}
const preview = async (id: string, query: object = {}) =>
  (await product.call<Preview>(lead, 'GET', `${base}/${id}/row`, { maxResultCount: 100, ...query })).body;
const run = (id: string, rows: number) =>
  product.call<{ imported: number; skipped: number; guardians: number }>(lead, 'POST', `${base}/${id}/run`, { rows });
const childrenNamed = async (pattern: string) =>
  (
    await sql<{
      name: string;
      birthday: string;
      gender: string;
      grade: number;
      tag: string;
      number: string | null;
      coaches: number;
      guardian: string | null;
      bound: string;
    }>`
      select s.name, s.birthday, s.gender, s.grade, s.tag, s.outpatient_number as number, s.bind_state as bound,
        (select count(*)::int from app.subject_coaches c where c.subject_id = s.id) as coaches,
        (select g.full_name || ' ' || l.role from app.subject_guardians l join app.guardians g on g.id = l.guardian_id where l.subject_id = s.id) as guardian
      from app.subjects s where s.tenant_id = ${tenantId} and s.name like ${pattern} order by s.created_at, s.id`.execute(product.owner)
  ).rows;
const faultsOf = async (csv: string) => {
  const { body } = await upload(csv);
  const { items } = await preview(body.id);
  return items.map((row) => row.faults.map((fault) => fault.field));
};
const sheetRows = async (content: Buffer) => {
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(new Uint8Array(content).buffer as never);
  return (book.worksheets[0]?.getSheetValues() ?? []).slice(1).map((row) => (row as unknown[]).slice(1));
};
const file = async (path: string, headers = {}) =>
  (await product.app.inject({ method: 'GET', url: path, headers: { authorization: `Bearer ${lead}`, ...headers } })).rawPayload;

describe('a list', () => {
  it.each([
    ['English', 'First name,Last name,Birthday,Gender,Grade\nAna,Engl,2019-03-04,Girl,Grade 2', 'Ana Engl'],
    ['Chinese', '2031 年儿童名单\n姓名,出生日期,性别,年级\n欧阳浩然,2019年3月4日,女,二年级', '欧阳浩然'],
    ['Spanish', 'Nombre;Apellidos;Fecha de nacimiento;Sexo;Curso\nAna María;Muñoz;4/3/2019;Niña;2º', 'Ana María Muñoz'],
  ])('in %s is understood by its headers and words', async (language, csv, name) => {
    const { body } = await upload(csv, { language: language === 'Spanish' ? 'es' : 'en' });
    if (language === 'Spanish') {
      const mapping = { ...body.mapping, dateOrder: 'dayFirst' as const };
      expect((await product.call(lead, 'PUT', `${base}/${body.id}/mapping`, { mapping })).status).toBe(200);
    }
    expect(await preview(body.id)).toMatchObject({ valid: 1, faulty: 0 });
    expect((await run(body.id, 1)).body).toEqual({ imported: 1, skipped: 0, guardians: 0 });
    expect(await childrenNamed(name)).toMatchObject([
      { birthday: '2019-03-04', gender: 'Female', grade: 2, tag: 'Potential', bound: 'Unbound' },
    ]);
  });

  it('brings coaches, guardians that brothers and sisters share, numbers and tags', async () => {
    const csv = [
      'Name,Birthday,Gender,Grade,Tag,Clinic number,Coaches,Guardian,Relation,Phone,Email',
      'Ada Share,03/31/2019,f,Preschool,Active,S-1,lin wei,Eva Share,Mum,+1 212 555 0100,eva@share.example',
      '"Share, Bo",31 March 2020,m,0,,S-2,LIN@import.example,Eva Share,Mother,+1 212 555 0100,eva@share.example',
    ].join('\n');
    const { body } = await upload(csv);
    expect(await preview(body.id)).toMatchObject({ valid: 2, faulty: 0 });
    expect((await run(body.id, 2)).body).toEqual({ imported: 2, skipped: 0, guardians: 1 });
    expect(await childrenNamed('% Share')).toEqual([
      {
        name: 'Ada Share',
        birthday: '2019-03-31',
        gender: 'Female',
        grade: 0,
        tag: 'Active',
        number: 'S-1',
        coaches: 1,
        guardian: 'Eva Share Mother',
        bound: 'Bind',
      },
      {
        name: 'Bo Share',
        birthday: '2020-03-31',
        gender: 'Male',
        grade: 0,
        tag: 'Potential',
        number: 'S-2',
        coaches: 1,
        guardian: 'Eva Share Mother',
        bound: 'Bind',
      },
    ]);
  });

  it('is imported only after its columns are told, where nobody can guess them', async () => {
    const { body } = await upload('A,B,C,D\nAna,Told,2019-03-04,f');
    expect((await preview(body.id)).valid).toBe(0);
    const told = (columns: (string | null)[]) =>
      product.call(lead, 'PUT', `${base}/${body.id}/mapping`, { mapping: { columns, dateOrder: 'dayFirst' } });
    expect((await told(['firstName', 'lastName', 'birthday'])).status).toBe(400);
    expect((await told(['firstName', 'firstName', 'birthday', null])).status).toBe(400);
    expect((await told(['firstName', 'lastName', 'birthday', 'gender'])).status).toBe(200);
    expect((await preview(body.id)).items[0]?.faults.map((fault) => fault.field)).toEqual(['grade']);
  });

  it.each([
    ['nothing in it', '', 400, 'Trellis:TableEmpty'],
    ['headers alone', 'Name,Birthday', 400, 'Trellis:TableEmpty'],
    ['an open quote', 'Name\n"Ana', 415, 'Trellis:TableUnreadable'],
    ['a picture', Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk', 'base64'), 415, 'Trellis:FileTypeRefused'],
    ['61 columns', `Name${',x'.repeat(60)}\nAna${',x'.repeat(60)}`, 413, 'Trellis:TableTooWide'],
  ])('with %s is refused', async (_, content, status, code) => {
    const reply = await upload(content);
    expect([reply.status, reply.error.code]).toEqual([status, code]);
  });

  it('is nobody else’s', async () => {
    const { body } = await upload('Name\nAna');
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/row'],
      ['GET', '/progress'],
      ['GET', '/faultyRow'],
      ['DELETE', ''],
    ] as const) {
      expect((await product.call(outsider, method, `${base}/${body.id}${path}`)).status, path).toBe(404);
    }
    expect((await product.call(outsider, 'POST', `${base}/${body.id}/run`, { rows: 1 })).status).toBe(404);
    expect((await upload('Name\nAna', { token: coach })).status).toBe(403);
  });
});

describe('a row', () => {
  const headers = 'Name,Birthday,Gender,Grade,Language,Tag,Clinic number,Coaches,Guardian,Relation,Phone,Email';
  const sound = [
    'Ana Sound',
    '2019-03-04',
    'f',
    '1',
    'English',
    'Active',
    '',
    'Lin Wei',
    'Eva Sound',
    'Mother',
    '212 555 0100',
    'e@s.example',
  ];
  it.each([
    [0, '', 'name'],
    [0, 'Ana', 'name'],
    [0, `${'x'.repeat(61)} Ruiz`, 'name'],
    [1, '', 'birthday'],
    [1, '2019-02-30', 'birthday'],
    [1, '13/13/2019', 'birthday'],
    [1, '2999-01-01', 'birthday'],
    [1, 'soon', 'birthday'],
    [2, '', 'gender'],
    [2, 'blue', 'gender'],
    [3, '', 'grade'],
    [3, '15', 'grade'],
    [4, 'Klingon', 'language'],
    [5, 'VIP', 'tag'],
    [6, 'n'.repeat(41), 'outpatientNumber'],
    [7, 'Nobody Here', 'coaches'],
    [8, '', 'guardianName'],
    [9, 'Robot', 'guardianRole'],
    [10, 'call me', 'guardianPhone'],
    [11, 'not an address', 'guardianEmail'],
    [6, '#REF!', 'outpatientNumber'],
  ])('whose column %i holds %j has a fault in its %s', async (column, value, field) => {
    expect(await faultsOf(`${headers}\n${sound.join(',')}\n${sound.with(column, value).join(',')}`)).toEqual([[], [field]]);
  });

  it('has the number of another one, or of a child of the centre', async () => {
    const line = (name: string, number: string) => `${name},2019-03-04,f,1,,,${number},,,,,`;
    const { body } = await upload(`${headers}\n${line('Ana Number', 'N-1')}`);
    expect((await run(body.id, 1)).status).toBe(200);
    const again = await upload(`${headers}\n${line('Ana Number', 'N-1')}\n${line('Bea Number', 'N-2')}\n${line('Cat Number', 'N-2')}`);
    const found = await preview(again.body.id);
    expect(found.items.map((row) => row.faults[0]?.message)).toEqual([
      'A child of the center has this clinic number.',
      undefined,
      'Row 3 has the same clinic number.',
    ]);
    expect(found.items[0]?.warnings[0]?.message).toBe('A child of the center has the same name.');
    expect([(await preview(again.body.id, { kind: 'faulty' })).totalCount, found.valid, found.faulty]).toEqual([2, 1, 2]);
  });
});

describe('an import', () => {
  const line = (name: string, number = '') => `${name},2019-03-04,f,1,${number}`;
  const listOf = (...lines: string[]) => `Name,Birthday,Gender,Grade,Clinic number\n${lines.join('\n')}`;

  it('sent twice at once imports once', async () => {
    const { body } = await upload(listOf(line('Ana Twice'), line('Bea Twice')));
    const [first, second] = await Promise.all([run(body.id, 2), run(body.id, 2)]);
    expect([first.body, second.body]).toEqual([first.body, first.body]);
    expect(await childrenNamed('% Twice')).toHaveLength(2);
    expect((await product.call(lead, 'DELETE', `${base}/${body.id}`)).error.code).toBe('Trellis:ImportDone');
  });

  it('is mended where it stands: a corrected cell is looked at again, and another list, row or column refused', async () => {
    const { body } = await upload(listOf(line('Ivo Sound'), 'Ida Mended,2019-02-31,x'));
    expect(await preview(body.id)).toMatchObject({ valid: 1, faulty: 1 });
    const change = (rows: object[], token = lead) => product.call(token, 'PUT', `${base}/${body.id}/row`, { rows });
    const cells = [
      { column: 1, text: '2019-03-01' },
      { column: 2, text: 'f' },
      // beyond the end of the row
      { column: 3, text: '2' },
    ];
    expect((await change([{ number: 3, cells }])).status).toBe(200);
    const after = await preview(body.id);
    expect(after).toMatchObject({ valid: 2, faulty: 0 });
    expect(after.items[1]).toMatchObject({ number: 3, cells: ['Ida Mended', '2019-03-01', 'f', '2'], faults: [] });
    expect((await change([{ number: 9, cells }])).error.code).toBe('Trellis:InvalidInput');
    expect((await change([{ number: 3, cells: [{ column: 5, text: 'x' }] }])).error.code).toBe('Trellis:InvalidInput');
    expect((await change([{ number: 3, cells }], outsider)).status).toBe(404);
    expect((await run(body.id, 2)).body).toMatchObject({ imported: 2 });
    expect((await change([{ number: 3, cells }])).error.code).toBe('Trellis:ImportDone');
  });

  it('leaves out what is faulty and keeps it for a file of its own', async () => {
    const { body } = await upload(listOf(line('Ana Partly'), 'Bea Partly,never,f,1,=1+1'));
    expect((await run(body.id, 1)).body).toEqual({ imported: 1, skipped: 1, guardians: 0 });
    const content = await file(`${base}/${body.id}/faultyRow`);
    expect(await sheetRows(content)).toEqual([
      ['Name', 'Birthday', 'Gender', 'Grade', 'Clinic number', 'Row', 'What is wrong'],
      ['Bea Partly', 'never', 'f', '1', '=1+1', 3, 'Birthday: “never” is not a date. Write it like 2019-03-31.'],
    ]);
    expect(unzip(content).get('xl/worksheets/sheet1.xml')).not.toMatch(/<f[ >]/);
    const again = await upload(content, { name: 'rows.xlsx' });
    expect(again.body).toMatchObject({
      rowCount: 1,
      mapping: { columns: ['name', 'birthday', 'gender', 'grade', 'outpatientNumber', null, null] },
    });
  });

  it('with a number that somebody took meanwhile imports nothing', async () => {
    const { body } = await upload(listOf(line('Ana Race', 'R-1'), line('Bea Race', 'R-2')));
    expect((await preview(body.id)).valid).toBe(2);
    await sql`insert into app.subjects (tenant_id, first_name, last_name, name, birthday, gender, outpatient_number)
      values (${tenantId}, 'Other', 'Child', 'Other Child', '2019-01-01', 'Male', 'R-2')`.execute(product.owner);
    expect((await run(body.id, 2)).error.code).toBe('Trellis:ImportChanged');
    expect(await childrenNamed('% Race')).toEqual([]);
    expect((await run(body.id, 1)).body).toMatchObject({ imported: 1, skipped: 1 });
  });

  it('loses the race against an uncommitted number as a whole', async () => {
    const { body } = await upload(listOf(line('Ana Lost', 'L-1'), line('Bea Lost', 'L-2')));
    let running: ReturnType<typeof run> | undefined;
    await product.owner.transaction().execute(async (db) => {
      await sql`insert into app.subjects (tenant_id, first_name, last_name, name, birthday, gender, outpatient_number)
        values (${tenantId}, 'Other', 'Lost', 'First to come', '2019-01-01', 'Male', 'L-2')`.execute(db);
      running = run(body.id, 2);
      await new Promise((resolve) => setTimeout(resolve, 700));
    });
    expect((await running)?.error.code).toBe('Trellis:ImportChanged');
    expect(await childrenNamed('% Lost')).toEqual([]);
  });

  it('that is given up leaves nothing, before it begins or while it runs', async () => {
    const before = await upload(listOf(line('Ana Given')));
    expect((await product.call(lead, 'DELETE', `${base}/${before.body.id}`)).status).toBe(200);
    expect((await run(before.body.id, 1)).status).toBe(404);
    const { body } = await upload(listOf(...Array.from({ length: 6000 }, (_, at) => line(`Kid${at} Given`))));
    const running = run(body.id, 6000);
    await expect
      .poll(async () => (await product.call<{ done: number }>(lead, 'GET', `${base}/${body.id}/progress`)).body.done, {
        interval: 20,
        timeout: 20_000,
      })
      .toBeGreaterThan(0);
    expect((await product.call(lead, 'DELETE', `${base}/${body.id}`)).status).toBe(200);
    expect((await running).error.code).toBe('Trellis:ImportCancelled');
    expect(await childrenNamed('% Given')).toEqual([]);
  }, 40_000);

  it('of many portions brings every row, and of more than 20,000 rows none', async () => {
    const lines = (count: number) =>
      Array.from({ length: count }, (_, at) => `${line(`Kid${at} Many`, `M-${at}`)},Parent ${at},+1 555 ${100_000 + at}`);
    const list = (count: number) => `Name,Birthday,Gender,Grade,Clinic number,Guardian,Phone\n${lines(count).join('\n')}`;
    const { body } = await upload(list(1250));
    expect((await preview(body.id, { maxResultCount: 10 })).valid).toBe(1250);
    expect((await run(body.id, 1250)).body).toEqual({ imported: 1250, skipped: 0, guardians: 1250 });
    expect(await childrenNamed('% Many')).toHaveLength(1250);
    expect((await upload(list(20_001))).error.code).toBe('Trellis:TableTooLong');
  });
});

describe('the template', () => {
  it.each([
    ['en', 'Last name'],
    ['zh-Hans', '姓'],
    ['es', 'Apellidos'],
  ])('in %s, filled in, is understood without a guess of a person', async (language, header) => {
    await sql`update identity.persons set language = ${language} where id in (select person_id from identity.memberships where tenant_id = ${tenantId})`.execute(
      product.owner,
    );
    const content = await file(`${base}/template`, { 'accept-language': language });
    const book = new ExcelJS.Workbook();
    await book.xlsx.load(new Uint8Array(content).buffer as never);
    const sheet = book.worksheets[0];
    expect(sheet?.getCell('A1').value).toBe(header);
    sheet?.addRow(['Tem', 'Plate', '2019-03-04']);
    const { body } = await upload(new Uint8Array(await buffer(Readable.from([Buffer.from(await book.xlsx.writeBuffer())]))), {
      name: 'template.xlsx',
    });
    expect(body.mapping.columns.slice(0, 5)).toEqual(['lastName', 'firstName', 'birthday', 'gender', 'grade']);
    expect(body.mapping.columns).not.toContain(null);
    expect(body.examples.slice(0, 3)).toEqual(['Tem', 'Plate', '2019-03-04']);
  });
});
