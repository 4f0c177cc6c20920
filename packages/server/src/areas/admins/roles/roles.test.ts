import type { CurrentUser } from '@trellis/contract/account/schemas';
import type { RolePolicy } from '@trellis/contract/admins/roles/calls';
import { grantablePolicies } from '@trellis/contract/admins/rules';
import { menuOf } from '@trellis/contract/menu-rules';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aCentre, anOverseer, aTenant, type CentreBuilt } from '../../../fixtures/builders.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../../testing/http.ts';

const path = '/api/rocketAdmin/rolePolicy';

let product: TestProduct;
let centre: CentreBuilt;
let other: CentreBuilt;
let admin: string;
let coach: string;
let otherCoach: string;

beforeAll(async () => {
  product = await startTestProduct();
  const { owner } = product;
  centre = await aCentre(owner, { name: 'Riverside' });
  other = await aCentre(owner);
  const root = await anOverseer(owner, { side: 'management', role: 'admin' });
  admin = await issueToken(owner, root.personId, root.membershipId);
  coach = await issueToken(owner, centre.coach.personId, centre.coach.membershipId);
  otherCoach = await issueToken(owner, other.coach.personId, other.coach.membershipId);
});
afterEach(() => product.owner.deleteFrom('identity.role_policies').execute());
afterAll(() => product.close());

type Reply = { policies: RolePolicy[] };
const view = async (input: object) => (await product.call<Reply>(admin, 'GET', path, input)).body.policies;
const change = (role: string, changes: object[], tenantId: string | null = null, token = admin) =>
  product.call<Reply>(token, 'PUT', path, { role, tenantId, changes });
const one = (policies: RolePolicy[], policy: string) => policies.find((each) => each.policy === policy);
const menu = async (token: string) =>
  menuOf((await product.call<CurrentUser>(token, 'GET', '/api/us/Account/Info')).body).map((entry) => entry.key);
const children = async (token: string) => (await product.call(token, 'POST', '/api/business/subject/getList', {})).status;

describe('what a role may do', () => {
  it('is shown as it is by default, without anything of another side', async () => {
    const policies = await view({ role: 'Coach' });
    expect(one(policies, 'Menu.User.Subject')).toEqual({
      policy: 'Menu.User.Subject',
      byDefault: true,
      everywhere: null,
      own: null,
      granted: true,
    });
    expect(one(policies, 'Menu.User.User')).toMatchObject({ byDefault: false, granted: false });
    expect(one(policies, 'PFE.Roles')).toBeUndefined();
  });

  it('changes at the next call: an entry leaves the menu, the rest stays, and the call behind it is refused', async () => {
    const before = await menu(coach);
    expect(before).toContain('Menu.User.Subject');
    const reply = await change('Coach', [
      { policy: 'Menu.User.Subject', granted: false },
      { policy: 'PFE.UserManagement.Subject', granted: false },
    ]);
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    expect(one(reply.body.policies, 'Menu.User.Subject')).toMatchObject({ everywhere: false, granted: false });
    expect(await menu(coach)).toEqual(before.filter((key) => key !== 'Menu.User.Subject'));
    expect(await children(coach)).toBe(403);
    await change('Coach', [{ policy: 'PFE.UserManagement.Subject', granted: null }]);
    expect(await children(coach)).toBe(200);
  });

  it('changes at one center alone, where its own decision wins over the one for all', async () => {
    const { tenantId } = centre;
    await change('Coach', [{ policy: 'PFE.UserManagement.Subject', granted: false }], tenantId);
    expect([await children(coach), await children(otherCoach)]).toEqual([403, 200]);
    await change('Coach', [{ policy: 'PFE.UserManagement.Subject', granted: false }]);
    await change('Coach', [{ policy: 'PFE.UserManagement.Subject', granted: true }], tenantId);
    expect([await children(coach), await children(otherCoach)]).toEqual([200, 403]);
    expect(one(await view({ role: 'Coach', tenantId }), 'PFE.UserManagement.Subject')).toMatchObject({
      everywhere: false,
      own: true,
      granted: true,
    });
  });

  it('is on record', async () => {
    await change('Coach', [{ policy: 'Menu.User.User', granted: true }]);
    const changes = await product.owner
      .selectFrom('audit.changes')
      .selectAll()
      .where('table_name', '=', 'identity.role_policies')
      .orderBy('id')
      .execute();
    expect(changes.at(-1)).toMatchObject({
      operation: 'INSERT',
      person_id: expect.any(String),
      after: expect.objectContaining({ role: 'Coach', granted: true }),
    });
  });

  it('never grows beyond the side of the role', async () => {
    for (const policy of ['PFE.Roles', 'PFE.Mail', 'Business.Tenant.Write']) {
      expect((await change('CenterAdmin', [{ policy, granted: true }])).error.code).toBe('Trellis:PolicyNotGrantable');
    }
    expect((await change('operation', [{ policy: 'PFE.Mail', granted: true }])).status).toBe(200);
  });

  it.each(['agent', 'sales', 'salesAdmin'] as const)('never shows children to the role %s', async (role) => {
    expect(grantablePolicies(role)).not.toContain('PFE.UserManagement.SubjectList');
    expect((await change(role, [{ policy: 'PFE.UserManagement.SubjectList', granted: true }])).error.code).toBe(
      'Trellis:PolicyNotGrantable',
    );
  });

  it('belongs to tenants of its own kind', async () => {
    const enterprise = await aTenant(product.owner, { kind: 'enterprise', name: 'Bright Path' });
    const reply = await change('Coach', [{ policy: 'Menu.User.User', granted: true }], enterprise.tenantId);
    expect([reply.status, reply.error.code]).toEqual([400, 'Trellis:RoleNotOfTenant']);
    expect(reply.error.message).toContain('Bright Path');
    expect((await change('admin', [{ policy: 'PFE.Mail', granted: false }], centre.tenantId)).error.code).toBe('Trellis:RoleNotOfTenant');
  });

  it.each(['Menu.Role.Org', 'PFE.Roles'])('leaves whoever changes it their own way here: %s', async (policy) => {
    const reply = await change('admin', [{ policy, granted: false }]);
    expect([reply.status, reply.error.code]).toEqual([409, 'Trellis:OwnWayToRoles']);
    expect(one(await view({ role: 'admin' }), policy)).toMatchObject({ everywhere: null, granted: true });
  });

  it('is managed by those who look after the whole platform', async () => {
    const managed = await anOverseer(product.owner, { side: 'management', role: 'admin', centres: [centre] });
    const token = await issueToken(product.owner, managed.personId, managed.membershipId);
    expect((await change('Coach', [{ policy: 'Menu.User.User', granted: true }], null, token)).status).toBe(403);
    expect((await product.call(coach, 'GET', path, { role: 'Coach' })).status).toBe(403);
  });
});
