import type { GuestRegistration } from '@trellis/contract/guardians/guest-calls';
import type { GuardianInfo } from '@trellis/contract/guardians/schemas';
import type { SubjectInfo } from '@trellis/contract/subjects/schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCentre, aSubject, type CentreBuilt, type SubjectBuilt } from '../../fixtures/builders.ts';
import { aGuardian } from '../../fixtures/family-builders.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Db } from '../../platform/db/types.ts';
import type { TestProduct } from '../../testing/http.ts';
import { openOneCentre } from '../../testing/one-centre.ts';

const path = '/api/business/guest/guardian';
let product: TestProduct;
let centre: CentreBuilt;
let admin: string;
let child: SubjectBuilt;

beforeAll(async () => {
  ({ product, centre, token: admin } = await openOneCentre('Riverside'));
});
afterAll(() => product.close());
beforeEach(async () => {
  child = await aSubject(product.owner, { tenant: centre, firstName: 'Mina', lastName: 'Secret', bound: false });
});

interface Sent {
  url: string;
  expiresAt: string;
  sentTo: string | null;
}
const send = (given: object = {}) =>
  product.call<Sent>(admin, 'POST', '/api/business/subject/sendRegisterCode', { subjectId: child.subjectId, ...given });
/** The token of a fresh link. */
const link = async (given: object = {}) => new URL((await send(given)).body.url).hash.slice(1);
const guest = <T = GuestRegistration>(token: string, method: 'GET' | 'POST' = 'GET', input?: object, language = 'en') =>
  product.call<T>(undefined, method, path, input, { authorization: `Guest ${token}`, 'accept-language': language });
const stated = {
  fullName: 'Rosa Ruiz',
  role: 'Mother',
  phone: '+1 212 555 0100',
  email: 'rosa@test.example',
  city: 'Boston',
  source: 'Doctor',
  sourceText: 'Dr Lund',
  emergencyContactName: 'Pablo',
  emergencyContactPhone: '600 700',
  emergencyContactRole: 'Grandparent',
  language: 'es',
  consent: true,
};
const confirm = (token: string, given: object = {}) => guest<{ confirmedAt: string }>(token, 'POST', { ...stated, ...given });
const subjectInfo = async () =>
  (await product.call<SubjectInfo>(admin, 'POST', '/api/business/subject/getSubjectInfo', { subjectId: child.subjectId })).body;
const letters = () => product.owner.selectFrom('jobs.letters').selectAll().orderBy('created_at').execute();

it('keeps no link for an Idempotency-Key: a repetition makes another, and the one before stops working', async () => {
  const input = { subjectId: child.subjectId };
  const sendOnce = () =>
    product.call<Sent>(admin, 'POST', '/api/business/subject/sendRegisterCode', input, { 'idempotency-key': 'one-link' });
  const [first, again] = [await sendOnce(), await sendOnce()];
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(again.body.url).not.toBe(first.body.url);
  const kept = await product.owner.selectFrom('app.idempotency_keys').select('key').where('key', '=', 'one-link').execute();
  expect(kept).toEqual([]);
});

