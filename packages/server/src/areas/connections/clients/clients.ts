import { type clientCalls, serviceTenantKinds } from '@trellis/contract/connections/clients/calls';
import { limits } from '@trellis/contract/limits';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import { endTokensOfClient } from '../../../platform/auth/clients/end-tokens.ts';
import type { Db } from '../../../platform/db/types.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { IdentityContext } from '../../../platform/http/routes.ts';
import { ownTransaction, signedIn } from '../../account/public.ts';
import { forgetFormerSecret, giveSecret, lockClient, readClient, readClients } from './client-store.ts';

type Calls = typeof clientCalls;
type Created = InputOf<Calls['create']>;

export async function listClients(context: IdentityContext): Promise<OutputOf<Calls['list']>> {
  return { items: await readClients(context.pools.identity) };
}

/** Registers an app, or a service with its secret, which is told this once. */
export function createClient(context: IdentityContext, input: Created): Promise<OutputOf<Calls['create']>> {
  requireFits(input, input.kind, input.tenantId);
  return ownTransaction(context, async (db) => {
    // two at once wait for each other, so that both together are not one too many
    await sql`select pg_advisory_xact_lock(hashtextextended('clients', 0))`.execute(db);
    const { rows } = await sql<{ registered: number }>`select count(*)::int as registered from identity.clients`.execute(db);
    if ((rows[0]?.registered ?? 0) >= limits.client.most) refuse('Trellis:ClientsFull', { data: { most: limits.client.most } });
    const id = await insertClient(db, signedIn(context).personId, input);
    const secret = input.kind === 'service' ? await giveSecret(db, id) : null;
    return { ...(await readClient(db, id)), secret };
  });
}

async function insertClient(db: Db, createdBy: string, { kind, name, scope, parts, redirectUris, tenantId }: Created): Promise<string> {
  const personId = tenantId === undefined ? null : await addServicePerson(db, tenantId, name);
  const { rows } = await sql<{ id: string }>`
    insert into identity.clients (kind, name, scope, parts, redirect_uris, tenant_id, person_id, created_by)
    values (${kind}, ${name}, ${scope}, ${parts}::text[], ${[...new Set(redirectUris)]}::text[], ${tenantId ?? null}, ${personId}, ${createdBy})
    returning id`.execute(db);
  const id = rows[0]?.id ?? '';
  await sql`insert into identity.client_states (client_id) values (${id})`.execute(db);
  return id;
}

/** Makes whom a service stands as in what it does, at an organization that is there or, by null, at the platform. */
async function addServicePerson(db: Db, tenantId: string | null, name: string): Promise<string> {
  const { rows } =
    tenantId === null
      ? await sql<{ personId: string }>`select identity.add_service_person(null, ${name}) as "personId"`.execute(db)
      : await sql<{ personId: string }>`
    select identity.add_service_person(t.id, ${name}) as "personId" from identity.tenants t
    where t.id = ${tenantId} and t.kind = any (${serviceTenantKinds}::text[]) and t.deleted_at is null`.execute(db);
  return rows[0]?.personId ?? refuse('Trellis:NotFound', { members: ['tenantId'] });
}

/** Changes a client; a stale editor is told what it says now. Turned off, it is as if it had never got a token. */
export function changeClient(
  context: IdentityContext,
  { id, concurrencyStamp, ...fields }: InputOf<Calls['change']>,
): Promise<OutputOf<Calls['change']>> {
  return ownTransaction(context, async (db) => {
    const current = await lockClient(db, id);
    if (current.concurrencyStamp !== concurrencyStamp) refuse('Trellis:StaleStamp', { data: { current } });
    requireFits(fields, current.kind, current.kind === 'app' ? undefined : current.tenantId);
    const parts = fields.parts === undefined ? current.parts : fields.parts;
    await sql`
      with changed as (
        update identity.clients set name = ${fields.name}, scope = ${fields.scope}, parts = ${parts}::text[], enabled = ${fields.enabled},
          redirect_uris = ${[...new Set(fields.redirectUris)]}::text[]
        where id = ${id} returning person_id, name
      )
      update identity.persons p set name = changed.name from changed where p.id = changed.person_id`.execute(db);
    if (!fields.enabled) await endTokensOfClient(db, id);
    return readClient(db, id);
  });
}

/** Gives a service another secret. It goes on meanwhile: by the former one for another day, and by the tokens that it has. */
export function renewClientSecret(
  context: IdentityContext,
  { id }: InputOf<Calls['renewSecret']>,
): Promise<OutputOf<Calls['renewSecret']>> {
  return ownTransaction(context, async (db) => {
    const { kind } = await lockClient(db, id);
    if (kind !== 'service') refuse('Trellis:ClientUnfit', { members: ['id'] });
    return { secret: await giveSecret(db, id) };
  });
}

/** Ends the former secret of a service. Whoever had it has nothing: neither it nor a token that it got. */
export function endFormerSecret(
  context: IdentityContext,
  { id }: InputOf<Calls['endFormerSecret']>,
): Promise<OutputOf<Calls['endFormerSecret']>> {
  return ownTransaction(context, async (db) => {
    await lockClient(db, id);
    await endTokensOfClient(db, id);
    await forgetFormerSecret(db, id);
    return readClient(db, id);
  });
}

export async function removeClient(context: IdentityContext, { id }: InputOf<Calls['remove']>): Promise<void> {
  await ownTransaction(context, async (db) => {
    await lockClient(db, id);
    await endTokensOfClient(db, id);
    await sql`delete from identity.clients where id = ${id}`.execute(db);
  });
}

/** Refuses what the other kind has: where an app leads back to, and whom a service acts for. */
function requireFits({ redirectUris }: Pick<Created, 'redirectUris'>, kind: Created['kind'], tenantId: string | null | undefined): void {
  const isApp = kind === 'app';
  if (isApp !== redirectUris.length > 0) refuse('Trellis:ClientUnfit', { members: ['redirectUris'] });
  if (isApp !== (tenantId === undefined)) refuse('Trellis:ClientUnfit', { members: ['tenantId'] });
}
