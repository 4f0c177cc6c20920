import type { certificationCalls } from '@trellis/contract/certification/calls';
import type { medalFields, QualificationMedal } from '@trellis/contract/certification/module-schemas';
import type { LocalText } from '@trellis/contract/languages';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { containing } from '../../../platform/db/patterns.ts';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { claimUpload, signFile } from '../../files/public.ts';
import { type MedalRow, presentMedal } from './module-store.ts';

type Calls = typeof certificationCalls;

const medalRows = ({ language }: Actor, matching: RawBuilder<unknown>) => sql<MedalRow>`
  select id, code, name ->> ${language} as name, issued_key as "issuedKey", unissued_key as "unissuedKey"
  from catalog.qualification_medals where ${matching}`;

/** Medals, the latest first. */
export async function listMedals(db: Db, caller: Actor, input: InputOf<Calls['medalList']>): Promise<OutputOf<Calls['medalList']>> {
  const { filter, maxResultCount, skipCount } = input;
  const matching = filter ? sql`(code ilike ${containing(filter)} or name ->> ${caller.language} ilike ${containing(filter)})` : sql`true`;
  const { rows } = await sql<MedalRow>`
    ${medalRows(caller, matching)} order by created_at desc, id limit ${maxResultCount} offset ${skipCount}`.execute(db);
  const counted = await sql<{ count: number }>`select count(*)::int as count from catalog.qualification_medals where ${matching}`.execute(
    db,
  );
  return { items: rows.map(presentMedal), totalCount: counted.rows[0]?.count ?? 0 };
}

/** One medal. */
export async function viewMedal(db: Db, caller: Actor, { id }: { id: string }): Promise<QualificationMedal> {
  const { rows } = await medalRows(caller, sql`id = ${id}`).execute(db);
  return presentMedal(rows[0] ?? refuse('Trellis:NotFound', { members: ['id'] }));
}

/** What the form of a medal opens with. */
export async function prepareMedal(db: Db, _caller: Actor, { id }: InputOf<Calls['medalToEdit']>): Promise<OutputOf<Calls['medalToEdit']>> {
  if (id === undefined) return { fields: null, issuedStyle: null, unissuedStyle: null, concurrencyStamp: null };
  const row = await db.selectFrom('catalog.qualification_medals').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return refuse('Trellis:NotFound', { members: ['id'] });
  return {
    fields: { code: row.code, name: row.name as LocalText },
    issuedStyle: row.issued_key === null ? null : { url: signFile(row.issued_key) },
    unissuedStyle: row.unissued_key === null ? null : { url: signFile(row.unissued_key) },
    concurrencyStamp: row.concurrency_stamp,
  };
}

/** Adds a medal. */
export async function createMedal(db: Db, caller: Actor, input: InputOf<Calls['createMedal']>): Promise<{ id: string }> {
  return db
    .insertInto('catalog.qualification_medals')
    .values({ ...(await columnsOf(db, caller, input)), created_at: caller.now })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** Changes a medal; a stale editor is told what stands there now. */
export async function updateMedal(db: Db, caller: Actor, input: InputOf<Calls['updateMedal']>): Promise<void> {
  const { id, concurrencyStamp } = input;
  const row = await db
    .selectFrom('catalog.qualification_medals')
    .select('concurrency_stamp')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) refuse('Trellis:NotFound', { members: ['id'] });
  if (row.concurrency_stamp !== concurrencyStamp)
    refuse('Trellis:StaleStamp', { data: { current: await prepareMedal(db, caller, { id }) } });
  await db
    .updateTable('catalog.qualification_medals')
    .set(await columnsOf(db, caller, input))
    .where('id', '=', id)
    .execute();
}

/** Deletes a medal that no module awards; a constraint keeps one that is awarded. */
export async function removeMedal(db: Db, _caller: Actor, { id }: { id: string }): Promise<void> {
  const removed = await db.deleteFrom('catalog.qualification_medals').where('id', '=', id).returning('id').executeTakeFirst();
  if (!removed) refuse('Trellis:NotFound', { members: ['id'] });
}

async function columnsOf(db: Db, caller: Actor, fields: z.output<typeof medalFields>) {
  return {
    code: fields.code,
    name: JSON.stringify(fields.name),
    ...(await pictureColumn(db, caller, 'issued_key', 'issuedStyleId', fields.issuedStyleId)),
    ...(await pictureColumn(db, caller, 'unissued_key', 'unissuedStyleId', fields.unissuedStyleId)),
  };
}

/** The column of a picture: a fresh upload of the caller, none, or as it was. */
async function pictureColumn(
  db: Db,
  { personId }: Actor,
  column: 'issued_key' | 'unissued_key',
  member: string,
  id: string | null | undefined,
) {
  if (id === undefined) return {};
  if (id === null) return { [column]: null };
  const { key } = await claimUpload(db, { personId, id, kind: 'medal', member });
  return { [column]: key };
}
