import type { SubjectInfo } from '@trellis/contract/subjects/schemas';
import { aCentre, aMember, aSubject, type CentreBuilt, type MemberBuilt } from '@trellis/server/fixtures/builders';
import { issueToken, startTestProduct, type TestProduct } from '@trellis/server/testing/http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atOnce, counted, expectOneWinner } from './races-at-once.ts';

let product: TestProduct;
let centre: CentreBuilt;
/** Two administrators, who take turns. */
let admins: [string, string];

beforeAll(async () => {
  product = await startTestProduct();
  centre = await aCentre(product.owner);
  const second = await aMember(product.owner, { tenant: centre, roles: ['CenterAdmin'] });
  admins = [await tokenOf(centre.admin), await tokenOf(second)];
});
afterAll(() => product.close());

const tokenOf = ({ personId, membershipId }: MemberBuilt) => issueToken(product.owner, personId, membershipId);
const send = <T = unknown>(index: number, method: string, path: string, input: object, headers = {}) =>
  product.call<T>(admins[index % 2], method, `/api/business${path}`, input, headers);

async function aChild(): Promise<string> {
  return (await aSubject(product.owner, { tenant: centre })).subjectId;
}
const infoOf = async (subjectId: string) => (await send<SubjectInfo>(0, 'POST', '/subject/getSubjectInfo', { subjectId })).body;

describe('two administrators', () => {
  it('who save one child 60 times from the same page: one save stands, whole, and everybody else is shown it', async () => {
    const id = await aChild();
    const { birthday, gender, concurrencyStamp } = await infoOf(id);
    const save = (index: number) => {
      const form = { firstName: 'Child', birthday, gender, gradeName: 1, concurrencyStamp, coachIds: [] };
      return send(index, 'PUT', '/subject/subject', { ...form, id, lastName: `Saved ${index}`, city: `City ${index}` });
    };
    const replies = await atOnce(60, save);
    expectOneWinner(replies, '409 Trellis:StaleStamp');
    const winner = replies.findIndex(({ status }) => status === 200);
    expect(await infoOf(id)).toMatchObject({ name: `Child Saved ${winner}`, city: `City ${winner}` });
    const shown = replies.filter(({ status }) => status === 409).map(({ error }) => (error.data['current'] as SubjectInfo).name);
    expect(new Set(shown)).toEqual(new Set([`Child Saved ${winner}`]));
    // that it was made and that it was saved
    expect(await product.owner.selectFrom('audit.changes').select('id').where('row_id', '=', id).execute()).toHaveLength(2);
  });

  it('who add one child 100 times with one key add it once, and all are told so', async () => {
    const form = { firstName: 'Once', lastName: 'Only', birthday: '2019-03-04', gender: 'Female', gradeName: 1 };
    const key = { 'idempotency-key': 'add-a-child' };
    const replies = await atOnce(100, () => send<{ id: string }>(0, 'POST', '/subject/subject', form, key));
    expect(counted(replies)).toEqual({ done: 100 });
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
    expect(await childrenNamed('Only')).toHaveLength(1);
    const other = await atOnce(20, () => send(0, 'POST', '/subject/subject', { ...form, firstName: 'Twice' }, key));
    expect(counted(other)).toEqual({ '409 Trellis:IdempotencyKeyReused': 20 });
    // the key is that person's: the other administrator's says something else
    expect((await send(1, 'POST', '/subject/subject', form, key)).status).toBe(200);
    expect(await childrenNamed('Only')).toHaveLength(2);
  });

  it('who give one clinic number to 50 children give it to one', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 50; count += 1) ids.push(await aChild());
    const replies = await atOnce(50, (index) =>
      send(index, 'PUT', '/subject/outpatientNumber', { id: ids[index] ?? '', outpatientNumber: 'C-1' }),
    );
    expectOneWinner(replies, '409 Trellis:OutpatientNumberTaken');
    const held = await product.owner.selectFrom('app.subjects').select('id').where('outpatient_number', '=', 'C-1').execute();
    expect(held.map(({ id }) => id)).toEqual([ids[replies.findIndex(({ status }) => status === 200)]]);
  });
});

