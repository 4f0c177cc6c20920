import type { offlinePlanCalls } from '@trellis/contract/offline-plans/calls';
import { firstBlock } from '@trellis/contract/offline-plans/rules';
import type { Gate } from '@trellis/contract/offline-plans/schemas';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { presentInterim } from './open-interim.ts';
import { checkStart, mendPath, type StartCheck } from './start-gates.ts';
import { messageOf } from './text.ts';

type Calls = typeof offlinePlanCalls;

/** All gates of starting the next session at once, each with what to do about it. */
export async function beforeStart(
  db: Db,
  caller: Member,
  input: InputOf<Calls['beforeStartCourse']>,
): Promise<OutputOf<Calls['beforeStartCourse']>> {
  const planId = input.userOfflinePlanId;
  const check = await checkStart(db, caller, planId);
  const { row, remainingClasses, gates, coachTimes } = check;
  return {
    gates: presentGates(caller, planId, check),
    subjectName: row.subjectName,
    remainingClasses,
    num: row.nextNum,
    canStart: firstBlock(gates) === undefined,
    usedTimes: coachTimes?.usedTimes ?? null,
    totalTimes: coachTimes?.totalTimes ?? null,
    openInterim: presentInterim(row.openInterim, caller.language),
  };
}

/** Gates in words, each with where the reader mends it. */
export const presentGates = (caller: Member, planId: string, { gates, named, row }: StartCheck): Gate[] =>
  gates.map(({ code, level }) => ({
    code,
    level,
    message: messageOf(code, caller.language, named),
    mend: mendPath(code, caller, planId, row),
  }));
