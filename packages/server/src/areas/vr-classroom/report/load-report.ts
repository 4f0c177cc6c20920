import type { Child, NormSet } from '@trellis/contract/scoring/norms';
import type { InputOf } from '@trellis/contract/types';
import type { vrReportCalls } from '@trellis/contract/vr-classroom/report-calls';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { type StoredScore, scoreOfTest } from '../score-store.ts';
import { findTest, type TestRow } from '../test-store.ts';
import { joinedAge, monthsOld } from './childs-age.ts';

export type ReportInput = InputOf<typeof vrReportCalls.info>;

/** What the parts of a report are told from. */
export interface Report extends StoredScore {
  test: TestRow;
  child: Child;
  norms: NormSet | null;
  /** Those that counted before, if the report could be read beside them. */
  formerNorms: NormSet | null;
}

/** The test that a report is asked of; a code that comes with it must be its own. */
export async function testOf(db: Db, { caseId, code }: ReportInput): Promise<TestRow> {
  const test = await findTest(db, caseId, 'caseId');
  return code === undefined || code === test.code ? test : refuse('Trellis:NotFound', { members: ['code'] });
}

/** The report of a test; refuses where nothing was recorded. */
export async function loadReport(db: Db, input: ReportInput): Promise<Report> {
  const test = await testOf(db, input);
  const [stored, child] = await Promise.all([scoreOfTest(db, input.caseId), childAt(db, input.caseId)]);
  return { ...stored, test, child, ...(await normsFor(db, stored.paradigm, test.finishTime)) };
}

/** Sex and age in whole months on the day of the test. */
export async function childAt(db: Db, testRequestId: string): Promise<Child> {
  const { rows } = await sql<Child>`
    select case when child.gender in ('Male', 'Female') then lower(child.gender) end as sex,
      ${monthsOld} as "ageMonths"
    from app.test_requests test
    join app.subjects child on child.tenant_id = test.tenant_id and child.id = test.subject_id
    ${joinedAge}
    where test.id = ${testRequestId}`.execute(db);
  return rows[0] ?? { sex: null, ageMonths: null };
}

/** The norm set in force for a paradigm, if there is any, and the one that was when a test finished and until now. */
async function normsFor(db: Db, paradigm: string, finishTime: Date | null): Promise<Pick<Report, 'norms' | 'formerNorms'>> {
  const [current, former] = await db
    .selectFrom('catalog.norm_sets')
    .select(['set', 'created_at'])
    .where('paradigm', '=', paradigm)
    .orderBy('created_at', 'desc')
    .limit(2)
    .execute();
  const setOf = (row: typeof current) => (row?.set as unknown as NormSet | undefined) ?? null;
  const cameLater = current !== undefined && finishTime !== null && current.created_at > finishTime;
  return { norms: setOf(current), formerNorms: cameLater ? setOf(former) : null };
}
