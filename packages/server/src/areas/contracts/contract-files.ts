import type { ContractFile } from '@trellis/contract/contracts/schemas';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { signFile } from '../files/public.ts';

/** The files of several contracts by contract, in the order that they were added, with addresses that are good for a while. */
export async function filesOfContracts(db: Db, contractIds: string[]): Promise<Map<string, ContractFile[]>> {
  const files = new Map<string, ContractFile[]>(contractIds.map((id) => [id, []]));
  if (contractIds.length === 0) return files;
  const rows = await db
    .selectFrom('app.user_contract_files as link')
    .innerJoin('app.files as file', (join) => join.onRef('file.tenant_id', '=', 'link.tenant_id').onRef('file.id', '=', 'link.file_id'))
    .select(['link.contract_id', 'file.id', 'file.name', 'file.key'])
    .where('link.contract_id', 'in', contractIds)
    .orderBy('link.id')
    .execute();
  for (const row of rows) files.get(row.contract_id)?.push({ id: row.id, fileName: row.name, url: signFile(row.key) });
  return files;
}

/** Makes these the files of a contract: PDFs of the centre that no other contract has. */
export async function setFiles(db: Db, caller: Member, contractId: string, fileIds: readonly string[]): Promise<void> {
  const wanted = [...new Set(fileIds)];
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from app.files as file
    where file.id = any (${wanted}::uuid[]) and file.kind = 'UserContract'
      and not exists (select 1 from app.user_contract_files as link where link.file_id = file.id and link.contract_id <> ${contractId})`.execute(
    db,
  );
  if (rows[0]?.count !== wanted.length) refuse('Trellis:NotFound', { members: ['fileIds'] });
  await sql`delete from app.user_contract_files where contract_id = ${contractId} and file_id <> all (${wanted}::uuid[])`.execute(db);
  await sql`
    insert into app.user_contract_files (tenant_id, contract_id, file_id)
    select ${caller.tenantId}, ${contractId}, file_id from unnest(${wanted}::uuid[]) with ordinality as wanted (file_id, position)
    where not exists (select 1 from app.user_contract_files as link where link.contract_id = ${contractId} and link.file_id = wanted.file_id)
    order by position`.execute(db);
}
