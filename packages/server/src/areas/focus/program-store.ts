import { type FocusState, stateOf } from '@trellis/contract/focus/rules';
import type { FocusCancellation, FocusProgram } from '@trellis/contract/focus/schemas';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { type FocusRow, focusOfSubject, lockSubject, presentFocus } from '../subjects/public.ts';

interface Row {
  focus: FocusRow;
  cancelledAt: Date | null;
  concurrencyStamp: string | null;
  cancellation: FocusCancellation | null;
}

/** The focus program of a child whom the caller sees; empty where none was set up. */
export async function programOf(db: Db, subjectId: string): Promise<FocusProgram> {
  const { rows } = await sql<Row>`
    select ${focusOfSubject} as focus, program.cancelled_at as "cancelledAt", program.concurrency_stamp as "concurrencyStamp",
      (
        select json_build_object('id', asked.id, 'result', asked.result, 'lastModificationTime', asked.last_modification_time, 'notes', asked.notes)
        from app.focus_cancellations as asked
        where asked.tenant_id = subject.tenant_id and asked.subject_id = subject.id order by asked.created_at desc, asked.id desc limit 1
      ) as cancellation
    from app.subjects as subject
    left join app.focus_programs as program on program.tenant_id = subject.tenant_id and program.subject_id = subject.id
    where subject.id = ${subjectId}`.execute(db);
  const { focus, cancelledAt, concurrencyStamp, cancellation } = rows[0] ?? refuse('SubjectNotFound');
  const program = presentFocus(focus);
  const state = stateOf({ ...program, cancelledAt });
  // what was cancelled and began again has nothing to say of that any more
  const isOver = cancellation?.result === 'Allow' && state !== 'cancelled';
  return { ...program, state, cancellation: cancellation && !isOver ? presented(cancellation) : null, concurrencyStamp };
}

const presented = (cancellation: FocusCancellation): FocusCancellation => ({
  ...cancellation,
  lastModificationTime: new Date(cancellation.lastModificationTime).toISOString(),
});

/** The program of a child, which is the caller's until the transaction ends; refuses where there is none. */
export async function takeProgram(db: Db, subjectId: string): Promise<FocusProgram> {
  if (!(await lockSubject(db, subjectId))) return refuse('SubjectNotFound');
  const program = await programOf(db, subjectId);
  return program.concurrencyStamp ? program : refuse('RocketSystem:FocusNotSetUp');
}

/** The same where it was not cancelled; that one begins again first. */
export async function takeRunning(db: Db, subjectId: string): Promise<FocusProgram & { state: Exclude<FocusState, 'cancelled'> }> {
  const { state, ...program } = await takeProgram(db, subjectId);
  return state === 'cancelled' ? refuse('RocketSystem:FocusCancelled') : { ...program, state };
}
