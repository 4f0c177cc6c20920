import { file, localText, many, money, one } from '@trellis/contract/resources/fields';
import { type FieldsOf, resource } from '@trellis/contract/resources/resource';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { actingForPlatform } from '../../fixtures/acting-as.ts';
import { anOverseer } from '../../fixtures/builders.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/template.ts';
import type { Db } from '../db/types.ts';
import { actingAs } from '../http/acting.ts';
import type { Overseer } from '../http/caller.ts';
import { Refusal } from '../http/refusal.ts';
import { resourceCases } from './resource.ts';

const access = { read: { anyOf: ['RocketSystem.Content'] }, write: { anyOf: ['RocketSystem.Content'] } } as const;
const common = { area: 'content', ref: 'tag', access, what: 'thing' } as const;

const shelf = resource({ ...common, key: 'shelves', path: '/shelf', table: 'catalog.shelves', fields: { names: localText(40) } });
const shelvesOfToys = { table: 'catalog.toy_shelves', own: 'toy_id', other: 'shelf_id' };
const toy = resource({
  ...common,
  key: 'toys',
  path: '/toy',
  table: 'catalog.toys',
  fields: {
    code: z.string().max(10),
    titles: localText(40),
    shade: z.enum(['dark', 'light']),
    weight: z.int(),
    isLoud: z.boolean(),
    price: money(100, 'USD'),
    mainShelfId: one(shelf.named).nullable(),
    drawerIds: many(shelf.named, 5, shelvesOfToys),
    pictureId: file('upload', 'medal', z.object({ url: z.string() }))
      .nullable()
      .optional(),
  },
  columns: { titles: 'title' },
  more: { shelfCount: z.int() },
  searched: ['code'],
  movedBy: 'toyId',
  hasStatus: true,
});

const shelves = resourceCases(shelf, { usedBy: [{ table: 'catalog.toys', name: 'title', by: 'main_shelf_id' }] });
const toys = resourceCases(toy, {
  files: {
    read: (column) => column,
    present: (key) => ({ url: `/kept/${String(key)}` }),
    take: async (_db, _caller, { id, kind, member }) => `${kind}/${member}/${id}`,
  },
  more: () => sql`(select count(*)::int from catalog.toy_shelves l where l.toy_id = r.id) as "shelfCount"`,
  choosable: { drawerIds: sql`o.names ->> 'en' <> 'Hidden'` },
});

let database: TestDatabase;
let caller: Overseer;

beforeAll(async () => {
  database = await cloneDatabase();
  await sql`
    create table catalog.shelves (names jsonb not null);
    select catalog.keep_resource('catalog.shelves');
    create table catalog.toys (
      code text not null, title jsonb not null, shade text not null, weight int not null, is_loud boolean not null,
      price int not null, currency text not null, main_shelf_id uuid references catalog.shelves, picture_id text
    );
    select catalog.keep_resource('catalog.toys', is_ordered => true, has_status => true);
    create table catalog.toy_shelves (toy_id uuid not null references catalog.toys on delete cascade, shelf_id uuid not null, position int not null);
    grant select on catalog.toy_shelves to trellis_centre, trellis_platform;
    grant insert, delete on catalog.toy_shelves to trellis_platform;
  `.execute(database.owner);
  const person = await anOverseer(database.owner, { side: 'management', role: 'editor' });
  caller = actingForPlatform({ ...person, name: 'Hannah', role: 'editor', now: new Date() });
});
afterAll(() => database.drop());

const act = <T>(run: (db: Db) => Promise<T>) => actingAs(database.pools, caller, run);
const texts = (en: string) => ({ en, 'zh-Hans': `${en} 中文`, es: `${en} es` });
const page = { skipCount: 0, maxResultCount: 10 };
const addShelf = async (name: string) => (await act((db) => shelves.create(db, caller, { names: texts(name) }))).id;
const aToy = (given: Partial<FieldsOf<typeof toy>> = {}): FieldsOf<typeof toy> => ({
  code: 'T1',
  titles: texts('Drum'),
  shade: 'dark',
  weight: 3,
  isLoud: true,
  price: 4.5,
  mainShelfId: null,
  drawerIds: [],
  ...given,
});
const addToy = (given: Partial<FieldsOf<typeof toy>> = {}) => act((db) => toys.create(db, caller, aToy(given)));
const getToy = (id: string) => act((db) => toys.get(db, caller, { id }));
const refusalOf = async (run: () => Promise<unknown>) => {
  const refusal = await run().then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(refusal instanceof Refusal)) throw new Error('It was not refused');
  return { code: refusal.code, ...refusal.detail };
};

