import type { OnlineItem, onlineCalls } from '@trellis/contract/admins/online/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import { revokeGrant } from '../../../platform/auth/sign-ins.ts';
import { findPage } from '../../../platform/db/page.ts';
import { containing } from '../../../platform/db/patterns.ts';
import { inReads, inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { IdentityContext } from '../../../platform/http/routes.ts';

type Calls = typeof onlineCalls;
type Row = Omit<OnlineItem, 'signedInAt' | 'expiresAt' | 'isOwn'> & { signedInAt: Date; expiresAt: Date };

const live = sql`
  (select grant_id, max(expires_at) as expires_at from oidc.payloads where kind = 'AccessToken' and expires_at > now() group by grant_id) live
  join identity.sign_ins s on s.grant_id = live.grant_id and s.revoked_at is null
  join identity.persons p on p.id = s.person_id
  left join identity.memberships m on m.id = s.membership_id
  left join identity.tenants t on t.id = m.tenant_id`;

/** Whoever can make a call at this moment, latest first. */
export async function listOnline(context: IdentityContext, input: InputOf<Calls['list']>): Promise<OutputOf<Calls['list']>> {
  const { filter, side } = input;
  const matching = sql.join(
    [
      sql`true`,
      ...(filter
        ? [sql`(p.name ilike ${containing(filter)} or p.email ilike ${containing(filter)} or t.name ilike ${containing(filter)})`]
        : []),
      ...(side ? [sql`m.side = ${side}`] : []),
    ],
    sql` and `,
  );
  const rows = sql<Row>`
    select s.grant_id as id, p.id as "personId", p.name, p.email, m.side, t.name as "tenantName", s.created_at as "signedInAt",
      live.expires_at as "expiresAt",
      (select coalesce(jsonb_agg(r.role order by r.role), '[]') from identity.membership_roles r where r.membership_id = m.id) as roles
    from ${live} where ${matching}`;
  const list = { rows, counted: sql`from ${live} where ${matching}`, order: sql`s.created_at desc, s.grant_id` };
  const found = await inReads(context.pools.identity, {}, (db) => findPage(db, list, input));
  const items = found.rows.map((row) => ({
    ...row,
    signedInAt: row.signedInAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    isOwn: row.id === context.signIn?.grantId,
  }));
  return { items, totalCount: found.totalCount };
}

/** Ends a sign-in and the browser session that could renew it without a password. */
export async function signOutPerson(context: IdentityContext, { id }: InputOf<Calls['signOut']>): Promise<void> {
  await inTransaction(context.pools.identity, {}, async (db) => {
    const known = await db
      .selectFrom('identity.sign_ins')
      .select('grant_id')
      .where('grant_id', '=', id)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    if (!known) refuse('Trellis:NotFound');
    await sql`
      delete from oidc.payloads
      where kind = 'Session' and uid in (select uid from oidc.payloads where grant_id = ${id} and uid is not null)`.execute(db);
    await revokeGrant(db, id);
  });
}
