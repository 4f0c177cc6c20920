import type { subjectBatchCalls } from '@trellis/contract/subjects/batch/calls';
import type { BatchOutcome } from '@trellis/contract/subjects/batch/schemas';
import type { InputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { mostCoaches, requireCoaches } from '../coaches/coaches.ts';
import { lockSeveral } from './lock-several.ts';
import { sortOut } from './sort-out.ts';

type Calls = typeof subjectBatchCalls;

/** Changes the tag of several children. */
export async function updateTags(db: Db, caller: Member, { subjectIds, tag }: InputOf<Calls['updateTags']>): Promise<BatchOutcome> {
  const children = await lockSeveral(db, subjectIds);
  const { ids, outcome } = sortOut(children, caller.language, {
    isSo: (child) => child.tag === tag,
    refusal: ({ isMoved }) => (isMoved ? { code: 'Trellis:ChildMoved' } : undefined),
  });
  await sql`update app.subjects set tag = ${tag}, tag_before = null where id = any (${ids}::uuid[])`.execute(db);
  return outcome;
}

/** Gives several children one more coach. */
export async function addCoach(db: Db, caller: Member, { subjectIds, coachUserId }: InputOf<Calls['addCoach']>): Promise<BatchOutcome> {
  const children = await lockSeveral(db, subjectIds);
  await requireCoaches(db, [coachUserId]);
  const coachesOf = await findCoachIds(db, subjectIds);
  const { ids, outcome } = sortOut(children, caller.language, {
    isSo: ({ id }) => coachesOf.get(id)?.includes(coachUserId) ?? false,
    refusal: ({ id, name, tag }) => {
      if (tag === 'Archived') return { code: 'Trellis:SubjectArchived' };
      const isFull = (coachesOf.get(id)?.length ?? 0) >= mostCoaches;
      return isFull ? { code: 'Trellis:TooManyCoaches', data: { name, most: mostCoaches } } : undefined;
    },
  });
  await sql`
    insert into app.subject_coaches (tenant_id, subject_id, person_id)
    select ${caller.tenantId}::uuid, subject_id, ${coachUserId}::uuid from unnest(${ids}::uuid[]) as subject_id`.execute(db);
  return outcome;
}

async function findCoachIds(db: Db, subjectIds: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ id: string; coaches: string[] }>`
    select subject_id as id, array_agg(person_id) as coaches from app.subject_coaches
    where subject_id = any (${subjectIds}::uuid[]) group by subject_id`.execute(db);
  return new Map(rows.map(({ id, coaches }) => [id, coaches]));
}
