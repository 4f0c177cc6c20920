import { type Kysely, sql } from 'kysely';
import { errors } from 'oidc-provider';
import type { Database } from '../db/types.ts';

/**
 * The membership that a sign-in acts in: the one wanted, else the only one there is, else none yet (null).
 * Wanting one that is somebody else's or frozen is refused.
 */
export async function chooseMembership(identity: Kysely<Database>, personId: string, wanted: string | undefined): Promise<string | null> {
  const effective = await identity
    .selectFrom('identity.memberships')
    .select('id')
    .where('person_id', '=', personId)
    .where('state', '=', 'Effective')
    .where('activated_at', 'is not', null)
    .execute();
  if (wanted !== undefined) {
    if (effective.some((membership) => membership.id === wanted)) return wanted;
    throw new errors.AccessDenied('the membership is not available to this person');
  }
  return effective.length === 1 && effective[0] ? effective[0].id : null;
}

const wayPrefix = 'organization ';

/** How a browser session says by which organization it came about. */
export const wayOf = (connectionId: string): string => `${wayPrefix}${connectionId}`;

/** Records whom a grant of the sign-in service acts for, and by which app where it is not the web app. */
export async function recordSignIn(
  identity: Kysely<Database>,
  signIn: {
    grantId: string;
    personId: string;
    membershipId: string | null;
    device: string | null;
    ways: readonly string[];
    clientId?: string;
  },
): Promise<void> {
  const { grantId, personId, membershipId, device, ways, clientId } = signIn;
  const connectionId = ways.find((way) => way.startsWith(wayPrefix))?.slice(wayPrefix.length) ?? null;
  // the connection may have gone since the session began
  await sql`
    insert into identity.sign_ins (grant_id, person_id, membership_id, device, client_id, connection_id)
    values (${grantId}, ${personId}, ${membershipId}, ${device}, ${clientId ?? null}, (select id from identity.sign_in_connections where id = ${connectionId}))`.execute(
    identity,
  );
}

/** Ends one grant: nothing issued under it works from now on. */
export async function revokeGrant(identity: Kysely<Database>, grantId: string): Promise<void> {
  await revokeGrants(identity, sql`select ${grantId}::text`);
}

/** Ends every grant that was issued in a browser session: signing out signs out everywhere in that browser. */
export async function revokeSession(identity: Kysely<Database>, sessionUid: string): Promise<void> {
  await revokeGrants(identity, sql`select grant_id from oidc.payloads where uid = ${sessionUid} and grant_id is not null`);
}

async function revokeGrants(identity: Kysely<Database>, grantIds: ReturnType<typeof sql>): Promise<void> {
  await sql`
    with revoked as (
      update identity.sign_ins set revoked_at = now() where grant_id in (${grantIds}) and revoked_at is null
    )
    delete from oidc.payloads where grant_id in (${grantIds}) or (kind = 'Grant' and id in (${grantIds}))
  `.execute(identity);
}

/** Ends every sign-in of a person but the one that acts, and every browser session but its own: none can be renewed. */
export async function revokeOtherSignIns(identity: Kysely<Database>, personId: string, keptGrantId: string): Promise<void> {
  const ownSession = sql`select uid from oidc.payloads where grant_id = ${keptGrantId} and uid is not null`;
  await sql`
    delete from oidc.payloads
    where kind = 'Session' and payload ->> 'accountId' = ${personId} and (uid is null or uid not in (${ownSession}))`.execute(identity);
  const others = sql`select grant_id from identity.sign_ins where person_id = ${personId} and grant_id <> ${keptGrantId} and revoked_at is null`;
  await revokeGrants(identity, others);
}

/** Ends the browser session that a sign-in came from; the sign-in itself goes on, and another one has to ask for the password. */
export async function endBrowserSession(identity: Kysely<Database>, grantId: string): Promise<void> {
  await sql`
    delete from oidc.payloads
    where kind = 'Session' and uid in (select uid from oidc.payloads where grant_id = ${grantId} and uid is not null)`.execute(identity);
}

/** Ends every sign-in of a person and every browser session that could renew one. */
export async function revokeAllSignIns(identity: Kysely<Database>, personId: string): Promise<void> {
  await sql`delete from oidc.payloads where kind = 'Session' and payload ->> 'accountId' = ${personId}`.execute(identity);
  await revokeGrants(identity, sql`select grant_id from identity.sign_ins where person_id = ${personId} and revoked_at is null`);
}

/**
 * Ends these sign-ins and the browser sessions that they came from, so that a browser has to ask for the password again; but for the session
 * of a sign-in that goes on.
 */
export async function revokeSignIns(identity: Kysely<Database>, grantIds: readonly string[], acting: string): Promise<void> {
  if (grantIds.length === 0) return;
  const ended = sql`select unnest(${grantIds}::text[])`;
  await sql`
    delete from oidc.payloads
    where kind = 'Session' and uid in (select uid from oidc.payloads where grant_id in (${ended}) and uid is not null)
      and (${grantIds.includes(acting)} or uid not in (select uid from oidc.payloads where grant_id = ${acting} and uid is not null))`.execute(
    identity,
  );
  await revokeGrants(identity, ended);
}
