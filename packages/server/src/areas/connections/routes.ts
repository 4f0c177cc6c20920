import type { groups } from '@trellis/contract/connections/area';
import type { connectionCalls } from '@trellis/contract/connections/calls';
import type { clientCalls } from '@trellis/contract/connections/clients/calls';
import type { signInConnectionCalls } from '@trellis/contract/connections/sign-in/calls';
import type { webhookCalls } from '@trellis/contract/connections/webhooks/calls';
import { type AreaRoutes, afterAsking, identityRoutesFor, routesFor } from '../../platform/http/routes.ts';
import { createApiKey, listApiKeys, revokeApiKey } from './api-keys.ts';
import { changeClient, createClient, endFormerSecret, listClients, removeClient, renewClientSecret } from './clients/clients.ts';
import { changeSignInConnection, createSignInConnection, listSignInConnections, removeSignInConnection } from './sign-in/connections.ts';
import { trySignInConnection } from './sign-in/try-connection.ts';
import { checkAddress } from './webhooks/check-address.ts';
import { listDeliveries, resendDelivery, sendTest } from './webhooks/deliveries.ts';
import { changeWebhook, createWebhook, listWebhooks, removeWebhook, renewSecret } from './webhooks/webhooks.ts';

/** What serves the groups of this area. */
export const routes: Record<keyof typeof groups, AreaRoutes> = {
  connections: identityRoutesFor<typeof connectionCalls>({ apiKeys: listApiKeys, createApiKey, revokeApiKey }),
  clients: identityRoutesFor<typeof clientCalls>({
    list: listClients,
    create: createClient,
    change: changeClient,
    renewSecret: renewClientSecret,
    endFormerSecret,
    remove: removeClient,
  }),
  signInConnections: identityRoutesFor<typeof signInConnectionCalls>({
    list: listSignInConnections,
    create: createSignInConnection,
    change: changeSignInConnection,
    remove: removeSignInConnection,
    probe: trySignInConnection,
  }),
  webhooks: routesFor<typeof webhookCalls>({
    list: listWebhooks,
    create: afterAsking(checkAddress, createWebhook),
    change: afterAsking(checkAddress, changeWebhook),
    remove: removeWebhook,
    renewSecret,
    sendTest,
    deliveries: listDeliveries,
    resend: resendDelivery,
  }),
};
