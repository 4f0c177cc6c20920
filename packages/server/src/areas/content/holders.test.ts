import type { UserCourse } from '@trellis/contract/content/holder-calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMember, anOverseer, type MemberBuilt } from '../../fixtures/builders.ts';
import { aCourse, type CourseBuilt } from '../../fixtures/course-builders.ts';
import { ledgerFaults } from '../../fixtures/ledger-faults.ts';
import { type FinanceDesk, openFinanceDesk } from '../../testing/finance.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../testing/http.ts';

const base = '/api/rocketAdmin/course';

interface Listed {
  items: (UserCourse & { userId: string; quotaReturned: boolean })[];
  totalCount: number;
  left: number;
}

let product: TestProduct;
let desk: FinanceDesk;
let platform: string;
let centre: MemberBuilt;
let contract: string;
let admin: string;
let coach: MemberBuilt;
let course: CourseBuilt;

beforeAll(async () => {
  product = await startTestProduct();
  desk = await openFinanceDesk(product);
  platform = await tokenOf(await anOverseer(product.owner, { side: 'management', role: 'training' }));
});
afterAll(async () => {
  expect(await ledgerFaults(product.owner)).toEqual([]);
  await product.close();
});
beforeEach(async () => {
  const signed = await desk.sign();
  [centre, contract] = [signed.centre, signed.id];
  admin = await tokenOf(centre);
  coach = await aMember(product.owner, { tenant: centre });
  course = await aCourse(product.owner, centre, { centres: [centre] });
});

const tokenOf = ({ personId, membershipId }: { personId: string; membershipId: string }) =>
  issueToken(product.owner, personId, membershipId);
const buy = (amount: number) => desk.call('POST', '/courseResource', { tenantContractId: contract, amount });
const change = (path: 'courseToUser' | 'cancelCourseToUser', as = admin, given = {}) =>
  product.call<{ given: number; taken: number; returned: number }>(as, 'POST', `${base}/${path}`, {
    userIds: [coach.personId],
    courseIds: [course.course],
    ...given,
  });
const give = (as = admin, given = {}) => change('courseToUser', as, given);
const take = (as = admin, given = {}) => change('cancelCourseToUser', as, given);
const ofUser = (as = admin, userId = coach.personId) => product.call<Listed>(as, 'GET', `${base}/userGrant/${userId}`);
const setOfUser = (courseIds: string[], as = admin) =>
  product.call<Listed>(as, 'POST', `${base}/userGrant/${coach.personId}`, { courseIds });
const records = async (path: string, as = admin, input = {}) => (await product.call<Listed>(as, 'GET', `${base}/${path}`, input)).body;
const heldBy = async (as = admin) => (await ofUser(as)).body.items.filter(({ given }) => given).map(({ id }) => id);

describe('giving a course', () => {
  it('makes it the coach’s, costs one of the quota, and happens once', async () => {
    await buy(3);
    expect((await give()).body).toEqual({ given: 1 });
    expect((await give()).body).toEqual({ given: 0 });
    expect((await ofUser()).body).toMatchObject({ left: 2, items: [{ id: course.course, given: true, startedAt: null }] });
    expect(await records('courseToUser', admin, { courseId: course.course })).toMatchObject({
      totalCount: 1,
      items: [{ userId: coach.personId, courseId: course.course, givenBy: centre.name }],
    });
  });

  it('costs one even when two give at the same moment', async () => {
    await buy(5);
    const replies = await Promise.all(Array.from({ length: 6 }, () => give()));
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
    expect(replies.reduce((sum, { body }) => sum + body.given, 0)).toBe(1);
    expect((await ofUser()).body.left).toBe(4);
  });

  it('is refused when nothing is left, and then nothing was given', async () => {
    expect((await give()).error.code).toBe('RocketSystem:QuotaUsedUp');
    await buy(1);
    const other = await aMember(product.owner, { tenant: centre });
    expect((await give(admin, { userIds: [coach.personId, other.personId] })).error.code).toBe('RocketSystem:QuotaUsedUp');
    expect(await records('courseToUser')).toMatchObject({ totalCount: 0 });
    expect((await ofUser()).body.left).toBe(1);
  });

  it('is for people of the centre and for what it is offered', async () => {
    await buy(3);
    const stranger = await aMember(product.owner);
    const frozen = await aMember(product.owner, { tenant: centre, state: 'Invalid' });
    for (const { personId } of [stranger, frozen]) {
      expect((await give(admin, { userIds: [personId] })).error.validationErrors[0]?.members).toEqual(['userIds']);
    }
    const ungranted = await aCourse(product.owner, centre);
    const hidden = await aCourse(product.owner, centre, { status: 'Hide', centres: [centre] });
    for (const { course: id } of [ungranted, hidden]) {
      expect((await give(admin, { courseIds: [id] })).error.validationErrors[0]?.members).toEqual(['courseIds']);
    }
    expect((await give(admin, { tenantId: stranger.tenantId })).status).toBe(404);
    expect((await give(await tokenOf(coach))).status).toBe(403);
  });

  it('by the platform reaches anybody and costs the centre nothing', async () => {
    const ungranted = await aCourse(product.owner, centre);
    expect((await give(platform, { courseIds: [ungranted.course] })).body).toEqual({ given: 1 });
    expect(await heldBy()).toContain(ungranted.course);
    const { personId, name, email } = coach;
    const elsewhere = await aMember(product.owner, { person: { personId, name, email } });
    expect((await give(platform)).error.code).toBe('RocketSystem:ChooseCenter');
    expect((await give(platform, { tenantId: elsewhere.tenantId })).body).toEqual({ given: 1 });
    expect(await heldBy()).not.toContain(course.course);
    expect((await take(platform, { tenantId: elsewhere.tenantId })).body).toEqual({ taken: 1, returned: 0 });
  });

  it('is not for whoever looks after some centres', async () => {
    const some = await tokenOf(await anOverseer(product.owner, { side: 'management', role: 'training', centres: [centre] }));
    expect((await give(some)).error.code).toBe('Trellis:NotAllowed');
    expect((await ofUser(some)).status).toBe(200);
  });
});

