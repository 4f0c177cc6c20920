import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aCentre, aMember, anOverseer, aPerson, type CentreBuilt, type MemberBuilt } from '../../fixtures/builders.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../testing/http.ts';

const password = 'correct horse';
const device = 'a-tablet-at-the-front-desk';

let product: TestProduct;
let member: MemberBuilt;
let token: string;

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  member = await aMember(product.owner, { person: await aPerson(product.owner, { password }) });
  token = await issueToken(product.owner, member.personId, member.membershipId);
});

const lock = (input: object, as = token) => product.call<{ secret: string }>(as, 'POST', '/api/us/Account/LockDevice', input);

it('tells a person the same secret of a device each time, and another one of another device or to somebody else', async () => {
  const { body } = await lock({ device, password });
  expect(Buffer.from(body.secret, 'base64url')).toHaveLength(32);
  const again = await lock({ device });
  const elsewhere = await lock({ device: 'another-tablet-of-the-center' });
  const other = await aMember(product.owner);
  const theirs = await lock({ device }, await issueToken(product.owner, other.personId, other.membershipId));
  expect(again.body.secret).toBe(body.secret);
  expect(new Set([body.secret, elsewhere.body.secret, theirs.body.secret]).size).toBe(3);
});

it('tells nothing to whoever gives a wrong password, and tries are counted', async () => {
  const wrong = await lock({ device, password: 'wrong' });
  expect([wrong.status, wrong.error.code, wrong.body]).toMatchObject([400, 'Trellis:WrongPassword', { error: {} }]);
  for (let tries = 0; tries < 10; tries++) await lock({ device, password: 'wrong' });
  expect((await lock({ device, password })).error.code).toBe('Trellis:TooMany');
});

it('ends the browser session that would sign in again without a password; the sign-in itself goes on', async () => {
  const session = (id: string) => ({ kind: 'Session', id, uid: id, payload: JSON.stringify({ accountId: member.personId }) });
  await product.owner
    .insertInto('oidc.payloads')
    .values([session(`here ${member.personId}`), session(`elsewhere ${member.personId}`)])
    .execute();
  const { grantId } = await product.owner
    .selectFrom('identity.sign_ins')
    .select('grant_id as grantId')
    .where('person_id', '=', member.personId)
    .executeTakeFirstOrThrow();
  await product.owner
    .updateTable('oidc.payloads')
    .set({ uid: `here ${member.personId}` })
    .where('grant_id', '=', grantId)
    .execute();
  await lock({ device, password });
  const left = await product.owner.selectFrom('oidc.payloads').select('id').where('id', 'like', `%${member.personId}`).execute();
  expect(left.map(({ id }) => id)).toEqual([`elsewhere ${member.personId}`]);
  expect((await product.call(token, 'GET', '/api/us/Account/Info')).status).toBe(200);
});

it('says after how long a device locks itself: what the center says, five minutes elsewhere', async () => {
  const centre: CentreBuilt = await aCentre(product.owner);
  const coach = await issueToken(product.owner, centre.coach.personId, centre.coach.membershipId);
  const rule = async (as: string) => (await product.call<{ minutes: number }>(as, 'GET', '/api/us/Account/LockRule')).body.minutes;
  expect(await rule(coach)).toBe(5);
  await product.owner.updateTable('app.centre_settings').set({ lock_after_minutes: 2 }).where('tenant_id', '=', centre.tenantId).execute();
  expect(await rule(coach)).toBe(2);
  const platform = await anOverseer(product.owner, { side: 'management', role: 'admin' });
  expect(await rule(await issueToken(product.owner, platform.personId, platform.membershipId))).toBe(5);
});
