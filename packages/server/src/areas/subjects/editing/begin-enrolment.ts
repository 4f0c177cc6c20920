import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';

/** The enrollment of a child begins, or one that ended is taken up. */
export async function beginEnrolmentOf(db: Db, caller: Member, subjectId: string): Promise<void> {
  await sql`
    insert into app.enrolments as enrolment (tenant_id, subject_id, begun_at)
    values (${caller.tenantId}, ${subjectId}, ${caller.now})
    on conflict on constraint enrolments_once do update set begun_at = excluded.begun_at, ended_at = null
    where enrolment.ended_at is not null`.execute(db);
}
