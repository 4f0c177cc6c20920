import type { CurrentUser } from '@trellis/contract/account/schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aCentre, anOverseer, type CentreBuilt } from '../../fixtures/builders.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../testing/http.ts';

let product: TestProduct;
let centre: CentreBuilt;
let token: string;
beforeAll(async () => {
  product = await startTestProduct();
  centre = await aCentre(product.owner);
  token = await issueToken(product.owner, centre.coach.personId, centre.coach.membershipId);
});
afterAll(() => product.close());

const windowIn = async (as = token) => (await product.call<CurrentUser>(as, 'GET', '/api/us/Account/Info')).body.contractWindow;
/** Makes the only contract of the centre begin and end so many days from today, on its calendar. */
const contract = async (from: number, to: number) => {
  const today = sql`(now() at time zone ${centre.zone})::date`;
  await sql`delete from platform.tenant_contracts where tenant_id = ${centre.tenantId}`.execute(product.owner);
  await sql`
    insert into platform.tenant_contracts (tenant_id, number, signed_on, starts_on, ends_on, amount, created_by)
    values (${centre.tenantId}, 'W-1', ${today}, ${today} + ${from}::int, ${today} + ${to}::int, 0, ${centre.admin.personId})`.execute(
    product.owner,
  );
};

it('says of a centre whether its contract is good', async () => {
  expect(await windowIn()).toEqual({ status: 'NotAssociated', startsOn: null, endsOn: null });
  await contract(1, 30);
  expect((await windowIn())?.status).toBe('NotActive');
  await contract(-1, 1);
  expect((await windowIn())?.status).toBe('Active');
  await contract(-30, -1);
  expect((await windowIn())?.status).toBe('Expired');
  await contract(-1, 1);
  await sql`update platform.tenant_contracts set deleted_at = now() where tenant_id = ${centre.tenantId}`.execute(product.owner);
  expect((await windowIn())?.status).toBe('Suspended');
});

it('says nothing of it to whoever acts for no centre', async () => {
  const { personId, membershipId } = await anOverseer(product.owner, { side: 'management', role: 'admin' });
  expect(await windowIn(await issueToken(product.owner, personId, membershipId))).toBeNull();
});
