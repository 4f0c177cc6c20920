import type { CurrentUser } from '@trellis/contract/account/schemas';
import type { StaffGroup } from '@trellis/contract/admins/groups/calls';
import { landingPath, mayOpen } from '@trellis/contract/menu-rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCentre, anOverseer, type CentreBuilt } from '../../../fixtures/builders.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../../testing/http.ts';

const path = '/api/rocketAdmin/staffGroup';

let product: TestProduct;
let riverside: CentreBuilt;
let harbour: CentreBuilt;
let operator: string;
let enterprise: string;
let supervisor: { personId: string; membershipId: string };
let asSupervisor: string;

beforeAll(async () => {
  product = await startTestProduct();
  const { owner } = product;
  riverside = await aCentre(owner, { name: 'Riverside' });
  harbour = await aCentre(owner, { name: 'Harbour' });
  operator = await tokenOf(await anOverseer(owner, { side: 'management', role: 'operation' }));
  enterprise = await tokenOf(await anOverseer(owner, { side: 'enterprise', role: 'EnterpriseAdmin', centres: [riverside] }));
  supervisor = await anOverseer(owner, { side: 'management', role: 'supervisor', centres: [riverside] });
  asSupervisor = await tokenOf(supervisor);
});
afterAll(() => product.close());

const tokenOf = ({ personId, membershipId }: { personId: string; membershipId: string }) =>
  issueToken(product.owner, personId, membershipId);
const create = (input: object, token = operator) =>
  product.call<{ id: string }>(token, 'POST', path, { tenantId: riverside.tenantId, name: `Group ${Math.random()}`, ...input });
const list = async (token: string, input: object = {}) =>
  (await product.call<{ items: StaffGroup[]; totalCount: number }>(token, 'GET', path, { maxResultCount: 100, ...input })).body;
const find = async (id: string) => (await list(operator)).items.find((group) => group.id === id);

describe('groups of staff', () => {
  it('are made, changed and deleted by operators', async () => {
    const made = await create({ name: 'Early shift', memberIds: [riverside.coach.personId], supervisorId: supervisor.personId });
    expect(made.status, JSON.stringify(made.body)).toBe(200);
    const { id } = made.body;
    const group = await find(id);
    expect(group).toMatchObject({
      name: 'Early shift',
      tenantName: 'Riverside',
      supervisor: { id: supervisor.personId },
      members: [{ id: riverside.coach.personId, roles: ['Coach'] }],
    });
    const save = (input: object) =>
      product.call(operator, 'PUT', `${path}/${id}`, { name: 'Late shift', concurrencyStamp: group?.concurrencyStamp, ...input });
    expect((await save({ memberIds: [riverside.admin.personId], supervisorId: null })).status).toBe(200);
    expect(await find(id)).toMatchObject({ name: 'Late shift', supervisor: null, members: [{ id: riverside.admin.personId }] });
    const stale = await save({ memberIds: [] });
    expect([stale.error.code, stale.error.data]).toMatchObject(['Trellis:StaleStamp', { current: { name: 'Late shift' } }]);
    expect((await product.call(operator, 'DELETE', `${path}/${id}`)).status).toBe(200);
    expect(await find(id)).toBeUndefined();
  });

  it('name their supervisor to the enterprise and to the center’s people, too', async () => {
    const { body } = await create({ supervisorId: supervisor.personId });
    const own = (await list(enterprise)).items.find(({ id }) => id === body.id);
    expect(own?.supervisor).toEqual({ id: supervisor.personId, name: expect.stringContaining('Person') });
    await product.call(operator, 'DELETE', `${path}/${body.id}`);
  });

  it('have one name at a center, whoever types it how', async () => {
    expect((await create({ name: 'Tigers' })).status).toBe(200);
    expect((await create({ name: 'TIGERS' })).error.code).toBe('Trellis:GroupNameTaken');
    expect((await create({ name: 'Tigers', tenantId: harbour.tenantId })).status).toBe(200);
  });

  it('have members of their own center, and a supervisor who looks after it', async () => {
    expect((await create({ memberIds: [harbour.coach.personId] })).status).toBe(404);
    expect((await create({ supervisorId: supervisor.personId, tenantId: harbour.tenantId })).error.code).toBe(
      'Trellis:SupervisorOutOfReach',
    );
    expect((await create({ supervisorId: riverside.admin.personId })).error.code).toBe('Trellis:SupervisorOutOfReach');
    const choices = async (of: string, tenantId: string) =>
      (await product.call<{ items: { id: string }[] }>(operator, 'GET', `${path}/${of}`, { tenantId })).body.items.map((item) => item.id);
    expect(await choices('supervisors', riverside.tenantId)).toEqual([supervisor.personId]);
    expect(await choices('supervisors', harbour.tenantId)).toEqual([]);
    expect(new Set(await choices('staff', harbour.tenantId))).toEqual(new Set([harbour.coach.personId, harbour.admin.personId]));
  });

  it('show to a supervisor those that are theirs, and to an enterprise those of its centers', async () => {
    const { id: theirs } = (await create({ supervisorId: supervisor.personId })).body;
    const { id: nobodys } = (await create({})).body;
    const { id: elsewhere } = (await create({ tenantId: harbour.tenantId })).body;
    const idsFor = async (token: string, input = {}) => (await list(token, input)).items.map((group) => group.id);
    expect(await idsFor(asSupervisor)).toEqual([theirs]);
    const ofEnterprise = await idsFor(enterprise);
    expect(ofEnterprise).toEqual(expect.arrayContaining([theirs, nobodys]));
    expect(ofEnterprise).not.toContain(elsewhere);
    expect(await idsFor(enterprise, { tenantId: harbour.tenantId })).toEqual([]);
    expect(await idsFor(operator, { tenantId: harbour.tenantId })).toContain(elsewhere);
  });

  it('are where a supervisor begins, and an editor does not get', async () => {
    const user = async (token: string) => (await product.call<CurrentUser>(token, 'GET', '/api/us/Account/Info')).body;
    expect(landingPath(await user(asSupervisor))).toBe('/system/manage/manage/group');
    const editor = await user(await tokenOf(await anOverseer(product.owner, { side: 'management', role: 'editor' })));
    for (const page of ['/system/manage/manage/group', '/system/manage/role/admin']) expect(mayOpen(editor, page)).toBe(false);
  });

  it('are found by their name and by who is in them', async () => {
    const { id } = (await create({ name: 'Owls of the night', memberIds: [riverside.coach.personId] })).body;
    expect((await list(operator, { filter: 'owls' })).items.map((group) => group.id)).toEqual([id]);
    expect((await list(operator, { filter: riverside.coach.name })).items.map((group) => group.id)).toContain(id);
  });

  it('lose who leaves the center', async () => {
    const { id } = (await create({ memberIds: [harbour.coach.personId], tenantId: harbour.tenantId })).body;
    await product.owner
      .updateTable('identity.memberships')
      .set({ state: 'Invalid', left_at: new Date() })
      .where('id', '=', harbour.coach.membershipId)
      .execute();
    expect((await find(id))?.members).toEqual([]);
  });

  it('are written by nobody else, nor by whoever looks after some centers only', async () => {
    const managed = await tokenOf(await anOverseer(product.owner, { side: 'management', role: 'operation', centres: [riverside] }));
    const ofCentre = await tokenOf(riverside.admin);
    for (const token of [asSupervisor, enterprise, ofCentre, managed]) expect((await create({}, token)).status).toBe(403);
    expect((await product.call(ofCentre, 'GET', path)).status).toBe(403);
  });
});
