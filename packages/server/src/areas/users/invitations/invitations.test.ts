import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember, aPerson } from '../../../fixtures/builders.ts';
import { actingAs } from '../../../platform/http/acting.ts';
import { issueToken } from '../../../testing/http.ts';
import { openStaffDesk, type StaffDesk } from '../../../testing/staff-desk.ts';

let product: StaffDesk['product'];
let centre: StaffDesk['centre'];
let elsewhere: StaffDesk['elsewhere'];
let admin: StaffDesk['admin'];
let coach: StaffDesk['coach'];
let platform: StaffDesk['platform'];
let enterprise: StaffDesk['enterprise'];
let invite: StaffDesk['invite'];
let list: StaffDesk['list'];
let lettersTo: StaffDesk['lettersTo'];
beforeAll(async () => {
  ({ product, centre, elsewhere, admin, coach, platform, enterprise, invite, list, lettersTo } = await openStaffDesk());
});
afterAll(() => product.close());

describe('inviting staff', () => {
  it('writes a letter in the language of the invited, with a link that is kept as a hash only', async () => {
    const reply = await invite({ email: 'New.One@Test.Example', language: 'es' });
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    const [letter] = await lettersTo('new.one@test.example');
    const data = letter?.data as Record<string, string>;
    expect(letter).toMatchObject({ template: 'staffInvitation', language: 'es', tenant_id: centre.tenantId });
    expect(data).toMatchObject({ tenantName: 'Here', roleName: 'Entrenador', inviterName: centre.admin.name });
    const token = new URL(data['link'] ?? '').searchParams.get('token') ?? '';
    const kept = await product.owner
      .selectFrom('identity.invitations')
      .select('token_hash')
      .where('membership_id', '=', reply.body.id)
      .execute();
    expect(token.length).toBeGreaterThanOrEqual(43);
    expect(kept.map((row) => row.token_hash)).not.toContain(token);
    const item = (await list(admin, { filter: 'new.one' })).body.items[0];
    expect(item).toMatchObject({ name: 'Nia Okoro', email: 'new.one@test.example', isActivated: false, roles: ['Coach'] });
  });

  it('tells nothing of somebody who has an account elsewhere until they accept', async () => {
    const person = await aPerson(product.owner, { name: 'Secret Name', email: 'known@test.example', language: 'zh-Hans' });
    await sql`update identity.persons set phone = '+34600000111', country_code = '+34' where id = ${person.personId}`.execute(
      product.owner,
    );
    await aMember(product.owner, { tenant: elsewhere, person });
    await invite({ email: person.email, name: 'As typed' });
    const [item] = (await list(admin, { filter: 'known@' })).body.items;
    expect(item).toMatchObject({ email: person.email, name: 'As typed', phoneNumber: null });
    expect((await list(admin, { filter: 'Secret' })).body.totalCount).toBe(0);
    expect((await lettersTo(person.email))[0]?.language).toBe('zh-Hans');
    const seen = await actingAs(product.pools, centre.admin.at(), (db) =>
      db.selectFrom('identity.persons').select('name').where('id', '=', person.personId).execute(),
    );
    expect(seen).toEqual([]);
  });

  it('refuses somebody who is here already, and lets one of two invitations at once through', async () => {
    expect((await invite({ email: centre.coach.email })).error.code).toBe('Identity.UserAlreadyInRole');
    const both = await Promise.all([invite({ email: 'twice@test.example' }), invite({ email: 'twice@test.example' })]);
    expect(both.map((reply) => reply.status).sort((one, other) => one - other)).toEqual([200, 409]);
    expect(both.find((reply) => reply.status === 409)?.error.code).toBe('Identity.UserAlreadyInRole');
    expect(await lettersTo('twice@test.example')).toHaveLength(1);
  });

  it('makes one person of two centres that invite a new one at once', async () => {
    const there = await issueToken(product.owner, elsewhere.admin.personId, elsewhere.admin.membershipId);
    const both = await Promise.all([invite({ email: 'shared@test.example' }), invite({ email: 'shared@test.example' }, there)]);
    expect(both.map((reply) => reply.status)).toEqual([200, 200]);
    const people = product.owner
      .selectFrom('identity.memberships')
      .select('person_id')
      .distinct()
      .where(
        'id',
        'in',
        both.map((reply) => reply.body.id),
      );
    expect(await people.execute()).toHaveLength(1);
  });

  it('sends the letter again after a minute, and the earlier link no longer works', async () => {
    const { id } = (await invite({ email: 'again@test.example' })).body;
    const send = () => product.call<unknown>(admin, 'POST', `/api/business/user/sendEmailToUser/${id}`, {});
    const early = await send();
    expect([early.status, early.error.code]).toEqual([429, 'Trellis:LetterTooSoon']);
    await sql`update identity.invitations set created_at = now() - interval '61 seconds' where membership_id = ${id}`.execute(
      product.owner,
    );
    expect((await send()).status).toBe(200);
    const [first, second] = (await lettersTo('again@test.example')).map(
      (letter) => (letter.data as { link: string }).link.split('token=')[1],
    );
    const check = (token: string | undefined) => product.call(undefined, 'GET', '/api/business/user/checkTokenAndUser', { token });
    expect((await check(first)).error.code).toBe('ErrorActiveLink');
    expect((await check(second)).status).toBe(200);
    const accepted = await product.call(admin, 'POST', `/api/business/user/sendEmailToUser/${centre.coach.personId}`, {});
    expect(accepted.error.code).toBe('Trellis:AlreadyAccepted');
  });

  it('is for those who keep the staff: not for coaches, nor for an enterprise', async () => {
    for (const token of [coach, enterprise]) {
      const reply = await invite({ email: 'no@test.example', tenantId: centre.tenantId }, token);
      expect([reply.status, reply.error.code]).toEqual([403, 'Trellis:NotAllowed']);
    }
    expect((await invite({ email: 'by.platform@test.example', tenantId: elsewhere.tenantId }, platform)).status).toBe(200);
    expect((await invite({ email: 'no@test.example', tenantId: elsewhere.tenantId })).status).toBe(404);
  });
});

