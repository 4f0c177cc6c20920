import { type ObstacleOf, obstaclesOfKind, type RecordUndoPreview } from '@trellis/contract/imports/undo-calls';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { countBuilt } from '../../../platform/imports/count-built.ts';
import { isOpen, releaseEach } from '../../credits/public.ts';
import { coverBooked } from '../cover-booked.ts';

/** Whether something of a kind was built on `contract`, which came with the import `finished`. */
const builtOn: Record<ObstacleOf<'contracts'>, RawBuilder<unknown>> = {
  // booked since, used, given back or subtracted: whatever moved beside what the list itself brought and held for sessions booked before it
  sessions: sql`
    select 1 from app.credit_accounts as account
    join app.postings as posting on posting.tenant_id = account.tenant_id and (posting.from_id = account.id or posting.to_id = account.id)
    where account.tenant_id = contract.tenant_id and account.subject_id = contract.subject_id and account.contract_id = contract.id
      and (posting.kind not in ('sale', 'opening', 'hold', 'release') or posting.kind = 'hold' and ${isOpen('posting')} and exists (
        select 1 from app.postings as sale
        where sale.tenant_id = posting.tenant_id and sale.key = 'sale:' || contract.id and sale.created_at < posting.created_at
      ))`,
  payments: sql`
    select 1 from app.contract_payments as payment
    where payment.tenant_id = contract.tenant_id and payment.contract_id = contract.id and payment.updated_at > finished.finished_at`,
  signatures: sql`
    select 1 from app.contract_signings as signing
    where signing.tenant_id = contract.tenant_id and signing.contract_id = contract.id`,
  files: sql`
    select 1 from app.user_contract_files as link where link.tenant_id = contract.tenant_id and link.contract_id = contract.id`,
};

/** How many contracts of an import are still there, and on how many of them was built what. */
export const findBuiltOnContracts = (db: Db, importId: string): Promise<RecordUndoPreview> =>
  countBuilt(db, importId, {
    table: 'app.user_contracts',
    as: 'contract',
    kinds: obstaclesOfKind.contracts,
    isBuiltOn: (kind) => sql`exists (${builtOn[kind]})`,
    isChanged: sql`contract.updated_at > finished.finished_at`,
  });

/** Takes the contracts of an import and their children until the transaction ends: whoever uses one of them waits, and finds it gone. */
export async function lockContracts(db: Db, importId: string): Promise<void> {
  await sql`
    select id from app.subjects where id in (select subject_id from app.user_contracts where import_id = ${importId})
    order by id for no key update`.execute(db);
  await sql`select id from app.user_contracts where import_id = ${importId} order by id for update`.execute(db);
}

/** Removes the contracts of an import with their classes and payments; what they held for sessions booked before is held of others, where a child has any. */
export async function removeContracts(db: Db, caller: Member, importId: string): Promise<void> {
  const { rows } = await sql<{ subjectId: string }>`
    select distinct subject_id as "subjectId" from app.user_contracts where import_id = ${importId}`.execute(db);
  await releaseEach(
    db,
    caller,
    sql`hold.to_id in (
      select account.id from app.user_contracts as contract
      join app.credit_accounts as account on account.tenant_id = contract.tenant_id and account.subject_id = contract.subject_id
        and account.contract_id = contract.id and account.bucket = 'held'
      where contract.import_id = ${importId}
    )`,
  );
  await sql`select app.undo_contracts_import(${caller.tenantId}, ${importId})`.execute(db);
  await coverBooked(
    db,
    caller,
    rows.map(({ subjectId }) => subjectId),
  );
}
