import { isSpent } from '@trellis/contract/admins/rules';
import type { groupPlanCalls } from '@trellis/contract/group-plans/calls';
import type { ChildStanding } from '@trellis/contract/group-plans/schemas';
import type { groupSessionCalls } from '@trellis/contract/group-plans/session-calls';
import { whenSaid } from '@trellis/contract/offline-plans/rules';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import { writtenDay } from '../../platform/documents/written.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { messageOf } from '../../platform/http/texts.ts';
import { coachTimesOf, expiredCertificateOf, lockCoachTimes } from '../admins/public.ts';
import {
  type BusyWith,
  busyWith,
  enterParticipants,
  findRunning,
  lockPlan,
  namesOfBusy,
  openSession,
  pathOfRunning,
} from '../offline-plans/public.ts';
import { recordEvent } from '../plans/public.ts';
import { lockCoaches, openOccurrence } from '../scheduling/public.ts';
import { standingsOfPlan } from './children.ts';
import { followClass, groupPlanOf } from './plan-store.ts';
import { certificateGate, interviewsNeeded } from './warn-of-start.ts';

type PlanCalls = typeof groupPlanCalls;
type SessionCalls = typeof groupSessionCalls;

type Gate =
  | 'RocketSystem:ProjectDisabled'
  | 'RocketSystem:PlanNotActive'
  | 'RocketSystem:SessionAlreadyOpen'
  | 'RocketSystem:NoSessionLeft'
  | 'RocketSystem:SettingsIncomplete'
  | 'RocketSystem:CoachTimesUsedUp'
  | 'RocketSystem:CoachBusy'
  | 'Trellis:NobodyMayTrain';

/** All gates of starting the next session at once, each with what to do about it, and how each child stands. */
export async function beforeGroupStart(
  db: Db,
  caller: Member,
  { groupTrainingPlanId: planId }: InputOf<PlanCalls['beforeStartCourse']>,
): Promise<OutputOf<PlanCalls['beforeStartCourse']>> {
  const [check, certificate, interviews] = await Promise.all([
    checkStart(db, caller, planId),
    certificateGate(db, caller),
    interviewsNeeded(db, caller, planId),
  ]);
  const { gates, named, children, num } = check;
  const shut = gates.map((code) => ({
    code,
    level: 'block' as const,
    message: messageOf(code, caller.language, named),
    mend: mendPath(code, caller, planId, check),
  }));
  const all = certificate ? [...shut, certificate] : shut;
  return { gates: all, num, canStart: all.every(({ level }) => level === 'warn'), children, interviews };
}

/**
 * Starts the next session with every child of the class that may take part. Of two starts at once one waits and then finds it open. A start that names
 * the session is of that one alone, and answers the same to whoever runs it already: it may have been kept where there was no network.
 */
export async function startGroupSession(
  db: Db,
  caller: Member,
  { groupTrainingPlanId: planId, num: asked, startedAt }: InputOf<SessionCalls['startCourse']>,
): Promise<OutputOf<SessionCalls['startCourse']>> {
  if (!(await lockPlan(db, planId))) refuse('Trellis:NotFound', { members: ['groupTrainingPlanId'] });
  await lockCoachTimes(db, caller);
  if (asked !== undefined) {
    const running = await findRunning(db, caller, planId, asked);
    if (running) return { sessionId: running, num: asked };
  }
  await lockCoaches(db, caller.tenantId, [caller.personId]);
  await followClass(db, planId, caller.now);
  const { gates, named, children, num: next, trainerId } = await checkStart(db, caller, planId);
  const [block] = gates;
  if (block) refuse(block, { data: named });
  await refuseExpired(db, caller);
  const num = next ?? refuse('RocketSystem:NoSessionLeft');
  if (asked !== undefined && asked !== num) refuse('RocketSystem:SessionNotNext');
  const now = whenSaid(startedAt, caller.now);
  const sessionId = await openSession(db, { ...caller, now }, planId, num);
  const bookedCoachId = await openOccurrence(db, { planId, sessionId, now, zone: caller.zone });
  const attending = children.filter(({ code }) => code === null).map(({ id }) => id);
  await enterParticipants(db, caller, sessionId, { plannedCoachId: bookedCoachId ?? trainerId, subjectIds: attending });
  await recordEvent(db, caller, { planId, event: 'sessionStarted', sessionId, num });
  return { sessionId, num };
}

