import type { adminCalls } from '@trellis/contract/admins/calls';
import type { RolePolicy } from '@trellis/contract/admins/roles/calls';
import { grantablePolicies, sideOf } from '@trellis/contract/admins/rules';
import { grantedPolicies, type Role } from '@trellis/contract/policies';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';

type Call = typeof adminCalls.rolePolicies;

/** What a role may do: by default, and as somebody decided for all or for one tenant. */
export async function viewRolePolicies(db: Db, _caller: Actor, input: InputOf<Call>): Promise<OutputOf<Call>> {
  const { role, tenantId } = input;
  if (tenantId) await requireRoleOfTenant(db, role, tenantId);
  return { role, tenantId, policies: await policiesOf(db, role, tenantId) };
}

/** Refuses a tenant of a kind in which nobody has the role. */
export async function requireRoleOfTenant(db: Db, role: Role, tenantId: string): Promise<void> {
  const tenant = await db
    .selectFrom('identity.tenants')
    .select(['kind', 'name'])
    .where('id', '=', tenantId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!tenant) return refuse('Trellis:NotFound', { members: ['tenantId'] });
  if (tenant.kind !== sideOf(role)) refuse('Trellis:RoleNotOfTenant', { members: ['tenantId'], data: { tenantName: tenant.name } });
}

async function policiesOf(db: Db, role: Role, tenantId: string | null): Promise<RolePolicy[]> {
  const overrides = await db
    .selectFrom('identity.role_policies')
    .select(['tenant_id', 'policy', 'granted'])
    .where('role', '=', role)
    .where((build) => build.or([build('tenant_id', 'is', null), ...(tenantId ? [build('tenant_id', '=', tenantId)] : [])]))
    .execute();
  const defaults = grantedPolicies([role], []);
  return grantablePolicies(role).map((policy) => {
    const decided = (tenant: string | null) =>
      overrides.find((each) => each.policy === policy && each.tenant_id === tenant)?.granted ?? null;
    const byDefault = defaults.has(policy);
    const everywhere = decided(null);
    const own = tenantId ? decided(tenantId) : null;
    return { policy, byDefault, everywhere, own, granted: own ?? everywhere ?? byDefault };
  });
}
