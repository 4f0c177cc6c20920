import type { AnalysisRow, Order } from '@trellis/contract/tenant-contracts/schemas';
import ExcelJS from 'devextreme-exceljs-fork';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOverseer, aTenant, type MemberBuilt } from '../../../fixtures/builders.ts';
import { type FinanceDesk, openFinanceDesk } from '../../../testing/finance.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../../testing/http.ts';
import { assertXml, unzip } from '../../../testing/unzip.ts';

const path = '/api/rocketAdmin/hfsOrder';

interface Page {
  items: Order[];
  totalCount: number;
}

let product: TestProduct;
let desk: FinanceDesk;
beforeAll(async () => {
  product = await startTestProduct();
  desk = await openFinanceDesk(product);
});
afterAll(() => product.close());

const orders = async (input: object, token = desk.token) => (await product.call<Page>(token, 'GET', `${path}/orderList`, input)).body;
const amounts = async (input: object) => (await orders(input)).items.map(({ amount }) => amount);

async function download(input: Record<string, string>, token = desk.token, language = 'en') {
  const response = await product.app.inject({
    method: 'GET',
    url: `${path}/excelDownload?${new URLSearchParams(input).toString()}`,
    headers: { authorization: `Bearer ${token}`, 'accept-language': language },
  });
  const book = new ExcelJS.Workbook();
  if (response.statusCode === 200) await book.xlsx.load(new Uint8Array(response.rawPayload).buffer as never);
  const [sheet] = book.worksheets;
  const rows = (sheet?.getSheetValues().slice(1) ?? []).map((row) => (row as unknown[]).slice(1));
  return { response, sheet, headers: rows[0], rows: rows.slice(1) };
}

async function centreWithOrders(): Promise<{ id: string; centre: MemberBuilt; token: string }> {
  const signed = await desk.sign();
  await desk.recharge(signed.id, { amount: 3, payDate: '2026-02-01', paid: 30, remark: 'Private' });
  await desk.recharge(signed.id, { kind: 'course', amount: 5, payDate: '2026-03-01', paid: 50.25 });
  await desk.recharge(signed.id, { amount: 600, payDate: '2018-01-01', paid: 0 });
  return { ...signed, token: await issueToken(product.owner, signed.centre.personId, signed.centre.membershipId) };
}

describe('orders', () => {
  it('are the recharges over all contracts, the one paid last first, without a code', async () => {
    const { id, centre } = await centreWithOrders();
    const { items, totalCount } = await orders({ tenantId: centre.tenantId });
    expect([totalCount, items.map(({ amount }) => amount)]).toEqual([3, [5, 3, 600]]);
    const { number, tenantName } = await desk.view(id);
    expect(items[1]).toMatchObject({
      contractId: id,
      contractNumber: number,
      tenantName,
      kind: 'vrat',
      paid: 30,
      payDate: '2026-02-01',
      remark: 'Private',
      operatorName: expect.stringMatching(/^Person/),
    });
  });

  it('are found by center, kind and period, and paged', async () => {
    const { tenantId } = (await centreWithOrders()).centre;
    await centreWithOrders();
    expect(await amounts({ tenantId, kind: 'vrat' })).toEqual([3, 600]);
    expect(await amounts({ tenantId, from: '2026-02-01' })).toEqual([5, 3]);
    expect(await amounts({ tenantId, from: '2018-01-01', to: '2026-02-01' })).toEqual([3, 600]);
    expect(await amounts({ tenantId, sorting: 'payDate' })).toEqual([600, 3, 5]);
    expect(await amounts({ tenantId, skipCount: 1, maxResultCount: 1 })).toEqual([3]);
    expect((await orders({})).totalCount).toBeGreaterThanOrEqual(6);
    for (const input of [{ from: '2017-12-31' }, { kind: 'classes' }, { sorting: 'remark' }]) {
      expect((await product.call(desk.token, 'GET', `${path}/orderList`, input)).status).toBe(400);
    }
  });

  it('of a center are its own, without what the platform remarked', async () => {
    const { token, centre } = await centreWithOrders();
    const other = await centreWithOrders();
    const { items } = await orders({}, token);
    expect(items.map(({ amount, remark }) => [amount, remark])).toEqual([
      [5, null],
      [3, null],
      [600, null],
    ]);
    expect(new Set(items.map(({ tenantId }) => tenantId))).toEqual(new Set([centre.tenantId]));
    expect((await orders({ tenantId: other.centre.tenantId }, token)).totalCount).toBe(0);
    const file = await download({}, token);
    expect([file.rows.length, file.headers]).toEqual([3, ['Paid on', 'Center', 'Contract', 'Kind', 'For', 'Quantity', 'Amount paid']]);
  });

  it('of who manages some centers are theirs', async () => {
    const { centre } = await centreWithOrders();
    const manager = await anOverseer(product.owner, { side: 'management', role: 'finance', centres: [centre] });
    const token = await issueToken(product.owner, manager.personId, manager.membershipId);
    const { items } = await orders({}, token);
    expect(new Set(items.map(({ tenantId }) => tenantId))).toEqual(new Set([centre.tenantId]));
  });
});

