import type { AssessmentType } from '@trellis/contract/assessments/rules';
import type { subjectGrantCalls } from '@trellis/contract/subject-grants/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';

type Call = typeof subjectGrantCalls.getReports;

interface Row {
  id: string;
  title: string;
  assessmentType: AssessmentType;
  finishedAt: Date;
}

/** The completed reports of a child that was granted to the caller's centre, the latest first: that they are there, not what they say. */
export async function listReports(db: Db, caller: Member, { id }: InputOf<Call>): Promise<OutputOf<Call>> {
  const [granted, reports] = await Promise.all([
    sql`select 1 from app.granted_subjects(null) where id = ${id}`.execute(db),
    sql<Row>`
      select id, title ->> ${caller.language} as title, assessment_type as "assessmentType", finished_at as "finishedAt"
      from app.granted_reports(${id})`.execute(db),
  ]);
  if (granted.rows.length === 0) return refuse('Trellis:SubjectGrantNotFound');
  return { items: reports.rows.map((row) => ({ ...row, finishedAt: row.finishedAt.toISOString() })) };
}
