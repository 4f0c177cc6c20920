import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCentre, aMember, anOverseer, aPerson, type CentreBuilt } from '../../../fixtures/builders.ts';
import { newSecret } from '../../../platform/auth/secrets.ts';
import { Browser } from '../../../platform/auth/test-browser.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../../testing/http.ts';
import { whereLeaked } from '../../../testing/leaked-list.ts';

const publicAddress = 'http://localhost:4200';
const password = 'a long enough one';

let product: TestProduct;
let centre: CentreBuilt;
let elsewhere: CentreBuilt;
let admin: string;
let counted = 0;

beforeAll(async () => {
  product = await startTestProduct();
  centre = await aCentre(product.owner, { name: 'Here' });
  elsewhere = await aCentre(product.owner, { name: 'Elsewhere' });
  admin = await issueToken(product.owner, centre.admin.personId, centre.admin.membershipId);
});
afterAll(() => product.close());

const at = <T>(method: string, path: string, input: object, token?: string) =>
  product.call<T>(token, method, `/api/business/user/${path}`, input);
const check = (token: string) => at<Record<string, unknown>>('GET', 'checkTokenAndUser', { token });
const activate = (input: object) => at<{ email: string }>('POST', 'activateAccount', input);
const newEmail = () => `invited${++counted}@test.example`;

/** Invites somebody and answers the token of the letter. */
async function invited(email: string, input: object = {}): Promise<string> {
  const body = { email, name: 'Nia Okoro', roles: ['Coach'], ...input };
  const reply = await product.call(admin, 'POST', '/api/business/user', body);
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  const letter = await product.owner
    .selectFrom('jobs.letters')
    .select('data')
    .where('recipient', '=', email)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  return new URL((letter.data as { link: string }).link).searchParams.get('token') ?? '';
}

async function linkOf(
  purpose: string,
  personId: string,
  given: { email: string; membershipId?: string; expires?: string },
): Promise<string> {
  const { secret, hash } = newSecret();
  await sql`
    insert into identity.invitations (token_hash, purpose, person_id, membership_id, email, expires_at)
    values (${hash}, ${purpose}, ${personId}, ${given.membershipId ?? null}, ${given.email}, now() + ${given.expires ?? '1 hour'}::interval)`.execute(
    product.owner,
  );
  return secret;
}

