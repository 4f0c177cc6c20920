import type { SubjectInfo } from '@trellis/contract/subjects/schemas';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { remainingOf } from '../credits/public.ts';
import { presentInfo } from './present.ts';
import { coachesOfSubjects, findSubject, guardiansOf } from './store.ts';

/** One child with coaches, guardians and remaining classes. */
export async function findSubjectInfo(db: Db, _caller: Member, { subjectId }: { subjectId: string }): Promise<SubjectInfo> {
  const row = await findSubject(db, subjectId);
  if (!row) return refuse('SubjectNotFound');
  const coaches = await coachesOfSubjects(db, [subjectId]);
  const remaining = await remainingOf(db, [subjectId]);
  const guardians = await guardiansOf(db, subjectId);
  return presentInfo(row, coaches.get(subjectId) ?? [], remaining.get(subjectId) ?? 0, guardians);
}
