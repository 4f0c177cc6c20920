import type { GrantedSchool, School } from '@trellis/contract/tenancy/schools/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCentre, anOverseer, type CentreBuilt } from '../../../fixtures/builders.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../../testing/http.ts';

const base = '/api/rocketAdmin/school';

let product: TestProduct;
let admin: string;
let one: CentreBuilt;
let other: CentreBuilt;

beforeAll(async () => {
  product = await startTestProduct();
  admin = await tokenOf(await anOverseer(product.owner, { side: 'management', role: 'admin' }));
  one = await aCentre(product.owner, { name: 'Centre one' });
  other = await aCentre(product.owner);
});
afterAll(() => product.close());

const tokenOf = ({ personId, membershipId }: { personId: string; membershipId: string }) =>
  issueToken(product.owner, personId, membershipId);
const add = (name: string, given = {}) =>
  product.call<{ id: string }>(admin, 'POST', base, { name, city: 'Boston', nature: 'Public', ...given });
const list = async (input = {}) => (await product.call<{ items: School[]; totalCount: number }>(admin, 'GET', base, input)).body;
const granted = async (as: string, input = {}) =>
  (await product.call<{ items: GrantedSchool[]; totalCount: number }>(as, 'GET', `${base}/grant`, input)).body;
const grant = (schoolId: string, tenantIds: string[]) => product.call(admin, 'POST', `${base}/grant`, { schoolId, tenantIds });

describe('a school', () => {
  it('is added, changed and deleted', async () => {
    const { body } = await add('Elm Street', { remark: 'Near the river' });
    const [school] = (await list({ filter: 'elm' })).items;
    expect(school).toMatchObject({
      id: body.id,
      name: 'Elm Street',
      city: 'Boston',
      nature: 'Public',
      remark: 'Near the river',
      tenantCount: 0,
    });
    const change = { name: 'Elm Street School', city: 'Boston', nature: 'Private', concurrencyStamp: school?.concurrencyStamp };
    expect((await product.call(admin, 'PUT', `${base}/${body.id}`, change)).status).toBe(200);
    const stale = await product.call(admin, 'PUT', `${base}/${body.id}`, change);
    expect([stale.error.code, stale.error.data]).toMatchObject(['Trellis:StaleStamp', { current: { id: body.id, nature: 'Private' } }]);
    expect((await list({ filter: 'boston', nature: 'Private' })).items).toMatchObject([{ name: 'Elm Street School', remark: null }]);
    expect((await product.call(admin, 'DELETE', `${base}/${body.id}`)).status).toBe(200);
    expect((await product.call(admin, 'DELETE', `${base}/${body.id}`)).status).toBe(404);
  });

  it('is listed once in a city, whatever its case', async () => {
    await add('Twin');
    const again = await add('TWIN', { city: 'boston' });
    expect([again.status, again.error.code]).toEqual([409, 'Trellis:SchoolTaken']);
    expect((await add('Twin', { city: 'Salem' })).status).toBe(200);
    const changed = (await list({ filter: 'salem' })).items[0];
    const reply = await product.call(admin, 'PUT', `${base}/${changed?.id}`, { ...changed, city: 'Boston' });
    expect(reply.error.code).toBe('Trellis:SchoolTaken');
  });

  it('is offered by the centres that it was granted to, and by no other', async () => {
    const { body } = await add('Granted School');
    const [mine, theirs] = [await tokenOf(one.coach), await tokenOf(other.coach)];
    expect((await grant(body.id, [one.tenantId])).status).toBe(200);
    expect((await granted(mine)).items).toEqual([
      { id: body.id, name: 'Granted School', city: 'Boston', nature: 'Public', tenants: [{ id: one.tenantId, name: 'Centre one' }] },
    ]);
    expect((await granted(theirs)).totalCount).toBe(0);
    expect((await granted(theirs, { schoolId: body.id })).totalCount).toBe(0);
    await grant(body.id, [one.tenantId, other.tenantId]);
    expect((await granted(theirs)).items[0]?.tenants).toHaveLength(1);
    expect((await granted(admin, { schoolId: body.id })).items[0]?.tenants).toHaveLength(2);
    await grant(body.id, []);
    expect((await granted(mine)).totalCount).toBe(0);
  });

  it('is the platform’s to keep', async () => {
    const coach = await tokenOf(one.coach);
    expect((await product.call(coach, 'GET', base)).status).toBe(403);
    expect((await product.call(coach, 'POST', base, {})).status).toBe(403);
    const manager = await tokenOf(await anOverseer(product.owner, { side: 'management', role: 'operation', centres: [one] }));
    const reply = await product.call(manager, 'POST', base, { name: 'X', city: 'Y', nature: 'Other' });
    expect(reply.error.code).toBe('Trellis:NotAllowed');
  });
});