describe('accepting an invitation', () => {
  it('lets somebody new choose a password and sign in with it', async () => {
    const email = newEmail();
    const token = await invited(email, { language: 'es' });
    expect((await check(token)).body).toMatchObject({
      purpose: 'staff',
      isNew: true,
      email,
      name: 'Nia Okoro',
      tenantName: 'Here',
      roleNames: ['Entrenador'],
      language: 'es',
    });
    expect((await activate({ token, name: 'Nia', password })).body).toEqual({ email });

    const server = await product.app.listen({ port: 0, host: 'localhost' });
    const port = new URL(server).port;
    const browser = new Browser(`http://localhost:${port}`, publicAddress);
    const started = await browser.authorize();
    const sent = await browser.request(started.url.pathname + started.url.search, { email, password });
    const back = await browser.request(new URL(sent.headers.get('location') ?? '').pathname);
    const tokens = await browser.redeem(new URL(back.headers.get('location') ?? ''), started.verifier);
    const info = await product.call<{ name: string; roles: string[] }>(tokens.access_token, 'GET', '/api/us/Account/Info');
    expect(info.body).toMatchObject({ name: 'Nia', roles: ['Coach'], language: 'es' });
  });

  it('serves once: of two tabs one activates, the other is told', async () => {
    const token = await invited(newEmail());
    const both = await Promise.all([
      activate({ token, name: 'Nia', password }),
      activate({ token, name: 'Nia', password: `${password}2` }),
    ]);
    expect(both.map((reply) => reply.status).sort((one, other) => one - other)).toEqual([200, 409]);
    expect(both.find((reply) => reply.status === 409)?.error.code).toBe('UserAlreadyActive');
    expect((await check(token)).error.code).toBe('UserAlreadyActive');
  });

  it('takes neither a short password nor the e-mail address, and keeps the link good', async () => {
    const email = newEmail();
    const token = await invited(email);
    const short = await activate({ token, name: 'Nia', password: '1234567' });
    expect([short.status, short.error.validationErrors[0]?.members]).toEqual([400, ['password']]);
    expect((await activate({ token, name: 'Nia', password: 'x'.repeat(129) })).status).toBe(400);
    expect((await activate({ token, name: 'Nia', password: email.toUpperCase() })).error.code).toBe('Trellis:PasswordIsEmail');
    expect((await activate({ token, password })).error.code).toBe('Trellis:NameRequired');
    expect((await activate({ token, name: 'Nia' })).error.code).toBe('Trellis:PasswordRequired');
    expect((await activate({ token, name: 'Nia', password })).status).toBe(200);
  });

  it('takes no password that leaked elsewhere, where the list of those is there', async () => {
    const token = await invited(newEmail());
    const { status, error } = await whereLeaked(password, () => activate({ token, name: 'Nia', password }));
    expect([status, error.code, error.validationErrors[0]?.members]).toEqual([400, 'Trellis:PasswordLeaked', ['password']]);
    expect((await activate({ token, name: 'Nia', password })).status).toBe(200);
  });

  it('of somebody with an account only joins: a link never changes a password', async () => {
    const person = await aPerson(product.owner, { password, name: 'Own Name' });
    const token = await invited(person.email);
    expect((await check(token)).body).toMatchObject({ isNew: false, name: 'Own Name' });
    const before = await product.owner
      .selectFrom('identity.persons')
      .selectAll()
      .where('id', '=', person.personId)
      .executeTakeFirstOrThrow();
    expect((await activate({ token, name: 'Another', password: 'another password' })).status).toBe(200);
    const after = await product.owner
      .selectFrom('identity.persons')
      .selectAll()
      .where('id', '=', person.personId)
      .executeTakeFirstOrThrow();
    expect(after).toEqual(before);
    const list = await product.call<{ items: object[] }>(admin, 'POST', '/api/business/user/list', { filter: person.email });
    expect(list.body.items).toEqual([expect.objectContaining({ name: 'Own Name', isActivated: true })]);
  });

  it('refuses a link that is tampered with, over, void, or for what is done', async () => {
    const token = await invited(newEmail());
    expect((await check(`${token.slice(0, -1)}x`)).error.code).toBe('ErrorActiveLink');
    await sql`update identity.invitations set expires_at = now() where used_at is null`.execute(product.owner);
    expect((await activate({ token, name: 'Nia', password })).error.code).toBe('ErrorActiveLink');
    const done = await linkOf('staff', centre.coach.personId, { email: centre.coach.email, membershipId: centre.coach.membershipId });
    expect((await check(done)).error.code).toBe('Identity.UserAlreadyInRole');
    const email = newEmail();
    const removed = await invited(email);
    const { rows } = await sql<{ id: string }>`select id from identity.memberships where invited_email = ${email}`.execute(product.owner);
    await at('DELETE', 'byTenant', { userId: rows[0]?.id }, admin);
    expect((await check(removed)).error.code).toBe('ErrorActiveLink');
  });

  it('says of a link into a closed center that it is closed, before and after it was used', async () => {
    const turn = (state: 'Invalid' | 'Effective') =>
      product.owner.updateTable('identity.tenants').set({ state }).where('id', '=', centre.tenantId).execute();
    const token = await invited(newEmail());
    await turn('Invalid');
    const refused = [await check(token), await activate({ token, name: 'Nia', password })];
    await turn('Effective');
    expect(refused.map(({ error }) => error.code)).toEqual(['Business:CenterStateInvalid', 'Business:CenterStateInvalid']);
    expect(refused[0]?.error.message).toMatch(/is closed/);
    expect((await activate({ token, name: 'Nia', password })).status).toBe(200);
  });

  it('asks whether an administrator must register', async () => {
    const needRegister = (token: string) =>
      product.call<{ needRegister: boolean }>(undefined, 'GET', '/api/us/contentAdmin/needRegister', { token });
    const known = await anOverseer(product.owner, {
      side: 'management',
      role: 'editor',
      person: await aPerson(product.owner, { password }),
    });
    const unknown = await anOverseer(product.owner, { side: 'management', role: 'editor', person: await aPerson(product.owner) });
    await sql`update identity.persons set password_hash = null where id = ${unknown.personId}`.execute(product.owner);
    await sql`update identity.memberships set activated_at = null where id in (${known.membershipId}, ${unknown.membershipId})`.execute(
      product.owner,
    );
    const [one, two] = await Promise.all([known, unknown].map((each) => linkOf('admin', each.personId, each)));
    expect((await needRegister(one ?? '')).body).toEqual({ needRegister: false });
    expect((await needRegister(two ?? '')).body).toEqual({ needRegister: true });
    const accept = await product.call(undefined, 'POST', '/api/us/contentAdmin/activateAccount', { token: two, name: 'Ed', password });
    expect(accept.status, JSON.stringify(accept.body)).toBe(200);
    expect((await needRegister(await invited(newEmail()))).error.code).toBe('ErrorActiveLink');
  });

  it('limits how often an address may try', async () => {
    const from = { 'x-forwarded-for': '203.0.113.9' };
    const codes: string[] = [];
    for (let tried = 0; tried < 65; tried++) {
      const reply = await product.call(undefined, 'GET', '/api/business/user/checkTokenAndUser', { token: 'guess' }, from);
      codes.push(reply.error.code);
    }
    expect(codes).toEqual([...Array(60).fill('ErrorActiveLink'), ...Array(5).fill('Trellis:TooMany')]);
  });
});

