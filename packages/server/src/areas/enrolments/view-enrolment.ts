import type { enrolmentCalls } from '@trellis/contract/enrolments/calls';
import { isEnrolled, type StepsDone } from '@trellis/contract/enrolments/rules';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Later } from '../../platform/http/routes.ts';
import { isEnrolmentOpen, stepsOfSubject } from '../subjects/public.ts';
import { markEnded } from './change-enrolment.ts';

type Call = typeof enrolmentCalls.get;

/**
 * How far an enrollment is. Who finds every step done finishes it: a guardian or a coach who leaves in a later year does not make it one
 * that is under way.
 */
export async function viewEnrolment(db: Db, caller: Member, { subjectId }: InputOf<Call>, later: Later): Promise<OutputOf<Call>> {
  const { rows } = await sql<StepsDone & { isOpen: boolean }>`
    select ${isEnrolmentOpen} as "isOpen", step.guardian, step.contract, step.coach, step.booking
    from app.subjects as subject cross join ${stepsOfSubject} where subject.id = ${subjectId}`.execute(db);
  const { isOpen, ...done } = rows[0] ?? refuse('SubjectNotFound');
  if (isOpen && isEnrolled(done)) later((written) => markEnded(written, caller, subjectId));
  return { isOpen: isOpen && !isEnrolled(done), done };
}
