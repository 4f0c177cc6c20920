import routes from 'virtual:call-routes';
import { createORPCClient } from '@orpc/client';
import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import type { accountCalls } from '@trellis/contract/account/calls';
import type { contractCalls } from '@trellis/contract/contracts/calls';
import type { creditCalls } from '@trellis/contract/credits/calls';
import type { fileCalls } from '@trellis/contract/files/calls';
import type { musicCalls } from '@trellis/contract/music/calls';
import type { offlinePlanCalls } from '@trellis/contract/offline-plans/calls';
import type { schedulingCalls } from '@trellis/contract/scheduling/calls';
import type { subjectCalls } from '@trellis/contract/subjects/calls';
import { readCallError } from './call-error.ts';
import { i18n } from './i18n.ts';
import { currentSignIn } from './sign-in.ts';

/**
 * One client an area: a client of everything would slow the types. In the browser a call is its method and path; the schemas stay with the
 * forms that need them.
 */
function areaClient<C extends AnyContractRouter>(area: keyof typeof routes) {
  const link = new OpenAPILink(routes[area], {
    url: window.location.origin,
    headers: async () => {
      const user = await currentSignIn();
      const language = { 'accept-language': i18n.language };
      return user ? { ...language, authorization: `Bearer ${user.access_token}` } : language;
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
  files: areaClient<typeof fileCalls>('files'),
};