describe('confirming a new e-mail address', () => {
  const confirm = (token: string) => at<{ email: string }>('POST', 'activateNewEmail', { token });

  it('signs in with it from then on, tells the old one, and serves once', async () => {
    const person = await aPerson(product.owner, { password });
    const token = await linkOf('email', person.personId, { email: newEmail() });
    const checked = (await check(token)).body;
    expect(checked).toMatchObject({ purpose: 'email', isNew: true });
    const both = await Promise.all([confirm(token), confirm(token)]);
    expect(both.map((reply) => reply.status).sort((one, other) => one - other)).toEqual([200, 409]);
    const row = await product.owner.selectFrom('identity.persons').select('email').where('id', '=', person.personId).executeTakeFirst();
    expect(row?.email).toBe(checked['email']);
    const letters = await product.owner.selectFrom('jobs.letters').select('template').where('recipient', '=', person.email).execute();
    expect(letters).toEqual([{ template: 'emailChanged' }]);
  });

  it('leaves an address to whoever has it', async () => {
    const person = await aPerson(product.owner);
    const token = await linkOf('email', person.personId, { email: centre.coach.email });
    expect((await confirm(token)).error.code).toBe('Trellis:EmailUnavailable');
    expect((await confirm(await linkOf('staff', person.personId, { email: newEmail() }))).error.code).toBe('ErrorActiveLink');
  });
});

describe('a centre ID code', () => {
  const codePath = '/api/rocketAdmin/account';
  const asked = (given: object = {}) => ({
    needNew: true,
    clientId: 'business-client',
    tenantId: centre.tenantId,
    userId: centre.coach.personId,
    ...given,
  });

  async function administrator() {
    const person = await aPerson(product.owner, { password });
    const member = await aMember(product.owner, { tenant: centre, person, roles: ['CenterAdmin'] });
    const token = await issueToken(product.owner, member.personId, member.membershipId);
    const verify = (given: object = {}) =>
      at<{ token: string }>('POST', 'verifyPassword', asked({ username: person.email, password, ...given }), token);
    const generate = (given: object) =>
      product.call<{ loginCode: string }>(token, 'POST', `${codePath}/generateLoginCode`, {
        userId: centre.coach.personId,
        tenantId: centre.tenantId,
        ...given,
      });
    const read = () => product.call<object>(token, 'GET', `${codePath}/userLoginCode/${centre.coach.personId}`, {});
    return { verify, generate, read };
  }

  it('is made after the password was checked, once for each check', async () => {
    const { verify, generate, read } = await administrator();
    expect((await generate({ token: 'none' })).error.code).toBe('Trellis:PasswordCheckExpired');
    expect((await verify({ password: 'wrong' })).error.code).toBe('Trellis:WrongPassword');
    expect((await verify({ clientId: 'another' })).status).toBe(400);
    const { token } = (await verify()).body;
    const made = await generate({ token });
    expect(made.body).toEqual({ loginCode: expect.stringMatching(/^\d{12}$/), isValid: true, expirationTime: null });
    expect((await read()).body).toEqual(made.body);
    expect((await generate({ token })).error.code).toBe('Trellis:PasswordCheckExpired');
    const expirationTime = new Date(Date.now() + 3_600_000).toISOString();
    const second = await generate({ token: (await verify()).body.token, expirationTime });
    expect(second.body).toMatchObject({ isValid: true, expirationTime });
    expect(second.body.loginCode).not.toBe(made.body.loginCode);
    await sql`update identity.login_codes set expires_at = now() - interval '1 second'`.execute(product.owner);
    expect((await read()).body).toMatchObject({ isValid: false });
  });

  it('allows five wrong passwords in ten minutes, whatever comes after', async () => {
    const { verify } = await administrator();
    for (let tried = 0; tried < 5; tried++) expect((await verify({ password: 'wrong' })).error.code).toBe('Trellis:WrongPassword');
    expect((await verify()).status).toBe(429);
    await sql`update identity.tries set since = now() - interval '601 seconds'`.execute(product.owner);
    await sql`delete from identity.password_tries`.execute(product.owner);
    expect((await verify()).status).toBe(200);
  });

  it('is for the own centre, and for oneself', async () => {
    const { verify } = await administrator();
    expect((await verify({ userId: elsewhere.coach.personId })).status).toBe(404);
    expect((await verify({ tenantId: elsewhere.tenantId })).status).toBe(404);
    const coach = await issueToken(product.owner, centre.coach.personId, centre.coach.membershipId);
    const read = (userId: string) => product.call(coach, 'GET', `${codePath}/userLoginCode/${userId}`, {});
    expect((await read(centre.coach.personId)).status).toBe(200);
    expect((await read(centre.admin.personId)).status).toBe(403);
  });
});

