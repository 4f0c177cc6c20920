import { createORPCClient } from '@orpc/client';
import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { accountCalls } from '@trellis/contract/account/calls';
import { contractCalls } from '@trellis/contract/contracts/calls';
import { creditCalls } from '@trellis/contract/credits/calls';
import { fileCalls } from '@trellis/contract/files/calls';
import { musicCalls } from '@trellis/contract/music/calls';
import { offlinePlanCalls } from '@trellis/contract/offline-plans/calls';
import { schedulingCalls } from '@trellis/contract/scheduling/calls';
import { subjectCalls } from '@trellis/contract/subjects/calls';
import { readCallError } from './call-error.ts';
import { i18n } from './i18n.ts';
import { currentSignIn } from './sign-in.ts';

/** One client an area: a client of everything would slow the types. */
function areaClient<C extends AnyContractRouter>(calls: C, area: string) {
  const link = new OpenAPILink(calls, {
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
  account: areaClient(accountCalls, 'account'),
  subjects: areaClient(subjectCalls, 'subjects'),
  contracts: areaClient(contractCalls, 'contracts'),
  credits: areaClient(creditCalls, 'credits'),
  offlinePlans: areaClient(offlinePlanCalls, 'offlinePlans'),
  music: areaClient(musicCalls, 'music'),
  scheduling: areaClient(schedulingCalls, 'scheduling'),
  files: areaClient(fileCalls, 'files'),
};
