import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCentre, anOverseer } from '../../fixtures/builders.ts';
import { insertCatalog } from '../../fixtures/catalog-rows.ts';
import { aLibrary, aMedia, inEveryLanguage } from '../../fixtures/course-builders.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../testing/http.ts';
import { pdf, uploadAs } from '../../testing/uploads.ts';

const base = '/api/rocketAdmin';
const nowhere = '0198c0de-0000-7000-8000-000000000001';

interface Item extends Record<string, unknown> {
  id: string;
  concurrencyStamp: string;
  sortOrder: number;
}

let product: TestProduct;
let editor: { personId: string; membershipId: string };
let token: string;
let library: Awaited<ReturnType<typeof aLibrary>>;

beforeAll(async () => {
  product = await startTestProduct();
  await insertCatalog(product.owner);
  const centre = await aCentre(product.owner);
  library = await aLibrary(product.owner, centre.admin);
  editor = await anOverseer(product.owner, { side: 'management', role: 'editor' });
  token = await issueToken(product.owner, editor.personId, editor.membershipId);
});
afterAll(() => product.close());

const call = <T = Item>(method: string, path: string, input?: unknown, as = token, headers = {}) =>
  product.call<T>(as, method, `${base}/${path}`, input, headers);
const list = async (path: string, input = {}) => (await call<{ items: Item[]; totalCount: number }>('GET', path, input)).body;

const fields = {
  tag: () => ({ names: inEveryLanguage('Rhythm') }),
  teacher: () => ({ names: inEveryLanguage('Ada Wong'), introductions: inEveryLanguage('Teaches posture.') }),
  courseWare: async () => ({
    names: inEveryLanguage('Handout'),
    fileId: (await uploadAs(product, token, { kind: 'courseWare', content: pdf })).body.id,
  }),
  courseContentsDetail: () => ({ titles: inEveryLanguage('How to sit'), kind: 'video', timeConsuming: 12 }),
  courseCategory: () => ({ names: inEveryLanguage('Basics') }),
};
const kinds = Object.keys(fields) as (keyof typeof fields)[];

describe.each(kinds)('%s', (path) => {
  it('is added, listed, read, prepared, changed and deleted', async () => {
    const given = await fields[path]();
    const { status, body } = await call('POST', path, given);
    expect(status).toBe(200);
    const texts = 'names' in given ? 'names' : 'titles';
    const name = inEveryLanguage((texts in given ? (given as never as Record<string, { en: string }>)[texts]?.en : '') ?? '');
    const { items, totalCount } = await list(path, { filter: name.en, maxResultCount: 1000 });
    expect(totalCount).toBe(items.length);
    expect(items.map(({ id }) => id)).toContain(body.id);
    const read = (await call('GET', `${path}/${body.id}`)).body;
    expect(read).toMatchObject({ [texts]: name });
    const chinese = (await call('GET', `${path}/${body.id}`, {}, token, { 'accept-language': 'zh-CN' })).body;
    expect(Object.values(chinese)).toContain(name['zh-Hans']);
    expect((await call<{ item: Item }>('POST', `${path}/prepareForEdit`, { id: body.id })).body.item).toMatchObject({ [texts]: name });
    expect((await call<{ item: null }>('POST', `${path}/prepareForEdit`, {})).body.item).toBeNull();

    const changed = { ...given, [texts]: inEveryLanguage('Changed'), concurrencyStamp: read.concurrencyStamp };
    expect((await call('PUT', `${path}/${body.id}`, changed)).status).toBe(200);
    const stale = await call('PUT', `${path}/${body.id}`, changed);
    expect([stale.error.code, (stale.error.data['current'] as Item)[texts]]).toEqual(['Trellis:StaleStamp', inEveryLanguage('Changed')]);
    expect((await call('DELETE', `${path}/${body.id}`)).status).toBe(200);
    expect((await call('DELETE', `${path}/${body.id}`)).status).toBe(404);
    expect((await call('GET', `${path}/${body.id}`)).status).toBe(404);
  });

  it('needs its text in every language', async () => {
    const given = await fields[path]();
    const texts = 'names' in given ? 'names' : 'titles';
    const reply = await call('POST', path, { ...given, [texts]: { en: 'One', 'zh-Hans': ' ', es: 'Uno' } });
    expect(reply.error.code).toBe('Trellis:InvalidInput');
  });

  it('is for whoever edits the library of the whole platform', async () => {
    const centre = await aCentre(product.owner);
    const admin = await issueToken(product.owner, centre.admin.personId, centre.admin.membershipId);
    expect((await call('GET', path, {}, admin)).status).toBe(403);
    const managed = await anOverseer(product.owner, { side: 'management', role: 'editor', centres: [centre] });
    const some = await issueToken(product.owner, managed.personId, managed.membershipId);
    expect((await call('GET', path, {}, some)).status).toBe(200);
    expect((await call('POST', path, await fields[path](), some)).error.code).toBe('Trellis:NotAllowed');
    expect((await call('DELETE', `${path}/${nowhere}`, undefined, some)).error.code).toBe('Trellis:NotAllowed');
  });

  it('is sorted by what its list offers, and by nothing else', async () => {
    expect((await call('GET', path, { sorting: 'createdAt; drop table' })).error.code).toBe('Trellis:InvalidInput');
    expect((await call('GET', path, { sorting: 'secret' })).error.code).toBe('Trellis:InvalidInput');
    const [up, down] = [await list(path, { sorting: orderOf(path) }), await list(path, { sorting: `${orderOf(path)} desc` })];
    expect(up.items.map(({ id }) => id)).toEqual(down.items.map(({ id }) => id).toReversed());
  });
});

