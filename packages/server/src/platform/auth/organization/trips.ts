import { type Kysely, sql } from 'kysely';
import { randomNonce, randomPKCECodeVerifier } from 'openid-client';
import type { Database } from '../../db/types.ts';
import { hashOf, newSecret } from '../secrets.ts';

/** Minutes for the way there and back, and again for what is asked after it. */
const minutes = 15;

/** What a sign-in takes along to the provider of an organization, and is known by when it comes back. */
export interface Trip {
  id: string;
  connectionId: string;
  nonce: string;
  verifier: string;
}

/** Begins a trip of the sign-in that a page belongs to. */
export async function beginTrip(
  identity: Kysely<Database>,
  { interaction, connectionId }: { interaction: string; connectionId: string },
): Promise<{ state: string; nonce: string; verifier: string }> {
  const { secret: state, hash } = newSecret();
  const [nonce, verifier] = [randomNonce(), randomPKCECodeVerifier()];
  await sql`
    insert into identity.sign_in_trips (state_hash, interaction, connection_id, nonce, verifier, expires_at)
    values (${hash}, ${interaction}, ${connectionId}, ${nonce}, ${verifier}, now() + make_interval(mins => ${minutes}))`.execute(identity);
  return { state, nonce, verifier };
}

/** Which sign-in a state is of, where it may still come back from this connection; nothing is decided by that yet. */
export async function interactionOfState(identity: Kysely<Database>, connectionId: string, state: string): Promise<string | undefined> {
  const { rows } = await sql<{ interaction: string }>`
    select interaction from identity.sign_in_trips
    where state_hash = ${hashOf(state)} and connection_id::text = ${connectionId} and used_at is null and expires_at > now()`.execute(
    identity,
  );
  return rows[0]?.interaction;
}

/** Takes the trip of a state, once, for the sign-in that it began at. */
export async function takeTrip(identity: Kysely<Database>, interaction: string, state: string): Promise<Trip | undefined> {
  const { rows } = await sql<Trip>`
    update identity.sign_in_trips set used_at = now()
    where state_hash = ${hashOf(state)} and interaction = ${interaction} and used_at is null and expires_at > now()
    returning id, connection_id as "connectionId", nonce, verifier`.execute(identity);
  return rows[0];
}

/** Notes who came back, by which subject; `isProved`: the link is made without asking for a password. Of one sign-in the last trip counts alone. */
export async function noteArrival(
  identity: Kysely<Database>,
  { id }: Trip,
  arrived: { interaction: string; personId: string; subject: string; isProved: boolean },
): Promise<void> {
  await sql`delete from identity.sign_in_trips where interaction = ${arrived.interaction} and id <> ${id}`.execute(identity);
  await sql`
    update identity.sign_in_trips set person_id = ${arrived.personId}, subject = ${arrived.subject},
      proved_at = case when ${arrived.isProved} then now() end, expires_at = now() + make_interval(mins => ${minutes})
    where id = ${id}`.execute(identity);
}

export interface Arrived {
  id: string;
  connectionId: string;
  personId: string;
  subject: string;
  email: string;
  isProved: boolean;
}

/** Who came back in a sign-in. */
export async function findArrived(identity: Kysely<Database>, interaction: string): Promise<Arrived | undefined> {
  const { rows } = await sql<Arrived>`
    select t.id, t.connection_id as "connectionId", t.person_id as "personId", t.subject, p.email, t.proved_at is not null as "isProved"
    from identity.sign_in_trips t join identity.persons p on p.id = t.person_id
    where t.interaction = ${interaction} and t.subject is not null and t.expires_at > now()`.execute(identity);
  return rows[0];
}

/** The password was theirs: what comes of this sign-in is a link. */
export async function proveArrival(identity: Kysely<Database>, { id }: Arrived): Promise<void> {
  await sql`update identity.sign_in_trips set proved_at = now() where id = ${id}`.execute(identity);
}

/** Whoever signs in by the password instead has come by no organization. */
export async function forgetTrips(identity: Kysely<Database>, interaction: string): Promise<void> {
  await identity.deleteFrom('identity.sign_in_trips').where('interaction', '=', interaction).execute();
}
