import { afterAll, beforeAll, expect, it } from 'vitest';
import { anOverseer } from '../../fixtures/builders.ts';
import { insertCatalog } from '../../fixtures/catalog-rows.ts';
import { inEveryLanguage } from '../../fixtures/course-builders.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../testing/http.ts';
import { silence } from '../../testing/sound.ts';
import { pdf, uploadAs } from '../../testing/uploads.ts';

interface Item extends Record<string, unknown> {
  id: string;
  concurrencyStamp: string;
  file: { id: string; url: string };
}

let product: TestProduct;
let token: string;

beforeAll(async () => {
  product = await startTestProduct();
  await insertCatalog(product.owner);
  const editor = await anOverseer(product.owner, { side: 'management', role: 'editor' });
  token = await issueToken(product.owner, editor.personId, editor.membershipId);
});
afterAll(() => product.close());

const call = <T = Item>(method: string, path: string, input?: unknown) =>
  product.call<T>(token, method, `/api/rocketAdmin/track${path}`, input);
const upload = async (content: Buffer) => (await uploadAs(product, token, { kind: 'track', content, name: 'quiet.wav' })).body.id;
const add = async (code: string, seconds: number) => {
  const given = { code, titles: inEveryLanguage(code), fileId: await upload(silence(seconds)), boneConduction: true };
  const { body } = await call('POST', '', given);
  return (await call('GET', `/${body.id}`)).body;
};

it('a piece is as long as its file says, and is heard at an address of the file', async () => {
  const piece = await add('QUIET-01', 7);
  expect(piece).toMatchObject({ code: 'QUIET-01', title: 'QUIET-01', duration: 7, boneConduction: true, musicCourses: [] });
  expect((await product.app.inject({ method: 'GET', url: piece.file.url })).statusCode).toBe(200);
});

it('what an editor says about its length stays until another file comes or it is read anew', async () => {
  const piece = await add('QUIET-02', 5);
  expect((await call('PUT', '/duration', { id: piece.id, duration: 9 })).status).toBe(200);
  const said = (await call('GET', `/${piece.id}`)).body;
  expect((await call('PUT', `/${piece.id}`, { ...said, fileId: said.file.id, titles: inEveryLanguage('Calmer') })).status).toBe(200);
  const renamed = (await call('GET', `/${piece.id}`)).body;
  expect(renamed).toMatchObject({ title: 'Calmer', duration: 9 });

  expect((await call('PUT', '/duration', { id: piece.id })).status).toBe(200);
  const read = (await call('GET', `/${piece.id}`)).body;
  expect(read['duration']).toBe(5);
  expect((await call('PUT', `/${piece.id}`, { ...read, fileId: await upload(silence(3)) })).status).toBe(200);
  expect((await call('GET', `/${piece.id}`)).body['duration']).toBe(3);
  expect((await call('PUT', '/duration', { id: piece.id, duration: 0 })).error.code).toBe('Trellis:InvalidInput');
});

it('a file that plays no time, that is no music or that nobody uploaded is refused', async () => {
  const given = { code: 'QUIET-03', titles: inEveryLanguage('Quiet') };
  expect((await call('POST', '', { ...given, fileId: await upload(silence(0)) })).error.code).toBe('Trellis:DurationUnreadable');
  expect((await uploadAs(product, token, { kind: 'track', content: pdf })).error.code).toBe('Trellis:FileTypeRefused');
  const nowhere = '0198c0de-0000-7000-8000-000000000001';
  expect((await call('POST', '', { ...given, fileId: nowhere })).error.code).toBe('Trellis:NotFound');
  expect((await call('PUT', '/duration', { id: nowhere, duration: 4 })).error.code).toBe('Trellis:NotFound');
});

it('a piece that a course plays names the course and is not deleted', async () => {
  const { items } = (await call<{ items: Item[] }>('GET', '', { filter: 'CALM-SEA', sorting: 'title' })).body;
  expect(items).toHaveLength(3);
  expect(items[0]).toMatchObject({ musicCourses: [{ name: 'Calm sea' }] });
  const { error } = await call('DELETE', `/${items[0]?.id}`);
  expect([error.code, error.data['used']]).toEqual(['RocketSystem:ContentInUse', 'Calm sea']);
});

it('an unused piece goes, and its code is free again', async () => {
  const piece = await add('QUIET-04', 2);
  expect((await call('POST', '', { code: piece.code, titles: piece.titles, fileId: piece.file.id })).error.code).toBe('Trellis:CodeTaken');
  expect((await call('DELETE', `/${piece.id}`)).status).toBe(200);
  expect((await add('QUIET-04', 2))['duration']).toBe(2);
});
