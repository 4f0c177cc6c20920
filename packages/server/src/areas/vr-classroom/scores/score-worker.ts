import type { Pools } from '../../../platform/db/pools.ts';
import { type RoundWorker, startRoundWorker } from '../../../platform/jobs/round-worker.ts';
import { makeDueScores } from './score-round.ts';

interface Options {
  pools: Pools;
  url: string;
  log: (line: string) => void;
}

/** Scores tests anew as soon as they are asked for, until it is stopped. Any number of processes may have one. */
export const startScoreWorker = ({ pools, url, log }: Options): RoundWorker =>
  startRoundWorker({ channel: 'scores', url, log, pollSeconds: 30, round: () => makeDueScores(pools, log) });
