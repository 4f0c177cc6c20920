import type { SubjectTag } from '@trellis/contract/subjects/schemas';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import { refuse } from '../../../platform/http/refusal.ts';

export interface LockedChild {
  id: string;
  name: string;
  tag: SubjectTag;
  isErased: boolean;
}

/** Takes several children alone, in the order of their ids, so that two who chose the same ones wait for each other. */
export async function lockSeveral(db: Db, subjectIds: readonly string[]): Promise<LockedChild[]> {
  const wanted = [...new Set(subjectIds)];
  const { rows } = await sql<LockedChild>`
    select id, name, tag, erased_at is not null as "isErased" from app.subjects
    where id = any (${wanted}::uuid[]) order by id for update`.execute(db);
  return rows.length < wanted.length ? refuse('SubjectNotFound') : rows;
}
