import type { TestLocation } from '@trellis/contract/vr-classroom/location-calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issueToken, startTestProduct, type TestProduct } from '../../testing/http.ts';
import { openVrCentre, type VrCentre } from '../../testing/vr-centre.ts';

let product: TestProduct;
let vr: VrCentre;
beforeAll(async () => {
  product = await startTestProduct();
  vr = await openVrCentre(product);
});
afterAll(() => product.close());

const add = (name: string, given = {}) => vr.call<{ id: string }>('POST', '/testLocation', { name, ...given });
const find = async (id: string) => (await vr.call<TestLocation>('GET', `/testLocation/${id}`)).body;
const list = async (input: object) => (await vr.call<{ items: TestLocation[]; totalCount: number }>('GET', '/testLocation', input)).body;
const change = async (id: string, given: object) => vr.call('PUT', `/testLocation/${id}`, { ...(await find(id)), ...given });

describe('a test location', () => {
  it('is added, read, changed and removed', async () => {
    const { id } = (await add('Quiet room', { address: ' 2 Mill Lane ' })).body;
    expect(await find(id)).toMatchObject({ name: 'Quiet room', address: '2 Mill Lane', enabled: true });
    expect((await change(id, { name: 'Calm room', address: null })).status).toBe(200);
    expect(await find(id)).toMatchObject({ name: 'Calm room', address: null });
    expect((await vr.call('DELETE', `/testLocation/${id}`)).status).toBe(200);
    expect((await vr.call('GET', `/testLocation/${id}`)).status).toBe(404);
  });

  it('has a name of its own in its centre, whatever the case', async () => {
    const both = await Promise.all([add('Corner'), add('corner')]);
    expect(both.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.error.code).toBe('RocketSystem:TestLocationTaken');
    const other = await openVrCentre(product);
    expect((await other.call('POST', '/testLocation', { name: 'Corner' })).status).toBe(200);
  });

  it('that is disabled is offered and taken no more', async () => {
    const { id } = (await add('Attic')).body;
    expect((await change(id, { enabled: false })).status).toBe(200);
    const offered = await list({ maxResultCount: 500, Enabled: true });
    expect(offered.items.map((location) => location.id)).not.toContain(id);
    expect((await list({ maxResultCount: 500 })).items.map((location) => location.id)).toContain(id);
    const refused = await vr.order({ locationId: id });
    expect([refused.status, refused.error.code]).toEqual([409, 'RocketSystem:TestLocationDisabled']);
  });

  it('at which tests were ordered stays', async () => {
    await vr.order();
    expect((await vr.call('DELETE', `/testLocation/${vr.locationId}`)).error.code).toBe('RocketSystem:TestLocationInUse');
  });

  it('tells a stale editor what it says now', async () => {
    const { id } = (await add('Loft')).body;
    const before = await find(id);
    await change(id, { name: 'Loft two' });
    const stale = await vr.call('PUT', `/testLocation/${id}`, { ...before, name: 'Mine' });
    expect([stale.error.code, (stale.error.data.current as TestLocation).name]).toEqual(['Trellis:StaleStamp', 'Loft two']);
  });

  it('is kept by the administrator and of no other centre', async () => {
    const coach = await issueToken(product.owner, vr.centre.coach.personId, vr.centre.coach.membershipId);
    expect((await vr.call('POST', '/testLocation', { name: 'Mine' }, coach)).status).toBe(403);
    const other = await openVrCentre(product);
    expect((await other.call('GET', `/testLocation/${vr.locationId}`)).status).toBe(404);
    expect((await other.order({ locationId: vr.locationId })).status).toBe(404);
  });
});
