import type { GuardianRight } from '@trellis/contract/guardians/rules';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import { refuse } from '../../platform/http/refusal.ts';

/** Refuses what a guardian may not do about a child: somebody who is no guardian of it, then one to whom the right was not given. */
export async function requireRight(db: Db, guardianId: string, subjectId: string, right: GuardianRight): Promise<void> {
  const rights = await rightsOf(db, guardianId, subjectId);
  if (!rights[right]) refuse('Trellis:GuardianMayNot');
}

/** Refuses somebody who is no guardian of a child. */
export async function requireGuardian(db: Db, guardianId: string, subjectId: string): Promise<void> {
  await rightsOf(db, guardianId, subjectId);
}

async function rightsOf(db: Db, guardianId: string, subjectId: string): Promise<Record<GuardianRight, boolean>> {
  const { rows } = await sql<Record<GuardianRight, boolean>>`
    select can_report as "canReport", can_answer as "canAnswer", can_grant as "canGrant", can_schedule as "canSchedule", can_pay as "canPay"
    from app.subject_guardians where subject_id = ${subjectId} and guardian_id = ${guardianId}`.execute(db);
  return rows[0] ?? refuse('Trellis:GuardianNotFound', { members: ['guardianId'] });
}
