import { timeFault } from '@trellis/contract/scheduling/rules';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { sessionDurationsOf } from '../admins/public.ts';
import { durationsOfPlan } from '../plans/public.ts';
import { ownDurationsOf } from '../subjects/public.ts';
import { findClassroom } from './store.ts';

interface Place {
  platform: 'App' | 'Web';
  classroomId: string | null;
}

/** Refuses times off the steps, at night or in the past. */
export function requireAllowedTimes(caller: Member, times: readonly string[]): void {
  for (const time of times) {
    const fault = timeFault(time, caller.zone, caller.now.toISOString());
    if (fault) refuse('RocketSystem:TimeNotAllowed', { members: ['time'], data: { fault } });
  }
}

/** Refuses lengths that are not offered for sessions of the plan. */
export async function requireOfferedDurations(
  db: Db,
  { planId, subjectId, trainerId }: { planId: string; subjectId: string | null; trainerId: string },
  wanted: readonly number[],
): Promise<void> {
  // what was chosen for the plan comes before what was for the child, and that before what the coach offers
  const chosen = (await durationsOfPlan(db, planId)) ?? (subjectId && (await ownDurationsOf(db, subjectId)));
  const durations = chosen || (await sessionDurationsOf(db, trainerId));
  if (!wanted.every((duration) => durations.includes(duration)))
    refuse('Trellis:InvalidInput', { members: ['duration'], data: { durations } });
}

/** Refuses classrooms of other centres, for sessions elsewhere, or out of use, except one that a booking has already. */
export async function requireClassroomInUse(db: Db, { platform, classroomId }: Place, current?: string | null): Promise<void> {
  if (!classroomId) return;
  const classroom = (await findClassroom(db, classroomId)) ?? refuse('Trellis:NotFound');
  if (platform !== 'Web') refuse('RocketSystem:ClassroomOnlyWeb', { members: ['classroomId'] });
  if (classroom.status !== 'Effective' && classroomId !== current) refuse('RocketSystem:ClassroomInvalid', { members: ['classroomId'] });
}