describe('a registration link', () => {
  it('opens one page about one child, and tells of it the first name', async () => {
    const { body } = await send();
    expect(body.url).toMatch(/^https:\/\/trellis\.test\/m\/guardian#[\w-]{20,}$/);
    const { body: page } = await guest(new URL(body.url).hash.slice(1), 'GET', undefined, 'zh-Hans');
    expect(page).toMatchObject({ centerName: 'Riverside', childName: 'Mina', guardian: null, expiresAt: body.expiresAt });
    expect(page.roles).toEqual(['Mother', 'Father', 'Grandparent', 'Other']);
    expect(JSON.stringify(page)).not.toContain('Secret');
  });

  it('makes the guardian, binds the child, and shows again what was confirmed', async () => {
    const token = await link();
    const { body } = await confirm(token);
    expect(await subjectInfo()).toMatchObject({ isBind: true, guardians: [{ nickName: 'Rosa Ruiz', role: 'Mother' }] });
    const { consent: _, role, ...kept } = stated;
    expect((await guest(token)).body.guardian).toEqual({ ...kept, role, confirmedAt: body.confirmedAt });
    const [guardian] = (await subjectInfo()).guardians;
    const known = await product.call<GuardianInfo>(admin, 'POST', `/api/business/subject/getGuardianInfo/${guardian?.id}`, {});
    expect(known.body).toMatchObject({ ...kept, confirmedAt: body.confirmedAt, consentedAt: body.confirmedAt });
  });

  it('takes corrections until it ends, as the same guardian', async () => {
    const token = await link();
    const first = (await confirm(token)).body.confirmedAt;
    await confirm(token, { fullName: 'Rosa R. Lund', role: 'Other' });
    const { guardians } = await subjectInfo();
    expect(guardians).toMatchObject([{ nickName: 'Rosa R. Lund', role: 'Other' }]);
    const row = await product.owner
      .selectFrom('app.guardians')
      .selectAll()
      .where('id', '=', guardians[0]?.id ?? '')
      .executeTakeFirstOrThrow();
    expect(row.consented_at?.toISOString()).toBe(first);
  });

  it('makes one guardian of two phones that send at once', async () => {
    const token = await link();
    const replies = await Promise.all([confirm(token), confirm(token, { fullName: 'Rosa Again' }), confirm(token)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await subjectInfo()).guardians).toHaveLength(1);
  });

  it('of a guardian who is known lets them confirm and correct what the centre wrote', async () => {
    const { guardianId } = await aGuardian(product.owner, { subject: child, fullName: 'Written Down', phone: '600 100 200' });
    const token = await link({ guardianId });
    expect((await guest(token)).body.guardian).toMatchObject({ fullName: 'Written Down', role: 'Mother', confirmedAt: null });
    await confirm(token);
    expect((await subjectInfo()).guardians).toMatchObject([{ id: guardianId, nickName: 'Rosa Ruiz' }]);
  });

  it('offers the relations that no other guardian has, and refuses the others', async () => {
    await aGuardian(product.owner, { subject: child });
    const token = await link();
    expect((await guest(token)).body.roles).toEqual(['Father', 'Grandparent', 'Other']);
    expect((await confirm(token)).error.code).toBe('Trellis:GuardianRoleTaken');
    expect((await subjectInfo()).guardians).toHaveLength(1);
  });

  it('asks for consent, a name and a telephone number', async () => {
    const token = await link();
    const { error } = await guest(token, 'POST', { consent: false, email: 'nobody' });
    const members = error.validationErrors.flatMap((fault) => fault.members);
    expect(members.sort()).toEqual(['consent', 'email', 'fullName', 'phone', 'role']);
  });
});

describe('a link ends', () => {
  const closed = [403, 'Trellis:LinkClosed'];
  const outcome = async (token: string) => {
    const replies = [await guest(token), await confirm(token)];
    const [first, second] = replies.map(({ status, error }) => [status, error?.code]);
    expect(first).toEqual(second);
    return first;
  };

  it('when another is sent; the links of other guardians stay', async () => {
    const { guardianId } = await aGuardian(product.owner, { subject: child, role: 'Father' });
    const [ofFather, former] = [await link({ guardianId }), await link()];
    const latest = await link();
    expect(await outcome(former)).toEqual(closed);
    expect((await guest(ofFather)).status).toBe(200);
    const again = await link({ guardianId });
    expect(await outcome(ofFather)).toEqual(closed);
    expect([(await guest(latest)).status, (await guest(again)).status]).toEqual([200, 200]);
  });

  it('when another of its kind is made: a letter closes no code that is shown, and a code no letter', async () => {
    const shown = await link();
    const mailed = await link({ send: true, email: 'rosa@test.example' });
    expect((await guest(shown)).status).toBe(200);
    const again = await link({ send: true, email: 'rosa@test.example' });
    expect(await outcome(mailed)).toEqual(closed);
    const renewed = await link();
    expect(await outcome(shown)).toEqual(closed);
    expect([(await guest(again)).status, (await guest(renewed)).status]).toEqual([200, 200]);
  });

  it('when two are made at once: one stays', async () => {
    const tokens = await Promise.all([link(), link()]);
    const states = await Promise.all(tokens.map(async (token) => (await guest(token)).status));
    expect(new Set(states)).toEqual(new Set([200, 403]));
  });

  it('when its time is over, and when the guardian is taken from the child', async () => {
    const token = await link();
    await confirm(token);
    const [guardian] = (await subjectInfo()).guardians;
    const relation = { guardianId: guardian?.id, subjectId: child.subjectId };
    await product.call(admin, 'DELETE', '/api/business/subject/guardianRelation', relation);
    expect(await outcome(token)).toEqual(closed);
    const late = await link();
    await product.owner
      .updateTable('app.guest_links')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('subject_id', '=', child.subjectId)
      .execute();
    expect(await outcome(late)).toEqual(closed);
    expect(await outcome('x'.repeat(43))).toEqual([401, 'Trellis:LinkUnknown']);
  });

  it('and says so in three languages', async () => {
    const token = await link();
    await link();
    const texts = await Promise.all(
      ['en', 'zh-Hans', 'es'].map(async (language) => (await guest(token, 'GET', undefined, language)).error.message),
    );
    expect(new Set(texts).size).toBe(3);
  });
});

describe('the letter', () => {
  it("goes to the guardian's own address, in the guardian's language, with the link that is shown", async () => {
    const { guardianId, email } = await aGuardian(product.owner, { subject: child, fullName: 'Carmen' });
    await product.owner.updateTable('app.guardians').set({ language: 'es' }).where('id', '=', guardianId).execute();
    const { body } = await send({ guardianId, send: true });
    expect(body.sentTo).toBe(email);
    expect((await letters()).at(-1)).toMatchObject({
      template: 'guardianRegistration',
      recipient: email,
      recipient_name: 'Carmen',
      language: 'es',
      tenant_id: centre.tenantId,
    });
  });

  it('wants an address, which is kept once it is told', async () => {
    const { guardianId } = await aGuardian(product.owner, { subject: child, email: null });
    const refused = await send({ guardianId, send: true });
    expect(refused.error.code).toBe('Trellis:GuardianHasNoEmail');
    await send({ guardianId, send: true, email: 'told@test.example' });
    const row = await product.owner.selectFrom('app.guardians').select('email').where('id', '=', guardianId).executeTakeFirst();
    expect(row?.email).toBe('told@test.example');
  });

  it('is not written where only the code is shown', async () => {
    const before = (await letters()).length;
    expect((await send()).body.sentTo).toBeNull();
    expect(await letters()).toHaveLength(before);
  });
});

it('nobody makes a link for a child, or a guardian, of another centre', async () => {
  const elsewhere = await aCentre(product.owner);
  const foreign = await aSubject(product.owner, { tenant: elsewhere });
  const { guardianId } = await aGuardian(product.owner, { subject: foreign });
  expect((await send({ subjectId: foreign.subjectId })).status).toBe(404);
  expect((await send({ guardianId })).error.code).toBe('Trellis:GuardianNotFound');
});

it('a guest of one child never touches another', async () => {
  const brother = await aSubject(product.owner, { tenant: centre, firstName: 'Brother' });
  const { guardianId } = await aGuardian(product.owner, { subject: brother, fullName: 'Somebody Else' });
  const before = await product.owner.selectFrom('app.guardians').selectAll().where('id', '=', guardianId).executeTakeFirst();
  const token = await link();
  const given = { subjectId: brother.subjectId, guardianId, id: guardianId, tenantId: centre.tenantId };
  const { status, error } = await confirm(token, { ...given, email: before?.email });
  expect([status, error.validationErrors.flatMap(({ members }) => members)]).toEqual([400, Object.keys(given)]);
  expect((await confirm(token, { email: before?.email })).status).toBe(200);
  expect(JSON.stringify((await guest(token)).body)).not.toContain('Somebody Else');
  expect(await product.owner.selectFrom('app.guardians').selectAll().where('id', '=', guardianId).executeTakeFirst()).toEqual(before);
  const related = await product.owner
    .selectFrom('app.subject_guardians')
    .select('guardian_id')
    .where('subject_id', '=', brother.subjectId)
    .execute();
  expect(related).toEqual([{ guardian_id: guardianId }]);
});

it('the database itself shows a guest one child, one guardian and one link, and lets them change nothing else', async () => {
  const brother = await aSubject(product.owner, { tenant: centre });
  const { guardianId: other } = await aGuardian(product.owner, { subject: brother });
  const { guardianId } = await aGuardian(product.owner, { subject: child });
  const linkId = await linkOf(guardianId);
  const settings = {
    'app.tenant_id': centre.tenantId,
    'app.subject_id': child.subjectId,
    'app.guardian_id': guardianId,
    'app.link_id': linkId,
  };
  const asGuest = <T>(run: (db: Db) => Promise<T>) => inTransaction(product.pools.link, settings, run);
  const counted = await asGuest(async (db) => {
    const { rows } = await sql<Record<string, number>>`
      select (select count(*)::int from app.subjects) as subjects, (select count(*)::int from app.guardians) as guardians,
        (select count(*)::int from app.subject_guardians) as relations, (select count(*)::int from app.guest_links) as links,
        (select count(*)::int from identity.tenants) as tenants`.execute(db);
    return rows[0];
  });
  expect(counted).toEqual({ subjects: 1, guardians: 1, relations: 1, links: 1, tenants: 1 });
  const changed = await asGuest((db) =>
    db.updateTable('app.guardians').set({ city: 'Nowhere' }).where('id', '=', other).executeTakeFirst(),
  );
  expect(changed.numUpdatedRows).toBe(0n);
  const relate = (subject_id: string, guardian_id: string) =>
    asGuest((db) =>
      db.insertInto('app.subject_guardians').values({ tenant_id: centre.tenantId, subject_id, guardian_id, role: 'Other' }).execute(),
    );
  await expect(relate(brother.subjectId, guardianId)).rejects.toThrow('row-level security');
  await expect(relate(child.subjectId, other)).rejects.toThrow('row-level security');
});

async function linkOf(guardianId: string): Promise<string> {
  await link({ guardianId });
  const links = product.owner.selectFrom('app.guest_links').select('id').where('guardian_id', '=', guardianId);
  return (await links.executeTakeFirstOrThrow()).id;
}

it('a child who is forgotten leaves no guardian, no link and no letter behind', async () => {
  const { guardianId } = await aGuardian(product.owner, { subject: child });
  const token = await link({ guardianId });
  await send({ send: true, email: 'nobody.known@test.example' });
  const reply = await product.call(admin, 'DELETE', `/api/rocketAdmin/account/subject/${child.subjectId}`);
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  expect((await guest(token)).error.code).toBe('Trellis:LinkUnknown');
  expect(await product.owner.selectFrom('app.guardians').select('id').where('id', '=', guardianId).execute()).toEqual([]);
  expect((await letters()).filter(({ recipient }) => recipient === 'nobody.known@test.example')).toEqual([]);
  expect((await send()).error.code).toBe('Trellis:SubjectErased');
  const bound = await product.call(admin, 'POST', '/api/business/subject/guardianAndSubject', {
    subjectId: child.subjectId,
    fullName: 'Too Late',
    role: 'Mother',
  });
  expect(bound.error.code).toBe('Trellis:SubjectErased');
});
