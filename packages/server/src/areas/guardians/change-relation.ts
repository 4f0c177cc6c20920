import type { guardianCalls } from '@trellis/contract/guardians/calls';
import type { InputOf } from '@trellis/contract/types';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { lockSubject } from '../subjects/public.ts';
import { closeLinksOf } from './registrations.ts';

/** Changes what a guardian is to a child, or what they may do about it; what is not named stays. */
export async function updateRelation(db: Db, _caller: Member, input: InputOf<typeof guardianCalls.updateRelation>): Promise<void> {
  const { guardianId, subjectId, role, canReport, canAnswer, canGrant, canSchedule, canPay } = input;
  const changes = {
    role,
    can_report: canReport,
    can_answer: canAnswer,
    can_grant: canGrant,
    can_schedule: canSchedule,
    can_pay: canPay,
  };
  const named = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  // naming nothing changes nothing, yet tells whether the two belong together
  const values = Object.keys(named).length > 0 ? named : { guardian_id: guardianId };
  const changed = await db
    .updateTable('app.subject_guardians')
    .set(values)
    .where('subject_id', '=', subjectId)
    .where('guardian_id', '=', guardianId)
    .returning('id')
    .executeTakeFirst();
  if (!changed) refuse('Trellis:GuardianNotFound');
}

/** Takes a guardian from a child and closes their links; whose last guardian went is bound no longer. */
export async function unbindGuardian(db: Db, caller: Member, input: InputOf<typeof guardianCalls.unbindGuardian>): Promise<void> {
  const { guardianId, subjectId } = input;
  if (!(await lockSubject(db, subjectId))) refuse('SubjectNotFound');
  const removed = await db
    .deleteFrom('app.subject_guardians')
    .where('subject_id', '=', subjectId)
    .where('guardian_id', '=', guardianId)
    .returning('id')
    .executeTakeFirst();
  if (!removed) refuse('Trellis:GuardianNotFound');
  await closeLinksOf(db, { subjectId, guardianId }, caller.now);
  const others = await db.selectFrom('app.subject_guardians').select('id').where('subject_id', '=', subjectId).limit(1).executeTakeFirst();
  if (!others) await db.updateTable('app.subjects').set({ bind_state: 'Unbound' }).where('id', '=', subjectId).execute();
}
