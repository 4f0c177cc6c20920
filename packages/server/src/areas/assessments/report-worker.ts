import type { Pools } from '../../platform/db/pools.ts';
import { type RoundWorker, startRoundWorker } from '../../platform/jobs/round-worker.ts';
import { makeDueReports } from './report-round.ts';

export type ReportWorker = RoundWorker;

export interface ReportWorkerOptions {
  pools: Pools;
  /** Signs in as the jobs role, to be woken. */
  url: string;
  log: (line: string) => void;
  /** How often it looks by itself, in case it was not woken. */
  pollSeconds?: number;
}

/** Makes reports as soon as they are due, until it is stopped. Any number of processes may have one. */
export const startReportWorker = ({ pools, url, log, pollSeconds = 10 }: ReportWorkerOptions): ReportWorker =>
  startRoundWorker({ channel: 'reports', url, log, pollSeconds, round: () => makeDueReports(pools, log) });
