import { toldForDays } from '@trellis/contract/scheduling/needs/kinds';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { childPage, type Found, mostOfKind } from './found.ts';

const daysAgo = ({ now }: Member, days: number) => new Date(now.getTime() - days * 24 * 3_600_000);

interface Row {
  id: string;
  subjectId: string;
  name: string;
  at: Date;
  of: string[];
}

const told = (kind: Found['kind'], tab: string, { id, subjectId, name, at, of }: Row): Found => ({
  key: `${kind}:${id}`,
  kind,
  subjectId,
  subjectName: name,
  count: null,
  time: at.toISOString(),
  mend: `${childPage}?id=${subjectId}&tab=${tab}`,
  of,
});

/** Contracts that were sent to be signed and are not. */
export async function contractsToSign(db: Db, caller: Member): Promise<Found[]> {
  const { rows } = await sql<Row>`
    select distinct on (r.created_at, r.contract_id) r.contract_id as id, child.id as "subjectId", child.name, r.created_at as at, array[r.created_by] as of
    from app.contract_signings as r
    join app.user_contracts as contract on contract.tenant_id = r.tenant_id and contract.id = r.contract_id and contract.stopped_at is null
    join app.subjects as child on child.tenant_id = r.tenant_id and child.id = r.subject_id and child.erased_at is null and child.tag <> 'Archived'
    where r.tenant_id = ${caller.tenantId} and r.signed_at is null
      -- only the last one that was sent of a contract, and none that was signed another time
      and not exists (
        select 1 from app.contract_signings as other where other.tenant_id = r.tenant_id and other.contract_id = r.contract_id and other.id <> r.id
          and (other.signed_at is not null or other.created_at > r.created_at)
      )
    order by r.created_at, r.contract_id limit ${mostOfKind}`.execute(db);
  return rows.map((row) => told('contractToSign', 'contracts', row));
}

/** Sessions since whose end a day has gone by, and nothing was heard from the family: it may answer until a later one is held. */
export async function feedbackMissing(db: Db, caller: Member): Promise<Found[]> {
  const { rows } = await sql<Row>`
    select r.id, child.id as "subjectId", child.name, r.finished_at as at, array[plan.lead_coach_id] as of
    from app.sessions as r
    join app.plans as plan on plan.tenant_id = r.tenant_id and plan.id = r.plan_id and plan.kind = 'one' and plan.state = 'active'
    join app.plan_members as member on member.tenant_id = plan.tenant_id and member.plan_id = plan.id and member.to_at is null
    join app.subjects as child on child.tenant_id = member.tenant_id and child.id = member.subject_id and child.erased_at is null
      and child.tag <> 'Archived' and child.bind_state = 'Bind'
    where r.tenant_id = ${caller.tenantId} and r.state = 'finished'
      and r.finished_at > ${daysAgo(caller, toldForDays)} and r.finished_at < ${daysAgo(caller, 1)}
      and not exists (
        select 1 from app.sessions as later where later.tenant_id = r.tenant_id and later.plan_id = r.plan_id and later.finished_at > r.finished_at
      )
      and not exists (
        select 1 from app.answers as answer where answer.tenant_id = r.tenant_id and answer.session_id = r.id and answer.scope = 'parent'
      )
    order by r.finished_at desc, r.id limit ${mostOfKind}`.execute(db);
  return rows.map((row) => told('missingFeedback', 'plan', row));
}

/** Reports that came lately, for whoever ordered them. */
export async function reportsReady(db: Db, caller: Member): Promise<Found[]> {
  const { rows } = await sql<Row>`
    select r.id, child.id as "subjectId", child.name, max(report.created_at) as at, array[r.ordered_by] as of
    from app.assessment_reports as report
    join app.user_assessments as r on r.tenant_id = report.tenant_id and r.id = report.user_assessment_id and r.status = 'ReportedReady'
    join app.subjects as child on child.tenant_id = r.tenant_id and child.id = r.subject_id and child.erased_at is null and child.tag <> 'Archived'
    where report.tenant_id = ${caller.tenantId} and report.created_at > ${daysAgo(caller, toldForDays)}
    group by r.id, r.ordered_by, child.id, child.name order by max(report.created_at) desc, r.id limit ${mostOfKind}`.execute(db);
  return rows.map((row) => told('reportReady', 'assessments', row));
}
