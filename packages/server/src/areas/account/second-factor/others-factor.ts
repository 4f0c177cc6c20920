import type { secondFactorCalls } from '@trellis/contract/account/second-factor/calls';
import { type Role, rolesOfSide } from '@trellis/contract/policies';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import { turnOff } from '../../../platform/auth/second-factor/factor-store.ts';
import type { RolePool } from '../../../platform/db/types.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { IdentityContext } from '../../../platform/http/routes.ts';
import { notifyOwner } from '../notify-owner.ts';
import { ownTransaction } from '../own-transaction.ts';

type Calls = typeof secondFactorCalls;

/** Takes it away from somebody who has neither device nor recovery codes; whether they may is settled before. Their password still counts. */
export async function takeSecondFactorAway(context: IdentityContext, personId: string): Promise<void> {
  await ownTransaction(context, async (db) => {
    if (!(await turnOff(db, personId))) refuse('Trellis:SecondFactorOff');
    await notifyOwner(db, personId, 'secondFactorOff');
  });
}

/** The same for anybody who works somewhere. */
export async function removeOfAnybody(context: IdentityContext, { userId }: InputOf<Calls['removeOfAnybody']>): Promise<void> {
  const { rows } = await sql`
    select 1 from identity.memberships where person_id = ${userId} and activated_at is not null limit 1`.execute(context.pools.identity);
  if (rows.length === 0) refuse('Trellis:NotFound', { members: ['userId'] });
  await takeSecondFactorAway(context, userId);
}

/** The rule of the center where one acts; that of the platform, which counts everywhere, for whoever acts for it. */
const placeOf = ({ signIn }: IdentityContext): string | null => signIn?.membership?.tenant?.id ?? null;

export async function viewRule(context: IdentityContext): Promise<OutputOf<Calls['rule']>> {
  return readRule(context.pools.identity, placeOf(context));
}

async function readRule(identity: RolePool, place: string | null): Promise<OutputOf<Calls['rule']>> {
  const { rows } = await sql<{ roles: Role[] }>`
    select roles from identity.second_factor_rules where tenant_id is not distinct from ${place}::uuid`.execute(identity);
  return { roles: rows[0]?.roles ?? [] };
}

/** A center rules over its own roles, the platform over all. */
export async function saveRule(context: IdentityContext, { roles }: InputOf<Calls['saveRule']>): Promise<OutputOf<Calls['saveRule']>> {
  const place = placeOf(context);
  const ofCentre: readonly Role[] = rolesOfSide.centre;
  if (place !== null && !roles.every((role) => ofCentre.includes(role))) refuse('Trellis:InvalidInput', { members: ['roles'] });
  await ownTransaction(context, async (db) => {
    if (roles.length === 0) {
      await sql`delete from identity.second_factor_rules where tenant_id is not distinct from ${place}::uuid`.execute(db);
      return;
    }
    await sql`
      insert into identity.second_factor_rules (tenant_id, roles) values (${place}, ${[...new Set(roles)]}::text[])
      on conflict (tenant_id) do update set roles = excluded.roles`.execute(db);
  });
  return readRule(context.pools.identity, place);
}
