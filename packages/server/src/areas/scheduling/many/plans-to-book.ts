import type { PlanKind } from '@trellis/contract/offline-plans/rules';
import { dayAround } from '@trellis/contract/scheduling/rules';
import { type notice, usualNotice } from '@trellis/contract/scheduling/schemas';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';

/** A plan that goes on, with all that booking its sessions looks at. */
export interface PlanToBook {
  id: string;
  kind: PlanKind;
  /** Null where it is of a class. */
  subjectId: string | null;
  classGroupId: string | null;
  /** Who is booked. */
  children: string[];
  /** Sessions that are not finished, and how many of them are neither open nor booked. */
  remaining: number;
  left: number;
  /** How long its sessions may last, where something was chosen for it or its child; null: as the coach offers. */
  durations: number[] | null;
  notice: z.infer<typeof notice>[];
}

interface Row extends Omit<PlanToBook, 'durations' | 'notice' | 'left'> {
  ahead: number;
  ofPlan: { duration: number; enable: boolean }[] | null;
  ofChild: number[] | null;
  notice: PlanToBook['notice'] | null;
}

/** The plans by which children and classes train now, all at once: each has one at most. */
export async function plansToBook(
  db: Db,
  caller: Actor,
  { subjects, classes }: { subjects: readonly string[]; classes: readonly string[] },
): Promise<PlanToBook[]> {
  const today = dayAround(caller.now.toISOString(), caller.zone).start;
  const { rows } = await sql<Row>`
    with plan as materialized (
      select plan.id, plan.tenant_id, plan.kind, plan.class_group_id, member.subject_id
      from app.plan_members as member
      join app.plans as plan on plan.tenant_id = member.tenant_id and plan.id = member.plan_id and plan.kind = 'one' and plan.state = 'active'
      where member.subject_id = any (${subjects}::uuid[]) and member.to_at is null
      union all
      select plan.id, plan.tenant_id, plan.kind, plan.class_group_id, null
      from app.plans as plan
      where plan.class_group_id = any (${classes}::uuid[]) and plan.kind = 'group' and plan.state = 'active'
    ), session as materialized (
      select plan_id, count(*)::int as remaining, (count(*) filter (where state = 'open'))::int as open
      from app.sessions where plan_id in (select id from plan) and state in ('notStarted', 'open') group by plan_id
    ), booked as materialized (
      select plan_id, count(*)::int as ahead from app.occurrences
      where plan_id in (select id from plan) and state = 'scheduled' and starts_at >= ${today}::timestamptz group by plan_id
    )
    select plan.id, plan.kind, plan.subject_id as "subjectId", plan.class_group_id as "classGroupId",
      coalesce(session.remaining, 0) as remaining, coalesce(booked.ahead, 0) + coalesce(session.open, 0) as ahead,
      settings.session_durations as "ofPlan", child.session_durations as "ofChild", settings.notices as notice,
      case when plan.class_group_id is null then array[plan.subject_id] else array(
        select link.subject_id from app.class_group_members as link
        where link.tenant_id = plan.tenant_id and link.class_group_id = plan.class_group_id order by link.subject_id
      ) end as children
    from plan
    left join session on session.plan_id = plan.id
    left join booked on booked.plan_id = plan.id
    left join app.plan_settings as settings on settings.tenant_id = plan.tenant_id and settings.plan_id = plan.id
    left join app.subjects as child on child.tenant_id = plan.tenant_id and child.id = plan.subject_id`.execute(db);
  return rows.map(({ ahead, ofPlan, ofChild, ...row }) => ({
    ...row,
    left: row.remaining - ahead,
    durations: ofPlan ? ofPlan.filter(({ enable }) => enable).map(({ duration }) => duration) : ofChild,
    notice: row.notice ?? usualNotice,
  }));
}
