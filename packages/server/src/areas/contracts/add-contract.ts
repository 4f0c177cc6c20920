import type { contractCalls } from '@trellis/contract/contracts/calls';
import type { InputOf } from '@trellis/contract/types';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { sellClasses } from '../credits/public.ts';
import { coverUpcoming } from '../scheduling/public.ts';
import { subjectOf } from '../subjects/public.ts';
import { setFiles } from './contract-files.ts';
import { currency } from './contract-store.ts';
import { columnsOfTerms } from './contract-terms.ts';

/** Signs a contract: its classes become available, and sessions booked ahead of the renewal are covered now. */
export async function addContract(db: Db, caller: Member, input: InputOf<typeof contractCalls.add>): Promise<{ id: string }> {
  await subjectOf(db, input.userId);
  const columns = await columnsOfTerms(db, caller, input);
  const { id } = await db
    .insertInto('app.user_contracts')
    .values({ ...columns, tenant_id: caller.tenantId, subject_id: input.userId, currency, created_at: caller.now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await setFiles(db, caller, id, input.fileIds);
  await sellClasses(db, caller, { contractId: id, subjectId: input.userId, purpose: input.purpose, classes: input.totalClass });
  if (input.purpose === 'Training') await coverUpcoming(db, caller, input.userId);
  return { id };
}
