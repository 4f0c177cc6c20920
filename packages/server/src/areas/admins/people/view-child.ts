import type { adminCalls } from '@trellis/contract/admins/calls';
import type { ChildInfo } from '@trellis/contract/admins/people/schemas';
import type { LocalText } from '@trellis/contract/languages';
import type { InputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { findChildren } from './child-store.ts';

/** One child of a centre that the caller looks after. */
export async function viewChild(db: Db, caller: Actor, { id }: InputOf<typeof adminCalls.childInfo>): Promise<ChildInfo> {
  const [child] = await findChildren(db, [id]);
  if (!child) return refuse('SubjectNotFound');
  return { ...child, guardians: await findGuardians(db, id), plans: await findPlans(db, caller, id) };
}

async function findGuardians(db: Db, subjectId: string): Promise<ChildInfo['guardians']> {
  const { rows } = await sql<ChildInfo['guardians'][number]>`
    select guardian.id, guardian.full_name as "nickName", link.role from app.subject_guardians link
    join app.guardians guardian on guardian.tenant_id = link.tenant_id and guardian.id = link.guardian_id
    where link.subject_id = ${subjectId}
    order by guardian.created_at, guardian.id`.execute(db);
  return rows;
}

async function findPlans(db: Db, caller: Actor, subjectId: string): Promise<ChildInfo['plans']> {
  const { rows } = await sql<Omit<ChildInfo['plans'][number], 'displayName'> & { name: LocalText }>`
    select plan.id, version.name, plan.state, counted."totalNum", counted.finished
    from app.plan_members member
    join app.plans plan on plan.tenant_id = member.tenant_id and plan.id = member.plan_id and plan.state <> 'deleted'
    join catalog.plan_template_versions version on version.id = plan.plan_template_version_id
    cross join lateral (
      select count(*) as "totalNum", count(*) filter (where session.state = 'finished') as finished
      from app.sessions session where session.tenant_id = plan.tenant_id and session.plan_id = plan.id
    ) counted
    where member.subject_id = ${subjectId}
    order by plan.created_at desc, plan.id`.execute(db);
  return rows.map(({ name, ...plan }) => ({ ...plan, displayName: name[caller.language] ?? name.en }));
}
