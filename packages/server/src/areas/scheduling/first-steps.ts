import type { Policy } from '@trellis/contract/policies';
import type { FirstStep } from '@trellis/contract/scheduling/schemas';
import { coachRoles } from '@trellis/contract/subjects/rules';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';

/** Who sets a center up: whoever may take each of the steps. */
const setsUp: readonly Policy[] = [
  'PFE.UserManagement.User.Write',
  'PFE.UserManagement.Subject.Write',
  'RocketSystem.UserContract.Create',
  'RocketSystem.Schedule.Write',
];

/**
 * The steps of a new center, each done as soon as the center has what it leads to: a telephone number of whoever sets it up, another one who may
 * coach, a child, a contract, a session that began. A child to try things with counts for none. Nothing once all are done.
 */
export async function listFirstSteps(db: Db, caller: Member): Promise<FirstStep[]> {
  if (!setsUp.every((policy) => caller.policies.has(policy))) return [];
  const { rows } = await sql<Record<FirstStep['step'], boolean>>`
    select
      exists (select from identity.memberships as membership join identity.persons as person on person.id = membership.person_id
        where membership.id = ${caller.membershipId} and coalesce(membership.phone, person.phone) is not null) as profile,
      exists (select from identity.memberships as membership join identity.membership_roles as role on role.membership_id = membership.id
        where membership.tenant_id = ${caller.tenantId} and membership.person_id <> ${caller.personId} and membership.left_at is null
          and role.role = any (${coachRoles})) as staff,
      exists (select from app.subjects as subject where subject.tenant_id = ${caller.tenantId} and not subject.is_test) as child,
      exists (select from app.user_contracts as contract join app.subjects as subject on subject.tenant_id = contract.tenant_id
          and subject.id = contract.subject_id
        where contract.tenant_id = ${caller.tenantId} and not subject.is_test) as contract,
      exists (select from app.sessions as session join app.plan_members as member on member.tenant_id = session.tenant_id
          and member.plan_id = session.plan_id
        join app.subjects as subject on subject.tenant_id = member.tenant_id and subject.id = member.subject_id
        where session.tenant_id = ${caller.tenantId} and session.state <> 'notStarted' and not subject.is_test) as session`.execute(db);
  const done = rows[0];
  if (!done || order.every((step) => done[step])) return [];
  return order.map((step) => ({ step, done: done[step] }));
}

const order = ['profile', 'staff', 'child', 'contract', 'session'] as const satisfies readonly FirstStep['step'][];
