import type { subjectArchiveCalls } from '@trellis/contract/subject-archive/calls';
import type { InputOf } from '@trellis/contract/types';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { closeOpenAssessments } from '../assessments/public.ts';
import { pauseFocusPrograms } from '../focus/public.ts';
import { leaveClasses } from '../groups/public.ts';
import { cancelBookings, followClassBookings } from '../scheduling/public.ts';
import { changeTag, leaveCentre, lockAlone } from '../subjects/public.ts';
import { cancelWaitingTests } from '../vr-classroom/public.ts';
import { moveBookings } from './move-bookings.ts';

type Call = typeof subjectArchiveCalls.archive;

/** Archives a child with whatever it has ahead; what runs at this moment refuses. Twice is once. */
export async function archiveSubject(db: Db, caller: Member, { subjectId, moveTo }: InputOf<Call>): Promise<void> {
  const child = await lockAlone(db, subjectId);
  if (child.tag === 'Archived') return;
  const cancelled = await cancelBookings(db, caller, [subjectId]);
  if (moveTo) await moveBookings(db, caller, cancelled, moveTo);
  await endWhatIsAhead(db, caller, [subjectId]);
  await changeTag(db, subjectId, child, 'Archived');
}

/** Ends what children have besides their bookings: classes, what was ordered and not begun, and their stay. */
export async function endWhatIsAhead(db: Db, caller: Member, subjectIds: readonly string[]): Promise<void> {
  for (const classGroupId of await leaveClasses(db, subjectIds)) await followClassBookings(db, caller, classGroupId);
  await cancelWaitingTests(db, caller, subjectIds);
  await closeOpenAssessments(db, caller, subjectIds);
  await pauseFocusPrograms(db, caller, subjectIds);
  await leaveCentre(db, caller, subjectIds);
}
