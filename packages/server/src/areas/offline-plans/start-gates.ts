import { isSpent } from '@trellis/contract/admins/rules';
import type { BlockingGate, StartGate, WarningGate } from '@trellis/contract/offline-plans/rules';
import { startGates } from '@trellis/contract/offline-plans/rules';
import type { Policy } from '@trellis/contract/policies';
import type { Db } from '../../platform/db/types.ts';
import { writtenDay } from '../../platform/documents/written.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { type CoachTimes, coachTimesOf, expiredCertificateOf } from '../admins/public.ts';
import { hasContractInForce, remainingOf } from '../credits/public.ts';
import { type BusyWith, findStartRow, namesOfBusy, type StartRow } from './plan-store.ts';
import { findReminders } from './reminders.ts';

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
  const [found, coachTimes, expired, { retestNum, interviewNum }] = await Promise.all([
    findStartRow(db, planId, caller.personId),
    coachTimesOf(db, caller),
    expiredCertificateOf(db, caller),
    findReminders(db, planId),
  ]);
  const row = found ?? refuse('Trellis:NotFound');
  const [remaining, hasContract] = await Promise.all([remainingOf(db, [row.subjectId]), hasContractInForce(db, row.subjectId)]);
  const remainingClasses = remaining.get(row.subjectId) ?? 0;
  // classes that the centre gave start a session only beside a contract
  const startable = hasContract ? remainingClasses : 0;
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
    certificateExpired: expired !== null,
    certificateBlocks: expired?.blocks ?? false,
    // the one that waits for its answers is it
    retestDue: retestNum !== null && row.openInterim === null,
    interviewDue: interviewNum !== null,
  });
  const named = {
    count: remainingClasses,
    certificateUntil: writtenDay(expired?.until ?? null),
    retestNum,
    interviewNum,
    ...coachTimes,
    ...namesOfBusy(row.busyWith),
  };
  return { row, remainingClasses, gates, coachTimes, named };
}

/** The page of the web app where the caller mends a gate, or null where there is none, or somebody else has to. */
export function mendPath(code: BlockingGate | WarningGate, caller: Member, planId: string, row: StartRow): string | null {
  const child = `/system/center/detail/subjectDetail?id=${row.subjectId}`;
  if (code === 'RocketSystem:SubjectNotBound' || code === 'RocketSystem:SubjectLoggedOut') return child;
  if (code === 'RocketSystem:NoValidContract' || code === 'RocketSystem:FewClassesLeft')
    return caller.policies.has('RocketSystem.UserContract.Create') ? `${child}&tab=contracts` : null;
  const mends: Partial<Record<typeof code, [Policy, string]>> = {
    'RocketSystem:SettingsIncomplete': ['Menu.Manage.UserConfiguration', '/system/center/menu/manage/userConfiguration'],
    'RocketSystem:CertificateExpired': ['PFE.CoachTrainingConfig.Write', '/system/center/menu/manage/coachConfiguration'],
    'RocketSystem:CoachTimesUsedUp': ['PFE.CoachTrainingConfig.Write', '/system/center/menu/manage/coachConfiguration'],
    'RocketSystem:ParentInterviewDue': ['PFE.UserManagement.Questionnaire.Write', `${child}&tab=questionnaires`],
  };
  if (code === 'RocketSystem:SettingsIncomplete' && !row.timesSetting) return null;
  const mend = mends[code];
  if (mend) return caller.policies.has(mend[0]) ? mend[1] : null;
  const session = '/system/center/detail/userOfflineCourseDetail';
  if (code === 'RocketSystem:SessionAlreadyOpen') return `${session}?planId=${planId}&num=${row.openNum}`;
  if (code === 'RocketSystem:CoachBusy' && row.busyWith) return pathOfRunning(row.busyWith);
  return null;
}

/** Where a session goes on that keeps its coach from another one. */
export function pathOfRunning({ planId, kind, num }: BusyWith): string {
  const detail = '/system/center/detail';
  if (kind === 'trial') return `${detail}/trialSessionDetail?trialPlanId=${planId}`;
  return `${detail}/${kind === 'group' ? 'groupOfflinePlanDetail' : 'userOfflineCourseDetail'}?planId=${planId}&num=${num}`;
}
