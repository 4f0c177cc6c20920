import type { Words } from '@trellis/contract/languages';
import { localText, many, money, one } from '@trellis/contract/resources/fields';
import { resource } from '@trellis/contract/resources/resource';
import ExcelJS from 'devextreme-exceljs-fork';
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
import { type FileReply, isStream, type Read } from '../http/routes.ts';
import { resourceCases } from './resource.ts';

const access = { read: { anyOf: ['RocketSystem.Content'] }, write: { anyOf: ['RocketSystem.Content'] } } as const;
const common = { area: 'content', ref: 'tag', access, what: 'thing' } as const;
const named = {
  title: 'Lamps',
  name: 'Name',
  shade: 'Shade',
  watts: 'Watts',
  isLit: 'Lit',
  price: 'Price',
  mainRoom: 'Room',
  rooms: 'Rooms',
};
const words: Words<keyof typeof named> = { en: named, 'zh-Hans': { ...named, title: '灯' }, es: { ...named, title: 'Lámparas' } };
const shades = { dark: 'Dark one', light: 'Light one' };

const room = resource({ ...common, key: 'rooms', path: '/room', table: 'catalog.rooms', fields: { names: localText(40) } });
const lamp = resource({
  ...common,
  key: 'lamps',
  path: '/lamp',
  table: 'catalog.lamps',
  excel: { words, values: { shade: { en: shades, 'zh-Hans': shades, es: { ...shades, dark: 'Oscura' } } } },
  fields: {
    names: localText(40),
    shade: z.enum(['dark', 'light']),
    watts: z.int(),
    isLit: z.boolean(),
    price: money(100, 'USD'),
    mainRoomId: one(room.named).nullable(),
    roomIds: many(room.named, 5, { table: 'catalog.lamp_rooms', own: 'lamp_id', other: 'room_id' }),
  },
  movedBy: 'lampId',
  hasStatus: true,
});
const rooms = resourceCases(room);
const lamps = resourceCases(lamp);

let database: TestDatabase;
let caller: Overseer;

beforeAll(async () => {
  database = await cloneDatabase();
  await sql`
    create table catalog.rooms (names jsonb not null);
    select catalog.keep_resource('catalog.rooms');
    create table catalog.lamps (
      names jsonb not null, shade text not null, watts int not null, is_lit boolean not null, price int not null, currency text not null,
      main_room_id uuid references catalog.rooms
    );
    select catalog.keep_resource('catalog.lamps', is_ordered => true, has_status => true);
    create table catalog.lamp_rooms (lamp_id uuid not null, room_id uuid not null, position int not null);
    grant select, insert, delete on catalog.lamp_rooms to trellis_platform;
  `.execute(database.owner);
  const person = await anOverseer(database.owner, { side: 'management', role: 'editor' });
  caller = actingForPlatform({ ...person, name: 'Hannah', role: 'editor', now: new Date('2026-03-04T12:00:00Z') });
});
afterAll(() => database.drop());

const act = <T>(run: (db: Db) => Promise<T>) => actingAs(database.pools, caller, run);
const lit = { shade: 'dark', watts: 40, isLit: true, price: 4.5, mainRoomId: null, roomIds: [] } as const;
const addLamp = (name: string, given: object = {}) =>
  act((db) => lamps.create(db, caller, { ...lit, names: texts(name), ...given } as never));

async function rowsOf(language: 'en' | 'es', filter: { filter?: string; status?: 'Public' } = {}): Promise<unknown[][]> {
  const serve = lamps.excel as unknown as (read: Read, caller: Overseer, input: object) => Promise<FileReply>;
  const { body, headers } = await serve(act, { ...caller, language }, filter);
  expect(headers['content-disposition']).toContain(encodeURIComponent(words[language].title));
  const book = new ExcelJS.Workbook();
  await book.xlsx.load((await new Response(body).arrayBuffer()) as never);
  const rows: unknown[][] = [];
  book.worksheets[0]?.eachRow((row) => rows.push((row.values as unknown[]).slice(1)));
  return rows;
}

describe('the list of a resource as an Excel file', () => {
  it('has what its form has, as people read it, with place, status and day', async () => {
    const hall = (await act((db) => rooms.create(db, caller, { names: texts('Hall') }))).id;
    await addLamp('Moon', { mainRoomId: hall, roomIds: [hall] });
    const [header, first] = await rowsOf('en');
    expect(header).toEqual(['Order', 'Name', 'Shade', 'Watts', 'Lit', 'Price', 'Room', 'Rooms', 'Status', 'Added']);
    expect(first).toEqual([0, 'Moon', 'Dark one', 40, 'Yes', 4.5, 'Hall', 'Hall', 'Draft', new Date('2026-03-04T00:00:00Z')]);
  });

  it('is written in the language of the reader, narrowed as the list is, and streamed', async () => {
    const { id } = await addLamp('Sun', { isLit: false });
    await act((db) => lamps.contentStatus(db, caller, { id, status: 'Public' }));
    const [, only, ...others] = await rowsOf('es', { status: 'Public' });
    expect(only?.slice(1, 5)).toEqual(['Sun (es)', 'Oscura', 40, 'No']);
    expect(others).toEqual([]);
    expect(await rowsOf('en', { filter: 'nothing' })).toHaveLength(1);
    expect(isStream(lamps.excel)).toBe(true);
  });

  it('holds every row once, in the order of the list, however many there are', async () => {
    await sql`
      insert into catalog.lamps (names, shade, watts, is_lit, price, currency, sort_order)
      select '{"en": "Row", "zh-Hans": "Row", "es": "Row"}', 'light', n, false, 0, 'USD', n / 2 + 10 from generate_series(1, 2100) n`.execute(
      database.owner,
    );
    const watts = (await rowsOf('en', { filter: 'Row' })).slice(1).map((row) => row[3] as number);
    expect(new Set(watts).size).toBe(2100);
    expect(watts).toHaveLength(2100);
    expect(watts.map((n) => Math.floor(n / 2))).toEqual(watts.map((n) => Math.floor(n / 2)).toSorted((one, other) => one - other));
  });
});