const orderOf = (path: string) => (path === 'courseContentsDetail' ? 'title' : 'name');

describe('what is in use', () => {
  const linked = async () => {
    const course = (await call('GET', `course/${library.course}`)).body;
    await call('PUT', `course/${library.course}`, { ...course, teacherId: library.teacher });
    await call('PUT', 'courseCategory/course', { categoryId: library.courseCategory, courseIds: [library.course] });
    await call('POST', 'courseContentsDetail', {
      titles: inEveryLanguage('Reader'),
      kind: 'document',
      courseWareId: library.courseWare,
      timeConsuming: 3,
    });
    return { title: String(course['title']) };
  };

  it('is not deleted, and the refusal says where it is used', async () => {
    const { title } = await linked();
    const tries = { teacher: title, courseCategory: title, courseContentsDetail: title, courseWare: 'Reader' };
    const ids = { ...library, courseContentsDetail: library.courseContent };
    for (const [path, used] of Object.entries(tries)) {
      const { error } = await call('DELETE', `${path}/${ids[path as keyof typeof ids]}`);
      expect([path, error.code, error.data['used']]).toEqual([path, 'RocketSystem:ContentInUse', used]);
      expect(error.message).toContain(used);
    }
  });
});

describe('a section', () => {
  const add = (given: object) => call('POST', 'courseContentsDetail', { ...fields.courseContentsDetail(), ...given });

  it.each([
    ['a document without a courseware', { kind: 'document' }, 400],
    ['a document of nothing', { kind: 'document', courseWareId: nowhere }, 404],
    ['a video with a courseware', { courseWareId: nowhere }, 400],
    ['a negative length', { timeConsuming: -1 }, 400],
  ])('that is %s is refused', async (_, given, status) => {
    expect((await add(given)).status).toBe(status);
  });

  it('offers the coursewares to its form', async () => {
    const { body } = await call<{ item: null; courseWares: { id: string }[] }>('POST', 'courseContentsDetail/prepareForUpdate', {});
    expect(body.courseWares.map(({ id }) => id)).toContain(library.courseWare);
    const filled = await call<{ item: Item }>('POST', 'courseContentsDetail/prepareForUpdate', { id: library.courseContent });
    expect(filled.body.item).toMatchObject({ id: library.courseContent, vid: library.video });
  });

  it('takes a video of the library, and lets it go when it becomes a document', async () => {
    const { body } = await add({});
    const video = await aMedia(product.owner, editor, 'video');
    expect((await call('PUT', 'courseContentsDetail/vid', { id: body.id, vid: video })).status).toBe(200);
    const read = (await call('GET', `courseContentsDetail/${body.id}`)).body;
    expect(read).toMatchObject({ vid: video, fileName: 'video.file' });
    await call('PUT', `courseContentsDetail/${body.id}`, { ...read, kind: 'document', courseWareId: library.courseWare });
    expect((await call('GET', `courseContentsDetail/${body.id}`)).body).toMatchObject({ vid: library.courseWareFile, kind: 'document' });
    expect((await call('PUT', 'courseContentsDetail/vid', { id: body.id, vid: video })).status).toBe(404);
  });
});

describe('categories', () => {
  it('stand in an order, and so do their courses', async () => {
    const [first, second] = [
      await call('POST', 'courseCategory', fields.courseCategory()),
      await call('POST', 'courseCategory', fields.courseCategory()),
    ];
    const ids = async () => (await list('courseCategory', { maxResultCount: 1000 })).items.map(({ id }) => id);
    expect((await ids()).slice(-2)).toEqual([first.body.id, second.body.id]);
    expect((await call('PUT', `courseCategory/move/${second.body.id}`, { newSortOrder: 0 })).status).toBe(200);
    expect((await ids())[0]).toBe(second.body.id);
    expect((await call('PUT', `courseCategory/move/${second.body.id}`, { newSortOrder: -1 })).status).toBe(400);

    const one = (await aLibrary(product.owner, (await aCentre(product.owner)).admin)).course;
    const categoryId = first.body.id;
    await call('PUT', 'courseCategory/course', { categoryId, courseIds: [library.course, one] });
    const courses = async () => (await call<{ items: Item[] }>('POST', 'course/list', { categoryId })).body.items.map(({ id }) => id);
    expect(await courses()).toEqual([library.course, one]);
    expect((await call('PUT', 'courseCategory/courseMove', { categoryId, courseId: one, newSortOrder: 0 })).status).toBe(200);
    expect(await courses()).toEqual([one, library.course]);
    expect((await call('DELETE', 'courseCategory/course', { categoryId, courseId: one })).status).toBe(200);
    expect((await call('DELETE', 'courseCategory/course', { categoryId, courseId: one })).status).toBe(404);
    expect(await courses()).toEqual([library.course]);
    expect((await call('PUT', 'courseCategory/course', { categoryId, courseIds: [nowhere] })).status).toBe(404);
  });
});

it.each([
  ['course', { titles: inEveryLanguage('To and fro'), subTitles: inEveryLanguage('') }],
  ['banner', { titles: inEveryLanguage('To and fro'), audience: 'Center' }],
])('the status of a %s goes its ways: what is offered is withdrawn before the trash', async (path, given) => {
  const { id } = (await call('POST', path, given)).body;
  const to = async (status: string) => (await call('PUT', `${path}/contentStatus`, { id, status })).error?.code;
  for (const status of ['Hide', 'Public', 'Expire', 'Trash', 'Unpublish', 'Public']) expect(await to(status)).toBeUndefined();
  expect(await to('Trash')).toBe('RocketSystem:StatusMove');
});
