import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Client } from 'pg';
import type { RolePool } from './types.ts';
import { withClient } from './with-client.ts';

/** Roles that serve requests; the owner only migrates. */
export const servingRoles = ['identity', 'centre', 'span', 'platform', 'link', 'jobs'] as const;
export type ServingRole = (typeof servingRoles)[number];

/**
 * Whose statements are about one person, one child or one center: a plan for one of them is the plan for all, and takes longer to make than to
 * follow. Lists over many centers are planned for what is looked for.
 */
const plannedOnce: ReadonlySet<ServingRole> = new Set(['identity', 'centre', 'link']);

/** As long as a call waits for what another one changes; then it is told to try again, and others get its connection. */
const patience = '10s';

const nameOf = (role: ServingRole) => `trellis_${role}`;
const passwordOf = (role: ServingRole, secret: string) => createHmac('sha256', secret).update(nameOf(role)).digest('hex');

/** Tells whether two processes have the same secret, and nothing of it. */
const markOf = (secret: string) => createHmac('sha256', secret).update('trellis processes').digest('hex').slice(0, 16);

/** Refuses to take their passwords from processes that serve with another secret. Where none serves, the secret is a new one. */
async function assertSameSecret(client: Client, secret: string): Promise<void> {
  const { rows } = await client.query<{ mark: string | null; serving: boolean }>(
    `
    select shobj_description(oid, 'pg_authid') as mark,
      exists (select 1 from pg_stat_activity where usename = any ($1)) as serving
    from pg_roles where rolname = $2`,
    [servingRoles.map(nameOf), nameOf('jobs')],
  );
  const [role] = rows;
  if (role?.serving && role.mark && role.mark !== markOf(secret))
    throw new Error(
      'SECRET: other processes serve this database with another one. Give this process theirs, or stop them first, and the pooler that keeps connections of theirs open',
    );
}

/** Creates or updates the serving roles. Their passwords follow from the secret, so that several processes agree. */
export async function ensureRoles(ownerUrl: string, secret: string): Promise<void> {
  await withClient(ownerUrl, async (client) => {
    await client.query("select pg_advisory_lock(hashtext('trellis roles'))");
    await assertSameSecret(client, secret);
    const { rows } = await client.query<{ rolname: string }>("select rolname from pg_roles where rolname like 'trellis\\_%'");
    const known = new Set(rows.map((row) => row.rolname));
    for (const role of servingRoles) {
      const verb = known.has(nameOf(role)) ? 'alter' : 'create';
      const rights = verb === 'create' ? 'login nosuperuser nobypassrls nocreatedb nocreaterole' : 'login';
      await client.query(`${verb} role ${nameOf(role)} ${rights} password '${passwordOf(role, secret)}'`);
      await client.query(`alter role ${nameOf(role)} set plan_cache_mode = ${plannedOnce.has(role) ? 'force_generic_plan' : 'auto'}`);
      // of the role, since a pooler takes no settings along with a connection
      await client.query(`alter role ${nameOf(role)} set lock_timeout = '${patience}'`);
    }
    await client.query(`comment on role ${nameOf('jobs')} is '${markOf(secret)}'`);
  });
}

/** The address that a serving role signs in at. */
export function roleUrl(ownerUrl: string, role: ServingRole, secret: string): string {
  const url = new URL(ownerUrl);
  url.username = nameOf(role);
  url.password = passwordOf(role, secret);
  return url.href;
}

/** Refuses to serve as a role that could step around row-level security: a superuser, one that bypasses it, an owner of tables. */
export async function assertUnprivileged(pools: Record<ServingRole, RolePool>): Promise<void> {
  await Promise.all(servingRoles.map((role) => assertRoleUnprivileged(role, pools[role])));
}

async function assertRoleUnprivileged(role: ServingRole, pool: RolePool): Promise<void> {
  // a member of the owning role may do what the owner may
  const { rows } = await sql<{ privileged: boolean; owns: boolean }>`
    select rolsuper or rolbypassrls as privileged, exists (select 1 from pg_class where pg_has_role(r.oid, relowner, 'member')) as owns
    from pg_roles r where rolname = current_user`.execute(pool);
  const found = rows[0];
  if (!found || found.privileged || found.owns)
    throw new Error(`Database role ${nameOf(role)} may not serve: it must own nothing and bypass no policy`);
}
