import type { CentreStatistic, MonthStatistic, TestRequest, TestRequestInfo } from '@trellis/contract/vr-classroom/schemas';
import ExcelJS from 'devextreme-exceljs-fork';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOverseer, type CentreBuilt } from '../../fixtures/builders.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../testing/http.ts';
import { openVrCentre, type VrCentre, vrBase } from '../../testing/vr-centre.ts';

let product: TestProduct;
let vr: VrCentre;
let other: VrCentre;
let medical: string;
let operations: string;
beforeAll(async () => {
  product = await startTestProduct();
  vr = await openVrCentre(product);
  other = await openVrCentre(product);
  medical = await as('medicalSupport');
  operations = await as('operationAdmin');
});
afterAll(() => product.close());

type Staff = 'medicalSupport' | 'agent' | 'editor' | 'operation' | 'operationAdmin' | 'admin';

async function as(role: Staff, centres?: CentreBuilt[]): Promise<string> {
  const { personId, membershipId } = await anOverseer(product.owner, { side: 'management', role, ...(centres && { centres }) });
  return issueToken(product.owner, personId, membershipId);
}
const cases = (input: object, token = medical) =>
  vr.call<{ items: TestRequest[]; totalCount: number }>('POST', '/Admin/TestRequestsPaged', input, token);
const detail = (id: string, token = medical) => vr.call<TestRequestInfo>('GET', '/Admin/TestRequestsDetail', { id }, token);

async function sheetOf(path: string, input: object, token: string) {
  const response = await product.app.inject({
    method: 'POST',
    url: `${vrBase}${path}`,
    headers: { authorization: `Bearer ${token}` },
    payload: input,
  });
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(new Uint8Array(response.rawPayload).buffer as never);
  const rows = (book.worksheets[0]?.getSheetValues().slice(1) ?? []).map((row) => (row as unknown[]).slice(1));
  return { name: String(response.headers['content-disposition']), headers: rows[0], rows: rows.slice(1) };
}

describe('the cases of all centres', () => {
  it('are read by medical support and an agent, without their codes', async () => {
    const { id, code } = await vr.orderWithCode();
    const foreign = await other.orderWithCode();
    for (const token of [medical, await as('agent')]) {
      const { items } = (await cases({ maxResultCount: 1000 }, token)).body;
      expect(items.map((item) => item.id)).toEqual(expect.arrayContaining([id, foreign.id]));
      expect(items.every((item) => item.code === null && item.codeExpiresAt === null)).toBe(true);
    }
    expect((await cases({ tenantId: other.centre.tenantId })).body.items.map((item) => item.id)).toEqual([foreign.id]);
    expect((await cases({ filter: code })).body.totalCount).toBe(0);
    expect((await cases({}, await as('editor'))).status).toBe(403);
    expect((await cases({}, vr.token)).status).toBe(403);
  });

  it('are those of the centres that somebody manages', async () => {
    const manager = await as('medicalSupport', [vr.centre]);
    const { id } = await vr.orderWithCode();
    const foreign = await other.orderWithCode();
    const items = (await cases({ maxResultCount: 1000 }, manager)).body.items.map((item) => item.id);
    expect([items.includes(id), items.includes(foreign.id)]).toEqual([true, false]);
    expect([(await detail(id, manager)).status, (await detail(foreign.id, manager)).status]).toEqual([200, 404]);
  });

  it('tell of a consent who signed it, and not how', async () => {
    const { id } = await vr.orderWithCode();
    const consent = { signerName: 'Ana Berg', signerRole: 'Mother', signature: [[[1, 2]]] };
    await vr.call('POST', '/TestingCenter/ConsentFormSign', { testRequestId: id, ...consent });
    expect((await detail(id)).body.consent).toMatchObject({ signerName: 'Ana Berg', signature: [] });
  });

  it('keep whether questionnaires are allowed and whether they count as normal', async () => {
    const { id } = await vr.orderWithCode();
    await vr.sign(id, { allowsNorms: true });
    await vr.step(id, 'Testing');
    await vr.step(id, 'Finished');
    await vr.call('PUT', '/Admin/AllowQuestionnaires', { id }, operations);
    await vr.call('PUT', '/Admin/TestRequest/NormalData', { id, isNormalData: true }, medical);
    expect((await detail(id)).body).toMatchObject({ allowQuestionnaires: true, isNormalData: true });
    await vr.call('PUT', '/Admin/AllowQuestionnaires', { id, allow: false }, operations);
    expect((await detail(id)).body).toMatchObject({ allowQuestionnaires: false, isNormalData: true });
    expect((await vr.call('PUT', '/Admin/AllowQuestionnaires', { id }, await as('operation'))).status).toBe(403);
  });
});

