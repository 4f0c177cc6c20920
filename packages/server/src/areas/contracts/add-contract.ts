import type { contractCalls } from '@trellis/contract/contracts/calls';
import type { LocalText } from '@trellis/contract/languages';
import { dateIn } from '@trellis/contract/scheduling/rules';
import type { InputOf } from '@trellis/contract/types';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { toMinor } from '../../platform/money.ts';
import { sellClasses } from '../credits/public.ts';
import { coverUpcoming } from '../scheduling/public.ts';
import { subjectOf } from '../subjects/public.ts';

// a centre bills in one currency so far
const currency = 'USD';

const futureSigning: LocalText = {
  en: 'The signing date cannot be after today.',
  'zh-Hans': '签约日期不能晚于今天。',
  es: 'La fecha de firma no puede ser posterior a hoy.',
};

/** Signs a contract: its classes become available, and sessions booked ahead of the renewal are covered now. */
export async function addContract(db: Db, caller: Member, input: InputOf<typeof contractCalls.add>): Promise<{ id: string }> {
  if (input.signTime > dateIn(caller.zone, caller.now.toISOString())) {
    refuse('Trellis:InvalidInput', { validationErrors: [{ message: futureSigning[caller.language], members: ['signTime'] }] });
  }
  await subjectOf(db, input.userId);
  const { id } = await db
    .insertInto('app.user_contracts')
    .values({
      tenant_id: caller.tenantId,
      subject_id: input.userId,
      contract_type: input.contractType,
      purpose: input.purpose,
      signed_on: input.signTime,
      amount: toMinor(input.amount, currency),
      currency,
      total_class: input.totalClass,
      created_at: caller.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sellClasses(db, caller, { contractId: id, subjectId: input.userId, purpose: input.purpose, classes: input.totalClass });
  if (input.purpose === 'Training') await coverUpcoming(db, caller, input.userId);
  return { id };
}
