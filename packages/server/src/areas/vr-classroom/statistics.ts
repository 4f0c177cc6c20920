import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { vrClassroomCalls } from '@trellis/contract/vr-classroom/calls';
import type { vrCaseCalls } from '@trellis/contract/vr-classroom/case-calls';
import type { testResourceCalls } from '@trellis/contract/vr-classroom/resource-calls';
import type { CentreStatistic, MonthStatistic } from '@trellis/contract/vr-classroom/schemas';
import { type RawBuilder, sql } from 'kysely';
import { countRows, inPage } from '../../platform/db/page.ts';
import { containing } from '../../platform/db/patterns.ts';
import type { Db } from '../../platform/db/types.ts';
import type { Actor, Member } from '../../platform/http/caller.ts';
import { requireCentre } from '../tenancy/public.ts';
import { ofPeriod, requireCountedDays } from './test-filter.ts';

type Cases = typeof vrCaseCalls;
interface Period {
  from?: string | undefined;
  to?: string | undefined;
}

const counts = sql`
  count(test.id)::int as requests, (count(test.id) filter (where test.status in ('Created', 'CodeIssued', 'Testing')))::int as open,
  (count(test.id) filter (where test.status = 'Finished'))::int as finished,
  (count(test.id) filter (where test.status = 'Cancelled'))::int as cancelled, count(distinct test.subject_id)::int as "childCount"`;

/** A test's month by the clock of its centre. */
const month = sql`date_trunc('month', test.created_at at time zone tenant.zone)`;

/** The tests of a centre month by month, the latest first. */
export async function monthsOf(db: Db, caller: Actor, centreId: string, period: Period): Promise<MonthStatistic[]> {
  requireCountedDays(caller, period);
  const { rows } = await sql<MonthStatistic>`
    select to_char(${month}, 'MM-YYYY') as period, ${counts}
    from app.test_requests test join identity.tenants tenant on tenant.id = test.tenant_id
    where test.tenant_id = ${centreId} and ${ofPeriod(caller, period)}
    group by ${month} order by ${month} desc`.execute(db);
  return rows;
}

/** The same of the caller's own centre, a page of it. */
export async function listMonths(
  db: Db,
  caller: Member,
  { pageIndex, pageSize, ...period }: InputOf<typeof vrClassroomCalls.testRequestStatistics>,
): Promise<OutputOf<typeof vrClassroomCalls.testRequestStatistics>> {
  const months = await monthsOf(db, caller, caller.tenantId, period);
  return { items: months.slice((pageIndex - 1) * pageSize, pageIndex * pageSize), totalCount: months.length };
}

/** The same of one of the centres that the caller looks after. */
export async function listCentreMonths(
  db: Db,
  caller: Actor,
  { centerId, pageIndex, pageSize, ...period }: InputOf<Cases['centerTestRequestStatistics']>,
): Promise<OutputOf<Cases['centerTestRequestStatistics']>> {
  await requireCentre(db, centerId, 'centerId');
  const months = await monthsOf(db, caller, centerId, period);
  return { items: months.slice((pageIndex - 1) * pageSize, pageIndex * pageSize), totalCount: months.length };
}

/** What each centre with the project, or with tests of before, ordered. `tail` orders and pages. */
export async function centresWhere(
  db: Db,
  caller: Actor,
  { from, to, filter }: Period & { filter?: string | undefined },
  condition: RawBuilder<unknown>,
  tail: RawBuilder<unknown>,
): Promise<CentreStatistic[]> {
  requireCountedDays(caller, { from, to });
  const named = filter ? sql`tenant.name ilike ${containing(filter)}` : sql`true`;
  const { rows } = await sql<CentreStatistic>`
    select tenant.id, tenant.name, counted.requests, counted.open, counted.finished, counted.cancelled, counted."childCount", coalesce((
        select case when bool_or(a.unlimited) then -1 else sum(a.balance) end::int from app.credit_accounts a
        where a.tenant_id = tenant.id and a.tenant_resource_id is not null and a.commodity = 'vrat' and a.bucket = 'available'
      ), 0) as left
    from identity.tenants tenant
    cross join lateral (
      select ${counts} from app.test_requests test where test.tenant_id = tenant.id and ${ofPeriod(caller, { from, to })}
    ) as counted
    where ${hasTests} and ${named} and ${condition} ${tail}`.execute(db);
  return rows;
}

const hasTests = sql`tenant.kind = 'centre' and tenant.deleted_at is null and (
  exists (select 1 from identity.tenant_projects p where p.tenant_id = tenant.id and p.project = 'Project.Vrat' and p.enabled)
  or exists (select 1 from app.test_requests test where test.tenant_id = tenant.id)
)`;

/** What each centre ordered, by name, a page of it. */
export async function listCentres(
  db: Db,
  caller: Actor,
  { pageIndex, pageSize, ...input }: InputOf<Cases['testRequestStatistics']>,
): Promise<OutputOf<Cases['testRequestStatistics']>> {
  const page = { skipCount: (pageIndex - 1) * pageSize, maxResultCount: pageSize };
  const named = input.filter ? sql`tenant.name ilike ${containing(input.filter)}` : sql`true`;
  const [items, totalCount] = await Promise.all([
    centresWhere(db, caller, input, sql`true`, inPage(sql`lower(tenant.name), tenant.id`, page)),
    countRows(db, sql`from identity.tenants tenant where ${hasTests} and ${named}`),
  ]);
  return { items, totalCount };
}

/** How many children were tested in each month of a year. */
export async function countChildren(
  db: Db,
  caller: Actor,
  { year = caller.now.getUTCFullYear(), tenantId }: InputOf<typeof testResourceCalls.monthlyChildren>,
): Promise<OutputOf<typeof testResourceCalls.monthlyChildren>> {
  const centre = caller.kind === 'member' ? caller.tenantId : tenantId;
  const { rows } = await sql<{ period: string; childCount: number }>`
    select to_char(begun.month, 'MM-YYYY') as period, count(distinct begun.subject_id)::int as "childCount"
    from (
      select date_trunc('month', test.begun_at at time zone tenant.zone) as month, test.subject_id
      from app.test_requests test join identity.tenants tenant on tenant.id = test.tenant_id
      where test.begun_at is not null and ${centre ? sql`test.tenant_id = ${centre}` : sql`true`}
    ) as begun
    where extract(year from begun.month) = ${year}
    group by begun.month order by begun.month desc`.execute(db);
  return { items: rows };
}
