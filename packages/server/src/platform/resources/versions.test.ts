import { file, files, localText, many, money, one, whole } from '@trellis/contract/resources/fields';
import { type FieldsOf, resource } from '@trellis/contract/resources/resource';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { actingForPlatform } from '../../fixtures/acting-as.ts';
import { anOverseer } from '../../fixtures/builders.ts';
import { inEveryLanguage as texts } from '../../fixtures/course-builders.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/template.ts';
import type { Db } from '../db/types.ts';
import { actingAs } from '../http/acting.ts';
import type { Overseer } from '../http/caller.ts';
import { refuse } from '../http/refusal.ts';
import { resourceCases } from './resource.ts';
import { versionToUse } from './versions.ts';

const access = { read: { anyOf: ['RocketSystem.Content'] }, write: { anyOf: ['RocketSystem.Content'] } } as const;
const common = { area: 'content', ref: 'tag', access, what: 'thing' } as const;

const knot = resource({
  ...common,
  key: 'knots',
  path: '/knot',
  table: 'catalog.knots',
  fields: { names: localText(40) },
  versions: { table: 'catalog.knot_versions', own: 'knot_id', fields: ['names'] },
});
const knotsOfKites = { table: 'catalog.kite_knots', own: 'kite_version_id', other: 'knot_id' };
const photosOfKites = { table: 'catalog.kite_photos', own: 'kite_version_id', other: 'photo' };
const kite = resource({
  ...common,
  key: 'kites',
  path: '/kite',
  table: 'catalog.kites',
  fields: {
    code: z.string().max(10),
    titles: localText(40),
    span: z.int(),
    price: money(100, 'USD').default(0),
    knotIds: many(knot.named, 5, knotsOfKites).default([]),
    mainKnotId: one(knot.named).nullable().default(null),
    planId: file('upload', 'medal', z.object({ url: z.string() }))
      .nullable()
      .optional(),
    photoIds: files('upload', 'medal', 3, z.object({ id: z.string(), url: z.string() }), photosOfKites).default([]),
  },
  hasStatus: true,
  versions: { table: 'catalog.kite_versions', own: 'kite_id', fields: ['titles', 'span', 'price', 'knotIds', 'planId', 'photoIds'] },
});

const song = resource({
  ...common,
  key: 'songs',
  path: '/song',
  table: 'catalog.songs',
  fields: { names: localText(40), verses: whole(z.array(z.object({ line: z.string(), times: z.int() }))) },
  versions: { table: 'catalog.song_versions', own: 'song_id', fields: ['names', 'verses'] },
  publishedApart: true,
});

const use = { table: 'catalog.flights', name: 'names', by: 'kite_version_id', ofVersion: true };
const knots = resourceCases(knot);
const kites = resourceCases(kite, {
  files: {
    read: (column) => sql`${column}::text`,
    present: (key) => ({ id: String(key), url: `/kept/${String(key)}` }),
    take: async (_db, _caller, { id }) => id,
  },
  usedBy: [use],
});

const songs = resourceCases(song, {
  onPublish: async (_db, { versionId }) => {
    published.push(versionId);
    if (published.length > 2) refuse('RocketSystem:ContentInUse');
  },
});
const published: string[] = [];

let database: TestDatabase;
let caller: Overseer;

beforeAll(async () => {
  database = await cloneDatabase();
  await sql`
    create table catalog.knots ();
    select catalog.keep_resource('catalog.knots');
    create table catalog.knot_versions (names jsonb not null);
    select catalog.keep_versions('catalog.knot_versions', 'catalog.knots', 'knot_id');
    create table catalog.kites (code text not null, main_knot_id uuid references catalog.knots);
    select catalog.keep_resource('catalog.kites', has_status => true);
    create table catalog.kite_versions (titles jsonb not null, span int not null, price int not null, currency text not null, plan_id text);
    select catalog.keep_versions('catalog.kite_versions', 'catalog.kites', 'kite_id');
    create table catalog.kite_photos (
      kite_version_id uuid not null references catalog.kite_versions on delete cascade, photo uuid not null, position int not null
    );
    create table catalog.songs ();
    select catalog.keep_resource('catalog.songs');
    create table catalog.song_versions (names jsonb not null, verses jsonb not null);
    select catalog.keep_versions('catalog.song_versions', 'catalog.songs', 'song_id');
    create table catalog.kite_knots (
      kite_version_id uuid not null references catalog.kite_versions on delete cascade, knot_id uuid not null, position int not null
    );
    create table catalog.flights (
      id uuid primary key default uuidv7(), created_at timestamptz not null default now(), names jsonb not null, kite_version_id uuid not null
    );
    grant select on catalog.kite_knots, catalog.kite_photos, catalog.flights to trellis_platform;
    grant insert, delete on catalog.kite_knots, catalog.kite_photos to trellis_platform;
  `.execute(database.owner);
  const person = await anOverseer(database.owner, { side: 'management', role: 'editor' });
  caller = actingForPlatform({ ...person, name: 'Hannah', role: 'editor', now: new Date() });
});
afterAll(() => database.drop());

