import { missingOfTrialTexts } from '@trellis/contract/trial-plans/errors';
import type { trialSessionCalls } from '@trellis/contract/trial-plans/session-calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { closeSession, mayGiveUp, removeParticipants } from '../offline-plans/public.ts';
import { recordEvent } from '../plans/public.ts';
import { requireWritable } from './running-trial.ts';
import { lockTrial } from './trial-store.ts';
import { takeTrial, trialsLeft } from './trials-left.ts';
import { loadTrial } from './view-trial.ts';

type Calls = typeof trialSessionCalls;

/** Finishes a trial and takes one of the trials left. Sent again it answers the same and takes nothing more. */
export async function finishTrial(db: Db, caller: Member, { trialPlanId }: InputOf<Calls['done']>): Promise<OutputOf<Calls['done']>> {
  const trial = await lockTrial(db, trialPlanId);
  if (trial.state === 'finished') return { tryCount: await trialsLeft(db) };
  requireWritable(trial);
  const { missing } = await loadTrial(db, trial);
  if (missing.length > 0) {
    const texts = missing.map((part) => missingOfTrialTexts[part][caller.language]);
    refuse('RocketSystem:TrialIncomplete', { data: { missing: texts.join(caller.language === 'zh-Hans' ? '、' : ', '), parts: missing } });
  }
  const tryCount = await takeTrial(db);
  const { planId, sessionId } = trial;
  await closeSession(db, caller, sessionId);
  await endPlan(db, planId, 'ended');
  await recordEvent(db, caller, { planId, event: 'sessionFinished', sessionId, num: 1 });
  await recordEvent(db, caller, { planId, event: 'ended', sessionId, num: 1 });
  return { tryCount };
}

/** Gives a running trial up, also where nothing else of it may be written: nobody took part in it, and it takes none of the trials left. Sent again it changes nothing. */
export async function abandonTrial(db: Db, caller: Member, { trialPlanId, reason }: InputOf<Calls['abandon']>): Promise<void> {
  if (!mayGiveUp(caller)) refuse('Trellis:NotAllowed');
  const { planId, sessionId, state } = await lockTrial(db, trialPlanId);
  if (state === 'finished') refuse('RocketSystem:SessionNotOpen');
  if (state === 'cancelled') return;
  await removeParticipants(db, sessionId);
  await db.updateTable('app.sessions').set({ state: 'cancelled' }).where('id', '=', sessionId).execute();
  await endPlan(db, planId, 'cancelled');
  await recordEvent(db, caller, { planId, event: 'sessionAbandoned', sessionId, num: 1, reasons: [reason] });
}

async function endPlan(db: Db, planId: string, state: 'ended' | 'cancelled'): Promise<void> {
  await db.updateTable('app.plans').set({ state }).where('id', '=', planId).execute();
}
