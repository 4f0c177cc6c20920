import { classTypes } from '@trellis/contract/groups/rules';
import type { ClassGroup, ClassPlan } from '@trellis/contract/groups/schemas';
import type { SubjectInfo } from '@trellis/contract/subjects/schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCentre, anOverseer, aSubject, type CentreBuilt } from '../../fixtures/builders.ts';
import { insertCatalog } from '../../fixtures/catalog-rows.ts';
import { publishClassPlans } from '../../fixtures/publish-class-plans.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../testing/http.ts';

const path = '/api/rocketAdmin/group';

let product: TestProduct;
let centre: CentreBuilt;
let other: CentreBuilt;
let admin: string;
let coach: string;
let plans: ClassPlan[];

beforeAll(async () => {
  product = await startTestProduct();
  const { owner } = product;
  centre = await aCentre(owner);
  other = await aCentre(owner);
  await insertCatalog(owner);
  await publishClassPlans(owner);
  admin = await tokenOf(centre.admin);
  coach = await tokenOf(centre.coach);
  plans = (await planList()).body.items;
});
afterAll(() => product.close());

type Page<T> = { items: T[]; totalCount: number };
const tokenOf = ({ personId, membershipId }: { personId: string; membershipId: string }) =>
  issueToken(product.owner, personId, membershipId);
const form = { name: 'Tigers', type: 'OneToMany', capacity: 4 };
const planList = (input = {}, token = admin) => product.call<Page<ClassPlan>>(token, 'GET', '/api/rocketAdmin/trainingPlanV2', input);
const post = <T = { id: string }>(input: object, to = '', token = admin) => product.call<T>(token, 'POST', `${path}${to}`, input);
const create = async (input: object = {}) => {
  const reply = await post({ ...form, ...input });
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return reply.body.id;
};
const get = async (id: string, token = admin) => (await product.call<ClassGroup>(token, 'GET', `${path}/${id}`)).body;
const update = async (id: string, input: object) => {
  const { concurrencyStamp } = await get(id);
  return product.call(admin, 'PUT', path, { ...form, id, concurrencyStamp, ...input });
};
const children = async (count: number) => {
  const made = await Promise.all(Array.from({ length: count }, () => aSubject(product.owner, { tenant: centre })));
  return made.map((child) => child.subjectId);
};
const setUsers = (groupId: string, userIds: string[], more = {}) =>
  product.call<ClassGroup>(admin, 'PUT', `${path}/user`, { groupId, userIds, ...more });
const members = async (id: string) => (await get(id)).groupLinkUsers.map((child) => child.id).sort();

