import { limits } from '@trellis/contract/limits';
import { musicOfStage } from '@trellis/contract/music/generation/rules';
import { dateIn } from '@trellis/contract/scheduling/rules';
import { stageOn } from '@trellis/contract/subjects/rules';
import { type TrialGate, trialGates } from '@trellis/contract/trial-plans/rules';
import type { trialSessionCalls } from '@trellis/contract/trial-plans/session-calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { type BusyWith, enterParticipants, messageOf, namesOfBusy, pathOfRunning, trainedNow } from '../offline-plans/public.ts';
import { recordEvent } from '../plans/public.ts';
import { lockCoaches } from '../scheduling/public.ts';
import { lockSubject, subjectOf } from '../subjects/public.ts';
import { findMusic, hasOpenTrial, insertTrial, latestOverallForm } from './trial-store.ts';
import { trialsLeft } from './trials-left.ts';

type Calls = typeof trialSessionCalls;

/** All gates of starting a trial with a child at once, each with what to do about it. */
export async function beforeStart(
  db: Db,
  caller: Member,
  { userId }: InputOf<Calls['beforeStart']>,
): Promise<OutputOf<Calls['beforeStart']>> {
  const { gates, tryCount, openPlanId, busy } = await checkStart(db, caller, userId);
  const maySet = maySetTrials(caller);
  return {
    gates: gates.map(({ code, level }) => ({
      code,
      level,
      message: messageOf(code, caller.language, { count: tryCount, ...namesOfBusy(busy) }),
      mend: mendPath(code, { userId, openPlanId, busy, maySet }),
    })),
    tryCount,
    canStart: gates.every(({ level }) => level === 'warn'),
  };
}

/** Starts a trial. Of two starts at once one waits for the child and then finds the other's trial running. */
export async function startTrial(db: Db, caller: Member, input: InputOf<Calls['start']>): Promise<OutputOf<Calls['start']>> {
  const { userId: subjectId, trainingType, complaint } = input;
  if (!(await lockSubject(db, subjectId))) refuse('SubjectNotFound');
  // or two starts at once would both find their coach free
  await lockCoaches(db, caller.tenantId, [caller.personId]);
  const { gates, busy } = await checkStart(db, caller, subjectId);
  const block = gates.find(({ level }) => level === 'block');
  if (block) refuse(block.code, { data: namesOfBusy(busy) });
  const { tenantId, personId: coachId, now } = caller;
  const [overallFormId, musicCourseId] = await Promise.all([
    latestOverallForm(db),
    findMusic(db, await musicTypeOf(db, caller, subjectId)),
  ]);
  const { planId, sessionId } = await insertTrial(db, {
    tenantId,
    subjectId,
    coachId,
    trainingType,
    complaint,
    overallFormId,
    musicCourseId,
    startDifficulty: limits.difficulty.classPlanDefault,
    now,
  });
  await enterParticipants(db, caller, sessionId, { plannedCoachId: coachId });
  await recordEvent(db, caller, { planId, event: 'created' });
  await recordEvent(db, caller, { planId, event: 'sessionStarted', sessionId, num: 1 });
  return { trialPlanId: planId };
}

async function checkStart(db: Db, caller: Member, subjectId: string) {
  const [subject, openPlanId, busy, tryCount] = await Promise.all([
    subjectOf(db, subjectId),
    hasOpenTrial(db, subjectId),
    trainedNow(db, caller),
    trialsLeft(db),
  ]);
  const gates = trialGates({
    projectEnabled: !caller.withheld.has('RocketSystem.UserOfflinePlan.Write'),
    subjectLoggedOut: subject.loggedOutAt !== null,
    hasOpenTrial: openPlanId !== null,
    coachBusy: busy !== null,
    tryCount,
  });
  return { gates, tryCount, openPlanId, busy };
}

async function musicTypeOf(db: Db, caller: Member, subjectId: string): Promise<string> {
  const { birthday } = await db.selectFrom('app.subjects').select('birthday').where('id', '=', subjectId).executeTakeFirstOrThrow();
  return musicOfStage(stageOn(String(birthday), dateIn(caller.zone, caller.now.toISOString())));
}

/** Whether the caller sets how many trials are left. */
const maySetTrials = ({ policies }: Member): boolean => policies.has('Menu.Manage.UserConfiguration');

interface Mended {
  userId: string;
  openPlanId: string | null;
  busy: BusyWith | null;
  maySet: boolean;
}

/** The page of the web app where the caller mends a gate, or null where there is none, or somebody else has to. */
function mendPath(code: TrialGate['code'], { userId, openPlanId, busy, maySet }: Mended): string | null {
  if (code === 'RocketSystem:TrialAlreadyOpen') return `/system/center/detail/trialSessionDetail?trialPlanId=${openPlanId}`;
  if (code === 'RocketSystem:CoachBusy') return busy && pathOfRunning(busy);
  if (code === 'RocketSystem:SubjectLoggedOut') return `/system/center/detail/subjectDetail?id=${userId}`;
  const isOfSettings = code === 'RocketSystem:NoTrialsAvailable' || code === 'RocketSystem:FewTrialsLeft';
  return isOfSettings && maySet ? '/system/center/dataPanel/calendar?open=rules' : null;
}