describe('a mistyped invitation', () => {
  const correct = (userId: string, input: object, token = admin) =>
    product.call<{ id: string }>(token, 'POST', '/api/business/user/correctInvitation', { userId, ...input });

  it('is corrected: the link that was sent is void, the roles stay, the right address is written to', async () => {
    const { body } = await invite({ email: 'mistypt@test.example', name: 'Mia Typo', roles: ['SeniorCoach', 'Coach'] });
    const link = (await lettersTo('mistypt@test.example'))[0]?.data as { link: string };
    const reply = await correct(body.id, { email: 'Mistyped@test.example', name: 'Mia Right' });
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    const token = new URL(link.link).searchParams.get('token');
    expect((await product.call(undefined, 'GET', '/api/business/user/checkTokenAndUser', { token })).error.code).toBe('ErrorActiveLink');
    const { items } = (await list(admin, { filter: 'Mia' })).body;
    expect(items).toMatchObject([
      { name: 'Mia Right', email: 'mistyped@test.example', roles: ['Coach', 'SeniorCoach'], isActivated: false },
    ]);
    expect(await lettersTo('mistyped@test.example')).toHaveLength(1);
  });

  it('is written to the same address once a minute, and not to who is here already', async () => {
    const { body } = await invite({ email: 'same@test.example', name: 'Sam' });
    expect((await correct(body.id, { email: 'same@test.example', name: 'Samuel' })).error.code).toBe('Trellis:LetterTooSoon');
    expect((await correct(body.id, { email: centre.coach.email, name: 'Sam' })).error.code).toBe('Identity.UserAlreadyInRole');
    expect((await list(admin, { filter: 'same@' })).body.items).toMatchObject([{ name: 'Sam' }]);
  });

  it('is none any more once it was accepted, and is for those who keep the staff', async () => {
    const accepted = await correct(centre.coach.personId, { email: 'late@test.example', name: 'Late' });
    expect(accepted.error.code).toBe('Trellis:AlreadyAccepted');
    const { body } = await invite({ email: 'kept@test.example' });
    expect((await correct(body.id, { email: 'no@test.example', name: 'No' }, coach)).status).toBe(403);
  });
});
