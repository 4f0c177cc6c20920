import type { subjectCalls } from '@trellis/contract/subjects/calls';
import type { InputOf } from '@trellis/contract/types';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { findSubjectInfo } from './find-subject.ts';
import { pictureColumn, profileColumns, requireSoundProfile } from './profile.ts';
import { coachesOfSubjects, lockSubject, setCoaches } from './store.ts';

/** Saves a profile; a stale editor is shown what the other one saved. */
export async function updateSubject(db: Db, caller: Member, input: InputOf<typeof subjectCalls.update>): Promise<{ id: string }> {
  const locked = await lockKnown(db, input.id);
  const coaches = (await coachesOfSubjects(db, [input.id])).get(input.id) ?? [];
  await requireSoundProfile(
    db,
    caller,
    input,
    coaches.map((coach) => coach.id),
  );
  const picture = await pictureColumn(db, caller, input.pictureId);
  await requireFresh(db, caller, input.id, locked.concurrencyStamp, input.concurrencyStamp);
  await db
    .updateTable('app.subjects')
    .set({ ...profileColumns(input), ...picture })
    .where('id', '=', input.id)
    .execute();
  await setCoaches(db, caller.tenantId, input.id, input.coachIds);
  return { id: input.id };
}

/** Changes a child's tag. */
export async function updateSubjectTag(db: Db, _caller: Member, input: InputOf<typeof subjectCalls.updateTag>): Promise<void> {
  await lockKnown(db, input.id);
  await db.updateTable('app.subjects').set({ tag: input.tag }).where('id', '=', input.id).execute();
}

/** Changes a child's clinic number. Whoever names the stamp they saw is told what was saved meanwhile. */
export async function updateOutpatientNumber(
  db: Db,
  caller: Member,
  input: InputOf<typeof subjectCalls.updateOutpatientNumber>,
): Promise<void> {
  const { concurrencyStamp } = await lockKnown(db, input.id);
  await requireFresh(db, caller, input.id, concurrencyStamp, input.concurrencyStamp ?? concurrencyStamp);
  await db.updateTable('app.subjects').set({ outpatient_number: input.outpatientNumber }).where('id', '=', input.id).execute();
}

/** Takes the row of a child who is not forgotten. */
async function lockKnown(db: Db, id: string): Promise<{ concurrencyStamp: string }> {
  const locked = (await lockSubject(db, id)) ?? refuse('SubjectNotFound');
  return locked.isErased ? refuse('Trellis:SubjectErased') : locked;
}

async function requireFresh(db: Db, caller: Member, subjectId: string, saved: string, seen: string): Promise<void> {
  if (saved !== seen) refuse('Trellis:StaleStamp', { data: { current: await findSubjectInfo(db, caller, { subjectId }) } });
}
