import { sessionFault } from '@trellis/contract/offline-plans/rules';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { mayGiveUp } from '../offline-plans/public.ts';
import { lockTrial, type TrialRow } from './trial-store.ts';

/** As of every session, but for the guardian: a family that has not signed need not be bound. */
const faultOf = ({ state, subjectLoggedOut }: TrialRow) =>
  sessionFault({ sessionOpen: state === 'open', planActive: true, subjectBound: true, subjectLoggedOut });

/** The gate of every write into a trial. */
export function requireWritable(trial: TrialRow): TrialRow {
  const fault = faultOf(trial);
  if (fault) refuse(fault);
  return trial;
}

/** A trial that runs, locked until the transaction ends. */
export const lockRunning = async (db: Db, planId: string): Promise<TrialRow> => requireWritable(await lockTrial(db, planId));

/** Whether this caller may give the trial up: also where nothing else of it may be written. */
export const mayAbandon = ({ state }: TrialRow, caller: Member): boolean => state === 'open' && mayGiveUp(caller);

export const isWritable = (trial: TrialRow, caller: Member): boolean =>
  faultOf(trial) === undefined && caller.policies.has('RocketSystem.UserOfflinePlan.Write');
