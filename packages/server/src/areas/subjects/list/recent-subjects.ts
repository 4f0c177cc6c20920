import type { subjectCalls } from '@trellis/contract/subjects/calls';
import type { SubjectChoice } from '@trellis/contract/subjects/schemas';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';

/** Children whom the caller opened last, the latest first; archived and forgotten ones are hidden like in any selector. */
export async function listRecent(
  db: Db,
  caller: Member,
  { maxResultCount }: InputOf<typeof subjectCalls.recentList>,
): Promise<OutputOf<typeof subjectCalls.recentList>> {
  const { rows } = await sql<SubjectChoice>`
    select subject.id, subject.name, subject.outpatient_number as "outpatientNumber"
    from app.subject_visits as visit
    join app.subjects as subject on subject.tenant_id = visit.tenant_id and subject.id = visit.subject_id
    where visit.tenant_id = ${caller.tenantId} and visit.person_id = ${caller.personId}
      and subject.tag <> 'Archived' and subject.logged_out_at is null and subject.name not like '%***%'
    order by visit.visited_at desc, visit.id limit ${maxResultCount}`.execute(db);
  return { items: rows, totalCount: rows.length };
}

const minute = 60_000;

/** Whether there is something to remember: opening a child again within a minute says nothing new. */
export const isNewVisit = ({ now }: Member, visitedAt: Date | null) => visitedAt === null || visitedAt.getTime() < now.getTime() - minute;

/** Remembers that somebody opened a child; of two who are both that somebody, the later counts. */
export async function recordVisit(db: Db, caller: Member, subjectId: string): Promise<void> {
  await sql`
    insert into app.subject_visits as visit (tenant_id, person_id, subject_id, visited_at)
    values (${caller.tenantId}, ${caller.personId}, ${subjectId}, ${caller.now})
    on conflict on constraint subject_visits_once do update set visited_at = excluded.visited_at
    where visit.visited_at < excluded.visited_at`.execute(db);
}