describe('a declared resource', () => {
  it('reads what was written, each field as its kind', async () => {
    const [first, second] = [await addShelf('Low'), await addShelf('High')];
    const uploadId = '0198c0de-0000-7000-8000-00000000000a';
    const { id } = await addToy({ mainShelfId: first, drawerIds: [second, first], pictureId: uploadId });
    expect(await getToy(id)).toMatchObject({
      code: 'T1',
      titles: texts('Drum'),
      title: 'Drum',
      shade: 'dark',
      weight: 3,
      isLoud: true,
      price: 4.5,
      currency: 'USD',
      mainShelf: { id: first, name: 'Low' },
      drawerIds: [second, first],
      drawers: [
        { id: second, name: 'High' },
        { id: first, name: 'Low' },
      ],
      picture: { url: `/kept/medal/pictureId/${uploadId}` },
      shelfCount: 2,
      status: 'Unpublish',
    });
    const { rows } = await sql<{ price: number }>`select price from catalog.toys where id = ${id}`.execute(database.owner);
    expect(rows).toEqual([{ price: 450 }]);
  });

  it('is changed by its stamp; a file that the form leaves out stays, null takes it away', async () => {
    const { id } = await addToy({ pictureId: '0198c0de-0000-7000-8000-00000000000b' });
    const { concurrencyStamp, picture } = await getToy(id);
    await act((db) => toys.update(db, caller, { ...aToy({ weight: 9 }), id, concurrencyStamp }));
    const changed = await getToy(id);
    expect([changed.weight, changed.picture]).toEqual([9, picture]);
    const late = await refusalOf(() => act((db) => toys.update(db, caller, { ...aToy(), id, concurrencyStamp })));
    expect([late.code, late.data?.['current']]).toEqual(['Trellis:StaleStamp', changed]);
    const again = { ...aToy({ pictureId: null }), id, concurrencyStamp: changed.concurrencyStamp };
    await act((db) => toys.update(db, caller, again));
    expect((await getToy(id)).picture).toBeNull();
  });

  it('names only what exists, and says which field does not', async () => {
    const nowhere = '0198c0de-0000-7000-8000-00000000000c';
    expect(await refusalOf(() => addToy({ mainShelfId: nowhere }))).toEqual({ code: 'Trellis:NotFound', members: ['mainShelfId'] });
    expect(await refusalOf(() => addToy({ drawerIds: [nowhere] }))).toEqual({ code: 'Trellis:NotFound', members: ['drawerIds'] });
  });

  it('offers its form what may be chosen', async () => {
    const [open] = [await addShelf('Open'), await addShelf('Hidden')];
    const { choices } = await act((db) => toys.prepareForEdit(db, caller, { id: null }));
    expect(choices.drawerIds.map(({ name }) => name)).not.toContain('Hidden');
    expect(choices.drawerIds).toContainEqual({ id: open, name: 'Open' });
    expect(choices.mainShelfId.map(({ name }) => name)).toContain('Hidden');
  });

  it('is found by its name and what else is searched, by its status, and sorted by what it has', async () => {
    const { id } = await addToy({ code: 'FIND-ME', titles: texts('Zither'), weight: 1 });
    const found = async (narrowed: object) =>
      (await act((db) => toys.list(db, caller, { ...page, ...narrowed }))).items.map((item) => item.id);
    expect(await found({ filter: 'zith' })).toEqual([id]);
    expect(await found({ filter: 'find-m' })).toEqual([id]);
    expect(await found({ filter: 'zith', status: 'Public' })).toEqual([]);
    await act((db) => toys.contentStatus(db, caller, { id, status: 'Public' }));
    expect(await found({ status: 'Public' })).toEqual([id]);
    expect((await found({ sorting: 'weight' }))[0]).toBe(id);
    expect((await found({ sorting: 'title desc' }))[0]).toBe(id);
    expect(await refusalOf(() => found({ sorting: 'price; drop table' }))).toMatchObject({ members: ['sorting'] });
  });

  it('stands in an order: a new one is the last, moving one makes no editor stale', async () => {
    const [first, last] = [(await addToy({ code: 'A' })).id, (await addToy({ code: 'B' })).id];
    const before = await getToy(last);
    await act((db) => toys.move(db, caller, { toyId: last, newSortOrder: 0 } as never));
    const after = await getToy(last);
    expect([after.sortOrder, after.concurrencyStamp]).toEqual([0, before.concurrencyStamp]);
    expect((await getToy(first)).sortOrder).toBe(before.sortOrder);
  });

  it('is not deleted while it is used, and its changes are on record', async () => {
    const id = await addShelf('Used');
    const toyBuilt = await addToy({ titles: texts('Flute'), mainShelfId: id });
    const used = await refusalOf(() => act((db) => shelves.remove(db, caller, { id })));
    expect(used).toMatchObject({ code: 'RocketSystem:ContentInUse', data: { used: 'Flute' } });
    await act((db) => toys.remove(db, caller, { id: toyBuilt.id }));
    await act((db) => shelves.remove(db, caller, { id }));
    const { rows } = await sql<{ operation: string }>`
      select operation from audit.changes where table_name = 'catalog.shelves' and row_id = ${id} order by id`.execute(database.owner);
    expect(rows.map(({ operation }) => operation)).toEqual(['INSERT', 'DELETE']);
  });
});
