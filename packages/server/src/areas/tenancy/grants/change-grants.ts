import type { GrantKind } from '@trellis/contract/tenancy/grants/calls';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { lockCentre } from '../tenants/tenant-store.ts';
import { addGrants, lockCentres, requireItems, withdrawGrants } from './grant-store.ts';
import { listGrantsOfTenant } from './list-grants.ts';

/** Grants a centre exactly these items of a kind. What was begun with an item goes on when it is withdrawn. */
export const setGrantsOfTenant =
  (kind: GrantKind) =>
  async (db: Db, caller: Actor, { tenantId, itemIds }: { tenantId: string; itemIds: string[] }) => {
    await lockCentre(db, tenantId, 'tenantId');
    await requireItems(db, caller, kind, itemIds);
    await sql`delete from catalog.grants where tenant_id = ${tenantId} and kind = ${kind} and item_id <> all (${itemIds}::uuid[])`.execute(
      db,
    );
    await addGrants(db, kind, itemIds, [tenantId]);
    return listGrantsOfTenant(kind)(db, caller, { tenantId });
  };

/** Grants an item to exactly these centres. */
export const setTenantsOfItem =
  (kind: GrantKind) =>
  async (db: Db, caller: Actor, { itemId, tenantIds }: { itemId: string; tenantIds: string[] }): Promise<void> => {
    await requireItems(db, caller, kind, [itemId], 'itemId');
    await lockCentres(db, tenantIds);
    await sql`delete from catalog.grants where item_id = ${itemId} and kind = ${kind} and tenant_id <> all (${tenantIds}::uuid[])`.execute(
      db,
    );
    await addGrants(db, kind, [itemId], tenantIds);
  };

/** Grants, or withdraws, each of these items at each of these centres. */
export const changeGrants =
  (kind: GrantKind) =>
  async (
    db: Db,
    caller: Actor,
    { itemIds, tenantIds, granted }: { itemIds: string[]; tenantIds: string[]; granted: boolean },
  ): Promise<void> => {
    await requireItems(db, caller, kind, itemIds);
    await lockCentres(db, tenantIds);
    await (granted ? addGrants : withdrawGrants)(db, kind, itemIds, tenantIds);
  };
