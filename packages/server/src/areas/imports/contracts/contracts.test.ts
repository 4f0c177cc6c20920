import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { RecordImport } from '@trellis/contract/imports/schemas';
import ExcelJS from 'devextreme-exceljs-fork';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember, aSubject, aTenant } from '../../../fixtures/builders.ts';
import { issueToken, type Reply, startTestProduct, type TestProduct } from '../../../testing/http.ts';
import { sendFile } from '../../../testing/uploads.ts';

const base = '/api/business/import/contracts';
let product: TestProduct;
let tenantId: string;
let lead: string;
let second: string;
let coach: string;
let outsider: string;
let children: string[];

beforeAll(async () => {
  product = await startTestProduct();
  const tenant = await aTenant(product.owner);
  tenantId = tenant.tenantId;
  const people = [
    await aMember(product.owner, { tenant, roles: ['SeniorCoach'] }),
    await aMember(product.owner, { tenant, roles: ['CenterAdmin'] }),
    await aMember(product.owner, { tenant }),
    await aMember(product.owner, { roles: ['SeniorCoach'] }),
  ];
  [lead, second, coach, outsider] = (await Promise.all(
    people.map(({ personId, membershipId }) => issueToken(product.owner, personId, membershipId)),
  )) as [string, string, string, string];
  const names = [
    ['Ana', 'Silva'],
    ['Otto', 'Holm'],
    ['Sam', 'Same'],
    ['Sam', 'Same'],
  ] as const;
  children = [];
  for (const [firstName, lastName] of names) children.push((await aSubject(product.owner, { tenant, firstName, lastName })).subjectId);
  await aSubject(product.owner, { tenant, firstName: 'Arch', lastName: 'Ived', tag: 'Archived' });
  await product.owner.updateTable('app.subjects').set({ outpatient_number: 'N-1' }).where('id', '=', children[0]!).execute();
});
afterAll(() => product.close());

const upload = (content: string | Uint8Array, { token = lead, name = 'contracts.csv' } = {}): Promise<Reply<RecordImport>> =>
  sendFile(product, `${base}/file`, { content, name, token });

interface Preview {
  items: { number: number; faults: { field: string; message: string }[]; warnings: { field: string }[] }[];
  valid: number;
  faulty: number;
}
const preview = async (id: string) => (await product.call<Preview>(lead, 'GET', `${base}/${id}/row`, { maxResultCount: 100 })).body;
const run = (id: string, rows: number, token = lead) =>
  product.call<{ imported: number; skipped: number }>(token, 'POST', `${base}/${id}/run`, { rows });
const head = 'Child,Clinic number,Type,Purpose,Signed on,Sessions,Left,Amount,Paid';
const faultsOf = async (row: string, header = head) => {
  const { body } = await upload(`${header}\n${row}`);
  const { items } = await preview(body.id);
  return items.flatMap(({ faults }) => faults.map(({ field, message }) => `${field}: ${message}`));
};
const contractsOf = async (subjectId: string) =>
  (await product.call<{ items: Record<string, unknown>[] }>(lead, 'GET', '/api/rocketAdmin/userContract', { userId: subjectId })).body
    .items;

describe('contracts that run already', () => {
  it('come in with what is left of them and what was paid, and balance', async () => {
    const { body } = await upload(
      `${head}\nAna Silva,N-1,First signing,One-to-one,2026-03-31,40,26,"4,000.00",1000\nOtto Holm,,renewal,class,2026-04-01,10,,900,`,
    );
    expect(body.mapping.columns).not.toContain(null);
    expect((await run(body.id, 2)).body).toEqual({ imported: 2, skipped: 0 });
    expect(await contractsOf(children[0]!)).toMatchObject([
      {
        contractType: 'First',
        purpose: 'Training',
        signTime: '2026-03-31',
        totalClass: 40,
        usedClass: 14,
        remainClass: 26,
        amount: 4000,
        paid: 1000,
        outstanding: 3000,
      },
    ]);
    expect(await contractsOf(children[1]!)).toMatchObject([{ purpose: 'GroupTraining', totalClass: 10, usedClass: 0, remainClass: 10 }]);
    const { rows } = await sql<{ kind: string; amount: number }>`
      select kind, amount from app.postings where tenant_id = ${tenantId} and subject_id = ${children[0]!} order by created_at, id`.execute(
      product.owner,
    );
    expect(rows).toEqual([
      { kind: 'sale', amount: 40 },
      { kind: 'opening', amount: 14 },
    ]);
    const unequal = await sql`
      select account.id from app.credit_accounts as account left join lateral (
        select coalesce(sum(case when posting.to_id = account.id then amount else -amount end), 0) as sum
        from app.postings as posting where posting.to_id = account.id or posting.from_id = account.id
      ) as moved on true where account.tenant_id = ${tenantId} and account.balance <> moved.sum`.execute(product.owner);
    expect(unequal.rows).toEqual([]);
  });

  it('come in once: the same list again has nothing to import, nor has a row that is there twice', async () => {
    const row = 'Otto Holm,,First,Training,2026-05-01,12,3,600,';
    const { body } = await upload(`${head}\n${row}\n${row}`);
    expect(await preview(body.id)).toMatchObject({
      valid: 1,
      items: [{ faults: [] }, { faults: [{ message: 'Row 2 has the same contract.' }] }],
    });
    expect((await run(body.id, 1)).body.imported).toBe(1);
    expect((await run(body.id, 1)).body.imported).toBe(1);
    expect(await faultsOf(row)).toEqual([expect.stringMatching(/^child: The child has such a contract already/)]);
    expect(await contractsOf(children[1]!)).toHaveLength(2);
  });

  it('are all left out where what was promised is not what is found', async () => {
    const { body } = await upload(`${head}\nOtto Holm,,First,Training,2026-05-02,12,3,600,\nNobody,,First,Training,2026-05-02,12,3,600,`);
    expect((await run(body.id, 2)).error.code).toBe('Trellis:ImportChanged');
    expect(await contractsOf(children[1]!)).toHaveLength(2);
  });

  it('of two who bring in the same at once come in once', async () => {
    const list = `${head}\nOtto Holm,,First,Training,2026-05-03,12,3,600,`;
    const [one, other] = [await upload(list), await upload(list, { token: second })];
    const both = await Promise.all([run(one.body.id, 1), run(other.body.id, 1, second)]);
    expect(both.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409]);
    expect((await contractsOf(children[1]!)).filter(({ signTime }) => signTime === '2026-05-03')).toHaveLength(1);
  });
});

