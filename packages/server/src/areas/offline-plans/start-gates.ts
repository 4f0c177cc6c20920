import { isSpent } from '@trellis/contract/admins/rules';
import type { BlockingGate, StartGate } from '@trellis/contract/offline-plans/rules';
import { startGates } from '@trellis/contract/offline-plans/rules';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { type CoachTimes, coachTimesOf } from '../admins/public.ts';
import { hasContractInForce, remainingOf } from '../credits/public.ts';
import { findStartRow, type StartRow } from './plan-store.ts';

export interface StartCheck {
  row: StartRow;
  remainingClasses: number;
  gates: StartGate[];
  /** What the texts of gates name. */
  named: Record<string, string | number | null>;
  /** Null for a coach whom nothing limits. */
  coachTimes: CoachTimes | null;
}

/** Asks every gate of starting the plan's next session. */
export async function checkStart(db: Db, caller: Member, planId: string): Promise<StartCheck> {
  const row = (await findStartRow(db, planId, caller.personId)) ?? refuse('Trellis:NotFound');
  const remainingClasses = (await remainingOf(db, [row.subjectId])).get(row.subjectId) ?? 0;
  // classes that the centre gave start a session only beside a contract
  const startable = (await hasContractInForce(db, row.subjectId)) ? remainingClasses : 0;
  const coachTimes = await coachTimesOf(db, caller);
  const gates = startGates({
    projectEnabled: !caller.withheld.has('RocketSystem.UserOfflinePlan.Write'),
    subjectBound: row.subjectBound,
    subjectLoggedOut: row.subjectLoggedOut,
    planState: row.planState,
    sessionOpen: row.openNum !== null,
    coachBusy: row.busyWith !== null,
    nextNum: row.nextNum,
    remainingClasses: startable,
    settingsComplete: row.settingsComplete,
    coachSpent: coachTimes !== null && isSpent(coachTimes.usedTimes, coachTimes.totalTimes),
    hasOpenInterim: row.openInterim !== null,
  });
  const busyWith = row.busyWith && { otherName: row.busyWith.name, otherNum: row.busyWith.num };
  return { row, remainingClasses, gates, coachTimes, named: { count: remainingClasses, ...coachTimes, ...busyWith } };
}

/** The page of the web app where the caller mends a gate, or null where there is none, or somebody else has to. */
export function mendPath(code: BlockingGate | 'RocketSystem:FewClassesLeft', caller: Member, planId: string, row: StartRow): string | null {
  const child = `/system/center/detail/subjectDetail?id=${row.subjectId}`;
  if (code === 'RocketSystem:SubjectNotBound' || code === 'RocketSystem:SubjectLoggedOut') return child;
  if (code === 'RocketSystem:NoValidContract' || code === 'RocketSystem:FewClassesLeft')
    return caller.policies.has('RocketSystem.UserContract.Create') ? `${child}&tab=contracts` : null;
  const session = '/system/center/detail/userOfflineCourseDetail';
  if (code === 'RocketSystem:SessionAlreadyOpen') return `${session}?planId=${planId}&num=${row.openNum}`;
  if (code === 'RocketSystem:CoachBusy' && row.busyWith) {
    const { planId: otherId, kind, num } = row.busyWith;
    return kind === 'trial' ? `/system/center/detail/trialSessionDetail?trialPlanId=${otherId}` : `${session}?planId=${otherId}&num=${num}`;
  }
  return null;
}
