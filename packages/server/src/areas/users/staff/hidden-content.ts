import { type MenuEntry, menus } from '@trellis/contract/menu';
import { grantedPolicies, type PolicyOverride } from '@trellis/contract/policies';
import { familyOf, isOn } from '@trellis/contract/projects';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { staffCalls } from '@trellis/contract/users/staff/calls';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { centreOf } from './reach.ts';
import { findStaff } from './staff-store.ts';

interface Allowed {
  overrides: PolicyOverride[];
  projects: string[];
  timesSetting: boolean;
}

/** The centre's pages that somebody does not see: for lack of a role, or because the centre has not enabled what they are about. */
export async function findHiddenContent(
  db: Db,
  caller: Actor,
  input: InputOf<typeof staffCalls.hiddenContent>,
): Promise<OutputOf<typeof staffCalls.hiddenContent>> {
  const staff = await findStaff(db, centreOf(caller, input.tenantId), input.userId);
  const { overrides, projects, timesSetting } = await allowedAt(db, staff.tenantId);
  const granted = grantedPolicies(staff.roles, overrides);
  const items: Hidden[] = menus.Center.flatMap((entry) => {
    const reason = granted.has(entry.key) ? reasonOfCentre(entry, projects, timesSetting) : 'role';
    return reason ? [{ key: entry.key, label: entry.label, reason }] : [];
  });
  return { items };
}

type Hidden = OutputOf<typeof staffCalls.hiddenContent>['items'][number];

function reasonOfCentre({ key, needs }: MenuEntry, projects: string[], timesSetting: boolean): Hidden['reason'] | undefined {
  if (!isOn(familyOf[key], new Set(projects))) return 'project';
  return needs === 'timesSetting' && !timesSetting ? 'setting' : undefined;
}

async function allowedAt(db: Db, tenantId: string): Promise<Allowed> {
  const { rows } = await sql<Allowed>`
    select t.times_setting as "timesSetting",
      array(select j.project from identity.tenant_projects as j where j.tenant_id = t.id and j.enabled) as projects,
      (select coalesce(jsonb_agg(jsonb_build_object('role', o.role, 'policy', o.policy, 'granted', o.granted) order by o.tenant_id nulls first), '[]')
        from identity.role_policies as o where o.tenant_id is null or o.tenant_id = t.id) as overrides
    from identity.tenants as t where t.id = ${tenantId}`.execute(db);
  return rows[0] ?? { overrides: [], projects: [], timesSetting: false };
}
