import { sql } from 'kysely';
import { findPage } from '../../platform/db/page.ts';
import type { Db } from '../../platform/db/types.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { subjectOf } from '../subjects/public.ts';
import { entriesWhere } from './entry-store.ts';
import type { KindOfWellbeing } from './kinds.ts';

interface Input {
  subjectId: string;
  skipCount: number;
  maxResultCount: number;
}

/** What is recorded of a child, the latest day first. */
export const listEntries = (of: KindOfWellbeing) => async (db: Db, _caller: Actor, input: Input) => {
  const condition = sql`entry.subject_id = ${input.subjectId} and entry.kind = ${sql.lit(of.kind)}`;
  const counted = sql`from app.wellbeing_entries as entry where ${condition}`;
  const list = { rows: entriesWhere(of, condition), counted, order: sql`entry.day desc, entry.id desc` };
  const [{ rows, totalCount }] = await Promise.all([findPage(db, list, input), subjectOf(db, input.subjectId)]);
  return { items: rows, totalCount };
};
