import type { BlockingGate, StartGate } from '@trellis/contract/offline-plans/rules';
import { startGates } from '@trellis/contract/offline-plans/rules';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { hasContractInForce, remainingOf } from '../credits/public.ts';
import { findStartRow, type StartRow } from './plan-store.ts';

export interface StartCheck {
  row: StartRow;
  remainingClasses: number;
  gates: StartGate[];
}

/** Asks every gate of starting the plan's next session. */
export async function checkStart(db: Db, caller: Member, planId: string): Promise<StartCheck> {
  const row = (await findStartRow(db, planId)) ?? refuse('Trellis:NotFound');
  const remainingClasses = (await remainingOf(db, [row.subjectId])).get(row.subjectId) ?? 0;
  // classes that the centre gave start a session only beside a contract
  const startable = (await hasContractInForce(db, row.subjectId)) ? remainingClasses : 0;
  const gates = startGates({
    projectEnabled: caller.projects.has('Project.Rocket'),
    subjectBound: row.subjectBound,
    subjectLoggedOut: row.subjectLoggedOut,
    planState: row.planState,
    sessionOpen: row.openNum !== null,
    nextNum: row.nextNum,
    remainingClasses: startable,
    settingsComplete: row.settingsComplete,
  });
  return { row, remainingClasses, gates };
}

/** The page of the web app where a gate is mended, or null where there is none. */
export function mendPath(code: BlockingGate | 'RocketSystem:FewClassesLeft', planId: string, row: StartRow): string | null {
  const child = `/system/center/detail/subjectDetail?id=${row.subjectId}`;
  if (code === 'RocketSystem:SubjectNotBound' || code === 'RocketSystem:SubjectLoggedOut') return child;
  if (code === 'RocketSystem:NoValidContract' || code === 'RocketSystem:FewClassesLeft') return `${child}&tab=contracts`;
  if (code === 'RocketSystem:SessionAlreadyOpen')
    return `/system/center/detail/userOfflineCourseDetail?planId=${planId}&num=${row.openNum}`;
  return null;
}