async function refuseExpired(db: Db, caller: Member): Promise<void> {
  const expired = await expiredCertificateOf(db, caller);
  if (expired?.blocks) refuse('RocketSystem:CertificateExpired', { data: { certificateUntil: writtenDay(expired.until) } });
}

/** The page of the web app where the caller mends a gate, or null where there is none, or somebody else has to. */
function mendPath(code: Gate, { policies }: Member, planId: string, { busy, openNum, maySet }: Check): string | null {
  if (code === 'RocketSystem:SessionAlreadyOpen') return `/system/center/detail/groupOfflinePlanDetail?planId=${planId}&num=${openNum}`;
  if (code === 'RocketSystem:CoachBusy') return busy && pathOfRunning(busy);
  if (code === 'RocketSystem:SettingsIncomplete')
    return maySet && policies.has('Menu.Manage.UserConfiguration') ? '/system/center/menu/manage/userConfiguration' : null;
  if (code === 'RocketSystem:CoachTimesUsedUp')
    return policies.has('PFE.CoachTrainingConfig.Write') ? '/system/center/menu/manage/coachConfiguration' : null;
  return null;
}

interface Check {
  gates: Gate[];
  busy: BusyWith | null;
  openNum: number | null;
  /** The centre may change its settings itself. */
  maySet: boolean;
  named: Record<string, string | number | null>;
  children: ChildStanding[];
  num: number | null;
  trainerId: string;
}

async function checkStart(db: Db, caller: Member, planId: string): Promise<Check> {
  const [plan, children, coachTimes, { rows }] = await Promise.all([
    groupPlanOf(db, planId),
    standingsOfPlan(db, caller, planId),
    coachTimesOf(db, caller),
    sql<{ settingsComplete: boolean; maySet: boolean; busyWith: BusyWith | null }>`
      select exists (select 1 from app.centre_settings as settings where settings.tenant_id = p.tenant_id) as "settingsComplete",
        (select tenant.times_setting from identity.tenants as tenant where tenant.id = p.tenant_id) as "maySet",
        ${busyWith(caller.personId)} as "busyWith"
      from app.plans as p where p.id = ${planId}`.execute(db),
  ]);
  const { settingsComplete = false, maySet = false, busyWith: other = null } = rows[0] ?? {};
  const shut: [boolean, Gate][] = [
    [caller.withheld.has('RocketSystem.UserOfflinePlan.Write'), 'RocketSystem:ProjectDisabled'],
    [plan.state !== 'active', 'RocketSystem:PlanNotActive'],
    [plan.openNum !== null, 'RocketSystem:SessionAlreadyOpen'],
    [plan.nextNum === null, 'RocketSystem:NoSessionLeft'],
    [!settingsComplete, 'RocketSystem:SettingsIncomplete'],
    [coachTimes !== null && isSpent(coachTimes.usedTimes, coachTimes.totalTimes), 'RocketSystem:CoachTimesUsedUp'],
    [other !== null, 'RocketSystem:CoachBusy'],
    [children.every(({ code }) => code !== null), 'Trellis:NobodyMayTrain'],
  ];
  return {
    gates: shut.filter(([isShut]) => isShut).map(([, code]) => code),
    busy: other,
    openNum: plan.openNum,
    maySet,
    named: { ...coachTimes, ...namesOfBusy(other) },
    children,
    num: plan.nextNum,
    trainerId: plan.trainerId,
  };
}
