import type { TenantContract } from '@trellis/contract/tenant-contracts/schemas';
import { toMajor } from '../../../platform/money.ts';
import type { ContractRow } from './contract-store.ts';

/** A contract as the wire has it: money in major units, instants as text. */
export function presentContract(row: ContractRow): TenantContract {
  return {
    ...row,
    amount: toMajor(row.amount, row.currency),
    paid: toMajor(row.paid, row.currency),
    stopTime: row.stopTime?.toISOString() ?? null,
    creationTime: row.creationTime.toISOString(),
  };
}