describe('open sign-ins', () => {
  interface SignIns {
    items: { id: string; tenantName: string | null; connectionName: string | null; isCurrent: boolean }[];
  }

  it('end without the browser that goes on: it chooses another place without a password', async () => {
    const member = await aMember(product.owner, { tenant: centre });
    const [here, other] = [1, 2].map(() => issueToken(product.owner, member.personId, member.membershipId));
    const own = await here;
    await other;
    const session = { kind: 'Session', id: `session of ${member.personId}`, uid: `uid of ${member.personId}` };
    const expires = new Date(Date.now() + 3_600_000);
    const payload = JSON.stringify({ accountId: member.personId });
    await product.owner
      .insertInto('oidc.payloads')
      .values({ ...session, payload, expires_at: expires })
      .execute();
    await sql`
      update oidc.payloads issued set uid = ${session.uid} from identity.sign_ins s
      where s.grant_id = issued.grant_id and s.person_id = ${member.personId}`.execute(product.owner);
    const { items } = (await at<SignIns>('GET', 'userLoginStatus', {}, own)).body;
    const former = items.find(({ isCurrent }) => !isCurrent);
    const sessions = () => product.owner.selectFrom('oidc.payloads').select('id').where('id', '=', session.id).execute();
    expect((await at('POST', 'logoutUser', { id: former?.id }, own)).body).toEqual({ ended: 1 });
    expect(await sessions()).toHaveLength(1);
    expect((await at('POST', 'logoutUser', {}, own)).body).toEqual({ ended: 1 });
    expect(await sessions()).toEqual([]);
  });

  it('are all ended, however many more there are than the list shows', async () => {
    const member = await aMember(product.owner, { tenant: centre });
    const own = await issueToken(product.owner, member.personId, member.membershipId);
    await sql`
      with added as (
        insert into identity.sign_ins (grant_id, person_id, membership_id)
        select 'many ' || number, ${member.personId}, ${member.membershipId} from generate_series(1, 100) as number returning grant_id
      )
      insert into oidc.payloads (kind, id, grant_id, payload, expires_at)
      select 'RefreshToken', grant_id, grant_id, '{}', now() + interval '1 hour' from added`.execute(product.owner);
    expect((await at<SignIns>('GET', 'userLoginStatus', {}, own)).body.items).toHaveLength(100);
    expect((await at('POST', 'logoutUser', {}, own)).body).toEqual({ ended: 101 });
  });

  it('are listed and ended: by oneself everywhere, by an administrator at the centre only', async () => {
    const person = await aPerson(product.owner);
    const here = await aMember(product.owner, { tenant: centre, person });
    const there = await aMember(product.owner, { tenant: elsewhere, person });
    const inHere = await issueToken(product.owner, person.personId, here.membershipId);
    const inThere = await issueToken(product.owner, person.personId, there.membershipId);
    const list = async (token: string, input: object = {}) => (await at<SignIns>('GET', 'userLoginStatus', input, token)).body.items;
    expect(new Map((await list(inHere)).map((item) => [item.tenantName, item.isCurrent]))).toEqual(
      new Map([
        ['Elsewhere', false],
        ['Here', true],
      ]),
    );
    // one of them came about by the sign-in of an organization, which is named
    await sql`
      with made as (
        insert into identity.sign_in_connections (tenant_id, name, issuer, client_id, domains)
        values (${centre.tenantId}, 'Bright Path', 'https://bright.example', 'trellis', '{bright.example}') returning id
      )
      update identity.sign_ins set connection_id = made.id from made where membership_id = ${here.membershipId}`.execute(product.owner);
    expect(new Map((await list(inHere)).map((item) => [item.tenantName, item.connectionName]))).toEqual(
      new Map([
        ['Elsewhere', null],
        ['Here', 'Bright Path'],
      ]),
    );
    expect((await list(admin, { userId: person.personId })).map((item) => item.tenantName)).toEqual(['Here']);
    expect((await at('POST', 'logoutUser', { userId: person.personId }, admin)).body).toEqual({ ended: 1 });
    expect((await product.call(inHere, 'GET', '/api/us/Account/Info')).status).toBe(401);
    expect((await product.call(inThere, 'GET', '/api/us/Account/Info')).status).toBe(200);
    const [own] = await list(inThere);
    expect((await at('POST', 'logoutUser', { id: own?.id }, inThere)).body).toEqual({ ended: 1 });
    expect((await product.call(inThere, 'GET', '/api/us/Account/Info')).status).toBe(401);
  });
});
