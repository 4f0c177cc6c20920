import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCentre, anOverseer } from '../../fixtures/builders.ts';
import { insertCatalog } from '../../fixtures/catalog-rows.ts';
import { inEveryLanguage } from '../../fixtures/course-builders.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../testing/http.ts';

interface Item extends Record<string, unknown> {
  id: string;
  concurrencyStamp: string;
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

const call = <T = Item>(method: string, path: string, input?: unknown, as = token) =>
  product.call<T>(as, method, `/api/rocketAdmin/${path}`, input);
const list = async (path: string, input = {}) => (await call<{ items: Item[]; totalCount: number }>('GET', path, input)).body;

const given = {
  trainingTarget: { names: inEveryLanguage('Quiet hands') },
  programCategory: { code: 'hands', names: inEveryLanguage('Hands') },
  programMaterial: { names: inEveryLanguage('Sand tray') },
};

describe.each(Object.keys(given) as (keyof typeof given)[])('%s', (path) => {
  it('is added, found, changed and deleted by an editor', async () => {
    const { status, body } = await call('POST', path, given[path]);
    expect(status).toBe(200);
    const { items } = await list(path, { filter: given[path].names.en });
    expect(items.map(({ id }) => id)).toEqual([body.id]);
    const read = (await call('GET', `${path}/${body.id}`)).body;
    expect(read).toMatchObject({ name: given[path].names.en, names: given[path].names });
    const changed = { ...read, names: inEveryLanguage('Changed') };
    expect((await call('PUT', `${path}/${body.id}`, changed)).status).toBe(200);
    expect((await call('PUT', `${path}/${body.id}`, changed)).error.code).toBe('Trellis:StaleStamp');
    expect((await call('DELETE', `${path}/${body.id}`)).status).toBe(200);
    expect((await call('GET', `${path}/${body.id}`)).status).toBe(404);
  });

  it('is not deleted while exercises name it, and the refusal says which', async () => {
    const { items } = await list(path, { maxResultCount: 1000 });
    const { error } = await call('DELETE', `${path}/${items.find(({ name }) => name !== 'Changed')?.id}`);
    expect(error.code).toBe('RocketSystem:ContentInUse');
    expect(String(error.data['used']).length).toBeGreaterThan(3);
  });

  it('is for editors of the library alone', async () => {
    const centre = await aCentre(product.owner);
    const admin = await issueToken(product.owner, centre.admin.personId, centre.admin.membershipId);
    expect((await call('GET', path, {}, admin)).status).toBe(403);
    expect((await call('POST', path, given[path], admin)).status).toBe(403);
  });
});

describe('a category', () => {
  it('has a code of its own that stays', async () => {
    expect((await call('POST', 'programCategory', { ...given.programCategory, code: 'balance' })).error.code).toBe('Trellis:CodeTaken');
    expect((await call('POST', 'programCategory', { ...given.programCategory, code: '2 hands' })).error.code).toBe('Trellis:InvalidInput');
    const [first] = (await list('programCategory')).items;
    const { error } = await call('PUT', `programCategory/${first?.id}`, { ...first, code: 'another' });
    expect(error.code).toBe('Trellis:GivenOnce');
    expect((await call('PUT', `programCategory/${first?.id}`, { ...first, names: inEveryLanguage('Steady') })).status).toBe(200);
  });

  it('stands at its place wherever categories are listed', async () => {
    const before = (await list('programCategory', { maxResultCount: 100 })).items;
    const last = before.at(-1);
    expect((await call('PUT', `programCategory/move/${last?.id}`, { newSortOrder: 0 })).status).toBe(200);
    expect((await list('programCategory')).items[0]).toMatchObject({ id: last?.id, sortOrder: 0 });
  });
});

it('what programs train and need stands once, in the order of each program', async () => {
  const { rows } = await sql<{ programs: number; targets: number; materials: number; linked: number }>`
    select (select count(*)::int from catalog.programs) as programs,
      (select count(*)::int from catalog.training_targets where names ->> 'en' <> 'Changed') as targets,
      (select count(distinct names)::int from catalog.training_targets where names ->> 'en' <> 'Changed') as materials,
      (select count(distinct program_version_id)::int from catalog.program_version_targets) as linked`.execute(product.owner);
  expect(rows[0]?.targets).toBe(rows[0]?.materials);
  expect(rows[0]?.linked).toBe(rows[0]?.programs);
});
