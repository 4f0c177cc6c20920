import type { SubjectTag } from '@trellis/contract/subjects/schemas';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import { refuse } from '../../../platform/http/refusal.ts';

export interface LockedChild {
  id: string;
  name: string;
  tag: SubjectTag;
  isErased: boolean;
  /** To another centre, which took it: here it stays archived. */
  isMoved: boolean;
}

/** Takes several children alone, in the order of their ids, so that two who chose the same ones wait for each other. */
export async function lockSeveral(db: Db, subjectIds: readonly string[]): Promise<LockedChild[]> {
  const wanted = [...new Set(subjectIds)];
  const { rows } = await sql<LockedChild>`
    select id, name, tag, erased_at is not null as "isErased", exists (
        select 1 from app.subject_moves as move
        where move.tenant_id = subject.tenant_id and move.subject_id = subject.id and move.state = 'accepted'
      ) as "isMoved"
    from app.subjects as subject
    where id = any (${wanted}::uuid[]) order by id for update of subject`.execute(db);
  return rows.length < wanted.length ? refuse('SubjectNotFound') : rows;
}
