import type { GuardianRight } from '@trellis/contract/guardians/rules';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import { refuse } from '../../platform/http/refusal.ts';

/** Refuses what a guardian may not do about a child: somebody who is no guardian of it, then one to whom the right was not given. */
export async function requireRight(db: Db, guardianId: string, subjectId: string, right: GuardianRight): Promise<void> {
  const { rows } = await sql<Record<GuardianRight, boolean>>`
    select can_report as "canReport", can_answer as "canAnswer", can_grant as "canGrant", can_schedule as "canSchedule", can_pay as "canPay"
    from app.subject_guardians where subject_id = ${subjectId} and guardian_id = ${guardianId}`.execute(db);
  const rights = rows[0] ?? refuse('Trellis:GuardianNotFound', { members: ['guardianId'] });
  if (!rights[right]) refuse('Trellis:GuardianMayNot');
}
