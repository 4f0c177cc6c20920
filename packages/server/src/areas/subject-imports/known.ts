import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import { listCoaches } from '../subjects/public.ts';

/** What the centre has already. */
export interface Known {
  numbers: ReadonlySet<string>;
  /** Names in lower case. */
  names: ReadonlySet<string>;
}

/** Looks up the numbers and names that a list mentions, all at once. */
export async function findKnown(db: Db, numbers: readonly string[], names: readonly string[]): Promise<Known> {
  const taken = await sql<{ number: string }>`
    select outpatient_number as number from app.subjects
    where tenant_id = app.acting_tenant() and outpatient_number = any (${numbers}::text[])`.execute(db);
  const same = await sql<{ name: string }>`
    select distinct lower(name) as name from app.subjects
    where tenant_id = app.acting_tenant() and lower(name) = any (select lower(wanted) from unnest(${names}::text[]) as wanted)`.execute(db);
  return { numbers: new Set(taken.rows.map((row) => row.number)), names: new Set(same.rows.map((row) => row.name)) };
}

/** A coach's id by name or address in lower case; `several` where a name is no name of one. */
export type Coaches = ReadonlyMap<string, string>;

/** The centre's coaches by what a list may call them. */
export async function findCoaches(db: Db): Promise<Coaches> {
  const coaches = await listCoaches(db);
  const { rows } = await sql<{ id: string; email: string }>`
    select id, email from identity.persons where id = any (${coaches.map((coach) => coach.id)}::uuid[])`.execute(db);
  const known = new Map<string, string>();
  for (const { id, name } of coaches) known.set(name.toLowerCase(), known.has(name.toLowerCase()) ? 'several' : id);
  for (const { id, email } of rows) known.set(email.toLowerCase(), id);
  return known;
}
