import type { Language } from '@trellis/contract/languages';
import type { offlinePlanCalls } from '@trellis/contract/offline-plans/calls';
import { missingPartTexts } from '@trellis/contract/offline-plans/errors';
import { commodityOfPlan, type MissingPart, whenSaid } from '@trellis/contract/offline-plans/rules';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { Refusal, refuse } from '../../platform/http/refusal.ts';
import { remindOfClasses } from '../contracts/public.ts';
import { consumeClass, lockCredits, remainingOf } from '../credits/public.ts';
import { recordEvent } from '../plans/public.ts';
import { childrenBooked, finishOccurrence, settleAway } from '../scheduling/public.ts';
import { attendingOf } from './participants.ts';
import { lockPlan, markReadyToEnd } from './plan-store.ts';
import { requireWritable } from './running-session.ts';
import { loadSession } from './session-parts.ts';
import { closeSession, lockSessionOfPlan, type SessionChild, type SessionRow } from './session-store.ts';

type Input = InputOf<typeof offlinePlanCalls.finish>;
type Output = OutputOf<typeof offlinePlanCalls.finish>;

/** Finishes the running session of a child. Sent again, also by two coaches at once, it answers the same and takes nothing more. */
export async function finishSession(db: Db, caller: Member, input: Input): Promise<Output> {
  const session = await finishOnce(db, caller, { planId: input.userOfflinePlanId, ...input });
  const childId = session.children[0]?.id ?? refuse('Trellis:NotFound');
  const remaining = await remainingOf(db, [childId]);
  return { isLast: session.num === session.totalNum, remainingClasses: remaining.get(childId) ?? 0, nextNum: session.nextNum };
}

interface Finishing {
  planId: string;
  num: number;
  /** When it was finished without a network, by the clock of the center. */
  finishedAt?: string | undefined;
  run?: number | undefined;
}

/** Finishes a session that runs and takes its classes; one that is finished stays as it is. */
export async function finishOnce(db: Db, caller: Member, { planId, num, finishedAt, run }: Finishing): Promise<SessionRow> {
  if (!(await lockPlan(db, planId))) refuse('Trellis:NotFound');
  const session = (await lockSessionOfPlan(db, planId, num)) ?? refuse('Trellis:NotFound');
  if (session.state === 'finished') return session;
  requireWritable(session, run);
  const { missing } = await loadSession(db, session);
  if (missing.length > 0)
    refuse('RocketSystem:SessionIncomplete', { data: { missing: describe(missing, caller.language), parts: missing } });
  await finish(db, caller, session, whenSaid(finishedAt, caller.now, session.openedAt));
  return session;
}

async function finish(db: Db, caller: Member, session: SessionRow, now: Date): Promise<void> {
  const { id: sessionId, planId, num } = session;
  await takeClasses(db, caller, session, await finishOccurrence(db, { sessionId }));
  const closed = closeSession(db, { ...caller, now }, sessionId);
  await Promise.all([closed, recordEvent(db, caller, { planId, event: 'sessionFinished', sessionId, num })]);
  if (session.nextNum !== null) return;
  await markReadyToEnd(db, planId);
  await recordEvent(db, caller, { planId, event: 'readyToEnd', sessionId, num });
}

/** One class of each child that attends; of a class that was booked, what is held for the others returns, or is taken as missed. */
async function takeClasses(db: Db, caller: Member, session: SessionRow, occurrenceId: string | null): Promise<void> {
  const { id: sessionId, kind, run } = session;
  const commodity = commodityOfPlan[kind];
  if (!commodity) return;
  const booked = occurrenceId && kind === 'group' ? await childrenBooked(db, occurrenceId) : [];
  // in one order, whoever of them attends: two classes with the same children may finish at once
  const all = new Set([...booked, ...session.children.map(({ id }) => id)]);
  if (kind === 'group') await Promise.all([...all].sort().map((subjectId) => lockCredits(db, subjectId)));
  // a step of all children is one round trip; whoever is refused is told once nobody asks any more
  let failure: unknown;
  const taking = (await attendingOf(db, sessionId)).map(async (subjectId) => {
    try {
      await consumeClass(db, caller, { subjectId, commodity, sessionId, run, occurrenceId });
      await remindOfClasses(db, caller, subjectId);
    } catch (error) {
      failure ??=
        kind === 'group'
          ? ofClass(
              error,
              session.children.find(({ id }) => id === subjectId),
            )
          : error;
    }
  });
  await Promise.all(taking);
  if (failure !== undefined) throw failure;
  if (!occurrenceId) return;
  const attendances = new Map(session.children.map(({ id, attendance }) => [id, attendance]));
  const standing = booked.map((subjectId) => ({ subjectId, attendance: attendances.get(subjectId) ?? null }));
  const away = standing.filter(({ attendance }) => attendance !== 'Attend');
  await settleAway(db, caller, { occurrenceId, commodity, away });
}

/** In a class it is told who has nothing left: nobody else could say. */
const ofClass = (error: unknown, child: SessionChild | undefined): unknown =>
  error instanceof Refusal && error.code === 'RocketSystem:NoClassLeft'
    ? new Refusal('Trellis:NoClassSessionLeft', { data: { name: child?.name ?? '' } })
    : error;

function describe(missing: readonly MissingPart[], language: Language): string {
  const texts = missing.map((part) => missingPartTexts[part][language]);
  return texts.join(language === 'zh-Hans' ? '、' : ', ');
}
