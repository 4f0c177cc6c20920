import { grantedPolicies, type PolicyOverride } from '@trellis/contract/policies';
import type { needCalls } from '@trellis/contract/scheduling/needs/calls';
import { mostSnoozedDays } from '@trellis/contract/scheduling/needs/kinds';
import { mayLookAfter } from '@trellis/contract/scheduling/needs/rules';
import { dayAround } from '@trellis/contract/scheduling/rules';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { listNeedsHand } from './list-needs.ts';
import { notifyColleague } from './notify-colleague.ts';

type Calls = typeof needCalls;
type Need = Awaited<ReturnType<typeof listNeedsHand>>['needs'][number];

/** What waits for the caller under a key; what waits for nobody, or for others alone, is not there. */
async function needOf(db: Db, caller: Member, key: string): Promise<Need> {
  const { needs } = await listNeedsHand(db, caller, dayAround(caller.now.toISOString(), caller.zone).start);
  return needs.find((need) => need.key === key) ?? refuse('Trellis:NotFound', { members: ['key'] });
}

interface Change {
  done_at?: Date | null;
  done_by?: string | null;
  snoozed_until?: Date | null;
  snoozed_by?: string | null;
  handed_to?: string | null;
  handed_by?: string | null;
}

const open = { done_at: null, done_by: null, snoozed_until: null, snoozed_by: null } as const;

async function mark(db: Db, caller: Member, { key, subjectId }: Need, change: Change): Promise<void> {
  await db
    .insertInto('app.need_marks')
    .values({ tenant_id: caller.tenantId, key, subject_id: subjectId, ...change })
    .onConflict((conflict) => conflict.constraint('need_marks_key').doUpdateSet({ ...change, updated_at: caller.now }))
    .execute();
}

export async function needDone(db: Db, caller: Member, { key }: InputOf<Calls['done']>): Promise<void> {
  const need = await needOf(db, caller, key);
  await mark(db, caller, need, { ...open, done_at: caller.now, done_by: caller.personId });
}

export async function snoozeNeed(db: Db, caller: Member, { key, until }: InputOf<Calls['snooze']>): Promise<void> {
  const need = await needOf(db, caller, key);
  const moment = new Date(until);
  const last = caller.now.getTime() + mostSnoozedDays * 24 * 3_600_000;
  if (moment <= caller.now || moment.getTime() > last) refuse('Trellis:InvalidInput', { members: ['until'] });
  await mark(db, caller, need, { ...open, snoozed_until: moment, snoozed_by: caller.personId });
}

export async function handNeedOver(db: Db, caller: Member, { key, personId, note }: InputOf<Calls['handOver']>): Promise<void> {
  const need = await needOf(db, caller, key);
  const colleague = (await colleaguesFor(db, caller, need)).find(({ id }) => id === personId);
  if (!colleague) return refuse('Trellis:NotFound', { members: ['personId'] });
  await mark(db, caller, need, { ...open, handed_to: personId, handed_by: caller.personId });
  await notifyColleague(db, caller, { need, personId, note });
}

export async function undoNeed(db: Db, caller: Member, { key }: InputOf<Calls['undo']>): Promise<void> {
  const need = await needOf(db, caller, key);
  await db.deleteFrom('app.need_marks').where('tenant_id', '=', caller.tenantId).where('key', '=', need.key).execute();
}

export async function listColleagues(
  db: Db,
  caller: Member,
  { key }: InputOf<Calls['colleagues']>,
): Promise<OutputOf<Calls['colleagues']>> {
  return { items: await colleaguesFor(db, caller, await needOf(db, caller, key)) };
}

/** Whoever else may look after it, by name. */
async function colleaguesFor(db: Db, caller: Member, { kind }: Need) {
  const { rows } = await sql<{ id: string; name: string; roles: string[]; overrides: PolicyOverride[] }>`
    select person.id, coalesce(member.name, person.name) as name,
      array(select held.role from identity.membership_roles as held where held.membership_id = member.id) as roles,
      (select coalesce(jsonb_agg(jsonb_build_object('role', o.role, 'policy', o.policy, 'granted', o.granted) order by o.tenant_id nulls first), '[]')
        from identity.role_policies as o where o.tenant_id is null or o.tenant_id = member.tenant_id) as overrides
    from identity.memberships as member join identity.persons as person on person.id = member.person_id
    where member.tenant_id = ${caller.tenantId} and member.state = 'Effective' and member.activated_at is not null and member.left_at is null
      and person.id <> ${caller.personId}
    order by lower(coalesce(member.name, person.name)), person.id`.execute(db);
  return rows
    .filter(({ roles, overrides }) => mayLookAfter(kind, { roles, policies: grantedPolicies(roles, overrides) }))
    .map(({ id, name }) => ({ id, name }));
}

/** Forgets that something was given to the caller that waits no more; the database withdraws what they were told of it. */
export async function forgetSettled(db: Db, caller: Member, keys: readonly string[]): Promise<void> {
  await db
    .deleteFrom('app.need_marks')
    .where('tenant_id', '=', caller.tenantId)
    .where('handed_to', '=', caller.personId)
    .where('updated_at', '<', caller.now)
    .where('key', 'in', keys)
    .execute();
}
