import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { tenantAdministratorCalls } from '@trellis/contract/users/administrators/calls';
import type { TenantAdministrator } from '@trellis/contract/users/administrators/schemas';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { findTenant, type TenantKind } from '../../tenancy/public.ts';
import { type AdministratorRow, administratorsOf } from './administrator-store.ts';

type Call = typeof tenantAdministratorCalls.list;

/** Who runs a tenant, and who was invited to. */
export async function listAdministrators(db: Db, _caller: Actor, { tenantId }: InputOf<Call>): Promise<OutputOf<Call>> {
  const { id, kind } = (await findTenant(db, tenantId)) ?? refuse('Trellis:NotFound', { members: ['tenantId'] });
  const found = await administratorsOf(db, { id, kind: kind as TenantKind });
  return { items: found.map(present) };
}

const text = (at: Date | null) => at?.toISOString() ?? null;

function present(row: AdministratorRow): TenantAdministrator {
  const { membershipId, personId, name, email, isActivated } = row;
  return {
    membershipId,
    personId: isActivated ? personId : null,
    name,
    email,
    state: stateOf(row),
    joinedAt: text(row.joinedAt),
    invitedAt: text(row.invitedAt),
    expiresAt: text(row.expiresAt),
    lastSignInAt: text(row.lastSignInAt),
    openSignIns: row.openSignIns,
  };
}

export function stateOf({ state, isActivated }: Pick<AdministratorRow, 'state' | 'isActivated'>): TenantAdministrator['state'] {
  if (state === 'Invalid') return 'Frozen';
  return isActivated ? 'Active' : 'Invited';
}