describe('taking a course back', () => {
  it('returns the quota where nothing was opened, and stays on record', async () => {
    await buy(1);
    await give();
    expect((await take()).body).toEqual({ taken: 1, returned: 1 });
    expect((await take()).body).toEqual({ taken: 0, returned: 0 });
    expect((await ofUser()).body).toMatchObject({ left: 1, items: [{ given: false }] });
    expect(await records('cancelCourseToUser')).toMatchObject({ totalCount: 1, items: [{ quotaReturned: true }] });
    expect((await give()).body).toEqual({ given: 1 });
    expect((await ofUser()).body.left).toBe(0);
  });

  it('returns nothing once something was opened', async () => {
    await buy(1);
    await give();
    const play = await product.call(await tokenOf(coach), 'GET', '/api/rocketAdmin/File/PlayAuth', { vid: course.video });
    expect(play.status).toBe(200);
    expect((await ofUser()).body.items[0]?.startedAt).toEqual(expect.any(String));
    expect((await take()).body).toEqual({ taken: 1, returned: 0 });
    expect((await ofUser()).body.left).toBe(0);
  });

  it('returns it once when two take at the same moment', async () => {
    await buy(2);
    await give();
    const replies = await Promise.all(Array.from({ length: 5 }, () => take()));
    expect(replies.reduce((sum, { body }) => sum + body.returned, 0)).toBe(1);
    expect((await ofUser()).body.left).toBe(2);
  });

  it('by the platform returns the quota of the centre too', async () => {
    await buy(1);
    await give();
    expect((await take(platform)).body).toEqual({ taken: 1, returned: 1 });
    expect((await ofUser()).body.left).toBe(1);
  });

  it('returns to what is set aside when the contract was stopped meanwhile', async () => {
    await buy(2);
    await give();
    await desk.call('POST', `/${contract}/stop`, {});
    expect((await take()).body).toEqual({ taken: 1, returned: 1 });
    expect(await desk.balances(contract)).toMatchObject({ available: 0, stopped: 2, consumed: 0 });
  });
});

describe('the courses of somebody', () => {
  it('are set as a whole: what is missing is taken back', async () => {
    await buy(3);
    const other = await aCourse(product.owner, centre, { centres: [centre] });
    await setOfUser([course.course]);
    const { body } = await setOfUser([other.course]);
    expect(body.items.map(({ id, given }) => [id, given])).toEqual([
      [other.course, true],
      [course.course, false],
    ]);
    expect(body.left).toBe(2);
    expect((await setOfUser([course.course, '0198c0de-0000-7000-8000-000000000001'])).status).toBe(404);
    expect(await heldBy()).toEqual([other.course]);
  });

  it('stay theirs, though hidden, when the rest is set', async () => {
    await buy(3);
    await give();
    await sql`update catalog.courses set status = 'Hide' where id = ${course.course}`.execute(product.owner);
    expect((await setOfUser([course.course])).status).toBe(200);
    expect(await heldBy()).toEqual([course.course]);
  });

  it('are read by themselves: what is public, with its sections, and nothing that they do not have', async () => {
    await buy(3);
    await aCourse(product.owner, centre, { centres: [centre] });
    await give();
    const own = await tokenOf(coach);
    const { body } = await ofUser(own);
    expect(body.items).toMatchObject([{ id: course.course, length: 12, contents: [{ vid: course.video, kind: 'video' }] }]);
    expect((await ofUser(own, centre.personId)).error.code).toBe('Trellis:NotAllowed');
    await sql`update catalog.courses set status = 'Trash' where id = ${course.course}`.execute(product.owner);
    expect((await ofUser(own)).body.items).toEqual([]);
  });

  it('keep their course from being deleted', async () => {
    await buy(3);
    await give();
    const editor = await tokenOf(await anOverseer(product.owner, { side: 'management', role: 'editorAdmin' }));
    expect((await product.call(editor, 'DELETE', `${base}/${course.course}`)).error.code).toBe('RocketSystem:CourseGiven');
  });

  it('are nobody’s of another centre to see', async () => {
    await buy(3);
    await give();
    const stranger = await tokenOf(await aMember(product.owner, { roles: ['CenterAdmin'] }));
    expect((await ofUser(stranger)).status).toBe(404);
    expect(await records('courseToUser', stranger)).toMatchObject({ totalCount: 0 });
    expect((await take(stranger)).body).toEqual({ taken: 0, returned: 0 });
    expect(await heldBy()).toEqual([course.course]);
  });
});
