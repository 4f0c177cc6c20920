import { availableGuardianRoles } from '@trellis/contract/guardians/rules';
import type { subjectCalls } from '@trellis/contract/subjects/calls';
import type { SubjectInfo } from '@trellis/contract/subjects/schemas';
import type { OutputOf } from '@trellis/contract/types';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Later } from '../../../platform/http/routes.ts';
import { listCoaches } from '../coaches/coaches.ts';
import { findWholeSubject } from '../editing/store.ts';
import { isNewVisit, recordVisit } from '../list/recent-subjects.ts';
import { presentInfo } from './present.ts';

/** One child with coaches, guardians and remaining classes. */
export async function findSubjectInfo(db: Db, caller: Member, { subjectId }: { subjectId: string }): Promise<SubjectInfo> {
  return presentInfo(caller, await wholeSubject(db, caller, subjectId));
}

/** The same for somebody who opens the child: it becomes one of those they opened last. */
export async function openSubject(db: Db, caller: Member, { subjectId }: { subjectId: string }, later: Later): Promise<SubjectInfo> {
  const subject = await wholeSubject(db, caller, subjectId);
  if (isNewVisit(caller, subject.visitedAt)) later((written) => recordVisit(written, caller, subjectId));
  return presentInfo(caller, subject);
}

const wholeSubject = async (db: Db, caller: Member, id: string) => (await findWholeSubject(db, caller, id)) ?? refuse('SubjectNotFound');

/** A child with what its form may choose from. */
export async function prepareForEdit(
  db: Db,
  caller: Member,
  input: { subjectId: string },
): Promise<OutputOf<typeof subjectCalls.prepareForEdit>> {
  const [info, coaches, durationChoices] = await Promise.all([findSubjectInfo(db, caller, input), listCoaches(db), centreDurations(db)]);
  return {
    ...info,
    avaliableGuardianRoles: availableGuardianRoles(info.guardians.map((guardian) => guardian.role)),
    coachChoices: coaches.map(({ id, name }) => ({ id, name })),
    durationChoices,
  };
}

async function centreDurations(db: Db): Promise<number[]> {
  const row = await db.selectFrom('app.centre_settings').select('session_durations').executeTakeFirst();
  return (row?.session_durations ?? []).toSorted((one, other) => one - other);
}