describe('the Excel file of orders', () => {
  it('is in the order of the list', async () => {
    const { tenantId } = (await centreWithOrders()).centre;
    for (const sorting of ['payDate', 'payDate desc']) {
      const { rows } = await download({ tenantId, sorting });
      expect(rows.map((row) => row[5])).toEqual(await amounts({ tenantId, sorting }));
    }
  });

  it('has the filtered rows, typed, under the name of its header', async () => {
    const { tenantId } = (await centreWithOrders()).centre;
    const { response, sheet, headers, rows } = await download({ tenantId, from: '2026-01-01' });
    const today = new Date().toISOString().slice(0, 10);
    expect(response.headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    expect(response.headers['content-disposition']).toBe(
      `attachment; filename="Orders ${today}.xlsx"; filename*=UTF-8''Orders%20${today}.xlsx`,
    );
    expect(headers).toEqual(['Paid on', 'Center', 'Contract', 'Kind', 'For', 'Quantity', 'Amount paid', 'Booked by', 'Remark']);
    expect(rows.map((row) => [row[0], row[3], row[5], row[6]])).toEqual([
      [new Date('2026-03-01T00:00:00Z'), 'Courses', 5, 50.25],
      [new Date('2026-02-01T00:00:00Z'), 'VR tests', 3, 30],
    ]);
    expect([sheet?.getCell('A2').numFmt, sheet?.getCell('G2').numFmt]).toEqual(['mm/dd/yyyy', '"$"#,##0.00']);
  });

  it('speaks the reader’s language, in its name too', async () => {
    const { tenantId } = (await centreWithOrders()).centre;
    const { response, sheet, headers } = await download({ tenantId }, desk.token, 'zh-Hans');
    expect([sheet?.name, headers?.[1]]).toEqual(['订单', '中心']);
    expect(response.headers['content-disposition']).toContain(`filename*=UTF-8''${encodeURIComponent('订单 ')}`);
  });

  it('holds what begins like a formula as text', async () => {
    const { tenantId } = await aTenant(product.owner, { name: "=cmd|' /C calc'!A0" });
    const { id } = await desk.sign({ tenantId, number: '+SUM(1,1)' });
    await desk.recharge(id, { remark: '@now <b>&"\u0001' });
    await desk.recharge(id, { remark: '-1' });
    const { response, sheet } = await download({ tenantId });
    const cell = (name: string) => ({
      type: sheet?.getCell(name).type,
      value: sheet?.getCell(name).value,
      format: sheet?.getCell(name).numFmt,
    });
    const text = (value: string) => ({ type: ExcelJS.ValueType.String, value, format: '@' });
    expect([cell('B2'), cell('C2'), cell('I2'), cell('I3')]).toEqual([
      text("=cmd|' /C calc'!A0"),
      text('+SUM(1,1)'),
      text('-1'),
      text('@now <b>&"'),
    ]);
    const parts = unzip(response.rawPayload);
    expect(parts.get('xl/worksheets/sheet1.xml')).not.toMatch(/<f[ >]/);
    expect([...parts.keys()]).toEqual(expect.arrayContaining(['[Content_Types].xml', 'xl/workbook.xml', 'xl/styles.xml']));
    for (const xml of parts.values()) assertXml(xml);
  });

  it('goes on beyond one portion, in one order, each row once', async () => {
    const { id } = await desk.sign();
    await desk.recharge(id, { amount: 1, paid: 1 });
    await sql`
      insert into platform.tenant_recharges (tenant_id, contract_id, kind, resource_id, amount, paid, paid_on, operator_id)
      select tenant_id, contract_id, kind, resource_id, number, 100, date '2026-01-01' + number % 7, operator_id
      from platform.tenant_recharges, generate_series(2, 2500) as number where contract_id = ${id}`.execute(product.owner);
    const { tenantId } = await desk.view(id);
    const { rows } = await download({ tenantId });
    const listed = [
      ...(await orders({ tenantId, maxResultCount: 1000 })).items,
      ...(await orders({ tenantId, maxResultCount: 1000, skipCount: 1000 })).items,
    ];
    expect(rows).toHaveLength(2500);
    expect(new Set(rows.map((row) => row[5])).size).toBe(2500);
    expect(rows.slice(0, 2000).map((row) => row[5])).toEqual(listed.map(({ amount }) => amount));
  });

  it('without any rows has its headings', async () => {
    const { tenantId } = await aTenant(product.owner);
    const { headers, rows } = await download({ tenantId });
    expect([headers?.length, rows]).toEqual([9, []]);
  });

  it('is refused like any call: without a policy, by a wrong filter', async () => {
    const editor = await anOverseer(product.owner, { side: 'management', role: 'editor' });
    const refused = await download({}, await issueToken(product.owner, editor.personId, editor.membershipId));
    expect([refused.response.statusCode, refused.response.json().error.code]).toEqual([403, 'Trellis:NotAllowed']);
    expect((await download({ from: 'yesterday' })).response.statusCode).toBe(400);
  });

  it('stands in the document of the API as a file', async () => {
    const document = await product.call<{ paths: Record<string, { get: { responses: Record<string, { content: object }> } }> }>(
      undefined,
      'GET',
      '/api/openapi.json',
    );
    const { responses } = document.body.paths[`${path}/excelDownload`]?.get ?? { responses: {} };
    expect(Object.keys(responses['200']?.content ?? {})).toEqual(['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet']);
  });
});

describe('the analysis', () => {
  const analysis = async (input: object) => (await desk.call<{ items: AnalysisRow[] }>('GET', '/analysis', input)).body.items;

  it('counts contracts and recharges by month, the latest first', async () => {
    const { centre } = await centreWithOrders();
    const items = await analysis({ unit: 'Month', year: 2026, tenantId: centre.tenantId });
    const none = { contracts: 0, contractAmount: 0, recharges: 0, paid: 0 };
    expect(items.at(-1)).toEqual({ period: '01-2026', ...none });
    expect(items.at(-2)).toEqual({ period: '02-2026', contracts: 1, contractAmount: 1200.5, recharges: 1, paid: 30 });
    expect(items.at(-3)).toEqual({ period: '03-2026', ...none, recharges: 1, paid: 50.25 });
    expect(items).toHaveLength(new Date().getUTCFullYear() > 2026 ? 12 : new Date().getUTCMonth() + 1);
  });

  it('and by year, from 2018', async () => {
    const { centre } = await centreWithOrders();
    const items = await analysis({ unit: 'Year', tenantId: centre.tenantId });
    expect(items.at(-1)).toEqual({ period: '2018', contracts: 0, contractAmount: 0, recharges: 1, paid: 0 });
    expect(items.find(({ period }) => period === '2026')).toMatchObject({ contracts: 1, recharges: 2, paid: 80.25 });
    expect((await desk.call('GET', '/analysis', { year: 2017 })).status).toBe(400);
    const everybody = await analysis({ unit: 'Year' });
    expect(everybody.find(({ period }) => period === '2026')?.recharges).toBeGreaterThan(2);
  });
});
