import { createORPCClient } from '@orpc/client';
import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import type { contract } from '@trellis/contract';
import { readCallError } from './call-error.ts';
import { callsOf } from './call-tables.ts';
import { fetchOnce } from './early.ts';
import { guestToken, isGuestPage } from './guest.ts';
import { i18n } from './i18n.ts';
import { readsKeys } from './reads-keys.ts';
import { currentSignIn } from './sign-in.ts';
import { stepUpToken } from './step-up.ts';
import { type CallContext, keysWrites } from './write-keys.ts';

/**
 * One client a group of calls: a client of everything would slow the types. In the browser a call is its method and path, which come with the
 * part of the app that makes it; the schemas stay with the forms that need them.
 */
function groupClient<C extends AnyContractRouter>(group: string) {
  let link: ReturnType<typeof linkOf> | undefined;
  const client = createORPCClient<JsonifiedClient<ContractRouterClient<C, CallContext>>>({
    call: (path, input, options) => {
      link ??= linkOf(group);
      return link.call(path, input, options);
    },
  });
  return createTanstackQueryUtils(client, { path: [group] });
}

/** Whoever has the code of an order pays it: nobody is told who looks at it. */
const withoutCredentials = 'payments';
const fetchBare = (request: Request) => fetch(request, { credentials: 'omit' });

function linkOf(group: string) {
  const isBare = group === withoutCredentials;
  return new OpenAPILink<CallContext>(callsOf(group), {
    url: window.location.origin,
    fetch: isBare ? fetchBare : fetchOnce,
    headers: async ({ context: { writeKey } }) => {
      if (isBare) return { 'accept-language': i18n.language };
      if (isGuestPage()) return { 'accept-language': i18n.language, authorization: `Guest ${guestToken() ?? ''}` };
      const user = await currentSignIn();
      const proof = stepUpToken();
      return {
        'accept-language': i18n.language,
        ...(user && { authorization: `Bearer ${user.access_token}` }),
        ...(proof && { 'x-authenticate': proof }),
        ...(writeKey && { 'idempotency-key': writeKey }),
      };
    },
    customErrorResponseBodyDecoder: (body, response) => readCallError(body, response.status),
    interceptors: [keysWrites],
    clientInterceptors: [readsKeys],
  });
}

type Clients = { [G in keyof typeof contract]: ReturnType<typeof groupClient<(typeof contract)[G]>> };

const clients = new Map<string, unknown>();

/** A client of every group of calls, made when it is first asked for. */
export const api = new Proxy({} as Clients, {
  get: (_clients, group: string) => {
    const known = clients.get(group) ?? groupClient(group);
    clients.set(group, known);
    return known;
  },
});
