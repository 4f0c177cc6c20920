import { type CurrentUser, projects } from '@trellis/contract/account/schemas';
import { policiesOf, type SignIn } from '../../platform/http/caller.ts';
import type { IdentityContext } from '../../platform/http/routes.ts';
import { signedIn } from './signed-in.ts';
import { listCentres, membershipsOf } from './store.ts';

const mostCentres = 200;

const typeOfSide = { management: 'Management', centre: 'Center', enterprise: 'Enterprise', area: 'Area' } as const;
const adminRoles = new Set([
  'admin',
  'operationAdmin',
  'financeAdmin',
  'editorAdmin',
  'salesAdmin',
  'CenterAdmin',
  'EnterpriseAdmin',
  'AreaAdmin',
]);

/** The signed-in person with every membership, and what the chosen one may do. */
export async function describeCurrentUser(context: IdentityContext): Promise<CurrentUser> {
  const person = signedIn(context);
  const chosen = context.signIn?.membership ?? null;
  const [memberships, centres] = await Promise.all([membershipsOf(context.pools.identity, person.personId), centresOf(context, chosen)]);
  const tenant = chosen?.tenant ?? null;
  return {
    id: person.personId,
    name: person.name,
    email: person.email,
    language: person.language,
    membershipId: chosen?.id ?? null,
    type: chosen ? typeOfSide[chosen.side] : null,
    roles: chosen?.roles ?? [],
    adminRoles: (chosen?.roles ?? []).filter((role) => adminRoles.has(role)),
    tenant: tenant && { id: tenant.id, name: tenant.name, zone: tenant.zone },
    memberships,
    projectStatus: tenant ? projects.map((name) => ({ name, status: tenant.projects.includes(name) })) : [],
    institutionType: tenant?.institutionType ?? null,
    timesSetting: tenant?.timesSetting ?? false,
    canChangeList: centres,
    centerList: centres,
    grantedPolicies: context.signIn ? [...policiesOf(context.signIn)] : [],
  };
}

/** The centres to pick from. Platform staff who see all get the first of them; the picker searches for the others. */
async function centresOf({ pools }: IdentityContext, chosen: SignIn['membership']) {
  if (!chosen) return [];
  if (chosen.side === 'centre') return chosen.tenant ? [{ id: chosen.tenant.id, name: chosen.tenant.name }] : [];
  return listCentres(pools.identity, { among: chosen.reach ?? 'all', limit: mostCentres });
}
