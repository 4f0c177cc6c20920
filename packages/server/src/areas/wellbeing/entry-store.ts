import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { type KindOfWellbeing, selected } from './kinds.ts';

/** An entry of a day as its list tells it, with the fields of its kind. */
export interface Entry {
  id: string;
  day: string;
  note: string | null;
  enteredBy: string | null;
  isByGuardian: boolean;
  concurrencyStamp: string;
  [field: string]: unknown;
}

/** Entries of a kind as `entry`, with who entered them last. */
export const entriesWhere = ({ fields }: KindOfWellbeing, condition: RawBuilder<unknown>) => sql<Entry>`
  select entry.id, entry.day, ${selected('entry', fields)}, entry.note, entry.is_by_guardian as "isByGuardian",
    coalesce(
      (select person.name from identity.known_persons as person where person.id = entry.person_id),
      (select guardian.full_name from app.guardians as guardian where guardian.tenant_id = entry.tenant_id and guardian.id = entry.guardian_id)
    ) as "enteredBy",
    entry.concurrency_stamp as "concurrencyStamp"
  from app.wellbeing_entries as entry
  where ${condition}`;

/** One entry of a kind, taken until the transaction ends; a stale editor is told what it says now. */
export async function takeEntry(db: Db, of: KindOfWellbeing, { id, concurrencyStamp }: { id: string; concurrencyStamp: string }) {
  const taken = await db
    .selectFrom('app.wellbeing_entries')
    .select('id')
    .where('id', '=', id)
    .where('kind', '=', of.kind)
    .forUpdate()
    .executeTakeFirst();
  if (!taken) return refuse('Trellis:NotFound', { members: ['id'] });
  const { rows } = await entriesWhere(of, sql`entry.id = ${id}`).execute(db);
  const [current] = rows;
  if (current?.concurrencyStamp !== concurrencyStamp) return refuse('Trellis:StaleStamp', { data: { current } });
  return current;
}
