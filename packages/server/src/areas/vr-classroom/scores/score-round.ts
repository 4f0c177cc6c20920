import { scoreOf } from '@trellis/contract/scoring/score';
import { sql } from 'kysely';
import type { Pools } from '../../../platform/db/pools.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { storage } from '../../files/public.ts';
import { readRecording } from '../headset/read-recording.ts';
import { addScore } from '../score-store.ts';

interface Due {
  tenantId: string;
  runId: string;
  /** Null where the recording went with its child. */
  recordingId: string | null;
  key: string | null;
}

const atOnce = 20;

/**
 * Scores every test that waits for it, one after the other, and says how many. Each is kept by itself: whoever stops in between goes on with
 * those that are left, and two who take the same one keep it once.
 */
export async function makeDueScores(pools: Pools, log: (line: string) => void): Promise<number> {
  let made = 0;
  for (;;) {
    const { rows } = await sql<Due>`
      select tenant_id as "tenantId", run_id as "runId", recording_id as "recordingId", key from jobs.due_scores(${atOnce})`.execute(
      pools.jobs,
    );
    if (rows.length === 0) return made;
    for (const due of rows) {
      await makeOne(pools, due).catch((error: Error) => {
        log(`The test of run ${due.runId} could not be scored: ${error.message}`);
        return end(pools, due, 'Failed');
      });
      made += 1;
    }
  }
}

async function makeOne(pools: Pools, due: Due): Promise<void> {
  const { tenantId, recordingId, key } = due;
  if (recordingId === null || key === null) return end(pools, due, 'Failed');
  const score = scoreOf(readRecording(Buffer.from(await storage().getBytes(key))));
  await inTransaction(pools.centre, { 'app.tenant_id': tenantId }, (db) => addScore(db, { tenantId, recordingId, score, now: new Date() }));
  await end(pools, due, 'Success');
}

async function end(pools: Pools, { tenantId, runId }: Due, status: 'Success' | 'Failed'): Promise<void> {
  await inTransaction(pools.centre, { 'app.tenant_id': tenantId }, (db) =>
    db.updateTable('app.score_runs').set({ status, ended_at: sql`now()` }).where('id', '=', runId).where('status', '=', 'Create').execute(),
  );
}