describe('a row', () => {
  it.each([
    ['Nobody Here,,First,Training,2026-01-01,5,5,10,', 'child: No child of this center is called “Nobody Here”.'],
    ['Ana Silva,X-9,First,Training,2026-01-01,5,5,10,', 'outpatientNumber: No child of this center has the clinic number “X-9”.'],
    ['Otto Holm,N-1,First,Training,2026-01-01,5,5,10,', 'child: The child with this clinic number is called “Ana Silva”.'],
    ['Sam Same,,First,Training,2026-01-01,5,5,10,', 'child: Several children are called “Sam Same”. Enter the clinic number too.'],
    ['Arch Ived,,First,Training,2026-01-01,5,5,10,', 'child: This child is archived. Restore it first.'],
    [',,First,Training,2026-01-01,5,5,10,', 'child: This is missing.'],
    ['Ana Silva,,Third,Training,2026-01-01,5,5,10,', 'contractType: “Third” is not known here. Possible: Renewal, First signing.'],
    ['Ana Silva,,First,Dancing,2026-01-01,5,5,10,', 'purpose: “Dancing” is not known here. Possible: One-to-one, Class.'],
    ['Ana Silva,,First,Training,2026-02-31,5,5,10,', 'signTime: “2026-02-31” is not a date. Write it like 2019-03-31.'],
    ['Ana Silva,,First,Training,2999-01-01,5,5,10,', 'signTime: A contract cannot be signed after today.'],
    ['Ana Silva,,First,Training,2026-01-01,0,,10,', 'totalClass: “0” is not a whole number from 1 to 10000.'],
    ['Ana Silva,,First,Training,2026-01-01,5,6,10,', 'remainClass: No more sessions can be left than were bought: 5.'],
    ['Ana Silva,,First,Training,2026-01-01,5,5,ten,', 'amount: “ten” is not an amount like 1200 or 1200.50.'],
    ['Ana Silva,,First,Training,2026-01-01,5,5,10,11', 'paid: No more can be paid than the contract costs: 10.'],
    ['Ana Silva,,First,Training,#REF!,5,5,10,', 'signTime: The formula of this cell has no value. Enter the value itself.'],
  ])('%s says what is wrong in which column', async (row, fault) => {
    expect(await faultsOf(row)).toEqual([fault]);
  });

  it.each([
    ['5,2,3', []],
    ['5,2,', []],
    ['5,,3', []],
    ['5,6,', ['usedClass: No more sessions can be used than were bought: 5.']],
    ['5,2,2', ['usedClass: 2 used and 2 left do not make the 5 that were bought.']],
    ['5,two,3', ['usedClass: “two” is not a whole number from 0 to 10000.']],
  ])('of which sessions, used and left are %s is told so', async (counts, faults) => {
    const header = 'Child,Type,Purpose,Signed on,Sessions,Used,Left,Amount';
    expect(await faultsOf(`Ana Silva,First,Training,2026-01-01,${counts},10`, header)).toEqual(faults);
  });

  it('that says neither what is left nor what was used is warned of', async () => {
    const { body } = await upload(`${head}\nAna Silva,,First,Training,2026-01-01,5,,10,`);
    expect((await preview(body.id)).items).toMatchObject([
      { faults: [], warnings: [{ message: 'Nothing says how many sessions were used: all 5 count as left.' }] },
    ]);
  });

  it('lacks what it needs', async () => {
    const { body } = await upload(`${head}\nAna Silva`);
    const { items } = await preview(body.id);
    expect(items[0]?.faults.map(({ field }) => field)).toEqual(['contractType', 'purpose', 'signTime', 'totalClass', 'amount']);
  });

  it('is warned of where nothing is left', async () => {
    const { body } = await upload(`${head}\nAna Silva,,First,Training,2026-01-01,5,0,10,`);
    expect((await preview(body.id)).items).toMatchObject([{ faults: [], warnings: [{ field: 'remainClass' }] }]);
  });
});

