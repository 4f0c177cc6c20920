import type { Client } from '@trellis/contract/connections/clients/calls';
import { type Kysely, sql } from 'kysely';
import { hashOf, newSecret } from '../../../platform/auth/secrets.ts';
import type { Database, Db } from '../../../platform/db/types.ts';
import { refuse } from '../../../platform/http/refusal.ts';

interface Row extends Omit<Client, 'createdAt' | 'lastUsedAt' | 'formerSecretUntil'> {
  createdAt: Date;
  lastUsedAt: Date | null;
  formerSecretUntil: Date | null;
}

/** The apps and services, or one of them, by name. */
export async function readClients(identity: Kysely<Database>, id: string | null = null): Promise<Client[]> {
  const { rows } = await sql<Row>`
    select c.id, c.kind, c.name, c.scope, c.parts, c.redirect_uris as "redirectUris", c.tenant_id as "tenantId", t.name as "tenantName", c.enabled,
      p.name as "createdBy", c.created_at as "createdAt", s.last_used_at as "lastUsedAt", c.concurrency_stamp as "concurrencyStamp",
      case when s.former_until > now() then s.former_until end as "formerSecretUntil"
    from identity.clients c
    join identity.client_states s on s.client_id = c.id
    join identity.persons p on p.id = c.created_by
    left join identity.tenants t on t.id = c.tenant_id
    where ${id}::uuid is null or c.id = ${id}::uuid
    order by c.name, c.id`.execute(identity);
  return rows.map(({ createdAt, lastUsedAt, formerSecretUntil, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    formerSecretUntil: formerSecretUntil?.toISOString() ?? null,
  }));
}

/** A client that is there. */
export async function readClient(identity: Kysely<Database>, id: string): Promise<Client> {
  const [client] = await readClients(identity, id);
  return client ?? refuse('Trellis:NotFound', { members: ['id'] });
}

/** A client that nobody changes until the transaction ends. */
export async function lockClient(db: Db, id: string): Promise<Client> {
  await sql`select 1 from identity.clients where id = ${id} for no key update`.execute(db);
  return readClient(db, id);
}

/** Gives a client another secret, of which the hash is kept. The one before counts for another day, so that whoever has it can change over. */
export async function giveSecret(db: Db, id: string): Promise<string> {
  const { secret } = newSecret();
  await sql`
    update identity.client_states set former_hash = secret_hash,
      former_until = case when secret_hash is not null then now() + interval '24 hours' end, secret_hash = ${hashOf(secret)}
    where client_id = ${id}`.execute(db);
  return secret;
}

/** From then on the present secret alone proves a client. */
export const forgetFormerSecret = (db: Db, id: string) =>
  sql`update identity.client_states set former_hash = null, former_until = null where client_id = ${id}`.execute(db);
