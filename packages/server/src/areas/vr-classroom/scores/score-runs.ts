import { scoringVersion } from '@trellis/contract/scoring/score';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { ScoreRun, scoringCalls, vrScoreCalls } from '@trellis/contract/vr-classroom/score-calls';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor, Member } from '../../../platform/http/caller.ts';
import { subjectOf } from '../../subjects/public.ts';
import { scoreOfTest } from '../score-store.ts';
import { lockTest } from '../test-store.ts';

type Calls = typeof vrScoreCalls;
type Progress = OutputOf<(typeof scoringCalls)['progress']>;

const mostRuns = 20;

type RunRow = Omit<ScoreRun, 'creationTime'> & { createdAt: Date };
const runsWhere = (condition: RawBuilder<unknown>) => sql<RunRow>`
  select run.id, run.request_id as "caseId", test.test_type as "testType", run.status, run.created_at as "createdAt"
  from app.score_runs run
  join app.test_requests test on test.tenant_id = run.tenant_id and test.id = run.request_id
  where ${condition}
  order by run.created_at desc, run.id desc limit ${mostRuns}`;

const present = ({ createdAt, ...run }: RunRow): ScoreRun => ({ ...run, creationTime: createdAt.toISOString() });

/** Asks for a test to be scored anew; of many who ask at once all get the one that waits. */
export async function generateReport(db: Db, caller: Member, { caseId }: InputOf<Calls['generateReport']>): Promise<ScoreRun> {
  const test = await lockTest(db, caseId, 'caseId');
  await scoreOfTest(db, caseId);
  await sql`
    insert into app.score_runs (tenant_id, request_id, subject_id, asked_by, created_at)
    values (${caller.tenantId}, ${caseId}, ${test.subject_id}, ${caller.personId}, ${caller.now})
    on conflict (tenant_id, request_id) where status = 'Create' do nothing`.execute(db);
  const { rows } = await runsWhere(sql`run.request_id = ${caseId}`).execute(db);
  return present(rows[0] as RunRow);
}

/** The tests of a child that were scored anew lately. */
export async function listRuns(
  db: Db,
  _caller: Member,
  { userId }: InputOf<Calls['regenerateList']>,
): Promise<OutputOf<Calls['regenerateList']>> {
  const [{ rows }] = await Promise.all([runsWhere(sql`run.subject_id = ${userId}`).execute(db), subjectOf(db, userId)]);
  return { items: rows.map(present) };
}

/** How many tests are scored by the formulae in force. */
export async function viewProgress(db: Db): Promise<Progress> {
  const { rows } = await sql<Omit<Progress, 'version'>>`
    select count(*)::int as recordings,
      count(*) filter (where exists (
        select from app.test_scores score
        where score.tenant_id = recording.tenant_id and score.recording_id = recording.id and score.scoring_version = ${scoringVersion}
      ))::int as current,
      (select count(*)::int from app.score_runs where status = 'Create') as waiting,
      count(*) filter (where (
        select run.status from app.score_runs run
        where run.tenant_id = recording.tenant_id and run.request_id = recording.request_id
        order by run.created_at desc, run.id desc limit 1
      ) = 'Failed')::int as failed
    from app.test_recordings recording`.execute(db);
  const [found] = rows as [Omit<Progress, 'version'>];
  return { version: scoringVersion, ...found };
}

/** Puts every test in line that is not scored by the formulae in force; those that wait already stay where they are. */
export async function recomputeAll(db: Db, caller: Actor): Promise<Progress> {
  await sql`
    insert into app.score_runs (tenant_id, request_id, subject_id, asked_by, created_at)
    select recording.tenant_id, recording.request_id, test.subject_id, ${caller.personId}, ${caller.now}
    from app.test_recordings recording
    join app.test_requests test on test.tenant_id = recording.tenant_id and test.id = recording.request_id
    where not exists (
      select from app.test_scores score
      where score.tenant_id = recording.tenant_id and score.recording_id = recording.id and score.scoring_version = ${scoringVersion}
    )
    on conflict (tenant_id, request_id) where status = 'Create' do nothing`.execute(db);
  return viewProgress(db);
}
