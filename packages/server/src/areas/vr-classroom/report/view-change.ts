import { bandOfT, changesBetween, type Tested, whyNotCompared } from '@trellis/contract/scoring/change';
import type { OutputOf } from '@trellis/contract/types';
import type { vrReportCalls } from '@trellis/contract/vr-classroom/report-calls';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { scoreOfTest } from '../score-store.ts';
import type { TestRow } from '../test-store.ts';
import { childAt, loadReport, type Report, type ReportInput } from './load-report.ts';

export type ChangeFound = OutputOf<typeof vrReportCalls.change>;

/** What changed since the test before. */
export const viewChange = async (db: Db, _caller: Actor, input: ReportInput): Promise<ChangeFound> =>
  changeOf(db, await loadReport(db, input));

/** The same of a report that is there already. */
export async function changeOf(db: Db, report: Report): Promise<ChangeFound> {
  const former = await testBefore(db, report.test);
  if (!former) return { former: null, why: null, band: bandOfT, changes: [] };
  const [stored, child] = await Promise.all([scoreOfTest(db, former.caseId), childAt(db, former.caseId)]);
  const [before, after]: [Tested, Tested] = [
    { ...stored, child },
    { score: report.score, paradigm: report.paradigm, child: report.child },
  ];
  const why = whyNotCompared(before, after, report.norms);
  const changes = why === null && report.norms ? changesBetween(before, after, report.norms) : [];
  return { former: { caseId: former.caseId, time: former.time.toISOString() }, why, band: bandOfT, changes };
}

/** The child's last test before this one that brought a recording, at the same center. */
async function testBefore(db: Db, { id, tenantId, subjectId }: TestRow): Promise<{ caseId: string; time: Date } | undefined> {
  const { rows } = await sql<{ caseId: string; time: Date }>`
    select test.id as "caseId", recording.received_at as time
    from app.test_requests test
    join app.test_recordings recording on recording.tenant_id = test.tenant_id and recording.request_id = test.id
    where test.tenant_id = ${tenantId} and test.subject_id = ${subjectId}
      and recording.received_at < (select own.received_at from app.test_recordings own where own.tenant_id = ${tenantId} and own.request_id = ${id})
    order by recording.received_at desc limit 1`.execute(db);
  return rows[0];
}
