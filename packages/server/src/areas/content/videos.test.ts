import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCentre, anOverseer, type CentreBuilt } from '../../fixtures/builders.ts';
import { insertCatalog } from '../../fixtures/catalog-rows.ts';
import { inEveryLanguage } from '../../fixtures/course-builders.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../testing/http.ts';
import { pdf, uploadAs } from '../../testing/uploads.ts';
import { removeLeftoverFiles } from '../files/public.ts';

const base = '/api/rocketAdmin';
/** What begins as an MP4 does. */
const mp4 = Buffer.concat([Buffer.from('00000018667479706d703432000000006d70343269736f6d', 'hex'), Buffer.alloc(200, 7)]);

let product: TestProduct;
let editor: string;
let otherEditor: string;
let centre: CentreBuilt;
let coach: string;
let section: string;
let course: string;

beforeAll(async () => {
  product = await startTestProduct();
  await insertCatalog(product.owner);
  [editor, otherEditor] = [await anEditor(), await anEditor()];
  centre = await aCentre(product.owner);
  coach = await issueToken(product.owner, centre.coach.personId, centre.coach.membershipId);
});
afterAll(() => product.close());
beforeEach(async () => {
  const texts = { titles: inEveryLanguage('A') };
  section = (await call<{ id: string }>('POST', 'courseContentsDetail', { ...texts, kind: 'video', timeConsuming: 1 })).body.id;
  course = (await call<{ id: string }>('POST', 'course', { ...texts, subTitles: texts.titles })).body.id;
  await call('PUT', 'course/detail', { courseId: course, contentIds: [section] });
  await call('PUT', 'course/contentStatus', { id: course, status: 'Public' });
});

async function anEditor(): Promise<string> {
  const { personId, membershipId } = await anOverseer(product.owner, { side: 'management', role: 'editor' });
  return issueToken(product.owner, personId, membershipId);
}
const call = <T = unknown>(method: string, path: string, input?: unknown, as = editor) =>
  product.call<T>(as, method, `${base}/${path}`, input);
const upload = async (kind = 'video', content = mp4, as = editor) =>
  (await uploadAs(product, as, { kind, content, name: 'a.mp4' })).body.id;
const setVideo = (vid: string | null, as = editor) => call('PUT', 'courseContentsDetail/vid', { id: section, vid }, as);
const play = (vid: string, as = coach) => call<{ url: string; quality: string }>('GET', 'File/PlayAuth', { vid }, as);
const hold = () =>
  sql`insert into app.user_courses (tenant_id, person_id, course_id, given_by, uses_quota)
    values (${centre.tenantId}, ${centre.coach.personId}, ${course}, ${centre.admin.personId}, false)`.execute(product.owner);
const tomorrow = () => new Date(Date.now() + 25 * 60 * 60 * 1000);
const lies = async (url: string) => (await product.app.inject({ method: 'GET', url })).statusCode === 200;

