import { limits } from '@trellis/contract/limits';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aMember, aPerson, type MemberBuilt } from '../../../fixtures/builders.ts';
import { Authenticator } from '../../../testing/authenticator.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../../testing/http.ts';

const base = '/api/us/Account/SecondFactor';
const password = 'correct horse';

let product: TestProduct;
let coach: MemberBuilt;
let asCoach: string;
let asOther: string;

beforeAll(async () => {
  product = await startTestProduct();
  const { owner } = product;
  coach = await aMember(owner, { person: await aPerson(owner, { password }) });
  const other = await aMember(owner, { tenant: coach, person: await aPerson(owner, { password }) });
  asCoach = await issueToken(owner, coach.personId, coach.membershipId);
  asOther = await issueToken(owner, other.personId, other.membershipId);
});
afterAll(() => product.close());
beforeEach(async () => {
  await sql`delete from identity.second_factors`.execute(product.owner);
  await sql`insert into identity.second_factors (person_id) select id from identity.persons`.execute(product.owner);
  await product.owner.deleteFrom('jobs.letters').execute();
});

interface Begun {
  options: string;
  pending: string;
}
const begin = (token = asCoach, given = password) => product.call<Begun>(token, 'POST', `${base}/Passkey/Begin`, { password: given });
const add = (credential: string, pending: string, token = asCoach) =>
  product.call<{ id: string }>(token, 'POST', `${base}/Passkey`, { name: 'Phone', credential, pending });
const view = async () => (await product.call<{ isOn: boolean; passkeys: { id: string; name: string }[] }>(asCoach, 'GET', base)).body;
const origin = 'http://localhost:4200';

async function register(device = new Authenticator()) {
  const { body } = await begin();
  return add(device.register(body.options, { origin }), body.pending);
}

it('is added by password and by what the device signs, is on the account, and a letter says so', async () => {
  expect((await begin(asCoach, 'wrong')).error.code).toBe('Trellis:WrongPassword');
  const { status, body } = await register();
  expect(status).toBe(200);
  expect((await view()).passkeys).toMatchObject([{ id: body.id, name: 'Phone', lastUsedAt: null }]);
  const letters = await product.owner.selectFrom('jobs.letters').select(['template', 'recipient']).execute();
  expect(letters).toEqual([{ template: 'passkeyAdded', recipient: coach.email }]);
});

it('stands beside a second step that is on, and leaves with it', async () => {
  await register();
  await sql`delete from identity.second_factors`.execute(product.owner);
  expect(await view()).toMatchObject({ isOn: false, passkeys: [] });
  expect((await begin()).error.code).toBe('Trellis:SecondFactorNeeded');
});

it('counts from where it was asked for alone: not of another page, another person, another time, nor twice', async () => {
  const { body } = await begin();
  const device = new Authenticator();
  const made = device.register(body.options, { origin });
  const codes = async (...tried: ReturnType<typeof add>[]) => (await Promise.all(tried)).map(({ error }) => error.code);
  expect(
    await codes(
      add(device.register(body.options, { origin: 'https://elsewhere.example' }), body.pending),
      add(made, (await begin()).body.pending),
      add(made, `${body.pending}x`),
      add(made, body.pending, asOther),
      add('{', body.pending),
    ),
  ).toEqual(Array(5).fill('Trellis:PasskeyRefused'));
  expect((await add(made, body.pending)).status).toBe(200);
  expect((await add(made, body.pending)).error.code).toBe('Trellis:PasskeyRefused');
});

it('is removed by its owner alone', async () => {
  const { body } = await register();
  expect((await product.call(asOther, 'DELETE', `${base}/Passkey`, { id: body.id })).error.code).toBe('Trellis:NotFound');
  expect((await product.call(asCoach, 'DELETE', `${base}/Passkey`, { id: body.id })).status).toBe(200);
  expect((await view()).passkeys).toEqual([]);
});

it(`is one of ${limits.secondFactor.passkeys} at most, however many are added at once`, async () => {
  const begun = await Promise.all(Array.from({ length: 3 }, () => begin()));
  await sql`insert into identity.passkeys (person_id, name) select ${coach.personId}, 'Old' from generate_series(1, ${limits.secondFactor.passkeys - 1})`.execute(
    product.owner,
  );
  const replies = await Promise.all(begun.map(({ body }) => add(new Authenticator().register(body.options, { origin }), body.pending)));
  expect(replies.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409, 409]);
  expect(replies.find(({ status }) => status === 409)?.error.data).toEqual({ most: limits.secondFactor.passkeys });
});
