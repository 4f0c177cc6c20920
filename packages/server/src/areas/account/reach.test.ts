import { holds, writes } from '@trellis/contract/account/rights';
import type { CurrentUser } from '@trellis/contract/account/schemas';
import { menuOf } from '@trellis/contract/menu-rules';
import type { Policy, Role } from '@trellis/contract/policies';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOverseer, aTenant, type TenantBuilt } from '../../fixtures/builders.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../testing/http.ts';

let product: TestProduct;
let center: TenantBuilt;
beforeAll(async () => {
  product = await startTestProduct();
  center = await aTenant(product.owner);
});
afterAll(() => product.close());

/** Somebody of the platform, of all centers or of one: what is told to them, and what calls answer them. */
async function of(role: Role, reach: 'all' | 'chosen') {
  const centres = reach === 'all' ? undefined : [center];
  const { personId, membershipId } = await anOverseer(product.owner, { side: 'management', role, ...(centres && { centres }) });
  const token = await issueToken(product.owner, personId, membershipId);
  const user = (await product.call<CurrentUser>(token, 'GET', '/api/us/Account/Info')).body;
  const status = async (method: 'GET' | 'POST', path: string) => (await product.call(token, method, path, {})).status;
  return { user, status, pages: menuOf(user).map(({ label }) => label) };
}

describe('an administrator of chosen centers', () => {
  it('sees every page of one of the whole platform but those that refuse them', async () => {
    const [whole, some] = await Promise.all([of('admin', 'all'), of('admin', 'chosen')]);
    const gone = whole.pages.filter((page) => !some.pages.includes(page));
    expect(gone).toEqual(['online', 'rolePolicies', 'admins', 'mail', 'ledger']);
    expect(some.pages.filter((page) => !whole.pages.includes(page))).toEqual([]);
  });
});

it('a supervisor of the platform finds whom they train, and makes nobody a supervisor', async () => {
  const { status, pages } = await of('supervisor', 'all');
  expect(pages).toEqual(['staffGroups', 'trainingStaff', 'certificates', 'changePassword']);
  expect(await status('GET', '/api/rocketAdmin/trainerTraining/staffList')).toBe(200);
  expect(await status('POST', `/api/rocketAdmin/trainerSupervise/toSupervisor/${crypto.randomUUID()}`)).toBe(403);
});

describe('what somebody of chosen centers writes', () => {
  it.each([
    ['operation', 'Business.Tenant.Write', '/api/business/tenant'],
    ['operation', 'RocketSystem.School', '/api/rocketAdmin/school'],
    ['operation', 'RocketSystem.Supervise', null],
    ['operation', 'RocketSystem.TenantGrant', null],
    ['finance', 'RocketSystem.TenantContract.Write', null],
    ['operation', 'PFE.StaffGroup.Write', null],
    ['admin', 'PFE.UserManagement.User.Write', null],
    ['editor', 'RocketSystem.Content', null],
  ] satisfies [Role, Policy, string | null][])('of %s, by %s, is told to be nothing', async (role, policy, path) => {
    const [whole, some] = await Promise.all([of(role, 'all'), of(role, 'chosen')]);
    expect([writes(whole.user, policy), writes(some.user, policy)]).toEqual([true, false]);
    if (path) expect([await whole.status('POST', path), await some.status('POST', path)]).toEqual([400, 403]);
  });

  it('leaves them what they read', async () => {
    const { user } = await of('operation', 'chosen');
    const read: Policy[] = ['Business.Tenant', 'RocketSystem.School', 'RocketSystem.Supervise', 'PFE.UserManagement.User'];
    expect(read.filter((policy) => !holds(user, policy))).toEqual([]);
  });
});
