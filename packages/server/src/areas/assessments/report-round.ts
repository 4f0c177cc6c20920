import { sql } from 'kysely';
import type { Pools } from '../../platform/db/pools.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Db } from '../../platform/db/types.ts';
import { writeReport } from './write-report.ts';

interface Due {
  tenantId: string;
  userAssessmentId: string;
  /** The run in which it is made anew; null for the first report. */
  runId: string | null;
  personId: string;
}

const atOnce = 50;

/** Makes every report that is due, and says how many. Of several processes each takes what no other has under its lock. */
export async function makeDueReports(pools: Pools, log: (line: string) => void): Promise<number> {
  let made = 0;
  for (;;) {
    const { rows } = await sql<Due>`
      select tenant_id as "tenantId", user_assessment_id as "userAssessmentId", run_id as "runId", person_id as "personId"
      from jobs.due_reports(${atOnce})`.execute(pools.jobs);
    let taken = 0;
    for (const due of rows) {
      try {
        if (await inCentre(pools, due, (db) => makeOne(db, due))) taken += 1;
      } catch (error) {
        log(`The report of assessment ${due.userAssessmentId} could not be made: ${(error as Error).message}`);
        await inCentre(pools, due, (db) => noteFailure(db, due));
      }
    }
    made += taken;
    if (taken === 0) return made;
  }
}

const inCentre = <T>(pools: Pools, { tenantId, personId }: Due, run: (db: Db) => Promise<T>): Promise<T> =>
  inTransaction(pools.centre, { 'app.tenant_id': tenantId, 'app.person_id': personId }, run);

/** Makes one report; false where another process has it, or had it. */
async function makeOne(db: Db, { userAssessmentId, runId }: Due): Promise<boolean> {
  const own = await db
    .selectFrom('app.user_assessments')
    .select('status')
    .where('id', '=', userAssessmentId)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!own || (runId === null && own.status !== 'Finished')) return false;
  if (runId !== null && !(await lockItem(db, runId, userAssessmentId))) return false;
  await writeReport(db, userAssessmentId);
  if (runId !== null) await endItem(db, runId, userAssessmentId, false);
  return true;
}

/** The run first, so that of two who end its last items the second sees what the first did. */
async function lockItem(db: Db, runId: string, userAssessmentId: string): Promise<boolean> {
  await db.selectFrom('app.report_runs').select('id').where('id', '=', runId).forUpdate().executeTakeFirst();
  const item = await db
    .selectFrom('app.report_run_items')
    .select('run_id')
    .where('run_id', '=', runId)
    .where('user_assessment_id', '=', userAssessmentId)
    .where('finish', '=', false)
    .executeTakeFirst();
  return item !== undefined;
}

async function endItem(db: Db, runId: string, userAssessmentId: string, failed: boolean): Promise<void> {
  await db
    .updateTable('app.report_run_items')
    .set({ finish: true, failed })
    .where('run_id', '=', runId)
    .where('user_assessment_id', '=', userAssessmentId)
    .execute();
  await sql`
    update app.report_runs run
    set status = case when exists (select 1 from app.report_run_items where run_id = run.id and failed) then 'Failed' else 'Success' end
    where run.id = ${runId} and not exists (select 1 from app.report_run_items where run_id = run.id and not finish)`.execute(db);
}

/** A first report is tried again later; one that was to be made anew stays as it is. */
async function noteFailure(db: Db, { userAssessmentId, runId }: Due): Promise<void> {
  if (runId === null) {
    await db.updateTable('app.user_assessments').set({ report_failed_at: sql`now()` }).where('id', '=', userAssessmentId).execute();
  } else if (await lockItem(db, runId, userAssessmentId)) await endItem(db, runId, userAssessmentId, true);
}
