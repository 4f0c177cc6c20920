import type { LocalText } from '@trellis/contract/languages';
import type { coachChildrenCalls } from '@trellis/contract/subjects/coaches/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import { countRows, inPage } from '../../../platform/db/page.ts';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { subjectOf } from '../public.ts';

type Call = typeof coachChildrenCalls.planUser;
type Row = Omit<OutputOf<Call>['items'][number], 'planName'> & { name: LocalText };

/** Children with a one-to-one plan: those whose plan is not ended, or one child with all of its plans; the newest plan first. */
export async function listPlanUsers(db: Db, caller: Member, input: InputOf<Call>): Promise<OutputOf<Call>> {
  const about = input.subjectId ? sql`member.subject_id = ${input.subjectId}` : sql`plan.state in ('active', 'readyToEnd')`;
  const plans = sql`
    from app.plans as plan
    join app.plan_members as member on member.tenant_id = plan.tenant_id and member.plan_id = plan.id and member.to_at is null
    where plan.tenant_id = ${caller.tenantId} and plan.kind = 'one' and plan.state <> 'deleted' and ${about}`;
  const order = sql`plan.created_at desc, plan.id`;
  const page = sql<Row>`
    with page as (select plan.*, member.subject_id ${plans} ${inPage(order, input)})
    select subject.id as "subjectId", subject.name as "subjectName", plan.id as "planId", version.name, plan.state,
      counted.finished, counted."totalNum"
    from page as plan
    join app.subjects as subject on subject.tenant_id = plan.tenant_id and subject.id = plan.subject_id
    join catalog.plan_template_versions as version on version.id = plan.plan_template_version_id
    cross join lateral (
      select count(*)::int as "totalNum", (count(*) filter (where session.state = 'finished'))::int as finished
      from app.sessions as session where session.tenant_id = plan.tenant_id and session.plan_id = plan.id
    ) as counted
    order by ${order}`;
  const [{ rows }, totalCount] = await Promise.all([
    page.execute(db),
    countRows(db, plans),
    input.subjectId && subjectOf(db, input.subjectId),
  ]);
  const items = rows.map(({ name, ...row }) => ({ ...row, planName: name[caller.language] ?? name.en }));
  return { items, totalCount };
}
