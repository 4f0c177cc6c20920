import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import ExcelJS from 'devextreme-exceljs-fork';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contractsOf } from '../../testing/contracts.ts';
import { openScene, type Scene } from '../../testing/scene.ts';
import { exportContracts } from './export-contracts.ts';

let scene: Scene;
let family: ReturnType<typeof contractsOf>;
beforeAll(async () => {
  scene = await openScene();
  family = contractsOf(scene);
});
afterAll(() => scene.drop());

it('writes the contracts of the filter as Excel, the last signed first, in the words of the reader', async () => {
  const userId = await scene.addChild('Export Quist');
  const first = await family.add(userId, { signTime: '2031-05-01', amount: 100, totalClass: 3 });
  await family.pay(first, { amount: 40 });
  await family.add(userId, { signTime: '2031-05-02', purpose: 'GroupTraining' });
  await family.add(await scene.addChild('Somebody Else'));
  const caller = { ...scene.as('maya'), language: 'es' as const };
  const { headers, body } = await exportContracts((run) => scene.run(caller, run), caller, { filter: 'quist' });
  expect(decodeURIComponent(headers['content-disposition'] ?? '')).toContain('Contratos 2031-06-04.xlsx');
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(new Uint8Array(await buffer(Readable.fromWeb(body as never))).buffer as never);
  const sheet = book.worksheets[0];
  const rows = [2, 3].map((row) => ((sheet?.getRow(row).values ?? []) as unknown[]).slice(1));
  expect(sheet?.rowCount).toBe(3);
  expect(rows[0]).toEqual(expect.arrayContaining(['Export Quist', 'Primera firma', 'Grupo', 'Vigente']));
  expect(rows[1]).toEqual(expect.arrayContaining([100, 40, 3, 33.33, 'Individual']));
});
