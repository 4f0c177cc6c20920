import { type ApiPart, apiParts } from '@trellis/contract/api-parts';
import type { ApiKeyScope } from '@trellis/contract/connections/calls';
import type { ClientKind } from '@trellis/contract/connections/clients/calls';
import { type Kysely, sql } from 'kysely';
import type { Adapter, ClientMetadata } from 'oidc-provider';
import { z } from 'zod';
import type { Database } from '../../db/types.ts';
import { scope as scopeOfPeople } from '../web-client.ts';

interface Row {
  id: string;
  kind: ClientKind;
  name: string;
  scope: ApiKeyScope;
  parts: ApiPart[] | null;
  redirectUris: string[];
  secretHash: string | null;
}

/** What may be asked for of the API, of the most that was registered. */
const scopesWithin: Record<ApiKeyScope, string> = { read: 'read', write: 'read write' };
const withinOf = ({ scope, parts }: Row): string => [scopesWithin[scope], ...(parts ?? apiParts)].join(' ');

/** Finds apps and services that are turned on, as the provider knows its clients; they are registered elsewhere. */
export function createClientAdapter(identity: Kysely<Database>): Adapter {
  const registeredElsewhere = async () => {
    throw new Error('Clients are registered by the platform');
  };
  return {
    find: async (id) => {
      if (!z.uuid().safeParse(id).success) return undefined;
      const { rows } = await sql<Row>`
        select c.id, c.kind, c.name, c.scope, c.parts, c.redirect_uris as "redirectUris", s.secret_hash as "secretHash"
        from identity.clients c join identity.client_states s on s.client_id = c.id
        where c.enabled and c.id = ${id}`.execute(identity);
      return rows[0] && toMetadata(rows[0]);
    },
    upsert: registeredElsewhere,
    findByUid: registeredElsewhere,
    findByUserCode: registeredElsewhere,
    consume: registeredElsewhere,
    destroy: registeredElsewhere,
    revokeByGrantId: registeredElsewhere,
  };
}

function toMetadata(row: Row): ClientMetadata & Record<string, unknown> {
  const { id, kind, name, redirectUris, secretHash } = row;
  const named = { client_id: id, client_name: name };
  if (kind === 'app') {
    return {
      ...named,
      application_type: 'native',
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      response_modes: ['query'],
      redirect_uris: redirectUris,
      scope: `${scopeOfPeople} ${withinOf(row)}`,
    };
  }
  return {
    ...named,
    // by either way of sending it; the secret itself is known to nobody here
    token_endpoint_auth_method: 'client_secret_basic',
    ...(secretHash !== null && { client_secret: secretHash }),
    grant_types: ['client_credentials'],
    response_types: [],
    redirect_uris: [],
    scope: withinOf(row),
  };
}
