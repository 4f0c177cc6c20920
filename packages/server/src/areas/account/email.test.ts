import { limits } from '@trellis/contract/limits';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMember, aPerson, type MemberBuilt, nextNumber } from '../../fixtures/builders.ts';
import { authenticate } from '../../platform/auth/persons.ts';
import { hashOf } from '../../platform/auth/secrets.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../testing/http.ts';

const password = 'correct horse';
const paths = {
  business: {
    check: '/api/business/user/resetEmailCheckPassword',
    send: '/api/business/user/sendEmailCode',
    change: '/api/business/user/userEmail',
  },
  internal: {
    check: '/api/us/Internal/Account/ResetEmailCheckPassword',
    send: '/api/us/Internal/Account/SendEmailCode',
    change: '/api/us/Internal/Account/ChangeEmailByCode',
  },
};

let product: TestProduct;
let member: MemberBuilt;
let signedInAs: string;
let address: string;

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  [member, signedInAs] = await somebody();
  address = `new${nextNumber()}@test.example`;
});

async function somebody(): Promise<[MemberBuilt, string]> {
  const built = await aMember(product.owner, { person: await aPerson(product.owner, { password }) });
  return [built, await issueToken(product.owner, built.personId, built.membershipId)];
}

const check = (as = signedInAs, given = password, path = paths.business.check) =>
  product.call<{ token: string; expiresAt: string }>(as, 'POST', path, { password: given });
const stepUp = async (as = signedInAs) => (await check(as)).body.token;
const send = (input: object, as = signedInAs, path = paths.business.send) =>
  product.call<{ resendAfter: number; validFor: number }>(as, 'POST', path, input);
const change = (input: object, as = signedInAs, path = paths.business.change) => product.call<{ email: string }>(as, 'PUT', path, input);

const lettersTo = (recipient: string) =>
  product.owner.selectFrom('jobs.letters').select(['template', 'data']).where('recipient', '=', recipient).orderBy('created_at').execute();
const lastCode = async (recipient: string) => told((await lettersTo(recipient)).at(-1), 'code');
const told = (letter: { data: unknown } | undefined, key: string) => String((letter?.data as Record<string, unknown> | undefined)?.[key]);
const wrong = (code: string) => (code === '000000' ? '111111' : '000000');
const aMinuteLater = (person = member) =>
  sql`update identity.codes set sent_at = sent_at - interval '61 seconds' where person_id = ${person.personId}`.execute(product.owner);

