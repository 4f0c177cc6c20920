import type { enrolmentCalls } from '@trellis/contract/enrolments/calls';
import type { InputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { beginEnrolmentOf, subjectOf } from '../subjects/public.ts';

/** Begins it, or takes up one that ended. Twice is once. */
export async function beginEnrolment(db: Db, caller: Member, { subjectId }: InputOf<typeof enrolmentCalls.begin>): Promise<void> {
  await subjectOf(db, subjectId);
  await beginEnrolmentOf(db, caller, subjectId);
}

/** Ends it; one that never began is none to end. */
export async function endEnrolment(db: Db, caller: Member, { subjectId }: InputOf<typeof enrolmentCalls.end>): Promise<void> {
  await subjectOf(db, subjectId);
  await markEnded(db, caller, subjectId);
}

export async function markEnded(db: Db, caller: Member, subjectId: string): Promise<void> {
  await sql`
    update app.enrolments set ended_at = greatest(begun_at, ${caller.now}::timestamptz)
    where subject_id = ${subjectId} and ended_at is null`.execute(db);
}
