import type { assessmentReportCalls } from '@trellis/contract/assessments/report-calls';
import type { ReportRun } from '@trellis/contract/assessments/schemas';
import { type Language, toLocale } from '@trellis/contract/languages';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { subjectOf } from '../subjects/public.ts';

type Calls = typeof assessmentReportCalls;

/** Begins to make reports of a child anew; each that stands stays until the new one is there. */
export async function regenerateReports(
  db: Db,
  caller: Member,
  { userId, userAssessmentIds }: InputOf<Calls['regenerate']>,
): Promise<ReportRun> {
  await subjectOf(db, userId);
  const wanted = [...new Set(userAssessmentIds)];
  const { rows } = await sql<{ id: string; status: string }>`
    select id, status from app.user_assessments where id = any (${wanted}::uuid[]) and subject_id = ${userId}`.execute(db);
  if (rows.length < wanted.length) refuse('Trellis:UserAssessmentNotFound', { members: ['userAssessmentIds'] });
  if (rows.some(({ status }) => status !== 'ReportedReady')) refuse('Trellis:ReportNotReady', { members: ['userAssessmentIds'] });
  const run = await db
    .insertInto('app.report_runs')
    .values({ tenant_id: caller.tenantId, subject_id: userId, started_by: caller.personId, created_at: caller.now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('app.report_run_items')
    .values(wanted.map((id) => ({ tenant_id: caller.tenantId, run_id: run.id, user_assessment_id: id })))
    .execute();
  const { items } = await runsOf(db, caller.language, userId);
  return items.find(({ id }) => id === run.id) ?? refuse('Trellis:NotFound');
}

/** The reports of a child that were made anew lately. */
export async function listRuns(db: Db, caller: Member, { userId }: { userId: string }): Promise<OutputOf<Calls['regenerateList']>> {
  await subjectOf(db, userId);
  return runsOf(db, caller.language, userId);
}

interface RunRow {
  id: string;
  status: ReportRun['status'];
  createdAt: Date;
  titles: string[];
  items: ReportRun['items'];
}

const mostRuns = 20;

async function runsOf(db: Db, language: Language, subjectId: string): Promise<{ items: ReportRun[] }> {
  const { rows } = await sql<RunRow>`
    select run.id, run.status, run.created_at as "createdAt",
      array_agg(item.title ->> ${language} order by own.created_at, own.id) as titles,
      jsonb_agg(jsonb_build_object('CaseId', part.user_assessment_id, 'Finish', part.finish) order by own.created_at, own.id) as items
    from app.report_runs run
    join app.report_run_items part on part.tenant_id = run.tenant_id and part.run_id = run.id
    join app.user_assessments own on own.tenant_id = part.tenant_id and own.id = part.user_assessment_id
    join catalog.assessments item on item.id = own.assessment_id
    where run.subject_id = ${subjectId}
    group by run.tenant_id, run.id
    order by run.created_at desc, run.id desc limit ${mostRuns}`.execute(db);
  return {
    items: rows.map(({ titles, createdAt, ...run }) => ({
      ...run,
      name: new Intl.ListFormat(toLocale(language)).format(titles),
      creationTime: createdAt.toISOString(),
    })),
  };
}
