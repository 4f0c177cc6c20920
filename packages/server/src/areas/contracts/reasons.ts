import type { contractReasonCalls } from '@trellis/contract/contracts/reason-calls';
import type { ReasonKind } from '@trellis/contract/contracts/schemas';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { reasonsInUse } from './reason-store.ts';

type Calls = typeof contractReasonCalls;

/** The reasons in use: a centre's own of a kind, else the platform's. */
export async function listReasons(db: Db, caller: Actor): Promise<OutputOf<Calls['list']>> {
  const rows = await reasonsInUse(db);
  return { items: rows.map(({ tenantId, ...reason }) => ({ ...reason, isOwn: tenantId === ownerOf(caller) })) };
}

/** Adds a reason as the last of its kind. A centre's first one replaces those of the platform, for the centre. */
export async function addReason(db: Db, caller: Actor, { kind, name }: InputOf<Calls['add']>): Promise<{ id: string }> {
  const tenantId = await takeList(db, caller, kind);
  const { rows } = await sql<{ id: string }>`
    insert into catalog.contract_reasons (tenant_id, kind, name, position)
    select ${tenantId}::uuid, ${kind}, ${JSON.stringify(name)}::jsonb, coalesce(max(position), 0) + 1
    from catalog.contract_reasons where kind = ${kind} and tenant_id is not distinct from ${tenantId}::uuid
    returning id`.execute(db);
  return { id: rows[0]?.id ?? '' };
}

/** Changes the words of an own reason. */
export async function updateReason(db: Db, caller: Actor, { id, name, concurrencyStamp }: InputOf<Calls['update']>): Promise<void> {
  const reason = await lockOwn(db, caller, id);
  if (reason.concurrency_stamp !== concurrencyStamp) {
    const current = (await listReasons(db, caller)).items.find((item) => item.id === id);
    refuse('Trellis:StaleStamp', { data: { current } });
  }
  await db
    .updateTable('catalog.contract_reasons')
    .set({ name: JSON.stringify(name) })
    .where('id', '=', id)
    .execute();
}

/** Puts the own reasons of a kind in order; refuses when somebody added or removed one meanwhile. */
export async function orderReasons(db: Db, caller: Actor, { kind, ids }: InputOf<Calls['order']>): Promise<void> {
  const tenantId = await takeList(db, caller, kind);
  const own = await ownOf(db, tenantId, kind);
  const wanted = new Set(ids);
  if (wanted.size !== ids.length || own.length !== ids.length || own.some(({ id }) => !wanted.has(id))) refuse('Trellis:Busy');
  await sql`
    update catalog.contract_reasons as reason set position = wanted.position
    from unnest(${ids}::uuid[]) with ordinality as wanted (id, position)
    where reason.id = wanted.id and reason.position <> wanted.position`.execute(db);
}

/** Removes an own reason. The platform keeps one of each kind: a centre without own ones falls back to them. */
export async function removeReason(db: Db, caller: Actor, { id }: InputOf<Calls['remove']>): Promise<void> {
  const { kind } = await lockOwn(db, caller, id);
  const tenantId = await takeList(db, caller, kind as ReasonKind);
  if (tenantId === null && (await ownOf(db, null, kind as ReasonKind)).length === 1) refuse('RocketSystem:LastContractReason');
  await db.deleteFrom('catalog.contract_reasons').where('id', '=', id).execute();
}

/** Copies the platform's reasons of a kind as the centre's own. */
export async function takeOverReasons(db: Db, caller: Actor, { kind }: InputOf<Calls['takeOver']>): Promise<void> {
  const tenantId = await takeList(db, caller, kind);
  if (tenantId === null || (await ownOf(db, tenantId, kind)).length > 0) refuse('RocketSystem:ContractReasonsOwn');
  await sql`
    insert into catalog.contract_reasons (tenant_id, kind, name, position)
    select ${tenantId}::uuid, kind, name, position from catalog.contract_reasons where kind = ${kind} and tenant_id is null
    order by position, id`.execute(db);
}

/** Whose reasons somebody edits: their centre's, or the platform's. */
const ownerOf = (caller: Actor): string | null => (caller.kind === 'member' ? caller.tenantId : null);

/** Whoever changes a list of reasons takes turns. */
async function takeList(db: Db, caller: Actor, kind: ReasonKind): Promise<string | null> {
  const tenantId = ownerOf(caller);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`contract reasons ${tenantId ?? 'platform'} ${kind}`}, 0))`.execute(db);
  return tenantId;
}

const ownOf = (db: Db, tenantId: string | null, kind: ReasonKind) =>
  db
    .selectFrom('catalog.contract_reasons')
    .select('id')
    .where('kind', '=', kind)
    .where('tenant_id', 'is not distinct from', tenantId)
    .execute();

async function lockOwn(db: Db, caller: Actor, id: string) {
  const reason = await db
    .selectFrom('catalog.contract_reasons')
    .selectAll()
    .where('id', '=', id)
    .where('tenant_id', 'is not distinct from', ownerOf(caller))
    .forUpdate()
    .executeTakeFirst();
  return reason ?? refuse('Trellis:NotFound', { members: ['id'] });
}
