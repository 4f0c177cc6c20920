import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aMember, aPerson, type MemberBuilt } from '../../../fixtures/builders.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../../testing/http.ts';

const base = '/api/us/Account/SignInLink';

let product: TestProduct;
let coach: MemberBuilt;
let stranger: MemberBuilt;
let asCoach: string;
let asStranger: string;

beforeAll(async () => {
  product = await startTestProduct();
  const { owner } = product;
  coach = await aMember(owner, { person: await aPerson(owner, { password: 'correct horse' }) });
  stranger = await aMember(owner, { tenant: coach });
  await owner.updateTable('identity.persons').set({ password_hash: null }).where('id', '=', stranger.personId).execute();
  asCoach = await issueToken(owner, coach.personId, coach.membershipId);
  asStranger = await issueToken(owner, stranger.personId, stranger.membershipId);
});
afterAll(() => product.close());
beforeEach(async () => {
  await sql`delete from identity.sign_in_connections`.execute(product.owner);
});

async function linked({ personId, tenantId }: MemberBuilt, changed: { password_counts?: boolean; enabled?: boolean } = {}) {
  const { owner } = product;
  const made = {
    tenant_id: tenantId,
    name: 'Clinic',
    issuer: 'https://93.184.215.14',
    client_id: 'trellis',
    domains: [`${crypto.randomUUID()}.example`],
    enabled: true,
    ...changed,
  };
  const { id } = await owner.insertInto('identity.sign_in_connections').values(made).returning('id').executeTakeFirstOrThrow();
  const link = { connection_id: id, person_id: personId, subject: 'ana' };
  return (await owner.insertInto('identity.sign_in_links').values(link).returning('id').executeTakeFirstOrThrow()).id;
}
const view = async (token = asCoach) => (await product.call<{ items: { id: string; name: string }[] }>(token, 'GET', base)).body.items;
const remove = (id: string, token = asCoach) => product.call(token, 'DELETE', base, { id });

it('is on the account, and removed by its owner alone', async () => {
  const id = await linked(coach);
  expect(await view()).toMatchObject([{ id, name: 'Clinic' }]);
  expect(await view(asStranger)).toEqual([]);
  expect((await remove(id, asStranger)).error.code).toBe('Trellis:NotFound');
  expect((await remove(id)).status).toBe(200);
  expect(await view()).toEqual([]);
});

it('stays where there is no password, until another organization lets the person in', async () => {
  const id = await linked(stranger);
  expect((await remove(id, asStranger)).error.code).toBe('Trellis:SignInOnlyWay');
  await linked(stranger, { enabled: false });
  expect((await remove(id, asStranger)).error.code).toBe('Trellis:SignInOnlyWay');
  await linked(stranger);
  expect((await remove(id, asStranger)).status).toBe(200);
});

it('stays where the organization has the password count no longer', async () => {
  const id = await linked(coach, { password_counts: false });
  expect((await remove(id)).error.code).toBe('Trellis:SignInOnlyWay');
  expect(await view()).toHaveLength(1);
});

it('leaves one of two that are removed at once, where there is no password', async () => {
  const ids = [await linked(stranger), await linked(stranger)];
  const replies = await Promise.all(ids.map((id) => remove(id, asStranger)));
  expect(replies.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409]);
});
