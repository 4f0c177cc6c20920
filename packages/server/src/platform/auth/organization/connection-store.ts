import { domainToASCII } from 'node:url';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/types.ts';
import { normalEmail } from '../persons.ts';
import type { ProviderClient } from './provider-client.ts';

/** The sign-in of an organization. */
export interface Connection extends ProviderClient {
  id: string;
  name: string;
  domains: string[];
  tenantId: string;
  tenantName: string;
  zone: string;
  newRole: string | null;
  passwordCounts: boolean;
  /** It is on, and its organization is not closed. */
  isOn: boolean;
}

async function find(identity: Kysely<Database>, which: ReturnType<typeof sql>): Promise<Connection | undefined> {
  const { rows } = await sql<Connection>`
    select c.id, c.name, c.issuer, c.client_id as "clientId", c.domains, c.tenant_id as "tenantId", t.name as "tenantName", t.zone,
      c.new_role as "newRole", c.password_counts as "passwordCounts", s.sealed as "sealedSecret",
      c.enabled and t.state = 'Effective' and t.deleted_at is null as "isOn"
    from identity.sign_in_connections c
    join identity.tenants t on t.id = c.tenant_id
    left join identity.sign_in_connection_secrets s on s.connection_id = c.id
    where ${which}`.execute(identity);
  return rows[0];
}

export const findConnection = (identity: Kysely<Database>, id: string) => find(identity, sql`c.id = ${id}`);

/** The domain of a mail address, as it is looked up. */
const domainOf = (email: string): string => domainToASCII(normalEmail(email).slice(normalEmail(email).lastIndexOf('@') + 1));

/** The sign-in that the domain of a mail address leads to. It says nothing of whether anybody has that address. */
export async function findConnectionOf(identity: Kysely<Database>, email: string): Promise<Connection | undefined> {
  const domain = email.includes('@') ? domainOf(email) : '';
  if (domain === '') return undefined;
  const found = await find(identity, sql`c.id = (select d.connection_id from identity.sign_in_domains d where d.domain = ${domain})`);
  return found?.isOn ? found : undefined;
}

/** Whether any organization has a sign-in of its own: nobody is offered what leads nowhere. */
export async function hasConnections(identity: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql`select 1 from identity.sign_in_connections where enabled limit 1`.execute(identity);
  return rows.length > 0;
}

/** Whether a mail address is of a domain that belongs to the organization. */
export const isOfDomains = ({ domains }: Connection, email: string): boolean => domains.includes(domainOf(email));
