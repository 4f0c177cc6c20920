import type { contractCalls } from '@trellis/contract/contracts/calls';
import { unitFee } from '@trellis/contract/contracts/rules';
import type { UserContract } from '@trellis/contract/contracts/schemas';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { toMajor } from '../../platform/money.ts';
import { remainingByContract } from '../credits/public.ts';
import { subjectOf } from '../subjects/public.ts';

interface Row {
  id: string;
  contractType: UserContract['contractType'];
  purpose: UserContract['purpose'];
  signTime: string;
  stopTime: Date | null;
  /** Minor units. */
  amount: number;
  currency: string;
  totalClass: number;
}

const directions: Record<string, 'asc' | 'desc'> = { signTime: 'asc', 'signTime desc': 'desc' };

/** A child's contracts, the one signed last first. */
export async function listContracts(
  db: Db,
  _caller: Member,
  input: InputOf<typeof contractCalls.list>,
): Promise<OutputOf<typeof contractCalls.list>> {
  const direction = directions[input.sorting ?? 'signTime desc'];
  if (!direction) return refuse('Trellis:InvalidInput', { members: ['sorting'] });
  await subjectOf(db, input.userId);
  const order = sql.raw(direction);
  const total = await sql<{
    total: number;
  }>`select count(*)::int as total from app.user_contracts where subject_id = ${input.userId}`.execute(db);
  const page = await sql<Row>`
    select id, contract_type as "contractType", purpose, signed_on::text as "signTime", stopped_at as "stopTime", amount, currency,
      total_class as "totalClass"
    from app.user_contracts where subject_id = ${input.userId}
    order by signed_on ${order}, created_at ${order}, id ${order} limit ${input.maxResultCount} offset ${input.skipCount}`.execute(db);
  const remaining = await remainingByContract(db, input.userId);
  return { items: page.rows.map((row) => present(row, input.userId, remaining.get(row.id) ?? 0)), totalCount: total.rows[0]?.total ?? 0 };
}

function present(row: Row, userId: string, remainClass: number): UserContract {
  const amount = toMajor(row.amount, row.currency);
  return { ...row, userId, stopTime: row.stopTime?.toISOString() ?? null, amount, remainClass, price: unitFee(amount, row.totalClass) };
}
