import type { adminCalls } from '@trellis/contract/admins/calls';
import { grantablePolicies, waysToRoles } from '@trellis/contract/admins/rules';
import { grantedPolicies } from '@trellis/contract/policies';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { requireRoleOfTenant, viewRolePolicies } from './role-policies.ts';

type Call = typeof adminCalls.changeRolePolicies;

/** Grants and takes away. It counts from the next call of everybody who holds the role. */
export async function changeRolePolicies(db: Db, caller: Actor, input: InputOf<Call>): Promise<OutputOf<Call>> {
  const { role, tenantId, changes } = input;
  if (tenantId) await requireRoleOfTenant(db, role, tenantId);
  const grantable: readonly string[] = grantablePolicies(role);
  for (const { policy, granted } of changes) {
    if (!grantable.includes(policy)) refuse('Trellis:PolicyNotGrantable', { data: { policy } });
    await decide(db, { role, tenantId, policy, granted });
  }
  await requireOwnWay(db, caller);
  return viewRolePolicies(db, caller, { role, tenantId });
}

interface Decision {
  role: string;
  tenantId: string | null;
  policy: string;
  granted: boolean | null;
}

async function decide(db: Db, { role, tenantId, policy, granted }: Decision): Promise<void> {
  if (granted === null) {
    await sql`
      delete from identity.role_policies
      where role = ${role} and policy = ${policy} and tenant_id is not distinct from ${tenantId}::uuid`.execute(db);
    return;
  }
  await sql`
    insert into identity.role_policies as known (tenant_id, role, policy, granted) values (${tenantId}, ${role}, ${policy}, ${granted})
    on conflict (tenant_id, role, policy) do update set granted = excluded.granted where known.granted <> excluded.granted`.execute(db);
}

/** Nobody locks themselves out of the page on which this is undone. */
async function requireOwnWay(db: Db, caller: Actor): Promise<void> {
  const overrides = await db
    .selectFrom('identity.role_policies')
    .select(['role', 'policy', 'granted'])
    .where('tenant_id', 'is', null)
    .where('role', 'in', caller.roles)
    .execute();
  const left = grantedPolicies(caller.roles, overrides);
  if (waysToRoles.some((policy) => !left.has(policy))) refuse('Trellis:OwnWayToRoles');
}
