import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMember, anOverseer, aPerson, type MemberBuilt } from '../../../fixtures/builders.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../../testing/http.ts';

const ofStaff = '/api/business/user/sendPasswordCode';
const ofAnybody = '/api/rocketAdmin/account/sendPasswordCode';

let product: TestProduct;
let admin: MemberBuilt;
let coach: MemberBuilt;
let asAdmin: string;
let asCoach: string;

beforeAll(async () => {
  product = await startTestProduct();
  const { owner } = product;
  admin = await aMember(owner, { roles: ['CenterAdmin'], person: await aPerson(owner, { name: 'Ada Admin' }) });
  coach = await aMember(owner, { tenant: admin });
  asAdmin = await issueToken(owner, admin.personId, admin.membershipId);
  asCoach = await issueToken(owner, coach.personId, coach.membershipId);
});
afterAll(() => product.close());

const send = (token: string, input: object, path = ofStaff) => product.call<{ email: string }>(token, 'POST', path, input);
const letters = (recipient: string) =>
  product.owner.selectFrom('jobs.letters').select(['template', 'data']).where('recipient', '=', recipient).execute();

it('mails somebody of the staff a code that nobody else learns, once a minute', async () => {
  const reply = await send(asAdmin, { userId: coach.personId });
  expect([reply.status, reply.body]).toEqual([200, { email: coach.email }]);
  const [letter] = await letters(coach.email);
  expect(letter?.template).toBe('passwordCode');
  expect(letter?.data).toMatchObject({ askedBy: 'Ada Admin', link: 'http://localhost:4200/oidc/recovery/code' });
  const hasty = await send(asAdmin, { userId: coach.personId });
  expect([hasty.status, hasty.error.code]).toEqual([429, 'Trellis:LetterTooSoon']);
  expect(hasty.error.data['seconds']).toBeGreaterThan(50);
});

it('is for whoever keeps the staff, of their own centre', async () => {
  expect((await send(asCoach, { userId: admin.personId })).status).toBe(403);
  const elsewhere = await aMember(product.owner);
  expect((await send(asAdmin, { userId: elsewhere.personId })).status).toBe(404);
  expect(await letters(elsewhere.email)).toEqual([]);
  expect((await send(asAdmin, { userId: coach.personId }, ofAnybody)).status).toBe(403);
});

it('tells of nobody who was only invited whether they have an account', async () => {
  const person = await aPerson(product.owner, { password: 'correct horse' });
  const invited = await product.call<{ id: string }>(asAdmin, 'POST', '/api/business/user', {
    email: person.email,
    name: 'New',
    roles: ['Coach'],
  });
  const reply = await send(asAdmin, { userId: invited.body.id });
  expect([reply.status, reply.error.code]).toEqual([409, 'Trellis:NoPasswordYet']);
});

it('the platform has anybody who works somewhere sent one', async () => {
  const platform = await anOverseer(product.owner, { side: 'management', role: 'admin' });
  const token = await issueToken(product.owner, platform.personId, platform.membershipId);
  const somebody = await aMember(product.owner);
  expect((await send(token, { userId: somebody.personId }, ofAnybody)).body).toEqual({ email: somebody.email });
  const nobody = await aPerson(product.owner);
  expect((await send(token, { userId: nobody.personId }, ofAnybody)).status).toBe(404);
  await sql`update identity.persons set password_hash = null where id = ${admin.personId}`.execute(product.owner);
  expect((await send(token, { userId: admin.personId }, ofAnybody)).error.code).toBe('Trellis:NoPasswordYet');
});
