import type { Course, CourseDetail } from '@trellis/contract/content/schemas';
import { contentStatuses } from '@trellis/contract/resources/status';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCentre, anOverseer, type CentreBuilt } from '../../fixtures/builders.ts';
import { aCourse, inEveryLanguage } from '../../fixtures/course-builders.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../testing/http.ts';

const base = '/api/rocketAdmin/course';
const nowhere = '0198c0de-0000-7000-8000-000000000001';

let product: TestProduct;
let editor: string;
let centre: CentreBuilt;
let admin: string;

beforeAll(async () => {
  product = await startTestProduct();
  const { personId, membershipId } = await anOverseer(product.owner, { side: 'management', role: 'editor' });
  editor = await issueToken(product.owner, personId, membershipId);
  centre = await aCentre(product.owner);
  admin = await issueToken(product.owner, centre.admin.personId, centre.admin.membershipId);
});
afterAll(() => product.close());
beforeEach(async () => {
  for (const table of ['catalog.course_sections', 'catalog.courses', 'catalog.course_contents', 'catalog.grants'] as const) {
    await product.owner.deleteFrom(table).execute();
  }
});

const call = <T = Course>(method: string, path: string, input?: unknown, as = editor) =>
  product.call<T>(as, method, `${base}${path}`, input);
const list = async (as = editor, input = {}) => (await call<{ items: Course[]; totalCount: number }>('GET', '', input, as)).body;
const titles = async (as = editor, input = {}) => (await list(as, input)).items.map(({ title }) => title);
const add = async (title: string) =>
  (await call<{ id: string }>('POST', '', { titles: inEveryLanguage(title), subTitles: inEveryLanguage('') })).body.id;
const view = async (id: string) => (await call<CourseDetail>('GET', `/${id}`)).body;