describe('changing the e-mail address by a code', () => {
  it.each(Object.entries(paths))('works at the %s addresses: the new one signs in, the old one is told', async (_, at) => {
    const { token } = (await check(signedInAs, password, at.check)).body;
    const sent = await send({ token, email: address.toUpperCase() }, signedInAs, at.send);
    expect([sent.status, sent.body]).toEqual([200, { resendAfter: 60, validFor: 600 }]);
    const { status, body } = await change({ token, email: address, code: await lastCode(address) }, signedInAs, at.change);
    expect([status, body.email]).toEqual([200, address]);
    expect(await authenticate(product.pools.identity, address, password)).toBe(member.personId);
    expect(await authenticate(product.pools.identity, member.email, password)).toBeUndefined();
    expect((await lettersTo(member.email)).map(({ template }) => template)).toEqual(['emailChanged']);
  });

  it('begins with the password, whose wrong tries count', async () => {
    const refused = await check(signedInAs, 'wrong');
    expect([refused.error.code, refused.error.validationErrors[0]?.members]).toEqual(['Trellis:WrongPassword', ['password']]);
    for (let tries = 1; tries < limits.account.wrongPasswords; tries++) await check(signedInAs, 'wrong');
    expect((await check()).error.code).toBe('Trellis:TooMany');
  });

  it('takes no token of somebody else, of nobody, or of ten minutes ago', async () => {
    const [, other] = await somebody();
    const theirs = await stepUp(other);
    const old = await stepUp();
    await sql`update identity.step_ups set expires_at = now() where token_hash = ${hashOf(old)}`.execute(product.owner);
    for (const token of [theirs, old, 'made up']) {
      expect((await send({ token, email: address })).error.code).toBe('Trellis:PasswordCheckExpired');
      expect((await change({ token, email: address, code: '123456' })).error.code).toBe('Trellis:PasswordCheckExpired');
    }
    expect(await lettersTo(address)).toEqual([]);
  });

  it('takes the token once', async () => {
    const token = await stepUp();
    await send({ token, email: address });
    await change({ token, email: address, code: await lastCode(address) });
    expect((await send({ token, email: `again.${address}` })).error.code).toBe('Trellis:PasswordCheckExpired');
  });

  it('waits a minute between two codes, also when they are asked for at once', async () => {
    const token = await stepUp();
    const replies = await Promise.all([1, 2, 3].map(() => send({ token, email: address })));
    expect(replies.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 429, 429]);
    const refused = replies.find(({ status }) => status === 429)?.error;
    expect(refused?.code).toBe('Trellis:TooSoon');
    expect(refused?.data['seconds']).toBeGreaterThan(50);
    expect(refused?.data['seconds']).toBeLessThanOrEqual(60);
    await aMinuteLater();
    expect((await send({ token, email: address })).status).toBe(200);
    expect(await lettersTo(address)).toHaveLength(2);
  });

  it('sends only so many codes in an hour', async () => {
    const token = await stepUp();
    for (let sent = 0; sent < limits.code.mostAnHour; sent++) {
      expect((await send({ token, email: address })).status).toBe(200);
      await aMinuteLater();
    }
    expect((await send({ token, email: address })).error.code).toBe('Trellis:TooMany');
  });

  it('takes a code five times at most, and only the newest', async () => {
    const token = await stepUp();
    await send({ token, email: address });
    const first = await lastCode(address);
    await aMinuteLater();
    await send({ token, email: address });
    const code = await lastCode(address);
    if (first !== code) expect((await change({ token, email: address, code: first })).error.code).toBe('Trellis:CodeWrong');
    else await change({ token, email: address, code: wrong(code) });
    for (let tries = 2; tries <= limits.code.attempts; tries++) {
      expect((await change({ token, email: address, code: wrong(code) })).error.code).toBe('Trellis:CodeWrong');
    }
    expect((await change({ token, email: address, code })).error.code).toBe('Trellis:CodeExpired');
  });

  it('takes a code for the address that it was sent to, within ten minutes', async () => {
    const token = await stepUp();
    await send({ token, email: address });
    const code = await lastCode(address);
    expect((await change({ token, email: `other.${address}`, code })).error.code).toBe('Trellis:CodeWrong');
    await sql`update identity.codes set expires_at = now() where person_id = ${member.personId}`.execute(product.owner);
    expect((await change({ token, email: address, code })).error.code).toBe('Trellis:CodeExpired');
  });

  it('refuses the address that one has, and what is no address', async () => {
    const token = await stepUp();
    expect((await send({ token, email: member.email })).error.code).toBe('Trellis:EmailUnchanged');
    expect((await send({ token, email: 'nowhere' })).error.code).toBe('Trellis:InvalidInput');
  });

  it('says nothing about an address of somebody else until it is shown to be one’s own', async () => {
    const [other] = await somebody();
    const token = await stepUp();
    expect((await send({ token, email: other.email })).status).toBe(200);
    const reply = await change({ token, email: other.email, code: await lastCode(other.email) });
    expect([reply.status, reply.error.code]).toEqual([409, 'Trellis:EmailUnavailable']);
    expect(await authenticate(product.pools.identity, other.email, password)).toBe(other.personId);
    expect(await authenticate(product.pools.identity, member.email, password)).toBe(member.personId);
  });

  it('gives an address that two want at once to one of them', async () => {
    const [, rival] = await somebody();
    const rivals = await Promise.all(
      [signedInAs, rival].map(async (as) => {
        const token = await stepUp(as);
        await send({ token, email: address }, as);
        return { as, token, code: await lastCode(address) };
      }),
    );
    const codes = await product.owner
      .selectFrom('jobs.letters')
      .select('data')
      .where('recipient', '=', address)
      .orderBy('created_at')
      .execute();
    expect(codes).toHaveLength(2);
    const replies = await Promise.all(
      rivals.flatMap(({ as, token }) =>
        codes.map(({ data }) => change({ token, email: address, code: String((data as { code: string }).code) }, as)),
      ),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.some(({ error }) => error?.code === 'Trellis:EmailUnavailable')).toBe(true);
  });
});

describe('changing the e-mail address by a link', () => {
  it('writes a link to the new address whose token is nowhere kept, and replaces earlier ones', async () => {
    const token = await stepUp();
    const { body } = await send({ token, email: address, by: 'link' });
    expect(body.validFor).toBe(limits.emailLinkMinutes * 60);
    expect((await send({ token, email: address })).error.code).toBe('Trellis:TooSoon');
    const [letter] = await lettersTo(address);
    expect(letter?.template).toBe('emailConfirmation');
    const link = new URL(told(letter, 'link'));
    expect(`${link.origin}${link.pathname}`).toBe('http://localhost:4200/updateEmail');
    const invitations = () =>
      product.owner
        .selectFrom('identity.invitations')
        .select(['token_hash', 'email', 'purpose'])
        .select(sql<boolean>`expires_at > now()`.as('isGood'))
        .where('person_id', '=', member.personId)
        .orderBy('created_at')
        .execute();
    const expected = { token_hash: hashOf(link.searchParams.get('token') ?? ''), email: address, purpose: 'email' };
    expect(await invitations()).toEqual([{ ...expected, isGood: true }]);
    await sql`update identity.invitations set created_at = created_at - interval '61 seconds' where person_id = ${member.personId}`.execute(
      product.owner,
    );
    await send({ token, email: address, by: 'link' });
    expect((await invitations()).map(({ isGood }) => isGood)).toEqual([false, true]);
  });

  it('ends with the password by which it was begun', async () => {
    const token = await stepUp();
    await send({ token, email: address, by: 'link' });
    const link = new URL(told((await lettersTo(address))[0], 'link'));
    const changed = await product.call(signedInAs, 'POST', '/api/us/Account/ChangePassword', {
      currentPassword: password,
      newPassword: 'battery staple 9',
    });
    expect(changed.status).toBe(200);
    const opened = await product.call(undefined, 'POST', '/api/business/user/activateNewEmail', {
      token: link.searchParams.get('token'),
    });
    expect(opened.status).not.toBe(200);
    expect((await send({ token, email: address })).error.code).toBe('Trellis:PasswordCheckExpired');
  });
});
