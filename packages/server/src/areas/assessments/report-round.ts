import { sql } from 'kysely';
import { codeOfDatabaseError } from '../../platform/db/constraints.ts';
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

/** So many at a time: one that waits must not keep the others waiting. */
const lanes = 3;

type Outcome = 'made' | 'gone' | 'held' | 'failed';

/**
 * Makes every report that is due, and says how many. What somebody else holds is stepped over first, since another process may be making it, and
 * waited for at the end: it may also be a guardian who submits twice, and then nobody would come back for it.
 */
export async function makeDueReports(pools: Pools, log: (line: string) => void): Promise<number> {
  const attempt = async (due: Due, how: 'stepOver' | 'wait'): Promise<Outcome> => {
    try {
      return await inCentre(pools, due, (db) => makeOne(db, due, how));
    } catch (error) {
      log(`The report of assessment ${due.userAssessmentId} could not be made: ${(error as Error).message}`);
      if (codeOfDatabaseError(error) !== 'Trellis:Busy') await noteFailure(pools, due, log);
      return 'failed';
    }
  };
  let made = 0;
  for (;;) {
    const due = await findDue(pools);
    const first = await inLanes(due, (one) => attempt(one, 'stepOver'));
    let count = howManyMade(first);
    if (count === 0) {
      const held = due.filter((_, index) => first[index] === 'held');
      count = howManyMade(await inLanes(held, (one) => attempt(one, 'wait')));
    }
    if (count === 0) return made;
    made += count;
  }
}

const howManyMade = (outcomes: readonly Outcome[]): number => outcomes.filter((outcome) => outcome === 'made').length;

async function findDue(pools: Pools): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select tenant_id as "tenantId", user_assessment_id as "userAssessmentId", run_id as "runId", person_id as "personId"
    from jobs.due_reports(${atOnce})`.execute(pools.jobs);
  return rows;
}

async function inLanes(due: readonly Due[], run: (due: Due) => Promise<Outcome>): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const left = due.entries();
  // one iterator for all: each lane takes what no other has taken
  const lane = async () => {
    for (const [index, one] of left) outcomes[index] = await run(one);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return outcomes;
}

const inCentre = <T>(pools: Pools, { tenantId, personId }: Due, run: (db: Db) => Promise<T>): Promise<T> =>
  inTransaction(pools.centre, { 'app.tenant_id': tenantId, 'app.person_id': personId }, run);

/** Makes one report, unless somebody holds it and is not waited for, or another process made it. */
async function makeOne(db: Db, { userAssessmentId, runId }: Due, how: 'stepOver' | 'wait'): Promise<Outcome> {
  const own = await db
    .selectFrom('app.user_assessments')
    .select('status')
    .where('id', '=', userAssessmentId)
    .forUpdate()
    .$if(how === 'stepOver', (query) => query.skipLocked())
    .executeTakeFirst();
  if (!own) return how === 'stepOver' ? 'held' : 'gone';
  if (runId === null && own.status !== 'Finished') return 'gone';
  if (runId !== null && !(await lockItem(db, runId, userAssessmentId))) return 'gone';
  await writeReport(db, userAssessmentId);
  if (runId !== null) await endItem(db, runId, userAssessmentId, false);
  return 'made';
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
async function noteFailure(pools: Pools, due: Due, log: (line: string) => void): Promise<void> {
  const { userAssessmentId, runId } = due;
  await inCentre(pools, due, async (db) => {
    if (runId === null) {
      await db.updateTable('app.user_assessments').set({ report_failed_at: sql`now()` }).where('id', '=', userAssessmentId).execute();
    } else if (await lockItem(db, runId, userAssessmentId)) await endItem(db, runId, userAssessmentId, true);
  }).catch((error: Error) => log(`That the report of assessment ${userAssessmentId} failed could not be noted: ${error.message}`));
}