describe('a class', () => {
  it.each([...classTypes])('is made with the type %s and read back', async (type) => {
    const id = await create({ name: ' Owls ', type, capacity: 5, ageStage: 'preschool' });
    expect(await get(id)).toMatchObject({
      id,
      name: 'Owls',
      type,
      capacity: 5,
      ageStage: 'preschool',
      trainingPlanV2Id: null,
      startDifficulty: null,
      groupLinkUsers: [],
      trainers: [],
    });
  });

  it.each([
    ['name', ''],
    ['name', '   '],
    ['type', 'OneToSeven'],
    ['capacity', 2.5],
    ['capacity', 0],
    ['capacity', 21],
    ['ageStage', 'baby'],
    ['startDifficulty', 0],
    ['startDifficulty', 21],
    ['startDifficulty', 6],
  ])('is not stored with the %s %o', async (member, value) => {
    const before = (await post<Page<ClassGroup>>({}, '/getList')).body.totalCount;
    const reply = await post({
      ...form,
      trainingPlanV2Id: member === 'startDifficulty' && value !== 6 ? plans[0]?.id : undefined,
      [member]: value,
    });
    expect([reply.status, (await post<Page<ClassGroup>>({}, '/getList')).body.totalCount]).toEqual([400, before]);
    const named = reply.error.validationErrors.flatMap((fault) => fault.members);
    expect(named).toContain(member === 'startDifficulty' && value === 6 ? 'trainingPlanV2Id' : member);
  });

  it.each([1, 20])('takes the capacity %i', async (capacity) => {
    expect((await get(await create({ capacity }))).capacity).toBe(capacity);
  });

  it('keeps a seat for each of its children when it is changed', async () => {
    const id = await create({ capacity: 6 });
    await setUsers(id, await children(4));
    const refused = await update(id, { capacity: 3 });
    expect([refused.status, refused.error.code, refused.error.data]).toEqual([409, 'Trellis:CapacityBelowChildren', { count: 4 }]);
    expect((await update(id, { capacity: 4 })).status).toBe(200);
    expect((await update(id, { capacity: 4, type: 'OneToOne' })).error.code).toBe('Trellis:CapacityBelowChildren');
    expect(await get(id)).toMatchObject({ capacity: 4, type: 'OneToMany' });
    const ready = await post<{ leastCapacity: number; mostCapacity: number }>({ id }, '/prepareForEdit');
    expect(ready.body).toMatchObject({ leastCapacity: 4, mostCapacity: 20 });
  });

  it('without children takes a capacity from 1 on', async () => {
    const id = await create();
    expect([(await update(id, { capacity: 0 })).status, (await update(id, { capacity: 1 })).status]).toEqual([400, 200]);
    expect((await post<{ leastCapacity: number }>({ id }, '/prepareForEdit')).body.leastCapacity).toBe(1);
  });

  it('tells a stale editor what was saved', async () => {
    const id = await create();
    const { concurrencyStamp } = await get(id);
    await update(id, { name: 'Lions' });
    const reply = await product.call(admin, 'PUT', path, { ...form, id, concurrencyStamp });
    expect([reply.error.code, reply.error.data]).toMatchObject(['Trellis:StaleStamp', { current: { name: 'Lions' } }]);
    for (const [to, input, method] of [
      ['/user', { userIds: [] }, 'PUT'],
      ['/assignTrainers', { trainerIds: [] }, 'POST'],
    ] as const) {
      expect((await product.call(admin, method, `${path}${to}`, { groupId: id, concurrencyStamp, ...input })).error.code).toBe(
        'Trellis:StaleStamp',
      );
    }
  });

  it('is deleted without children only', async () => {
    const id = await create();
    await setUsers(id, await children(1));
    await post({ groupId: id, trainerIds: [centre.coach.personId] }, '/assignTrainers');
    const remove = () => product.call(admin, 'DELETE', `${path}/${id}`);
    expect((await remove()).error.code).toBe('Trellis:ClassHasChildren');
    await setUsers(id, []);
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 404]);
  });

  it('is written by those who lead, read by every coach, and by nobody outside', async () => {
    const id = await create();
    expect((await post(form, '', coach)).status).toBe(403);
    expect((await get(id, coach)).name).toBe('Tigers');
    const stranger = await tokenOf(other.admin);
    expect((await product.call(stranger, 'GET', `${path}/${id}`)).status).toBe(404);
    expect((await post<Page<ClassGroup>>({}, '/getList', stranger)).body.items).toEqual([]);
    const enterprise = await tokenOf(await anOverseer(product.owner, { side: 'enterprise', role: 'EnterpriseAdmin', centres: [centre] }));
    expect((await product.call(enterprise, 'GET', `${path}/${id}`)).status).toBe(403);
  });

  it('is found by its name and its type, newest first or by name', async () => {
    const found = async (input: object) => (await post<Page<ClassGroup>>(input, '/getList')).body.items.map((group) => group.name);
    await create({ name: 'Zebra 100%', type: 'OneToTwo' });
    await create({ name: 'Aardvark 100%', type: 'Class' });
    expect(await found({ filter: '100%' })).toEqual(['Aardvark 100%', 'Zebra 100%']);
    expect(await found({ filter: '100%', sorting: 'name desc' })).toEqual(['Zebra 100%', 'Aardvark 100%']);
    expect(await found({ filter: '100%', type: 'Class' })).toEqual(['Aardvark 100%']);
    expect(await found({ filter: '100_' })).toEqual([]);
    expect((await post({ sorting: 'capacity' }, '/getList')).status).toBe(400);
  });
});

