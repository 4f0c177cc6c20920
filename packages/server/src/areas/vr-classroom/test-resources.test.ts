import type { TestResource } from '@trellis/contract/vr-classroom/resource-calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ledgerFaults } from '../../fixtures/ledger-faults.ts';
import { type FinanceDesk, openFinanceDesk } from '../../testing/finance.ts';
import { issueStepUp, startTestProduct, type TestProduct } from '../../testing/http.ts';
import { openVrCentre, type VrCentre, vrBase } from '../../testing/vr-centre.ts';

let product: TestProduct;
let desk: FinanceDesk;
let stepUp: string;
beforeAll(async () => {
  product = await startTestProduct();
  desk = await openFinanceDesk(product);
  stepUp = await issueStepUp(product.owner, desk.personId, 3600);
});
afterAll(() => product.close());

const send = (method: string, path: string, input: object, proof = stepUp) =>
  product.call<{ Id: string }>(desk.token, method, `${vrBase}/testResource${path}`, input, { 'x-authenticate': proof });
const forbid = (vr: VrCentre, forbidden = true) => send('POST', `/forbid/${vr.contract.vratResourceId}`, { forbidden });
const listed = async (vr: VrCentre, as = vr.token) =>
  (await vr.call<{ items: TestResource[]; totalCount: number }>('GET', '/testResource', { tenantId: vr.centre.tenantId }, as)).body;

describe('test resources', () => {
  it('are listed for the platform and for their centre, which reads no remark', async () => {
    const vr = await openVrCentre(product);
    await send('PUT', '/testResourceRemark', { resourceId: vr.contract.vratResourceId, remark: 'Pilot' });
    const [resource] = (await listed(vr, desk.token)).items;
    expect(resource).toMatchObject({ tenantId: vr.centre.tenantId, amount: 20, used: 0, left: 20, remark: 'Pilot', forbiddenTime: null });
    expect((await listed(vr)).items[0]).toMatchObject({ left: 20, remark: null });
    const other = await openVrCentre(product);
    expect((await listed(vr, other.token)).items.map(({ tenantId }) => tenantId)).toEqual([other.centre.tenantId]);
  });

  it('are added to a contract, behind a mailed code', async () => {
    const vr = await openVrCentre(product);
    const given = { tenantContractId: vr.contract.contractId, amount: 5, payDate: '2026-02-04' };
    expect((await send('POST', '', given, 'none')).error.code).toBe('RocketSystem:AuthenticateRequired');
    expect((await send('POST', '', given)).body.Id).toMatch(/^[\w-]{36}$/);
    expect((await listed(vr)).items).toMatchObject([{ amount: 25, left: 25 }]);
  });

  it('that are forbidden are not usable, and whole again when they are allowed', async () => {
    const vr = await openVrCentre(product, 3);
    const late = (await vr.order()).body.id;
    await vr.orderWithCode();
    expect((await forbid(vr)).status).toBe(200);
    expect((await forbid(vr)).status).toBe(200);
    expect(await vr.balances()).toMatchObject({ available: 0, stopped: 2, consumed: 1 });
    expect((await vr.order()).error.code).toBe('RocketSystem:QuotaUsedUp');
    expect((await vr.call('GET', '/TestingCenter/CaseCode', { testRequestId: late })).error.code).toBe('RocketSystem:QuotaUsedUp');
    const added = { tenantContractId: vr.contract.contractId, amount: 5, payDate: '2026-02-04' };
    expect((await send('POST', '', added)).error.code).toBe('RocketSystem:ResourceForbidden');
    // stopping and enabling the contract leaves them forbidden
    for (const what of ['stop', 'enable']) await desk.call('POST', `/${vr.contract.contractId}/${what}`, {});
    expect(await vr.balances()).toMatchObject({ available: 0, stopped: 2 });
    expect((await forbid(vr, false)).status).toBe(200);
    expect(await vr.balances()).toMatchObject({ available: 2, stopped: 0, consumed: 1 });
    expect((await vr.call('GET', '/TestingCenter/CaseCode', { testRequestId: late })).status).toBe(200);
    expect(await ledgerFaults(product.owner)).toEqual([]);
  });

  it('take a test back where it counts: set aside while they are forbidden, nowhere when they are unlimited', async () => {
    const vr = await openVrCentre(product, 3);
    const { id } = await vr.orderWithCode();
    await forbid(vr);
    expect((await vr.step(id, 'Cancelled')).status).toBe(200);
    expect(await vr.balances()).toMatchObject({ available: 0, stopped: 3, consumed: 0 });
    await forbid(vr, false);
    await sql`update platform.tenant_resources set unlimited = true where id = ${vr.contract.vratResourceId}`.execute(product.owner);
    const second = await vr.orderWithCode();
    const before = await vr.balances();
    expect((await vr.call('GET', '/testRequest/tenantTestResourcesEnough')).body).toEqual({ enough: true, left: -1 });
    await vr.step(second.id, 'Cancelled');
    expect(await vr.balances()).toEqual({ ...before, consumed: 0, sold: (before.sold ?? 0) + 1 });
    expect(await ledgerFaults(product.owner)).toEqual([]);
  });

  it('of other kinds are no test resources', async () => {
    const { contract } = await openVrCentre(product);
    expect((await send('POST', `/forbid/${contract.resourceId}`, {})).status).toBe(404);
    expect((await send('PUT', '/testResourceRemark', { resourceId: contract.resourceId, remark: 'x' })).status).toBe(404);
  });
});
