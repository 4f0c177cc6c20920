import { reasonKindOf } from '@trellis/contract/contracts/rules';
import type { addUserContract, ReasonKind } from '@trellis/contract/contracts/schemas';
import { dateIn } from '@trellis/contract/scheduling/rules';
import type { z } from 'zod';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { toMinor } from '../../platform/money.ts';
import { currency } from './contract-store.ts';
import { reasonsInUse } from './reason-store.ts';

type Terms = Omit<z.output<typeof addUserContract>, 'userId' | 'fileIds'>;

/** The reasons that a contract has already: they stay good, even if nobody offers them any more. */
export interface KeptReasons {
  contract_type: string;
  reason_id: string | null;
  reason: unknown;
  discount_reason_id: string | null;
  discount_reason: unknown;
}

/** What a form says of a contract as columns, once its dates and reasons are sound. */
export async function columnsOfTerms(db: Db, caller: Member, terms: Terms, kept?: KeptReasons) {
  refuseFuture(caller, terms.signTime, 'signTime');
  const sameType = kept?.contract_type === terms.contractType;
  const reason = await wordsOf(db, reasonKindOf(terms.contractType), terms.reasonId, {
    member: 'reasonId',
    kept: sameType ? { id: kept.reason_id, words: kept.reason } : undefined,
  });
  return {
    contract_type: terms.contractType,
    purpose: terms.purpose,
    signed_on: terms.signTime,
    amount: toMinor(terms.amount, currency),
    total_class: terms.totalClass,
    remind: terms.remind,
    discount: terms.discount,
    reason_id: terms.reasonId,
    reason,
    ...(await discountColumns(db, terms, kept)),
  };
}

/** Refuses a day that has not begun at the centre. */
export function refuseFuture(caller: Member, date: string, member: string): void {
  if (date > dateIn(caller.zone, caller.now.toISOString())) refuse('RocketSystem:DateInFuture', { members: [member] });
}

async function discountColumns(db: Db, { discount, discountReasonId }: Terms, kept?: KeptReasons) {
  if (discount && !discountReasonId) refuse('RocketSystem:DiscountReasonMissing', { members: ['discountReasonId'] });
  const words =
    discountReasonId &&
    (await wordsOf(db, 'Discount', discountReasonId, {
      member: 'discountReasonId',
      kept: kept && { id: kept.discount_reason_id, words: kept.discount_reason },
    }));
  return discount ? { discount_reason_id: discountReasonId, discount_reason: words } : { discount_reason_id: null, discount_reason: null };
}

interface Choice {
  member: string;
  kept?: { id: string | null; words: unknown } | undefined;
}

/** The words of a reason as they are stored with the contract. */
async function wordsOf(db: Db, kind: ReasonKind, id: string, { member, kept }: Choice): Promise<string> {
  if (kept?.id === id) return JSON.stringify(kept.words);
  const reason = (await reasonsInUse(db, kind)).find((one) => one.id === id);
  if (reason) return JSON.stringify(reason.name);
  const exists = await db.selectFrom('catalog.contract_reasons').select('id').where('id', '=', id).executeTakeFirst();
  return refuse(exists ? 'RocketSystem:ContractReasonUnknown' : 'Trellis:NotFound', { members: [member] });
}
