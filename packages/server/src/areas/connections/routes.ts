import type { groups } from '@trellis/contract/connections/area';
import type { connectionCalls } from '@trellis/contract/connections/calls';
import { type AreaRoutes, identityRoutesFor } from '../../platform/http/routes.ts';
import { createApiKey, listApiKeys, revokeApiKey } from './api-keys.ts';

/** What serves the groups of this area. */
export const routes: Record<keyof typeof groups, AreaRoutes> = {
  connections: identityRoutesFor<typeof connectionCalls>({ apiKeys: listApiKeys, createApiKey, revokeApiKey }),
};
