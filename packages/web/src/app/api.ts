import routes from 'virtual:call-routes';
import { createORPCClient } from '@orpc/client';
import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import type { accountCalls } from '@trellis/contract/account/calls';
import type { adminCalls } from '@trellis/contract/admins/calls';
import type { coachConfigCalls } from '@trellis/contract/admins/coach-calls';
import type { onlineCalls } from '@trellis/contract/admins/online-calls';
import type { supervisionCalls } from '@trellis/contract/admins/supervisor-calls';
import type { auditCalls } from '@trellis/contract/audit/calls';
import type { contractCalls } from '@trellis/contract/contracts/calls';
import type { creditCalls } from '@trellis/contract/credits/calls';
import type { fileCalls } from '@trellis/contract/files/calls';
import type { mailboxCalls, mailCalls } from '@trellis/contract/mail/calls';
import type { musicCalls } from '@trellis/contract/music/calls';
import type { offlinePlanCalls } from '@trellis/contract/offline-plans/calls';
import type { schedulingCalls } from '@trellis/contract/scheduling/calls';
import type { subjectCalls } from '@trellis/contract/subjects/calls';
import type { tenancyCalls } from '@trellis/contract/tenancy/calls';
import type { tenantContractCalls } from '@trellis/contract/tenant-contracts/calls';
import type { tenantContractCodeCalls } from '@trellis/contract/tenant-contracts/code-calls';
import type { hfsOrderCalls } from '@trellis/contract/tenant-contracts/order-calls';
import type { activationCalls } from '@trellis/contract/users/activation-calls';
import type { staffCalls } from '@trellis/contract/users/staff-calls';
import { readCallError } from './call-error.ts';
import { i18n } from './i18n.ts';
import { currentSignIn } from './sign-in.ts';
import { stepUpToken } from './step-up.ts';

/**
 * One client an area: a client of everything would slow the types. In the browser a call is its method and path; the schemas stay with the
 * forms that need them.
 */
function areaClient<C extends AnyContractRouter>(area: keyof typeof routes) {
  const link = new OpenAPILink(routes[area], {
    url: window.location.origin,
    headers: async () => {
      const user = await currentSignIn();
      const proof = stepUpToken();
      return {
        'accept-language': i18n.language,
        ...(user && { authorization: `Bearer ${user.access_token}` }),
        ...(proof && { 'x-authenticate': proof }),
      };
    },
    customErrorResponseBodyDecoder: (body, response) => readCallError(body, response.status),
  });
  const client = createORPCClient(link) as JsonifiedClient<ContractRouterClient<C>>;
  return createTanstackQueryUtils(client, { path: [area] });
}

export const api = {
  account: areaClient<typeof accountCalls>('account'),
  subjects: areaClient<typeof subjectCalls>('subjects'),
  contracts: areaClient<typeof contractCalls>('contracts'),
  credits: areaClient<typeof creditCalls>('credits'),
  offlinePlans: areaClient<typeof offlinePlanCalls>('offlinePlans'),
  music: areaClient<typeof musicCalls>('music'),
  scheduling: areaClient<typeof schedulingCalls>('scheduling'),
  tenancy: areaClient<typeof tenancyCalls>('tenancy'),
  tenantContracts: areaClient<typeof tenantContractCalls>('tenantContracts'),
  tenantContractCodes: areaClient<typeof tenantContractCodeCalls>('tenantContractCodes'),
  hfsOrders: areaClient<typeof hfsOrderCalls>('hfsOrders'),
  files: areaClient<typeof fileCalls>('files'),
  mail: areaClient<typeof mailCalls>('mail'),
  mailbox: areaClient<typeof mailboxCalls>('mailbox'),
  admins: areaClient<typeof adminCalls>('admins'),
  coachConfigs: areaClient<typeof coachConfigCalls>('coachConfigs'),
  online: areaClient<typeof onlineCalls>('online'),
  supervision: areaClient<typeof supervisionCalls>('supervision'),
  audit: areaClient<typeof auditCalls>('audit'),
  users: areaClient<typeof staffCalls>('users'),
  activation: areaClient<typeof activationCalls>('activation'),
};
