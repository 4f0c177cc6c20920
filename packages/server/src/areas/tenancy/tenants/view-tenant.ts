import { projects } from '@trellis/contract/account/schemas';
import type { tenancyCalls } from '@trellis/contract/tenancy/calls';
import type { InstitutionType, Tenant, TenantState } from '@trellis/contract/tenancy/schemas';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { actsForPlatform } from '../../../platform/http/whole-platform.ts';
import { signFile } from '../../files/public.ts';
import { invitationOf } from '../administrators/invitation-store.ts';
import { tenantOptions } from './find-tenants.ts';
import { openSignInsOf } from './open-sign-ins.ts';
import { parentsOf } from './parents.ts';
import { figuresOf, noFigures } from './tenant-figures.ts';
import { findTenant, projectsOf } from './tenant-store.ts';
import { typeOf } from './types-of-tenants.ts';

const mostOptions = 1000;

/** One tenant. What the platform noted about it, and who was invited, the platform alone reads. */
export async function viewTenant(db: Db, caller: Actor, { id }: { id: string }): Promise<Tenant> {
  const row = (await findTenant(db, id)) ?? refuse('Trellis:NotFound', { members: ['id'] });
  const isPlatform = actsForPlatform(caller);
  const [known, parents, ofTenant, invitation, openSignIns] = await Promise.all([
    figuresOf(db, [id]),
    parentsOf(db, [id]),
    projectsOf(db, id),
    isPlatform ? invitationOf(db, row) : null,
    isPlatform ? openSignInsOf(db, id) : null,
  ]);
  const figures = known.get(id) ?? noFigures;
  const enabled = new Map(ofTenant.map(({ project, enabled: status }) => [project, status]));
  const named = (kind: 'enterprise' | 'area') =>
    parents.filter((parent) => parent.kind === kind).map((parent) => ({ id: parent.id, name: parent.name }));
  return {
    id: row.id,
    type: typeOf(row.kind),
    name: row.name,
    state: row.state as TenantState,
    zone: row.zone,
    institutionType: row.institution_type as InstitutionType,
    contactName: row.contact_name,
    email: row.email,
    phone: row.phone,
    address: row.address,
    remark: isPlatform ? row.remark : null,
    timesSetting: row.times_setting,
    vratReminderAmount: row.vrat_reminder_amount,
    hfsReminderAmount: row.hfs_reminder_amount,
    logo: row.logo_key && signFile(row.logo_key),
    projectStatus: row.kind === 'centre' ? projects.map((name) => ({ name, status: enabled.get(name) ?? false })) : [],
    enterprises: named('enterprise'),
    areas: named('area'),
    invitation,
    openSignIns,
    ...figures,
    centerCount: row.kind === 'centre' ? null : figures.centerCount,
    createdAt: row.created_at.toISOString(),
    concurrencyStamp: row.concurrency_stamp,
  };
}

/** A tenant as its form begins, with what it may be tied to. */
export async function prepareTenant(
  db: Db,
  caller: Actor,
  { id }: InputOf<typeof tenancyCalls.prepareForEdit>,
): Promise<OutputOf<typeof tenancyCalls.prepareForEdit>> {
  const [tenant, enterprises, areas] = await Promise.all([
    id === null ? null : viewTenant(db, caller, { id }),
    tenantOptions(db, 'enterprise', { maxResultCount: mostOptions }),
    tenantOptions(db, 'area', { maxResultCount: mostOptions }),
  ]);
  return { tenant, enterprises, areas };
}
