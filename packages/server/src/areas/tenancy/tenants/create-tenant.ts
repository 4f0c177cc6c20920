import { projects } from '@trellis/contract/account/schemas';
import type { tenancyCalls } from '@trellis/contract/tenancy/calls';
import type { InputOf } from '@trellis/contract/types';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { inviteAdmin } from '../administrators/invite-admin.ts';
import { grantPlanTemplates } from '../grants/grant-store.ts';
import { logoColumn, tenantColumns } from './tenant-columns.ts';
import { requireOwnFields, setProjects, setTies } from './ties.ts';
import { kindOf } from './types-of-tenants.ts';

type Input = InputOf<typeof tenancyCalls.create>;

const firstDurations = [30, 45, 60];

/** Adds a tenant with everything that it needs to work, and invites its contact as administrator. */
export async function createTenant(db: Db, caller: Actor, input: Input): Promise<{ id: string }> {
  const kind = kindOf(input.type);
  requireOwnFields(kind, input);
  const email = input.email?.toLowerCase() ?? null;
  const { id } = await db
    .insertInto('identity.tenants')
    .values({ kind, ...tenantColumns(input), ...(await logoColumn(db, caller, input.logoId)), email, created_at: caller.now })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (kind === 'centre') await furnishCentre(db, id, input);
  if (email) await inviteAdmin(db, caller, { id, kind, ...input }, { email, name: input.contactName, isFirst: true });
  return { id };
}

async function furnishCentre(db: Db, id: string, input: Input): Promise<void> {
  const given = new Map(input.projectStatus.map(({ name, status }) => [name, status]));
  await setProjects(
    db,
    id,
    projects.map((name) => ({ name, status: given.get(name) ?? false })),
  );
  await setTies(db, id, input);
  await db.insertInto('app.centre_settings').values({ tenant_id: id, session_durations: firstDurations }).execute();
  await grantPlanTemplates(db, id);
}