const act = <T>(run: (db: Db) => Promise<T>) => actingAs(database.pools, caller, run);
const aKite = (given: Partial<FieldsOf<typeof kite>> = {}): FieldsOf<typeof kite> => ({
  code: 'K1',
  titles: texts('Delta'),
  span: 3,
  price: 0,
  knotIds: [],
  photoIds: [],
  mainKnotId: null,
  ...given,
});
const get = (id: string) => act((db) => kites.get(db, caller, { id }));
const addKite = async (given: Partial<FieldsOf<typeof kite>> = {}) => (await act((db) => kites.create(db, caller, aKite(given)))).id;
const offer = (id: string, status: 'Public' | 'Hide') => act((db) => kites.contentStatus(db, caller, { id, status }));
const saveKite = async (id: string, given: Partial<FieldsOf<typeof kite>>) => {
  const { concurrencyStamp } = await get(id);
  await act((db) => kites.update(db, caller, { ...aKite(given), id, concurrencyStamp }));
  return get(id);
};
const taken = (id: string) => act((db) => versionToUse(db, kite, id, 'kiteId'));

describe('a resource whose published versions never change', () => {
  it('is a draft until it is offered: saving changes the same version', async () => {
    const id = await addKite();
    expect(await get(id)).toMatchObject({ version: 1, publishedAt: null, title: 'Delta' });
    expect(await saveKite(id, { span: 4, price: 2.5 })).toMatchObject({
      version: 1,
      publishedAt: null,
      span: 4,
      price: 2.5,
      currency: 'USD',
    });
    await expect(taken(id)).rejects.toMatchObject({ code: 'Trellis:NotFound', detail: { members: ['kiteId'] } });
    await offer(id, 'Public');
    expect(await get(id)).toMatchObject({ version: 1, publishedAt: caller.now.toISOString() });
  });

  it('makes the next version once it is published, with the files and links of the one before; who uses one keeps it', async () => {
    const knotId = (await act((db) => knots.create(db, caller, { names: texts('Reef') }))).id;
    const id = await addKite({ planId: '0198c0de-0000-7000-8000-00000000000d', knotIds: [knotId] });
    await offer(id, 'Public');
    const first = await taken(id);
    const next = await saveKite(id, { span: 9, knotIds: [knotId] });
    expect(next).toMatchObject({ version: 2, span: 9, plan: { url: expect.stringContaining('0d') as string }, knots: [{ name: 'Reef' }] });
    const second = await taken(id);
    expect(second).not.toBe(first);
    const { rows } = await sql`select span, version from catalog.kite_versions where id = ${first}`.execute(database.owner);
    expect(rows).toEqual([{ span: 3, version: 1 }]);
    const links = await sql`select kite_version_id from catalog.kite_knots where kite_version_id in (${first}, ${second})`.execute(
      database.owner,
    );
    expect(links.rows).toHaveLength(2);
  });

  it('has files in an order, of which another order makes the next version', async () => {
    const [one, other] = ['0198c0de-0000-7000-8000-00000000000a', '0198c0de-0000-7000-8000-00000000000b'] as const;
    const id = await addKite({ photoIds: [other, one] });
    await offer(id, 'Public');
    expect(await get(id)).toMatchObject({ photos: [{ id: other, url: `/kept/${other}` }, { id: one }] });
    expect(await saveKite(id, { photoIds: [other, one] })).toMatchObject({ version: 1 });
    expect(await saveKite(id, { photoIds: [one, other] })).toMatchObject({ version: 2, photos: [{ id: one }, { id: other }] });
  });

  it('makes no version of what is the same, nor of what no version has', async () => {
    const id = await addKite();
    await offer(id, 'Public');
    const { concurrencyStamp } = await get(id);
    const saved = await saveKite(id, { code: 'K2' });
    expect(saved).toMatchObject({ version: 1, code: 'K2' });
    expect(saved.concurrencyStamp).not.toBe(concurrencyStamp);
  });

  it('is a draft again where it was hidden: what is out stays what is used until the next is offered', async () => {
    const id = await addKite();
    await offer(id, 'Public');
    const first = await taken(id);
    await offer(id, 'Hide');
    expect(await saveKite(id, { span: 7 })).toMatchObject({ version: 2, publishedAt: null });
    expect(await saveKite(id, { span: 8 })).toMatchObject({ version: 2, span: 8 });
    expect(await taken(id)).toBe(first);
    await offer(id, 'Public');
    expect(await taken(id)).not.toBe(first);
  });

  it('tells a stale editor what the latest version says', async () => {
    const id = await addKite();
    await offer(id, 'Public');
    const { concurrencyStamp } = await get(id);
    const current = await saveKite(id, { span: 5 });
    const late = act((db) => kites.update(db, caller, { ...aKite({ span: 6 }), id, concurrencyStamp }));
    await expect(late).rejects.toMatchObject({ code: 'Trellis:StaleStamp', detail: { data: { current } } });
  });

  it('is out at once where nobody says whether it is offered, and is found, sorted and chosen by its latest name', async () => {
    const { id } = await act((db) => knots.create(db, caller, { names: texts('Old') }));
    const { concurrencyStamp, version, publishedAt } = await act((db) => knots.get(db, caller, { id }));
    expect([version, publishedAt]).toEqual([1, caller.now.toISOString()]);
    await act((db) => knots.update(db, caller, { names: texts('Bowline'), id, concurrencyStamp }));
    const page = { skipCount: 0, maxResultCount: 10 };
    const { items } = await act((db) => knots.list(db, caller, { ...page, filter: 'bowl', sorting: 'name' }));
    expect(items).toMatchObject([{ id, name: 'Bowline', version: 2 }]);
    expect((await act((db) => knots.list(db, caller, { ...page, filter: 'old' }))).totalCount).toBe(0);
    const { choices } = await act((db) => kites.prepareForEdit(db, caller, { id: null }));
    expect(choices.mainKnotId).toContainEqual({ id, name: 'Bowline' });
    expect(await get(await addKite({ mainKnotId: id }))).toMatchObject({ mainKnot: { id, name: 'Bowline' } });
  });

  it('is not deleted while one of its versions is used, and goes with all of them', async () => {
    const id = await addKite();
    await offer(id, 'Public');
    const version = await taken(id);
    await saveKite(id, { span: 5 });
    await sql`insert into catalog.flights (names, kite_version_id) values (${JSON.stringify(texts('Windy day'))}, ${version})`.execute(
      database.owner,
    );
    const remove = () => act((db) => kites.remove(db, caller, { id }));
    await expect(remove()).rejects.toMatchObject({ code: 'RocketSystem:ContentInUse', detail: { data: { used: 'Windy day' } } });
    await sql`delete from catalog.flights`.execute(database.owner);
    await remove();
    const { rows } = await sql`select id from catalog.kite_versions where kite_id = ${id}`.execute(database.owner);
    expect(rows).toEqual([]);
  });

  it('is held by the database too, which has its versions on record', async () => {
    const id = await addKite();
    await offer(id, 'Public');
    const version = await taken(id);
    await expect(act((db) => sql`update catalog.kite_versions set span = 1 where id = ${version}`.execute(db))).rejects.toThrow(
      'never changes',
    );
    const { rows } = await sql<{ operation: string }>`
      select operation from audit.changes where table_name = 'catalog.kite_versions' and row_id = ${version} order by id`.execute(
      database.owner,
    );
    expect(rows.map(({ operation }) => operation)).toEqual(['INSERT', 'UPDATE']);
  });
});