describe('the plan of a class', () => {
  it('is one of those for classes that the centre was granted', async () => {
    expect(plans).toHaveLength(3);
    expect(plans.every((plan) => plan.categories.length > 1 && plan.totalNum > 0)).toBe(true);
    const [first] = plans;
    const { owner } = product;
    const stranger = await tokenOf(other.admin);
    await owner
      .deleteFrom('catalog.grants')
      .where('tenant_id', '=', other.tenantId)
      .where('item_id', '=', first?.id ?? '')
      .execute();
    expect((await planList({}, stranger)).body.totalCount).toBe(2);
    expect((await post({ ...form, trainingPlanV2Id: first?.id, startDifficulty: 6 }, '', stranger)).status).toBe(404);
    const oneToOne = await owner
      .selectFrom('catalog.plan_templates')
      .select('id')
      .where('kind', '=', 'OfflineTrainingPlan')
      .executeTakeFirstOrThrow();
    expect((await post({ ...form, trainingPlanV2Id: oneToOne.id, startDifficulty: 6 })).status).toBe(404);
    const forOne = await product.call<Page<{ id: string }>>(admin, 'GET', '/api/rocketAdmin/userOfflinePlan/availablePlans');
    expect(forOne.body.items.map((plan) => plan.id)).toEqual([oneToOne.id]);
  });

  it('is found by its name and by what it trains, in the language of the reader', async () => {
    const focus = (await planList({ filter: 'focus' })).body.items;
    expect(focus.map((plan) => plan.name)).toEqual(['Focus in company, 10 sessions']);
    const categories = await product.call<Page<{ id: string; name: string }>>(admin, 'GET', '/api/rocketAdmin/trainingPlanV2/categories');
    const found = await Promise.all(categories.body.items.map(async ({ id }) => (await planList({ categoryId: id })).body.items));
    const trainedBy = (id: string) => plans.filter((plan) => plan.categories.some((category) => category.id === id));
    expect(found).toEqual(categories.body.items.map(({ id }) => trainedBy(id)));
    expect(new Set(found.map((items) => items.length)).size).toBeGreaterThan(1);
    const chinese = await product.call<Page<ClassPlan>>(
      admin,
      'GET',
      '/api/rocketAdmin/trainingPlanV2',
      {},
      { 'accept-language': 'zh-CN' },
    );
    expect(chinese.body.items.map((plan) => plan.name)).toContain('一起动起来（8 节训练课）');
    expect((await planList({ skipCount: 2 })).body).toMatchObject({ totalCount: 3, items: [{ id: plans[2]?.id }] });
  });

  it.each([1, 7, 20])('comes with its level %i and stays when nothing is said', async (startDifficulty) => {
    const id = await create();
    const trainingPlanV2Id = plans[0]?.id;
    expect((await update(id, { trainingPlanV2Id })).error.validationErrors).toMatchObject([{ members: ['startDifficulty'] }]);
    expect((await update(id, { trainingPlanV2Id, startDifficulty })).status).toBe(200);
    await update(id, { name: 'Renamed' });
    expect(await get(id)).toMatchObject({ name: 'Renamed', trainingPlanV2Id, startDifficulty, trainingPlanV2Name: plans[0]?.name });
    await update(id, { startDifficulty: 3 });
    expect(await get(id)).toMatchObject({ trainingPlanV2Id, startDifficulty: 3 });
    expect((await update(id, { trainingPlanV2Id: plans[1]?.id })).status).toBe(400);
  });
});