describe('a course', () => {
  it('is added unpublished and last, changed, and deleted', async () => {
    await add('First');
    const id = await add('Second');
    expect(await list()).toMatchObject({
      items: [{ title: 'First' }, { id, status: 'Unpublish', sortOrder: 1, length: 0 }],
      totalCount: 2,
    });
    const before = await view(id);
    const change = { titles: inEveryLanguage('Better'), subTitles: inEveryLanguage('About'), concurrencyStamp: before.concurrencyStamp };
    expect((await call('PUT', `/${id}`, change)).status).toBe(200);
    expect(await view(id)).toMatchObject({ title: 'Better', subTitle: 'About' });
    const stale = await call('PUT', `/${id}`, change);
    expect([stale.error.code, stale.error.data['current']]).toMatchObject(['Trellis:StaleStamp', { title: 'Better' }]);
    expect(
      (await call('PUT', `/${id}`, { ...change, teacherId: nowhere, concurrencyStamp: (await view(id)).concurrencyStamp })).status,
    ).toBe(404);
    expect((await call('DELETE', `/${id}`)).status).toBe(200);
    expect((await call('GET', `/${id}`)).status).toBe(404);
  });

  it.each(contentStatuses)('may be %s', async (status) => {
    const id = await add('Course');
    // only what was offered runs out
    if (status === 'Expire') await call('PUT', '/contentStatus', { id, status: 'Public' });
    expect((await call('PUT', '/contentStatus', { id, status })).status).toBe(200);
    expect((await list(editor, { status })).items).toMatchObject([{ id, status }]);
  });

  it('has a status, and one of them', async () => {
    const id = await add('Course');
    for (const status of [undefined, null, '', 'public', 'Draft']) {
      expect((await call('PUT', '/contentStatus', { id, status })).error.code).toBe('Trellis:InvalidInput');
    }
    expect((await call('PUT', '/contentStatus', { id: nowhere, status: 'Public' })).status).toBe(404);
  });

  it('moves to a place in the order', async () => {
    const ids = [await add('A'), await add('B'), await add('C')];
    expect((await call('PUT', `/move/${ids[2]}`, { newSortOrder: 0 })).status).toBe(200);
    expect(await titles()).toEqual(['C', 'A', 'B']);
    await call('PUT', `/move/${ids[2]}`, { newSortOrder: 99 });
    expect(await titles()).toEqual(['A', 'B', 'C']);
    for (const newSortOrder of [undefined, null, -1, 1.5]) {
      expect((await call('PUT', `/move/${ids[0]}`, { newSortOrder })).error.code).toBe('Trellis:InvalidInput');
    }
    expect((await call('PUT', `/move/${nowhere}`, { newSortOrder: 0 })).status).toBe(404);
  });

  it('moves without making an open form stale', async () => {
    const [, second] = [await add('A'), await add('B')];
    const { concurrencyStamp } = await view(second);
    await call('PUT', `/move/${second}`, { newSortOrder: 0 });
    expect((await view(second)).concurrencyStamp).toBe(concurrencyStamp);
  });

  it('keeps an order without holes when several people move at once', async () => {
    const ids = [await add('A'), await add('B'), await add('C'), await add('D')];
    const moves = ids.map((id, index) => call('PUT', `/move/${id}`, { newSortOrder: 3 - index }));
    expect((await Promise.all(moves)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const rows = await product.owner.selectFrom('catalog.courses').select('sort_order').orderBy('sort_order').execute();
    expect(rows.map(({ sort_order }) => sort_order)).toEqual([0, 1, 2, 3]);
  });

  it('is found by a part of its title, whatever is typed', async () => {
    await add('Posture 100%');
    await add('Rhythm');
    expect(await titles(editor, { filter: '100%' })).toEqual(['Posture 100%']);
    expect(await titles(editor, { filter: '_' })).toEqual([]);
    expect(await titles(editor, { sorting: 'title desc' })).toEqual(['Rhythm', 'Posture 100%']);
    expect((await call('GET', '', { sorting: 'secret' })).status).toBe(400);
  });
});

describe('the sections of a course', () => {
  it('are put in, moved and taken out', async () => {
    const id = await add('Course');
    const [one, two] = [await aCourse(product.owner, centre.admin), await aCourse(product.owner, centre.admin)];
    const contents = async () => (await view(id)).contents.map((section) => section.id);
    await call('PUT', '/detail', { courseId: id, contentIds: [one.courseContent] });
    await call('PUT', '/detail', { courseId: id, contentIds: [one.courseContent, two.courseContent] });
    expect(await contents()).toEqual([one.courseContent, two.courseContent]);
    expect(await view(id)).toMatchObject({ length: 24, contentCount: 2, contents: [{ sortOrder: 0, vid: one.video }, { sortOrder: 1 }] });
    expect((await call('PUT', '/detailMove', { courseId: id, contentId: two.courseContent, newSortOrder: 0 })).status).toBe(200);
    expect(await contents()).toEqual([two.courseContent, one.courseContent]);
    expect((await call('DELETE', '/detail', { courseId: id, contentId: one.courseContent })).status).toBe(200);
    expect((await call('DELETE', '/detail', { courseId: id, contentId: one.courseContent })).status).toBe(404);
    expect(await contents()).toEqual([two.courseContent]);
    expect((await call('PUT', '/detail', { courseId: id, contentIds: [nowhere] })).status).toBe(404);
    expect((await call('PUT', '/detail', { courseId: nowhere, contentIds: [] })).status).toBe(404);
  });
});

describe('a center', () => {
  it('is offered what is public and granted to it, and nothing else', async () => {
    const { course } = await aCourse(product.owner, centre.admin, { centres: [centre] });
    await aCourse(product.owner, centre.admin);
    expect((await list(admin)).items.map(({ id }) => id)).toEqual([course]);
    expect((await call('GET', `/${course}`, {}, admin)).status).toBe(200);
    for (const status of contentStatuses.filter((each) => each !== 'Public')) {
      await call('PUT', '/contentStatus', { id: course, status });
      expect((await list(admin)).items, status).toEqual([]);
      expect((await call('GET', `/${course}`, {}, admin)).status, status).toBe(404);
    }
  });

  it('is granted courses by the platform like any other content', async () => {
    const operator = await anOverseer(product.owner, { side: 'management', role: 'operation' });
    const token = await issueToken(product.owner, operator.personId, operator.membershipId);
    const { course } = await aCourse(product.owner, centre.admin);
    expect((await list(admin)).totalCount).toBe(0);
    const reply = await call('PUT', `/tenantGrant/${centre.tenantId}`, { itemIds: [course] }, token);
    expect([reply.status, (await list(admin)).totalCount]).toEqual([200, 1]);
    const other = await aCentre(product.owner);
    expect((await list(await issueToken(product.owner, other.admin.personId, other.admin.membershipId))).totalCount).toBe(0);
  });

  it('edits nothing', async () => {
    expect((await call('POST', '', { titles: inEveryLanguage('X'), subTitles: inEveryLanguage('') }, admin)).status).toBe(403);
    const coach = await issueToken(product.owner, centre.coach.personId, centre.coach.membershipId);
    expect((await call('GET', '', {}, coach)).status).toBe(403);
  });
});