describe('a resource whose next version is published apart', () => {
  const verses = [{ line: 'Up', times: 2 }];
  const read = (id: string) => act((db) => songs.get(db, caller, { id }));
  const used = (id: string) => act((db) => versionToUse(db, song, id, 'songId'));
  const publish = async (id: string) => {
    const { concurrencyStamp } = await read(id);
    await act((db) => songs.publish(db, caller, { id, concurrencyStamp }));
  };
  const save = async (id: string, given: typeof verses) => {
    const { concurrencyStamp } = await read(id);
    await act((db) => songs.update(db, caller, { names: texts('Lark'), verses: given, id, concurrencyStamp }));
  };

  it('keeps what is saved as a draft beside what is used, until somebody publishes it', async () => {
    const { id } = await act((db) => songs.create(db, caller, { names: texts('Lark'), verses }));
    expect(await read(id)).toMatchObject({ version: 1, publishedAt: null, verses });
    await publish(id);
    const first = await used(id);
    expect(published).toEqual([first]);
    await save(id, [{ line: 'Down', times: 1 }]);
    expect(await read(id)).toMatchObject({ version: 2, publishedAt: null, verses: [{ line: 'Down', times: 1 }] });
    expect(await used(id)).toBe(first);
    await publish(id);
    expect(await used(id)).not.toBe(first);
    // nothing is prepared: nothing comes out
    await publish(id);
    expect(published).toHaveLength(2);
    // what follows refuses: it stays a draft
    await save(id, verses);
    await expect(publish(id)).rejects.toMatchObject({ code: 'RocketSystem:ContentInUse' });
    expect(await read(id)).toMatchObject({ version: 3, publishedAt: null });
  });

  it('does not publish what its editor has not seen', async () => {
    const { id } = await act((db) => songs.create(db, caller, { names: texts('Finch'), verses }));
    const { concurrencyStamp } = await read(id);
    await save(id, []);
    const late = act((db) => songs.publish(db, caller, { id, concurrencyStamp }));
    await expect(late).rejects.toMatchObject({ code: 'Trellis:StaleStamp', detail: { data: { current: { verses: [] } } } });
    expect(await read(id)).toMatchObject({ publishedAt: null });
  });
});
