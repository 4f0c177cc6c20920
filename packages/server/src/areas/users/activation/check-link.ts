import { roleLabel } from '@trellis/contract/account/role-labels';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { activationCalls } from '@trellis/contract/users/activation/calls';
import type { IdentityContext } from '../../../platform/http/routes.ts';
import { findLink } from './link-store.ts';

type Input = InputOf<typeof activationCalls.checkToken>;

/** What a mailed link is for, told to whoever has it. */
export async function checkLink({ pools }: IdentityContext, { token }: Input): Promise<OutputOf<typeof activationCalls.checkToken>> {
  const link = await findLink(pools.identity, token, ['staff', 'admin', 'tenant', 'email']);
  const { purpose, email, name, tenantName, roles, language } = link;
  return {
    purpose,
    isNew: purpose === 'email' || !link.hasAccount,
    email,
    name,
    tenantName,
    roleNames: roles.map((role) => roleLabel(role, language)),
    language,
  };
}

/** Whether the person of an administrator's invitation has no account yet. */
export async function checkRegistration(
  { pools }: IdentityContext,
  { token }: Input,
): Promise<OutputOf<typeof activationCalls.needRegister>> {
  const { hasAccount } = await findLink(pools.identity, token, ['admin']);
  return { needRegister: !hasAccount };
}
