import type { subjectCalls } from '@trellis/contract/subjects/calls';
import type { InputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { findSubjectInfo } from '../profile/find-subject.ts';
import { pictureColumn, profileColumns, requireSoundProfile } from '../profile/profile.ts';
import { changeTag, lockAlone } from './archive.ts';
import { coachesOfSubjects, type LockedSubject, lockSubject, setCoaches } from './store.ts';

/** Saves a profile; a stale editor is shown what the other one saved. */
export async function updateSubject(db: Db, caller: Member, input: InputOf<typeof subjectCalls.update>): Promise<{ id: string }> {
  const [locked, coaches] = await Promise.all([lockKnown(db, input.id), coachesOfSubjects(db, [input.id])]);
  const former = coaches.get(input.id)?.map((coach) => coach.id) ?? [];
  await requireSoundProfile(db, caller, input, former);
  const picture = await pictureColumn(db, caller, input.pictureId);
  await requireFresh(db, caller, input.id, locked.concurrencyStamp, input.concurrencyStamp);
  const saved = db
    .updateTable('app.subjects')
    .set({ ...profileColumns(input), ...picture })
    .where('id', '=', input.id)
    .execute();
  await Promise.all([saved, isSame(former, input.coachIds) ? undefined : setCoaches(db, caller.tenantId, input.id, input.coachIds)]);
  return { id: input.id };
}

const isSame = (some: readonly string[], others: readonly string[]) =>
  some.length === new Set(others).size && others.every((id) => some.includes(id));

/** Changes a child's tag. Whoever has something ahead is archived by the call that looks after it. */
export async function updateSubjectTag(db: Db, _caller: Member, { id, tag }: InputOf<typeof subjectCalls.updateTag>): Promise<void> {
  await changeTag(db, id, await lockAlone(db, id), tag);
}

/** Signs a child's account off, or on again. Twice is once. */
export async function updateLogout(db: Db, caller: Member, { id, isLogout }: InputOf<typeof subjectCalls.updateLogout>): Promise<void> {
  const { loggedOutAt } = await lockKnown(db, id);
  if ((loggedOutAt !== null) === isLogout) return;
  await db
    .updateTable('app.subjects')
    .set({ logged_out_at: isLogout ? caller.now : null })
    .where('id', '=', id)
    .execute();
}

/** Changes a child's clinic number. Whoever names the stamp they saw is told what was saved meanwhile. */
export async function updateOutpatientNumber(
  db: Db,
  caller: Member,
  { id, outpatientNumber, concurrencyStamp: seen }: InputOf<typeof subjectCalls.updateOutpatientNumber>,
): Promise<void> {
  const { rows } = await sql`
    update app.subjects set outpatient_number = ${outpatientNumber}
    where id = ${id} and erased_at is null and concurrency_stamp = coalesce(${seen ?? null}::uuid, concurrency_stamp) returning id`.execute(
    db,
  );
  if (rows.length > 0) return;
  const { concurrencyStamp } = await lockKnown(db, id);
  if (seen) await requireFresh(db, caller, id, concurrencyStamp, seen);
  refuse('SubjectNotFound');
}

/** Takes the row of a child who is not forgotten. */
async function lockKnown(db: Db, id: string): Promise<LockedSubject> {
  const locked = (await lockSubject(db, id)) ?? refuse('SubjectNotFound');
  return locked.isErased ? refuse('Trellis:SubjectErased') : locked;
}

async function requireFresh(db: Db, caller: Member, subjectId: string, saved: string, seen: string): Promise<void> {
  if (saved !== seen) refuse('Trellis:StaleStamp', { data: { current: await findSubjectInfo(db, caller, { subjectId }) } });
}
