import { type ObstacleOf, obstaclesOfKind, type RecordUndoPreview } from '@trellis/contract/imports/undo-calls';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { countBuilt } from '../../../platform/imports/count-built.ts';
import { isOpen, releaseEach } from '../../credits/public.ts';
import { coverBooked } from '../cover-booked.ts';

/** The posting by which `brought` came, and the accounts of what the center gave the child of the same. */
const opening = sql`
  from app.postings as opening
  join app.credit_accounts as account on account.tenant_id = opening.tenant_id and account.subject_id = brought.subject_id
    and account.contract_id is null and account.commodity = brought.commodity and account.tag_id is not distinct from brought.tag_id
  join app.postings as posting on posting.tenant_id = account.tenant_id and posting.from_id = account.id`;
const ofBrought = sql`opening.tenant_id = brought.tenant_id and opening.key = 'opening:' || brought.id`;
const isSince = sql`(posting.created_at, posting.id) > (opening.created_at, opening.id)`;

/** Whether something was made of `brought`, which came with the import `finished`. */
const builtOn: Record<ObstacleOf<'credits'>, RawBuilder<unknown>> = {
  // what the import itself held for sessions booked before is of its own moment
  booked: sql`posting.kind = 'hold' and ${isOpen('posting')} and posting.created_at > opening.created_at`,
  // also where it was given back since; not what a booking held before these came
  used: sql`posting.kind = 'consume' and ${isSince} and (account.bucket = 'available' or exists (
    select 1 from app.postings as hold
    where hold.tenant_id = posting.tenant_id and hold.occurrence_id = posting.occurrence_id and hold.subject_id = posting.subject_id
      and hold.kind = 'hold' and hold.to_id = posting.from_id and hold.created_at >= opening.created_at
  ))`,
  takenBack: sql`posting.kind = 'adjust' and account.bucket = 'available' and ${isSince}`,
};

/** How many credits of children an import brought are still there, and of how many of them something was made. */
export const findBuiltOnCredits = (db: Db, importId: string): Promise<RecordUndoPreview> =>
  countBuilt(db, importId, {
    table: 'app.brought_credits',
    as: 'brought',
    kinds: obstaclesOfKind.credits,
    isBuiltOn: (kind) => sql`exists (select 1 ${opening} where ${ofBrought} and ${builtOn[kind]})`,
  });

/** Takes the children of an import until the transaction ends: whoever uses or changes their credits waits. */
export async function lockCreditsOfImport(db: Db, importId: string): Promise<void> {
  await sql`
    select id from app.subjects where id in (select subject_id from app.brought_credits where import_id = ${importId})
    order by id for no key update`.execute(db);
}

/** Takes the credits of an import away; what it held for sessions booked before is held of others, where a child has any. */
export async function removeCredits(db: Db, caller: Member, importId: string): Promise<void> {
  const { rows } = await sql<{ subjectId: string }>`
    select distinct subject_id as "subjectId" from app.brought_credits where import_id = ${importId} and commodity = 'oneToOne'`.execute(
    db,
  );
  await releaseEach(
    db,
    caller,
    sql`hold.id in (
      select held.id from app.brought_credits as brought
      join app.postings as opening on ${ofBrought}
      join app.postings as held on held.tenant_id = opening.tenant_id and held.from_id = opening.to_id and held.kind = 'hold'
        and held.created_at >= opening.created_at
      where brought.import_id = ${importId}
    )`,
  );
  await sql`select app.undo_credits_import(${caller.tenantId}, ${importId})`.execute(db);
  await coverBooked(
    db,
    caller,
    rows.map(({ subjectId }) => subjectId),
  );
}
