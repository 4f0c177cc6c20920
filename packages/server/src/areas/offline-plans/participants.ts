import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';

interface Entering {
  plannedCoachId: string;
  /** Who of the children of the plan; all of them unless told. */
  subjectIds?: readonly string[];
}

/** Writes down who takes part in a session that starts: children of its plan, taken to attend, with its coach, or whoever stands in. */
export async function enterParticipants(
  db: Db,
  caller: Member,
  sessionId: string,
  { plannedCoachId, subjectIds }: Entering,
): Promise<void> {
  await sql`
    insert into app.session_subjects (tenant_id, session_id, subject_id)
    select session.tenant_id, session.id, member.subject_id from app.sessions as session
    join app.plan_members as member on member.tenant_id = session.tenant_id and member.plan_id = session.plan_id and member.to_at is null
    where session.id = ${sessionId} ${subjectIds ? sql`and member.subject_id = any (${[...subjectIds]}::uuid[])` : sql``}`.execute(db);
  const isPlanned = plannedCoachId === caller.personId;
  const planned = { person_id: plannedCoachId, role: isPlanned ? 'coach' : 'planned' };
  const trainedBy = isPlanned ? [planned] : [planned, { person_id: caller.personId, role: 'substitute' }];
  await db
    .insertInto('app.session_coaches')
    .values(trainedBy.map((coach) => ({ tenant_id: caller.tenantId, session_id: sessionId, ...coach })))
    .execute();
}

/** Whoever finishes a session has trained it, also where somebody else began it. */
export async function markTrained(db: Db, caller: Member, sessionId: string): Promise<void> {
  await sql`
    insert into app.session_coaches as known (tenant_id, session_id, person_id, role, finished_at)
    values (${caller.tenantId}, ${sessionId}, ${caller.personId}, 'substitute', ${caller.now})
    on conflict (tenant_id, session_id, person_id)
    do update set finished_at = excluded.finished_at, role = case known.role when 'planned' then 'coach' else known.role end`.execute(db);
}

/** The children who attend a session: each of them pays for it. */
export async function attendingOf(db: Db, sessionId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('app.session_subjects')
    .select('subject_id')
    .where('session_id', '=', sessionId)
    .where('attendance', '=', 'Attend')
    .orderBy('subject_id')
    .execute();
  return rows.map((row) => row.subject_id);
}

/** A session that does not count had nobody in it; the audit trail knows who was. */
export async function removeParticipants(db: Db, sessionId: string): Promise<void> {
  await sql`delete from app.session_coaches where session_id = ${sessionId}`.execute(db);
  await sql`delete from app.session_subjects where session_id = ${sessionId}`.execute(db);
}
