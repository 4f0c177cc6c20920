import { type CurrentUser, projects } from '@trellis/contract/account/schemas';
import type { tenantInfo } from '@trellis/contract/account/tenants';
import { limits } from '@trellis/contract/limits';
import type { Policy } from '@trellis/contract/policies';
import type { z } from 'zod';
import { policiesOf } from '../../platform/http/caller.ts';
import type { IdentityContext } from '../../platform/http/routes.ts';
import { unservedOf } from '../../platform/http/served-policies.ts';
import type { SignIn } from '../../platform/http/sign-in.ts';
import type { Standing } from '../../platform/http/whole-platform.ts';
import { signFile } from '../files/public.ts';
import { contractWindowOf } from './contract-window.ts';
import { profileOf } from './person-store.ts';
import { signedIn } from './signed-in.ts';
import { listCentres, logoKeyOf, membershipsOf } from './store.ts';

const nothing = { granted: new Set<Policy>(), withheld: new Set<Policy>() };

const typeOfSide = { management: 'Management', centre: 'Center', enterprise: 'Enterprise', area: 'Area' } as const;
const adminRoles = new Set([
  'admin',
  'operationAdmin',
  'finance',
  'financeAdmin',
  'editor',
  'editorAdmin',
  'medicalSupport',
  'supervisor',
  'salesAdmin',
  'CenterAdmin',
  'EnterpriseAdmin',
  'AreaAdmin',
]);

/** The signed-in person with every membership, and what the chosen one may do. */
export async function describeCurrentUser(context: IdentityContext): Promise<CurrentUser> {
  const person = signedIn(context);
  const chosen = context.signIn?.membership ?? null;
  const tenant = chosen?.tenant ?? null;
  const { identity } = context.pools;
  const [profile, memberships, centres, logoKey, contractWindow] = await Promise.all([
    profileOf(identity, person.personId),
    membershipsOf(identity, person.personId),
    centresOf(context, chosen),
    tenant && logoKeyOf(identity, tenant.id),
    tenant && chosen?.side === 'centre' ? contractWindowOf(identity, tenant, person.now) : null,
  ]);
  const { granted, withheld } = context.signIn ? policiesOf(context.signIn) : nothing;
  const { nowhere, readOnly } = chosen ? unservedOf(granted, standingOf(chosen)) : { nowhere: [], readOnly: [] };
  return {
    ...profile,
    language: person.language,
    membershipId: chosen?.id ?? null,
    type: chosen ? typeOfSide[chosen.side] : null,
    roles: chosen?.roles ?? [],
    adminRoles: (chosen?.roles ?? []).filter((role) => adminRoles.has(role)),
    frozen: chosen?.state === 'Invalid',
    canEditResumes: granted.has('PFE.Account.Resumes.Write'),
    tenant: tenant && { id: tenant.id, name: tenant.name, zone: tenant.zone, logo: logoKey && signFile(logoKey) },
    memberships,
    projectStatus: tenant ? projects.map((name) => ({ name, status: tenant.projects.includes(name) })) : [],
    contractWindow,
    institutionType: tenant?.institutionType ?? null,
    timesSetting: tenant?.timesSetting ?? false,
    canChangeList: centres,
    centerList: centres,
    grantedPolicies: [...granted],
    withheldPolicies: [...new Set([...withheld, ...nowhere])],
    readOnlyPolicies: readOnly,
  };
}

/** The part of it that changes with the chosen membership. */
export async function describeTenant(context: IdentityContext): Promise<z.infer<typeof tenantInfo>> {
  const user = await describeCurrentUser(context);
  const { membershipId, type, roles, adminRoles: ofAdmin, tenant, projectStatus, contractWindow, institutionType, timesSetting } = user;
  const { canChangeList, centerList, grantedPolicies, withheldPolicies, readOnlyPolicies } = user;
  return {
    membershipId,
    type,
    roles,
    adminRoles: ofAdmin,
    tenant,
    projectStatus,
    contractWindow,
    institutionType,
    timesSetting,
    canChangeList,
    centerList,
    grantedPolicies,
    withheldPolicies,
    readOnlyPolicies,
  };
}

const standingOf = ({ side, reach }: NonNullable<SignIn['membership']>): Standing =>
  side === 'centre' ? { kind: 'member' } : { kind: 'overseer', side, reach: reach ?? 'all' };

/** The centres to pick from. Platform staff who see all get the first of them; the picker searches for the others. */
async function centresOf({ pools }: IdentityContext, chosen: SignIn['membership']) {
  if (!chosen) return [];
  if (chosen.side === 'centre') return chosen.tenant ? [{ id: chosen.tenant.id, name: chosen.tenant.name }] : [];
  return listCentres(pools.identity, { among: chosen.reach ?? 'all', limit: limits.mostCentersTold });
}
