import type { Device } from '@trellis/contract/vr-classroom/device-calls';
import ExcelJS from 'devextreme-exceljs-fork';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOverseer } from '../../fixtures/builders.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../testing/http.ts';
import { openVrCentre, type VrCentre, vrBase } from '../../testing/vr-centre.ts';

let product: TestProduct;
let vr: VrCentre;
let operator: string;
beforeAll(async () => {
  product = await startTestProduct();
  vr = await openVrCentre(product);
  const { personId, membershipId } = await anOverseer(product.owner, { side: 'management', role: 'operation' });
  operator = await issueToken(product.owner, personId, membershipId);
});
afterAll(() => product.close());

let counted = 0;
async function register(serialNumber = `PICO-${++counted}-X`, centre = vr) {
  return centre.call<{ id: string }>('POST', '/TestingCenter/RegisterDevice', { serialNumber, name: 'Headset' });
}
const decide = (what: 'Pass' | 'Reject' | 'Cancel', registerDeviceId: string, given: object = {}) =>
  vr.call('POST', `/Admin/Device/${what}`, { registerDeviceId, sourceType: 'Vrat', ...given }, operator);
const view = async (registerDeviceId: string) =>
  (await vr.call<Device>('GET', '/Admin/Device/Detail', { registerDeviceId }, operator)).body;

describe('a device', () => {
  it('waits for a decision and is passed, with or without a remark', async () => {
    const { id } = (await register('pico-a-1')).body;
    expect(await view(id)).toMatchObject({ serialNumber: 'PICO-A-1', state: 'Pending', decidedBy: null, tests: 0 });
    expect((await decide('Pass', id)).status).toBe(200);
    expect(await view(id)).toMatchObject({ state: 'Passed', remark: null, decidedBy: expect.any(String) });
    expect((await decide('Reject', id, { remark: 'Too late' })).error.code).toBe('RocketSystem:DeviceStepRefused');
  });

  it('is decided about by those who look after the whole platform', async () => {
    const { id } = (await register()).body;
    const { personId, membershipId } = await anOverseer(product.owner, { side: 'management', role: 'operation', centres: [vr.centre] });
    const managed = await issueToken(product.owner, personId, membershipId);
    const input = { registerDeviceId: id, sourceType: 'Vrat' };
    expect((await vr.call('POST', '/Admin/Device/Pass', input, managed)).error.code).toBe('Trellis:NotAllowed');
    // the reasons of contracts that all centres share they read
    const reasons = await product.call<{ items: object[] }>(managed, 'GET', '/api/rocketAdmin/userContractConfiguration/reason');
    expect([reasons.status, reasons.body.items.length > 0]).toEqual([200, true]);
  });

  it('is rejected, and passed after all', async () => {
    const { id } = (await register()).body;
    expect((await decide('Reject', id, { remark: 'Unknown model' })).status).toBe(200);
    expect(await view(id)).toMatchObject({ state: 'Rejected', remark: 'Unknown model' });
    expect((await decide('Pass', id)).status).toBe(200);
  });

  it('is logged out only with a remark, and only while it takes part', async () => {
    const { id } = (await register()).body;
    expect((await decide('Cancel', id, { remark: 'Sold' })).error.code).toBe('RocketSystem:DeviceStepRefused');
    await decide('Pass', id);
    for (const given of [{}, { remark: ' ' }]) {
      const refused = await decide('Cancel', id, given);
      expect([refused.status, refused.error.validationErrors[0]?.members]).toEqual([400, ['remark']]);
    }
    expect((await decide('Cancel', id, { remark: 'Sold' })).status).toBe(200);
    expect((await view(id)).state).toBe('LoggedOut');
  });

  it('is decided once of two who decide at once, and only as what it is', async () => {
    const { id } = (await register()).body;
    const both = await Promise.all([decide('Pass', id), decide('Pass', id)]);
    expect(both.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.error.code).toBe('RocketSystem:DeviceStepRefused');
    const other = (await register()).body.id;
    expect((await decide('Pass', other, { sourceType: 'Hfs' })).status).toBe(404);
  });

  it('is at one centre at a time', async () => {
    const other = await openVrCentre(product);
    const both = await Promise.all([register('TWICE-1'), register('TWICE-1', other)]);
    expect(both.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.error.code).toBe('RocketSystem:DeviceTaken');
    const id = both.find(({ status }) => status === 200)?.body.id ?? '';
    await decide('Reject', id);
    expect((await register('TWICE-1', other)).status).toBe(200);
    expect((await decide('Pass', id)).error.code).toBe('RocketSystem:DeviceTaken');
  });

  it('has the tests that began on it', async () => {
    const { id: deviceId } = (await register()).body;
    await decide('Pass', deviceId);
    const { id } = await vr.orderWithCode();
    await vr.sign(id);
    const { concurrencyStamp } = await vr.view(id);
    await vr.call('PUT', '/TestingCenter/TestRequest', { id, deviceId, status: 'Testing', concurrencyStamp });
    const records = await vr.call<{ items: { id: string; code: null }[]; totalCount: number }>(
      'POST',
      '/Admin/Device/GetTestRecordList',
      { registerDeviceId: deviceId },
      operator,
    );
    expect([records.body.items.map((test) => [test.id, test.code]), records.body.totalCount]).toEqual([[[id, null]], 1]);
    expect((await view(deviceId)).tests).toBe(1);
  });
});

describe('the list of devices', () => {
  it('of a centre has its own, of the platform all, filtered', async () => {
    const other = await openVrCentre(product);
    const own = (await register('ONLY-ONE', other)).body.id;
    const ofCentre = await other.call<{ items: Device[] }>('POST', '/TestingCenter/AllDevice', {});
    expect(ofCentre.body.items.map((device) => device.id)).toEqual([own]);
    const all = async (input: object) =>
      (await vr.call<{ items: Device[] }>('POST', '/Admin/Device/AllDevice', input, operator)).body.items.map((device) => device.id);
    expect(await all({ filter: 'only-o' })).toEqual([own]);
    expect((await all({ state: 'Pending' })).includes(own)).toBe(true);
    expect(await all({ tenantId: other.centre.tenantId, state: 'Passed' })).toEqual([]);
    expect((await vr.call('POST', '/Admin/Device/AllDevice', {})).status).toBe(403);
    expect((await vr.call('GET', '/Admin/Device/Detail', { registerDeviceId: own })).status).toBe(404);
  });

  it('is an Excel file', async () => {
    const { tenantId } = vr.centre;
    const response = await product.app.inject({
      method: 'POST',
      url: `${vrBase}/Admin/Device/ExportExcel`,
      headers: { authorization: `Bearer ${operator}` },
      payload: { tenantId },
    });
    const book = new ExcelJS.Workbook();
    await book.xlsx.load(new Uint8Array(response.rawPayload).buffer as never);
    const rows = (book.worksheets[0]?.getSheetValues().slice(1) ?? []).map((row) => (row as unknown[]).slice(1));
    expect(rows[0]).toEqual(['Serial number', 'Name', 'Model', 'Used for', 'Center', 'State', 'Registered on', 'Tests', 'Remark']);
    const { body } = await vr.call<{ totalCount: number }>('POST', '/TestingCenter/AllDevice', {});
    expect(rows.length - 1).toBe(body.totalCount);
  });
});
