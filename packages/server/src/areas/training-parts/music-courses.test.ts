import { afterAll, beforeAll, expect, it } from 'vitest';
import { anOverseer } from '../../fixtures/builders.ts';
import { insertCatalog } from '../../fixtures/catalog-rows.ts';
import { inEveryLanguage } from '../../fixtures/course-builders.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../testing/http.ts';

interface Item extends Record<string, unknown> {
  id: string;
  name: string;
  trackIds: string[];
}

let product: TestProduct;
let token: string;
let pieces: string[];

beforeAll(async () => {
  product = await startTestProduct();
  await insertCatalog(product.owner);
  const editor = await anOverseer(product.owner, { side: 'management', role: 'editor' });
  token = await issueToken(product.owner, editor.personId, editor.membershipId);
  const rows = await product.owner.selectFrom('catalog.tracks').select('id').orderBy('code').execute();
  pieces = rows.map(({ id }) => id);
});
afterAll(() => product.close());

const call = <T = Item>(method: string, path = '', input?: unknown) =>
  product.call<T>(token, method, `/api/rocketAdmin/musicCourse${path}`, input);
const given = (code: string, trackIds: string[]) => ({ code, names: inEveryLanguage(code), musicType: 'Fas', trackIds });
const list = async () => (await call<{ items: Item[] }>('GET')).body.items;

it('plays its pieces in the order that the editor gave, and in another once that is saved', async () => {
  const order = [pieces[2], pieces[0]] as string[];
  const { id } = (await call('POST', '', given('NIGHT-WALK', order))).body;
  const read = (await call('GET', `/${id}`)).body;
  expect(read).toMatchObject({ name: 'NIGHT-WALK', audioType: 'BrainAudio', trackIds: order });
  expect((await call('PUT', `/${id}`, { ...read, trackIds: order.toReversed() })).status).toBe(200);
  expect((await call('GET', `/${id}`)).body.trackIds).toEqual(order.toReversed());
  expect((await call('DELETE', `/${id}`)).status).toBe(200);
  expect((await call('GET', `/${id}`)).status).toBe(404);
});

it('plays something, and has a code of its own', async () => {
  expect((await call('POST', '', given('SILENCE', []))).error.code).toBe('Trellis:TracksMissing');
  expect((await call('POST', '', given('CALM-SEA', pieces))).error.code).toBe('Trellis:CodeTaken');
});

it('stands where the editor moves it', async () => {
  const { id } = (await call('POST', '', given('FIRST-OF-ALL', pieces))).body;
  expect((await list()).at(-1)?.id).toBe(id);
  expect((await call('PUT', `/move/${id}`, { newSortOrder: 0 })).status).toBe(200);
  expect((await list())[0]?.id).toBe(id);
});

it('is not deleted while plans play it', async () => {
  const used = (await list()).find(({ name }) => name === 'Calm sea');
  expect((await call('DELETE', `/${used?.id}`)).error.code).toBe('RocketSystem:ContentInUse');
});