describe('a file', () => {
  it('of another kind, or empty, or too large, is refused', async () => {
    expect((await upload(new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x2d, 0x31, 0x2e, 0x37]), { name: 'a.xlsx' })).status).toBe(415);
    expect((await upload(head)).error.code).toBe('Trellis:TableEmpty');
    const long = `${head}\n${'Ana Silva,,First,Training,2026-01-01,5,5,10,\n'.repeat(5001)}`;
    expect((await upload(long)).error.code).toBe('Trellis:TableTooLong');
  });

  it('with merged cells says that their other rows lack the value; a formula counts as what it showed, a date of the program as its day', async () => {
    const book = new ExcelJS.Workbook();
    const sheet = book.addWorksheet('Contracts');
    sheet.addRow(['Child', 'Type', 'Purpose', 'Signed on', 'Sessions', 'Amount']);
    sheet.addRow(['Ana Silva', 'First', 'Training', new Date('2025-01-01T00:00:00Z'), { formula: '2*4', result: 8 }, 80]);
    sheet.addRow(['', 'First', 'Training', '2025-01-02', 8, 80]);
    sheet.mergeCells('A2:A3');
    const content = new Uint8Array(await buffer(Readable.from([Buffer.from(await book.xlsx.writeBuffer())])));
    const { body } = await upload(content, { name: 'merged.xlsx' });
    expect(body.examples).toEqual(['Ana Silva', 'First', 'Training', '2025-01-01', '8', '80']);
    expect((await preview(body.id)).items.map(({ faults }) => faults.map(({ field }) => field))).toEqual([[], ['child']]);
  });

  it('is filled in from the template, which offers what may be chosen and shows an example that nobody imports', async () => {
    const { rawPayload } = await product.app.inject({
      method: 'GET',
      url: `${base}/template`,
      headers: { authorization: `Bearer ${lead}` },
    });
    const book = new ExcelJS.Workbook();
    await book.xlsx.load(new Uint8Array(rawPayload).buffer as never);
    const sheet = book.worksheets[0]!;
    expect(sheet.getCell('C2').dataValidation).toMatchObject({ type: 'list', formulae: ['Lists!$C$1:$C$2'] });
    expect(sheet.getCell('A2').value).toBe('Example: Ana Silva');
    sheet.addRow(['Ana Silva', 'N-1', 'Renewal', 'Class', '2024-03-04', '5', '0', '5', '100', '', '', '']);
    const { body } = await upload(new Uint8Array(Buffer.from(await book.xlsx.writeBuffer())), { name: 'template.xlsx' });
    expect(body.mapping.columns).not.toContain(null);
    expect(await preview(body.id)).toMatchObject({ valid: 1, faulty: 0, items: [{ number: 3 }] });
  });

  it('of several portions comes in as a whole', async () => {
    await sql`
      insert into app.subjects (tenant_id, first_name, last_name, name, birthday, gender, tag, bind_state)
      select ${tenantId}::uuid, 'Many', 'Child ' || n, 'Many Child ' || n, '2019-05-14', 'Unknown', 'Active', 'Bind' from generate_series(0, 499) as n`.execute(
      product.owner,
    );
    const rows = Array.from({ length: 1200 }, (_, at) => `Many Child ${at % 500},,Renewal,Training,2020-01-01,${at + 1},1,${at},`);
    const { body } = await upload(`${head}\n${rows.join('\n')}`);
    expect((await run(body.id, 1200)).body).toEqual({ imported: 1200, skipped: 0 });
  }, 120_000);
});

it('is for whoever signs contracts by hand: no coach, and nobody of another center', async () => {
  expect((await upload(`${head}\nAna Silva`, { token: coach })).status).toBe(403);
  const { body } = await upload(`${head}\nAna Silva,,First,Training,2026-01-09,5,5,10,`);
  for (const token of [outsider, second]) {
    expect((await product.call(token, 'GET', `${base}/${body.id}`)).status).toBe(404);
    expect((await run(body.id, 1, token)).status).toBe(404);
  }
  expect((await product.call(coach, 'GET', `${base}/${body.id}`)).status).toBe(403);
  // a list of one kind is no list of another
  expect((await product.call(lead, 'GET', `/api/business/subjectImport/${body.id}`)).status).toBe(404);
  const other = await upload(`${head}\nAna Silva,,First,Training,2026-01-09,5,5,10,`, { token: outsider });
  expect((await product.call<Preview>(outsider, 'GET', `${base}/${other.body.id}/row`)).body).toMatchObject({ valid: 0, faulty: 1 });
});
