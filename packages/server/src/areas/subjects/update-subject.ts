import type { subjectCalls } from '@trellis/contract/subjects/calls';
import type { InputOf } from '@trellis/contract/types';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { findSubjectInfo } from './find-subject.ts';
import { profileColumns, requireSoundProfile } from './profile.ts';
import { coachesOfSubjects, lockSubject, setCoaches } from './store.ts';

/** Saves a profile; a stale editor is shown what the other one saved. */
export async function updateSubject(db: Db, caller: Member, input: InputOf<typeof subjectCalls.update>): Promise<{ id: string }> {
  const locked = await lockSubject(db, input.id);
  if (!locked) return refuse('SubjectNotFound');
  const coaches = (await coachesOfSubjects(db, [input.id])).get(input.id) ?? [];
  await requireSoundProfile(
    db,
    caller,
    input,
    coaches.map((coach) => coach.id),
  );
  if (locked.concurrencyStamp !== input.concurrencyStamp) {
    return refuse('Trellis:StaleStamp', { data: { current: await findSubjectInfo(db, caller, { subjectId: input.id }) } });
  }
  await db.updateTable('app.subjects').set(profileColumns(input)).where('id', '=', input.id).execute();
  await setCoaches(db, caller.tenantId, input.id, input.coachIds);
  return { id: input.id };
}

/** Changes a child's tag. */
export async function updateSubjectTag(db: Db, _caller: Member, input: InputOf<typeof subjectCalls.updateTag>): Promise<void> {
  const changed = await db
    .updateTable('app.subjects')
    .set({ tag: input.tag })
    .where('id', '=', input.id)
    .returning('id')
    .executeTakeFirst();
  if (!changed) refuse('SubjectNotFound');
}
