import type { contractCalls } from '@trellis/contract/contracts/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { filesOfContracts } from './contract-files.ts';
import { contractsWhere, presentContracts } from './contract-store.ts';

type Call = typeof contractCalls.get;

export async function findContract(db: Db, caller: Member, { id }: InputOf<Call>): Promise<OutputOf<Call>> {
  const { rows } = await contractsWhere(sql`contract.id = ${id}`, sql``).execute(db);
  const [contract] = await presentContracts(db, caller.language, rows);
  if (!contract) return refuse('Trellis:NotFound', { members: ['id'] });
  return { ...contract, files: (await filesOfContracts(db, [id])).get(id) ?? [] };
}
