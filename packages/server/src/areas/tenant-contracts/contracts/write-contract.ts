import type { tenantContractCalls } from '@trellis/contract/tenant-contracts/contracts/calls';
import type { InputOf } from '@trellis/contract/types';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { toMinor } from '../../../platform/money.ts';
import { requireCentre } from '../../tenancy/public.ts';
import { currency, lockContract } from './contract-store.ts';
import { refuseFuture } from './dates.ts';
import { viewContract } from './view-contract.ts';

type Create = InputOf<typeof tenantContractCalls.create>;
type Fields = Omit<Create, 'tenantId'>;

/** Signs a centre's contract. What it brings is added to it afterwards. */
export async function createContract(db: Db, caller: Actor, { tenantId, ...fields }: Create): Promise<{ id: string }> {
  await requireCentre(db, tenantId);
  const columns = await columnsOf(db, caller, fields, null);
  return db
    .insertInto('platform.tenant_contracts')
    .values({ ...columns, currency, tenant_id: tenantId, created_by: caller.personId, created_at: caller.now })
    .returning('id')
    .executeTakeFirstOrThrow();
}

type Update = InputOf<typeof tenantContractCalls.update>;

/** Changes what a contract says; a stale editor is shown what the other one saved. */
export async function updateContract(db: Db, caller: Actor, { id, concurrencyStamp, ...fields }: Update): Promise<void> {
  const contract = await lockContract(db, id);
  if (contract.concurrency_stamp !== concurrencyStamp) {
    refuse('Trellis:StaleStamp', { data: { current: await viewContract(db, caller, { id }) } });
  }
  const columns = await columnsOf(db, caller, fields, id);
  await db.updateTable('platform.tenant_contracts').set(columns).where('id', '=', id).execute();
}

async function columnsOf(db: Db, caller: Actor, fields: Fields, id: string | null) {
  const { number, signTime, startTime, endTime, amount, remark } = fields;
  refuseFuture(caller, signTime, 'signTime');
  if (startTime && endTime && endTime < startTime) refuse('RocketSystem:TermEndsFirst', { members: ['endTime'] });
  if (await isNumberTaken(db, number, id)) refuse('RocketSystem:ContractNumberTaken', { members: ['number'] });
  return {
    number,
    signed_on: signTime,
    starts_on: startTime,
    ends_on: endTime,
    amount: toMinor(amount, currency),
    remark: remark || null,
  };
}

async function isNumberTaken(db: Db, number: string, id: string | null): Promise<boolean> {
  const other = await db
    .selectFrom('platform.tenant_contracts')
    .select('id')
    .where(({ fn }) => fn('lower', ['number']), '=', number.toLowerCase())
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return other !== undefined && other.id !== id;
}