describe('what counts as normal data', () => {
  async function finishedTest(of: VrCentre): Promise<string> {
    const { id } = await of.orderWithCode();
    await of.sign(id, { allowsNorms: true });
    await of.step(id, 'Testing');
    await of.step(id, 'Finished');
    return id;
  }
  const mark = async (id: string, isNormalData: boolean, token: string) =>
    (await vr.call('PUT', '/Admin/TestRequest/NormalData', { id, isNormalData }, token)).status;
  const rowOf = (id: string) => product.owner.selectFrom('app.test_requests').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  it('is said by medical support in the centers that it looks after, and nothing else of a test changes', async () => {
    const [id, foreign] = [await finishedTest(vr), await finishedTest(other)];
    const manager = await as('medicalSupport', [vr.centre]);
    const before = await rowOf(id);
    for (const isNormal of [true, false, true]) {
      expect(await mark(id, isNormal, manager)).toBe(200);
      const { concurrency_stamp: _stamp, updated_at: _at, ...after } = await rowOf(id);
      expect({ ...before, ...after }).toEqual({ ...before, is_normal_data: isNormal });
    }
    expect(await mark(foreign, true, manager)).toBe(404);
    expect((await rowOf(foreign)).is_normal_data).toBe(false);
    expect((await vr.call('PUT', '/Admin/AllowQuestionnaires', { id }, manager)).status).toBe(403);
  });

  it('is said by no other role that reads cases, nor by the center itself', async () => {
    const id = await finishedTest(vr);
    for (const role of ['operation', 'agent', 'editor'] as const) expect(await mark(id, true, await as(role))).toBe(403);
    expect(await mark(id, true, vr.token)).toBe(403);
    expect((await rowOf(id)).is_normal_data).toBe(false);
    expect(await mark(id, true, operations)).toBe(200);
  });

  it('is all that the database lets whoever looks after some centers change of a test', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name || '.' || column_name as name from information_schema.column_privileges
      where table_schema = 'app' and grantee = 'trellis_span' and privilege_type <> 'SELECT'`.execute(product.owner);
    expect(rows.map(({ name }) => name)).toEqual(['test_requests.is_normal_data']);
  });
});

describe('statistics', () => {
  it('count what each centre ordered, by name, a page of it', async () => {
    const own = await openVrCentre(product, 7);
    const done = await own.orderWithCode();
    await own.step(done.id, 'Testing');
    await own.step(done.id, 'Finished');
    const { subjectId } = await own.view(done.id);
    await own.step((await own.order({ subjectId })).body.id, 'Cancelled');
    await own.order();
    const { name } = await product.owner
      .selectFrom('identity.tenants')
      .select('name')
      .where('id', '=', own.centre.tenantId)
      .executeTakeFirstOrThrow();
    const page = async (input: object) =>
      (await vr.call<{ items: CentreStatistic[]; totalCount: number }>('POST', '/Admin/TestRequestStatistics', input, medical)).body;
    const counts = { requests: 3, open: 1, finished: 1, cancelled: 1, childCount: 2 };
    expect((await page({ filter: name })).items).toEqual([{ id: own.centre.tenantId, name, ...counts, left: 6 }]);
    const whole = await page({ pageIndex: 1, pageSize: 1000 });
    const second = await page({ pageIndex: 2, pageSize: 1 });
    expect([second.items, second.totalCount]).toEqual([[whole.items[1]], whole.totalCount]);
    const file = await sheetOf('/Admin/TestRequestStatistics/Excel', {}, medical);
    expect(file.headers).toEqual(['Center', 'Ordered', 'Open', 'Finished', 'Canceled', 'Children', 'Tests left']);
    expect(file.rows.map((row) => row[0])).toEqual(whole.items.map((item) => item.name));
    expect(file.rows.find((row) => row[0] === name)).toEqual([name, 3, 1, 1, 1, 2, 6]);
    const narrowed = await sheetOf('/Admin/TestRequestStatistics/Excel', { filter: name }, medical);
    expect(narrowed.rows.map((row) => row[0])).toEqual([name]);
  });

  it('are of days from 2018 to today', async () => {
    const own = await openVrCentre(product);
    const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    const ask = async (path: string, input: object, token: string) => {
      const reply = await vr.call('POST', path, input, token);
      return [reply.status, reply.error?.validationErrors[0]?.members];
    };
    const ofCentre = { centerId: own.centre.tenantId };
    for (const [path, token, more] of [
      ['/TestingCenter/TestRequestStatistics', own.token, {}],
      ['/Admin/TestRequestStatistics', medical, {}],
      ['/Admin/Center/TestRequestStatistics', medical, ofCentre],
    ] as const) {
      expect(await ask(path, { ...more, from: '2017-12-31' }, token)).toEqual([400, ['from']]);
      expect(await ask(path, { ...more, to: tomorrow }, token)).toEqual([400, ['to']]);
      expect((await ask(path, { ...more, from: '2018-01-01' }, token))[0]).toBe(200);
    }
  });

  it('count a centre month by month, by its own clock', async () => {
    const own = await openVrCentre(product);
    const [one, two] = [(await own.order()).body.id, (await own.order()).body.id];
    // New York is still in February
    await sql`update app.test_requests set created_at = '2026-03-01T03:00:00Z' where id = ${one}`.execute(product.owner);
    await sql`update app.test_requests set created_at = '2026-04-10T12:00:00Z' where id = ${two}`.execute(product.owner);
    const months = async (path: string, input: object, token: string) =>
      (await own.call<{ items: MonthStatistic[]; totalCount: number }>('POST', path, input, token)).body;
    const counts = { requests: 1, open: 1, finished: 0, cancelled: 0, childCount: 1 };
    const expected = [
      { period: '04-2026', ...counts },
      { period: '02-2026', ...counts },
    ];
    expect((await months('/TestingCenter/TestRequestStatistics', {}, own.token)).items).toEqual(expected);
    const { tenantId: centerId } = own.centre;
    const ofCentre = await months('/Admin/Center/TestRequestStatistics', { centerId, pageIndex: 2, pageSize: 1 }, medical);
    expect(ofCentre).toEqual({ items: [expected[1]], totalCount: 2 });
    expect((await months('/TestingCenter/TestRequestStatistics', { from: '2026-03-01' }, own.token)).items).toEqual([expected[0]]);
    const files = [
      await sheetOf('/TestingCenter/TestRequestStatistics/Excel', {}, own.token),
      await sheetOf('/Admin/Center/TestRequestStatistics/Excel', { centerId }, medical),
    ];
    for (const file of files) expect(file.rows.map((row) => row[0])).toEqual(['04-2026', '02-2026']);
    const unknown = await own.call('POST', '/Admin/Center/TestRequestStatistics', { centerId: one }, medical);
    expect(unknown.status).toBe(404);
  });

  it('count the children who were tested, month by month', async () => {
    const own = await openVrCentre(product);
    const { id } = await own.orderWithCode();
    await own.step(id, 'Testing');
    await own.orderWithCode();
    const { body } = await own.call<{ items: { childCount: number }[] }>('GET', '/testResource/monthlyChildren');
    expect(body.items.map((item) => item.childCount)).toEqual([1]);
  });

  it('describe a centre', async () => {
    const { tenantId: centerId } = other.centre;
    const { body } = await vr.call<object>('GET', '/Admin/CenterDetail', { centerId }, medical);
    expect(body).toMatchObject({ id: centerId, isEnabled: true, bought: 20, locations: [expect.stringMatching(/^Room/)] });
    expect((await vr.call('GET', '/Admin/CenterDetail', { centerId }, await as('medicalSupport', [vr.centre]))).status).toBe(404);
  });
});

describe('the Excel file of tests', () => {
  it('has the filtered rows of the own centre, with codes', async () => {
    const own = await openVrCentre(product);
    const { id, code } = await own.orderWithCode();
    await own.order();
    const { subjectName } = await own.view(id);
    const file = await sheetOf('/TestingCenter/TestRequestsExcel', { status: 'CodeIssued' }, own.token);
    expect(file.name).toContain('VR tests');
    expect(file.headers?.slice(0, 3)).toEqual(['Child', 'Clinic number', 'Test code']);
    expect(file.rows.map((row) => [row[0], row[2], row[3], row[6]])).toEqual([[subjectName, code, 'Standard test', 'Code issued']]);
  });

  it('is in the order of the list', async () => {
    const own = await openVrCentre(product);
    const names: string[] = [];
    for (let ordered = 0; ordered < 3; ordered += 1) names.push((await own.view((await own.orderWithCode()).id)).subjectName);
    for (const [sorting, shown] of [
      ['creationTime', names],
      ['creationTime desc', names.toReversed()],
    ] as const) {
      const file = await sheetOf('/TestingCenter/TestRequestsExcel', { sorting }, own.token);
      expect(file.rows.map(([name]) => name)).toEqual(shown);
    }
  });

  it('goes on beyond a portion, each row once; of the platform without codes', async () => {
    const own = await openVrCentre(product);
    await own.orderWithCode();
    await sql`
      with child as (
        insert into app.subjects (tenant_id, first_name, last_name, name, birthday, gender, created_at)
        select ${own.centre.tenantId}::uuid, 'Many', number::text, 'Many ' || number, '2019-05-14', 'Unknown', now() from generate_series(1, 1500) number
        returning tenant_id, id
      )
      insert into app.test_requests (tenant_id, subject_id, location_id, test_type, ordered_by)
      select child.tenant_id, child.id, ${own.locationId}::uuid, 'Standard', ${own.centre.admin.personId}::uuid from child`.execute(
      product.owner,
    );
    const file = await sheetOf('/Admin/TestRequestsExcel', { tenantId: own.centre.tenantId }, medical);
    expect(file.headers?.slice(0, 4)).toEqual(['Center', 'Child', 'Clinic number', 'Kind of test']);
    expect([file.rows.length, new Set(file.rows.map((row) => row[1])).size]).toEqual([1501, 1501]);
  });
});
