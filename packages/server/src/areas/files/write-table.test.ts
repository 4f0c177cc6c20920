import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSheet } from '../../testing/sheet.ts';
import { openStaffDesk, type StaffDesk } from '../../testing/staff-desk.ts';

let desk: StaffDesk;
beforeAll(async () => {
  desk = await openStaffDesk();
});
afterAll(() => desk.product.close());

const write = (payload: object, token: string | undefined = desk.admin) =>
  desk.product.app.inject({
    method: 'POST',
    url: '/api/business/File/table/excel',
    headers: token ? { authorization: `Bearer ${token}` } : {},
    payload,
  });

it('writes a table as it is shown: numbers as numbers, and no text as a formula', async () => {
  const reply = await write({
    title: 'Sessions: held',
    headers: ['Month', 'Held'],
    rows: [
      ['10-2026', 3],
      ['=1+1', 12.5],
    ],
  });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-disposition']).toContain("filename*=UTF-8''Sessions%3A%20held.xlsx");
  const body = new Blob([new Uint8Array(reply.rawPayload)]).stream() as ReadableStream;
  // a cell that were a formula would be read as one
  expect(await readSheet({ body })).toEqual([
    ['Month', 'Held'],
    ['10-2026', 3],
    ['=1+1', 12.5],
  ]);
});

it.each([
  ['headers', { headers: [] }],
  ['title', { title: ' ' }],
])('refuses one without %s', async (field, change) => {
  const reply = await write({ title: 'x', headers: ['x'], rows: [], ...change });
  expect([reply.statusCode, reply.json().error.validationErrors[0].members]).toEqual([400, [field]]);
});

it('writes none for nobody', async () => {
  expect((await write({ title: 'x', headers: ['x'], rows: [] }, '')).statusCode).toBe(401);
});
