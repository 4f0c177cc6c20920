import type { Overview } from '@trellis/contract/statistics/schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aMember, aSubject, type MemberBuilt } from '../../fixtures/builders.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../testing/http.ts';
import { countingJob } from './roll-up.ts';

let product: TestProduct;
let admin: MemberBuilt;
let asAdmin: string;

beforeAll(async () => {
  product = await startTestProduct();
  admin = await aMember(product.owner, { roles: ['CenterAdmin'] });
  asAdmin = await issueToken(product.owner, admin.personId, admin.membershipId);
});
afterAll(() => product.close());
beforeEach(async () => {
  await sql`delete from app.subjects`.execute(product.owner);
});

const count = () => countingJob(product.pools.platform).run();
const addChild = async (day: string) => {
  const { subjectId } = await aSubject(product.owner, { tenant: admin });
  await sql`update app.subjects set created_at = ${`${day}T12:00:00Z`}::timestamptz where id = ${subjectId}`.execute(product.owner);
};
/** New children of a month or a year, as the center's page says. */
async function newIn(period: string): Promise<number | undefined> {
  const unit = period.length === 4 ? 'Year' : 'Month';
  const { body } = await product.call<Overview>(asAdmin, 'GET', '/api/rocketAdmin/statistics/overview', { unit, period });
  return body.figures.find(({ figure }) => figure === 'childrenNew')?.amount;
}
/** So that what was counted tells itself from what is there. */
const doubleCounted = () => sql`update app.monthly_figures set amount = amount * 10 where figure = 'childrenNew'`.execute(product.owner);

it('a center reads what was counted where nothing changed since', async () => {
  await addChild('2025-03-10');
  await addChild('2025-05-10');
  await count();
  await doubleCounted();
  expect([await newIn('03-2025'), await newIn('05-2025'), await newIn('2025')]).toEqual([10, 10, 20]);
});

it('a center reads a month that changed as it is now, before anybody counted it', async () => {
  await addChild('2025-03-10');
  await addChild('2025-05-10');
  await count();
  await doubleCounted();
  await addChild('2025-05-11');
  expect([await newIn('03-2025'), await newIn('05-2025'), await newIn('2025')]).toEqual([10, 2, 12]);
});

it('a center that was never counted is counted when it is read, and no other center’s marks count', async () => {
  await addChild('2025-03-10');
  await count();
  await doubleCounted();
  await sql`insert into jobs.figure_marks (tenant_id, source) select id, '*' from identity.tenants where id <> ${admin.tenantId}`.execute(
    product.owner,
  );
  expect(await newIn('2025')).toBe(10);
  await sql`insert into jobs.figure_marks (tenant_id, source) values (${admin.tenantId}, '*')`.execute(product.owner);
  expect(await newIn('2025')).toBe(1);
});