describe('the children of a class', () => {
  it('are exactly those who were chosen, and listed by name', async () => {
    const id = await create();
    const [one = '', two = '', three = ''] = await children(3);
    expect((await setUsers(id, [one, two, two])).body.groupLinkUsers.map((child) => child.id).sort()).toEqual([one, two].sort());
    await setUsers(id, [two, three]);
    expect(await members(id)).toEqual([two, three].sort());
    const list = await product.call<Page<{ id: string; status: string }>>(admin, 'GET', `${path}/childList/${id}`);
    expect([list.body.totalCount, list.body.items.map((child) => child.status)]).toEqual([2, ['Bind', 'Bind']]);
    expect((await product.call(admin, 'GET', `${path}/childList/${id}`, { maxResultCount: 999 })).status).toBe(200);
    expect((await product.call(admin, 'GET', `${path}/childList/${id}`, { maxResultCount: 1000 })).status).toBe(400);
  });

  it.each([
    ['OneToOne', 3, 1],
    ['OneToMany', 3, 3],
    ['OneToTwo', 4, 4],
  ])('of the type %s with the capacity %i are at most %i', async (type, capacity, most) => {
    const id = await create({ type, capacity });
    const chosen = await children(most + 1);
    const refused = await setUsers(id, chosen);
    expect([refused.status, refused.error.code, refused.error.data]).toEqual([409, 'Trellis:ClassFull', { most }]);
    expect(refused.error.message).toContain(String(most));
    expect(await members(id)).toEqual([]);
    expect((await setUsers(id, chosen.slice(1))).status).toBe(200);
  });

  it('are never more than its seats, though many add at once and nobody asks the use case', async () => {
    const id = await create({ capacity: 3 });
    const chosen = await children(8);
    const results = await Promise.allSettled(
      chosen.map((subject_id) =>
        product.owner
          .insertInto('app.class_group_members')
          .values({ tenant_id: centre.tenantId, class_group_id: id, subject_id })
          .execute(),
      ),
    );
    const lost = results.filter((result) => result.status === 'rejected');
    expect(lost.map((result) => result.reason.constraint)).toEqual(Array(5).fill('class_group_members_within_seats'));
    expect(await members(id)).toHaveLength(3);
    const shrink = sql`update app.class_groups set capacity = 2 where id = ${id}`.execute(product.owner);
    await expect(shrink).rejects.toMatchObject({ constraint: 'class_groups_seats_for_children' });
  });

  it('are one whole choice when two choose at once', async () => {
    const id = await create({ capacity: 4 });
    const [one, two] = [await children(3), await children(4)];
    const [first, second] = await Promise.all([setUsers(id, one), setUsers(id, two)]);
    expect([first?.status, second?.status]).toEqual([200, 200]);
    expect([one, two].map((ids) => ids.toSorted())).toContainEqual(await members(id));
  });

  it('and its capacity change one after the other', async () => {
    const id = await create({ capacity: 4 });
    const { concurrencyStamp } = await get(id);
    const four = await children(4);
    const shrink = product.call(admin, 'PUT', path, { ...form, id, concurrencyStamp, capacity: 2 });
    const [added, shrunk] = await Promise.all([setUsers(id, four, { concurrencyStamp }), shrink]);
    expect(new Set([added.status, shrunk.status])).toEqual(new Set([200, 409]));
    const { groupLinkUsers, capacity } = await get(id);
    expect(groupLinkUsers.length).toBeLessThanOrEqual(capacity);
  });

  it('are bound children of the centre who have not left; those who are in it may stay', async () => {
    const { owner } = product;
    const id = await create();
    const [child = ''] = await children(1);
    const unbound = await aSubject(owner, { tenant: centre, bound: false });
    const foreign = await aSubject(owner, { tenant: other });
    expect((await setUsers(id, [unbound.subjectId])).error.code).toBe('RocketSystem:SubjectNotBound');
    expect((await setUsers(id, [foreign.subjectId])).error.code).toBe('SubjectNotFound');
    await setUsers(id, [child]);
    await owner.updateTable('app.subjects').set({ logged_out_at: new Date() }).where('id', '=', child).execute();
    expect((await setUsers(id, [child])).status).toBe(200);
    await setUsers(id, []);
    expect((await setUsers(id, [child])).error.code).toBe('RocketSystem:SubjectLoggedOut');
  });

  it('stay when they are archived, and do not come', async () => {
    const id = await create();
    const [child = ''] = await children(1);
    await setUsers(id, [child]);
    await product.owner.updateTable('app.subjects').set({ tag: 'Archived' }).where('id', '=', child).execute();
    expect((await setUsers(id, [child])).status).toBe(200);
    await setUsers(id, []);
    expect((await setUsers(id, [child])).error.code).toBe('Trellis:SubjectArchived');
  });

  it('leave when they are forgotten', async () => {
    const id = await create();
    const [child = '', stays = ''] = await children(2);
    await setUsers(id, [child, stays]);
    expect((await product.call(admin, 'DELETE', `/api/rocketAdmin/account/subject/${child}`)).status).toBe(200);
    expect(await members(id)).toEqual([stays]);
  });

  it('are found in the list of children, whose page names their classes', async () => {
    const id = await create({ name: 'Filtered' });
    const [one = '', two = ''] = await children(2);
    await setUsers(id, [one, two]);
    const list = (subjectGroup: string | null) =>
      product.call<Page<{ id: string }>>(admin, 'POST', '/api/business/subject/getList', { subjectGroup, maxResultCount: 1000 });
    expect((await list(id)).body.items.map((child) => child.id).sort()).toEqual([one, two].sort());
    expect((await list(null)).body.totalCount).toBeGreaterThan(2);
    const info = await product.call<SubjectInfo>(admin, 'POST', '/api/business/subject/getSubjectInfo', { subjectId: one });
    expect(info.body.groups).toEqual([{ id, name: 'Filtered' }]);
  });
});

describe('the coaches of a class', () => {
  const assign = (groupId: string, trainerIds: string[]) => post<ClassGroup>({ groupId, trainerIds }, '/assignTrainers');

  it('are coaches of the centre, or nobody', async () => {
    const id = await create();
    expect((await assign(id, [centre.coach.personId])).body.trainers).toEqual([{ id: centre.coach.personId, name: centre.coach.name }]);
    expect((await assign(id, [other.coach.personId])).status).toBe(404);
    expect((await get(id)).trainers).toHaveLength(1);
    expect((await assign(id, [])).body.trainers).toEqual([]);
  });

  it('may stay when they have left since', async () => {
    const id = await create();
    await assign(id, [centre.coach.personId]);
    const set = (state: 'Effective' | 'Invalid') =>
      product.owner.updateTable('identity.memberships').set({ state }).where('id', '=', centre.coach.membershipId).execute();
    await set('Invalid');
    expect((await assign(id, [centre.coach.personId, centre.admin.personId])).body.trainers).toHaveLength(2);
    await assign(id, []);
    expect((await assign(id, [centre.coach.personId])).status).toBe(404);
    await set('Effective');
  });
});