describe('a video', () => {
  it('is what was just uploaded by whoever sets it, or one of the library', async () => {
    const vid = await upload();
    expect((await setVideo(vid, otherEditor)).status).toBe(404);
    expect((await setVideo(vid)).status).toBe(200);
    expect((await setVideo(vid, otherEditor)).status).toBe(200);
    expect((await setVideo(await upload('courseWare', pdf))).status).toBe(404);
    expect((await setVideo(null)).status).toBe(200);
  });

  it('is a video by its content, and uploaded by editors alone', async () => {
    expect((await uploadAs(product, editor, { kind: 'video', content: pdf })).error.code).toBe('Trellis:FileTypeRefused');
    expect((await uploadAs(product, coach, { kind: 'video', content: mp4 })).status).toBe(403);
  });

  it('is played by editors, and by staff who were given a public course that shows it', async () => {
    const vid = await upload();
    await setVideo(vid);
    expect((await play(vid, otherEditor)).status).toBe(200);
    expect((await play(vid)).status).toBe(404);
    await hold();
    const { status, body } = await play(vid);
    expect([status, body.quality]).toEqual([200, 'SD']);
    await call('PUT', 'course/contentStatus', { id: course, status: 'Hide' });
    expect((await play(vid)).status).toBe(404);
    await call('PUT', 'course/contentStatus', { id: course, status: 'Public' });
    await sql`update app.user_courses set taken_at = now(), taken_by = given_by`.execute(product.owner);
    expect((await play(vid)).status).toBe(404);
  });

  it('comes in pieces from an address that nobody can make up', async () => {
    const vid = await upload();
    await setVideo(vid);
    await hold();
    const { url } = (await play(vid)).body;
    const piece = await product.app.inject({ method: 'GET', url, headers: { range: 'bytes=10-19' } });
    expect([piece.statusCode, piece.headers['content-range']]).toEqual([206, `bytes 10-19/${mp4.length}`]);
    expect(piece.rawPayload.equals(mp4.subarray(10, 20))).toBe(true);
    expect((await product.app.inject({ method: 'GET', url: url.replace(/signature=.{4}/, 'signature=AAAA') })).statusCode).toBe(403);
  });

  it('shows how a training program is done to whoever trains', async () => {
    const program = await product.owner.selectFrom('catalog.programs').select('id').limit(1).executeTakeFirstOrThrow();
    const vid = await upload();
    expect((await call('PUT', 'trainingProgram/vid', { id: program.id, vid })).status).toBe(200);
    expect((await play(vid)).status).toBe(200);
    expect((await call('PUT', 'trainingProgram/vid', { id: program.id, vid: null })).status).toBe(200);
    expect((await play(vid)).status).toBe(404);
    expect((await call('PUT', 'trainingProgram/vid', { id: section, vid: null })).status).toBe(404);
    expect((await call('PUT', 'trainingProgram/vid', { id: program.id, vid }, coach)).status).toBe(403);
  });
});

describe('a document of a section', () => {
  it('is read by whoever was given the course, and begins it', async () => {
    const { body } = await call<{ id: string }>('POST', 'courseWare', {
      names: inEveryLanguage('Handout'),
      fileId: await upload('courseWare', pdf),
    });
    const file = (await call<{ file: { id: string } }>('GET', `courseWare/${body.id}`)).body.file.id;
    const document = { titles: inEveryLanguage('Read'), kind: 'document', courseWareId: body.id, timeConsuming: 3 };
    const { body: added } = await call<{ id: string }>('POST', 'courseContentsDetail', document);
    await call('PUT', 'course/detail', { courseId: course, contentIds: [added.id] });
    expect((await play(file)).status).toBe(404);
    await hold();
    expect((await play(file)).status).toBe(200);
    const { rows } = await sql<{ begun: boolean }>`
      select started_at is not null as begun from app.user_courses where course_id = ${course}`.execute(product.owner);
    expect(rows).toEqual([{ begun: true }]);
  });
});

describe('a picture over a course', () => {
  it('is drawn anew, and signed wherever the course is read', async () => {
    const header = await upload(
      'courseHeader',
      Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64'),
    );
    const texts = { titles: inEveryLanguage('B'), subTitles: inEveryLanguage('') };
    const { body } = await call<{ id: string }>('POST', 'course', { ...texts, headerImageId: header });
    const read = (await call<{ headerImageUrl: { url: string }; headerImageId: string }>('GET', `course/${body.id}`)).body;
    expect(read.headerImageId).toBe(header);
    expect(await lies(read.headerImageUrl.url)).toBe(true);
    expect((await call('POST', 'course', { ...texts, headerImageId: await upload() })).status).toBe(404);
  });
});

describe('clearing leftovers', () => {
  it('keeps the files that the library uses and deletes what it let go', async () => {
    const [kept, gone, never] = [await upload(), await upload(), await upload()];
    await setVideo(gone);
    const former = (await play(gone, editor)).body.url;
    await setVideo(kept);
    const used = (await play(kept, editor)).body.url;
    await removeLeftoverFiles(product.pools.jobs);
    expect([await lies(used), await lies(former)]).toEqual([true, true]);
    await removeLeftoverFiles(product.pools.jobs, tomorrow());
    expect([await lies(used), await lies(former), (await play(gone, editor)).status]).toEqual([true, false, 404]);
    expect((await setVideo(never)).status).toBe(404);
  });
});
