import type { SignInConnection, signInConnectionCalls } from '@trellis/contract/connections/sign-in/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { type Kysely, sql } from 'kysely';
import { redirectUriOf } from '../../../platform/auth/organization/addresses.ts';
import { providerReach } from '../../../platform/auth/organization/networks.ts';
import type { Database, Db } from '../../../platform/db/types.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { IdentityContext } from '../../../platform/http/routes.ts';
import { findReceiver, UnknownName } from '../../../platform/outgoing/receiver.ts';
import { seal } from '../../../platform/sealing.ts';
import { ownTransaction } from '../../account/public.ts';

type Calls = typeof signInConnectionCalls;
type Fields = Omit<InputOf<Calls['create']>, 'tenantId'>;

/** The connections, or one of them, by the names of their organizations. */
async function readConnections(
  identity: Kysely<Database>,
  { origin }: IdentityContext,
  id: string | null = null,
): Promise<SignInConnection[]> {
  const { rows } = await sql<Omit<SignInConnection, 'redirectUri'>>`
    select c.id, c.tenant_id as "tenantId", t.name as "tenantName", t.kind as "tenantKind", c.name, c.issuer, c.client_id as "clientId",
      c.domains, c.enabled, c.new_role as "newRole", c.password_counts as "passwordCounts", c.concurrency_stamp as "concurrencyStamp",
      exists (select 1 from identity.sign_in_connection_secrets s where s.connection_id = c.id) as "hasSecret",
      (select count(*)::int from identity.sign_in_links l where l.connection_id = c.id) as people
    from identity.sign_in_connections c join identity.tenants t on t.id = c.tenant_id
    where ${id}::uuid is null or c.id = ${id}::uuid
    order by t.name, c.id`.execute(identity);
  return rows.map((row) => ({ ...row, redirectUri: redirectUriOf({ issuer: `${origin}/oidc` }, row.id) }));
}

export async function listSignInConnections(context: IdentityContext): Promise<OutputOf<Calls['list']>> {
  return { items: await readConnections(context.pools.identity, context) };
}

/** Connects the sign-in of an organization. */
export async function createSignInConnection(
  context: IdentityContext,
  { tenantId, ...fields }: InputOf<Calls['create']>,
): Promise<OutputOf<Calls['create']>> {
  await checkIssuer(fields.issuer);
  return ownTransaction(context, async (db) => {
    await requireFits(db, tenantId, fields);
    const { rows } = await sql<{ id: string }>`
      insert into identity.sign_in_connections (tenant_id, name, issuer, client_id, domains, enabled, new_role, password_counts)
      values (${tenantId}, ${fields.name}, ${fields.issuer}, ${fields.clientId}, ${domainsOf(fields)}::text[], ${fields.enabled},
        ${fields.newRole}, ${fields.passwordCounts})
      returning id`.execute(db);
    return save(db, context, rows[0]?.id ?? '', fields);
  });
}

/** Changes a connection; a stale editor is told what it says now. */
export async function changeSignInConnection(
  context: IdentityContext,
  { id, concurrencyStamp, ...fields }: InputOf<Calls['change']>,
): Promise<OutputOf<Calls['change']>> {
  await checkIssuer(fields.issuer);
  return ownTransaction(context, async (db) => {
    await sql`select 1 from identity.sign_in_connections where id = ${id} for no key update`.execute(db);
    const [current] = await readConnections(db, context, id);
    if (!current) return refuse('Trellis:NotFound', { members: ['id'] });
    if (current.concurrencyStamp !== concurrencyStamp) refuse('Trellis:StaleStamp', { data: { current } });
    await requireFits(db, current.tenantId, fields);
    await sql`
      update identity.sign_in_connections set name = ${fields.name}, issuer = ${fields.issuer}, client_id = ${fields.clientId},
        domains = ${domainsOf(fields)}::text[], enabled = ${fields.enabled}, new_role = ${fields.newRole}, password_counts = ${fields.passwordCounts}
      where id = ${id}`.execute(db);
    // another provider calls other people by the same names
    if (current.issuer !== fields.issuer) await db.deleteFrom('identity.sign_in_links').where('connection_id', '=', id).execute();
    return save(db, context, id, fields);
  });
}

export async function removeSignInConnection(context: IdentityContext, { id }: InputOf<Calls['remove']>): Promise<void> {
  await ownTransaction(context, async (db) => {
    const { rows } = await sql`delete from identity.sign_in_connections where id = ${id} returning id`.execute(db);
    if (rows.length === 0) refuse('Trellis:NotFound', { members: ['id'] });
  });
}

const domainsOf = ({ domains }: Fields) => [...new Set(domains)];

async function save(db: Db, context: IdentityContext, id: string, { clientSecret }: Fields): Promise<SignInConnection> {
  if (clientSecret !== undefined) {
    await sql`
      insert into identity.sign_in_connection_secrets (connection_id, sealed) values (${id}, ${seal(clientSecret, 'client secret')})
      on conflict (connection_id) do update set sealed = excluded.sealed`.execute(db);
  }
  const [saved] = await readConnections(db, context, id);
  if (!saved) throw new Error('A connection that was saved is there');
  if (saved.enabled && (saved.clientId === '' || !saved.hasSecret)) {
    refuse('Trellis:SignInIncomplete', { members: [saved.clientId === '' ? 'clientId' : 'clientSecret'] });
  }
  return saved;
}

/** Refuses organizations that sign nobody in, and newcomers where there is no center for them. */
async function requireFits(db: Db, tenantId: string, { newRole }: Fields): Promise<void> {
  const tenant = await db
    .selectFrom('identity.tenants')
    .select('kind')
    .where('id', '=', tenantId)
    .where('kind', 'in', ['centre', 'enterprise'])
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!tenant) return refuse('Trellis:NotFound', { members: ['tenantId'] });
  if (newRole !== null && tenant.kind !== 'centre') refuse('Trellis:SignInNewRole', { members: ['newRole'] });
}

/** Refuses an issuer that is never asked. A name that stands for nothing yet may be saved; trying it tells. */
async function checkIssuer(issuer: string): Promise<void> {
  const isBare = URL.canParse(issuer) && new URL(issuer).search === '' && !issuer.includes('#') && !issuer.includes('/.well-known/');
  if (!isBare) refuse('Trellis:SignInIssuer', { members: ['issuer'] });
  await findReceiver(issuer, providerReach()).catch((error: unknown) => {
    if (!(error instanceof UnknownName)) refuse('Trellis:SignInIssuer', { members: ['issuer'] });
  });
}
