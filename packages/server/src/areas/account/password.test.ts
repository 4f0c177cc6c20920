import { limits } from '@trellis/contract/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMember, aPerson, type MemberBuilt } from '../../fixtures/builders.ts';
import { authenticate } from '../../platform/auth/persons.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../testing/http.ts';
import { whereLeaked } from '../../testing/leaked-list.ts';

const currentPassword = 'correct horse';
const newPassword = 'battery staple';

let product: TestProduct;
let member: MemberBuilt;
let token: string;

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  member = await aMember(product.owner, { person: await aPerson(product.owner, { password: currentPassword }) });
  token = await issueToken(product.owner, member.personId, member.membershipId);
});

const change = (input: object = { currentPassword, newPassword }, as = token, path = '/api/us/Account/ChangePassword') =>
  product.call(as, 'POST', path, input);
const fits = async (password: string) => (await authenticate(product.pools.identity, member.email, password)) === member.personId;

describe('changing the password', () => {
  it.each(['/api/us/Account/ChangePassword', '/api/us/Internal/Account/ChangePassword'])('works at %s', async (path) => {
    expect((await change(undefined, token, path)).status).toBe(200);
    expect([await fits(newPassword), await fits(currentPassword)]).toEqual([true, false]);
  });

  it('takes none that leaked elsewhere, where the list of those is there', async () => {
    const { status, error } = await whereLeaked(newPassword, () => change());
    expect([status, error.code, error.validationErrors[0]?.members]).toEqual([400, 'Trellis:PasswordLeaked', ['newPassword']]);
    expect(await fits(currentPassword)).toBe(true);
  });

  it('ends every other sign-in at once and keeps the own', async () => {
    const elsewhere = await issueToken(product.owner, member.personId, member.membershipId);
    const somebody = await aMember(product.owner);
    const theirs = await issueToken(product.owner, somebody.personId, somebody.membershipId);
    const session = (id: string, accountId: string) => ({ kind: 'Session', id, uid: id, payload: JSON.stringify({ accountId }) });
    await product.owner
      .insertInto('oidc.payloads')
      .values([session(`old ${member.personId}`, member.personId), session(`their ${member.personId}`, somebody.personId)])
      .execute();
    await change();
    const statuses = await Promise.all(
      [token, elsewhere, theirs].map(async (as) => (await product.call(as, 'GET', '/api/us/Account/Info')).status),
    );
    expect(statuses).toEqual([200, 401, 200]);
    const left = await product.owner.selectFrom('oidc.payloads').select('id').where('id', 'like', `%${member.personId}`).execute();
    expect(left.map(({ id }) => id)).toEqual([`their ${member.personId}`]);
  });

  it('keeps the browser session in which it was done', async () => {
    await product.owner
      .insertInto('oidc.payloads')
      .values({
        kind: 'Session',
        id: `own ${member.personId}`,
        uid: `own ${member.personId}`,
        payload: JSON.stringify({ accountId: member.personId }),
      })
      .execute();
    await product.owner
      .updateTable('oidc.payloads')
      .set({ uid: `own ${member.personId}` })
      .where('id', '=', token)
      .execute();
    await change();
    const left = await product.owner.selectFrom('oidc.payloads').select('id').where('id', '=', `own ${member.personId}`).execute();
    expect(left).toHaveLength(1);
  });

  it('tells the person by letter', async () => {
    await change();
    const letters = await product.owner.selectFrom('jobs.letters').select('template').where('recipient', '=', member.email).execute();
    expect(letters).toEqual([{ template: 'passwordChanged' }]);
  });

  it('refuses a wrong current password, at its field', async () => {
    const { status, error } = await change({ currentPassword: 'wrong', newPassword });
    expect([status, error.code, error.validationErrors[0]?.members]).toEqual([400, 'Trellis:WrongPassword', ['currentPassword']]);
    expect(await fits(currentPassword)).toBe(true);
  });

  it.each([
    ['too short', '1234567', 'Trellis:InvalidInput'],
    ['too long', 'x'.repeat(limits.account.passwordLength.max + 1), 'Trellis:InvalidInput'],
    ['the same', currentPassword, 'Trellis:SamePassword'],
  ])('refuses one that is %s', async (_, given, code) => {
    const { status, error } = await change({ currentPassword, newPassword: given });
    expect([status, error.code, error.validationErrors[0]?.members]).toEqual([400, code, ['newPassword']]);
  });

  it('stops guessing after ten wrong ones, even many at once, and forgets them after a while', async () => {
    const tries = limits.account.wrongPasswords;
    const replies = await Promise.all(Array.from({ length: tries + 5 }, () => change({ currentPassword: 'wrong', newPassword })));
    expect(replies.filter(({ error }) => error.code === 'Trellis:WrongPassword')).toHaveLength(tries);
    const right = await change();
    expect([right.status, right.error.code]).toEqual([429, 'Trellis:TooMany']);
    const since = new Date(Date.now() - limits.account.wrongPasswordWindow * 1000 - 1000);
    await product.owner.updateTable('identity.password_tries').set({ since }).where('person_id', '=', member.personId).execute();
    expect((await change()).status).toBe(200);
  });

  it('of two at once takes one', async () => {
    const other = await issueToken(product.owner, member.personId, member.membershipId);
    const replies = await Promise.all([change(), change({ currentPassword, newPassword: 'another staple' }, other)]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});
