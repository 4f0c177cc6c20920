import { availableGuardianRoles } from '@trellis/contract/guardians/rules';
import type { subjectCalls } from '@trellis/contract/subjects/calls';
import type { SubjectInfo } from '@trellis/contract/subjects/schemas';
import type { OutputOf } from '@trellis/contract/types';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { remainingOf } from '../credits/public.ts';
import { classesOfSubject } from '../groups/public.ts';
import { listCoaches } from './coaches.ts';
import { presentInfo } from './present.ts';
import { recordVisit } from './recent-subjects.ts';
import { coachesOfSubjects, findSubject, guardiansOf } from './store.ts';

/** One child with coaches, guardians and remaining classes. */
export async function findSubjectInfo(db: Db, caller: Member, { subjectId }: { subjectId: string }): Promise<SubjectInfo> {
  const row = await findSubject(db, subjectId);
  if (!row) return refuse('SubjectNotFound');
  const coaches = await coachesOfSubjects(db, [subjectId]);
  const remaining = await remainingOf(db, [subjectId]);
  const guardians = await guardiansOf(db, subjectId);
  return presentInfo(caller, row, {
    coaches: coaches.get(subjectId) ?? [],
    remainingTimes: remaining.get(subjectId) ?? 0,
    guardians,
    groups: await classesOfSubject(db, subjectId),
  });
}

/** The same for somebody who opens the child: it becomes one of those they opened last. */
export async function openSubject(db: Db, caller: Member, input: { subjectId: string }): Promise<SubjectInfo> {
  const info = await findSubjectInfo(db, caller, input);
  await recordVisit(db, caller, input.subjectId);
  return info;
}

/** A child with what its form may choose from. */
export async function prepareForEdit(
  db: Db,
  caller: Member,
  input: { subjectId: string },
): Promise<OutputOf<typeof subjectCalls.prepareForEdit>> {
  const info = await findSubjectInfo(db, caller, input);
  const coaches = await listCoaches(db);
  return {
    ...info,
    avaliableGuardianRoles: availableGuardianRoles(info.guardians.map((guardian) => guardian.role)),
    coachChoices: coaches.map(({ id, name }) => ({ id, name })),
    durationChoices: await centreDurations(db),
  };
}

async function centreDurations(db: Db): Promise<number[]> {
  const row = await db.selectFrom('app.centre_settings').select('session_durations').executeTakeFirst();
  return (row?.session_durations ?? []).toSorted((one, other) => one - other);
}
