import { startReportWorker } from './areas/assessments/public.ts';
import { startWebhookWorker } from './areas/connections/public.ts';
import { examJob } from './areas/exams/public.ts';
import { removeLeftoverFiles } from './areas/files/public.ts';
import { attachFiles } from './areas/messages/public.ts';
import { paymentsJob } from './areas/payments/public.ts';
import { erasingJob } from './areas/retention/public.ts';
import { attachSession } from './areas/scheduling/public.ts';
import { countingJob } from './areas/statistics/public.ts';
import { attachReport, startScoreWorker } from './areas/vr-classroom/public.ts';
import { backupsJob } from './platform/backup/expired-backups.ts';
import type { Pools } from './platform/db/pools.ts';
import { exportJob } from './platform/exports/jobs.ts';
import { cleaningJobs } from './platform/jobs/clean-up.ts';
import { ledgerJob } from './platform/jobs/ledger-check.ts';
import { orderRemindingJob, remindingJob } from './platform/jobs/reminders.ts';
import { type Job, startRounds } from './platform/jobs/rounds.ts';
import { forgettingJob } from './platform/live/forget-events.ts';
import { configureAttachments } from './platform/mail/attachments.ts';
import { startPostman } from './platform/mail/postman.ts';

const minute = 60_000;

interface Beside {
  pools: Pools;
  /** Where the role of jobs listens for what there is to do. */
  url: string;
  /** Where backups are put and removed from. */
  backupDir: string | undefined;
  watchJobs: (jobs: readonly Job[]) => Job[];
  log: Parameters<typeof startRounds>[1] & { warn(line: string): void };
}

/** What every process does beside answering: it sends letters, makes reports and scores, and comes round with its jobs. */
export function startWork({ pools, url, backupDir, watchJobs, log }: Beside): { stop(): Promise<void> } {
  configureAttachments(async (letter) => [
    ...(await attachReport(pools, letter)),
    ...(await attachFiles(pools.jobs, letter)),
    ...(await attachSession(pools.jobs, letter)),
  ]);
  const told = (line: string) => log.warn(line);
  const leftovers = { name: 'uploads that nothing names', run: () => removeLeftoverFiles(pools.jobs) };
  const workers = [
    startPostman({ jobs: pools.jobs, url, log: told }),
    startReportWorker({ pools, url, log: told }),
    startScoreWorker({ pools, url, log: told }),
    startWebhookWorker({ jobs: pools.jobs, url, log: told }),
    startRounds(
      watchJobs([
        ...cleaningJobs(pools.jobs),
        ledgerJob(pools.jobs),
        orderRemindingJob(pools.jobs),
        erasingJob(pools.jobs),
        leftovers,
        backupsJob(backupDir),
      ]),
      log,
    ),
    startRounds(
      watchJobs([remindingJob(pools.jobs), paymentsJob(pools), examJob(pools.jobs), forgettingJob(pools.jobs), exportJob(pools.jobs)]),
      log,
      minute,
    ),
    // counted in half a minute at most, so that nobody reads what is older than one
    startRounds(watchJobs([countingJob(pools.platform)]), log, minute / 2),
  ];
  return {
    stop: async () => {
      for (const worker of workers) await worker.stop();
    },
  };
}