const childrenNamed = (name: string) =>
  product.owner.selectFrom('app.subjects').select('id').where('tenant_id', '=', centre.tenantId).where('last_name', '=', name).execute();

describe('a child', () => {
  it('who is checked in and out 100 times at once was there as often as they left', async () => {
    const subjectId = await aChild();
    const visit = (index: number) => send(index, 'POST', index % 4 < 2 ? '/checkIn/in' : '/checkIn/out', { subjectId });
    const replies = await atOnce(100, visit);
    const came = replies.filter(({ status }, index) => status === 200 && index % 4 < 2).length;
    const left = replies.filter(({ status }, index) => status === 200 && index % 4 >= 2).length;
    expect(came).toBeGreaterThan(0);
    expect(came - left).toBe((await infoOf(subjectId)).isCheckIn ? 1 : 0);
    const visits = await product.owner.selectFrom('app.check_ins').select('out_at').where('subject_id', '=', subjectId).execute();
    expect([visits.length, visits.filter(({ out_at }) => out_at === null).length]).toEqual([came, came - left]);
  });

  it('who gets a mother 60 times at once has one', async () => {
    const subjectId = await aChild();
    const bind = (index: number) =>
      send<{ guardianId: string }>(index, 'POST', '/subject/guardianAndSubject', {
        subjectId,
        role: 'Mother',
        fullName: `Mother ${index}`,
      });
    const { guardianId } = expectOneWinner(await atOnce(60, bind), '409 Trellis:GuardianRoleTaken');
    const bound = await product.owner
      .selectFrom('app.subject_guardians')
      .select('guardian_id')
      .where('subject_id', '=', subjectId)
      .execute();
    expect(bound.map(({ guardian_id }) => guardian_id)).toEqual([guardianId]);
    // nobody is left behind of those who lost
    const made = await product.owner.selectFrom('app.guardians').select('id').where('full_name', 'like', 'Mother %').execute();
    expect(made).toHaveLength(1);
  });

  it('of one guardian, bound 60 times at once, is theirs once', async () => {
    const [first, second] = [await aChild(), await aChild()];
    const { body } = await send<{ guardianId: string }>(0, 'POST', '/subject/guardianAndSubject', {
      subjectId: first,
      role: 'Father',
      fullName: 'Known',
    });
    const bind = (index: number) =>
      send(index, 'POST', '/subject/guardianAndSubject', { subjectId: second, role: 'Father', guardianId: body.guardianId });
    const replies = await atOnce(60, bind);
    expect(counted(replies)).toMatchObject({ done: expect.any(Number) as number });
    const bound = await product.owner.selectFrom('app.subject_guardians').select('role').where('subject_id', '=', second).execute();
    expect(bound).toEqual([{ role: 'Father' }]);
  });
});

describe('the last seat of a class', () => {
  it('goes to one of 50 who take it at once', async () => {
    const group = '/api/rocketAdmin/group';
    const { body } = await product.call<{ id: string }>(admins[0], 'POST', group, { name: 'Tigers', type: 'OneToMany', capacity: 4 });
    const seated = [await aChild(), await aChild(), await aChild()];
    const seat = (userIds: string[], index: number, more = {}) =>
      product.call(admins[index % 2], 'PUT', `${group}/user`, { groupId: body.id, userIds, ...more });
    expect((await seat(seated, 0)).status).toBe(200);
    const waiting: string[] = [];
    for (let count = 0; count < 50; count += 1) waiting.push(await aChild());
    const { concurrencyStamp } = (await product.call<{ concurrencyStamp: string }>(admins[0], 'GET', `${group}/${body.id}`)).body;
    const replies = await atOnce(50, (index) => seat([...seated, waiting[index] ?? ''], index, { concurrencyStamp }));
    expectOneWinner(replies, '409 Trellis:StaleStamp');
    const members = await product.owner
      .selectFrom('app.class_group_members')
      .select('subject_id')
      .where('class_group_id', '=', body.id)
      .execute();
    const winner = waiting[replies.findIndex(({ status }) => status === 200)];
    expect(new Set(members.map((row) => row.subject_id))).toEqual(new Set([...seated, winner]));
    expect(members).toHaveLength(4);
  });
});
