import type { ContractPayment, UserContract } from '@trellis/contract/contracts/schemas';
import type { TFunction } from 'i18next';
import { formatDate } from '../../app/format.ts';
import { formatMoney } from '../../ui/money.ts';
import type { Change } from '../../ui/stale.ts';

/** What a contract says, as it is compared with what somebody else saved. */
export function contractFacts(t: TFunction<'contracts'>, contract: UserContract): Change[] {
  const values = {
    contractType: t(`type.${contract.contractType}`),
    purpose: t(`purpose.${contract.purpose}`),
    signTime: formatDate(contract.signTime),
    amount: formatMoney(contract.amount.toFixed(2)),
    totalClass: String(contract.totalClass),
    reasonId: contract.reason ?? t('none'),
    discount: t(contract.discount ? 'word.yes' : 'word.no'),
    discountReasonId: contract.discountReason ?? t('none'),
    remind: t(contract.remind ? 'word.yes' : 'word.no'),
    files: contract.files.map((file) => file.fileName).join(', ') || t('none'),
    state: t(contract.stopTime ? 'state.Stopped' : 'state.InForce'),
  };
  return Object.entries(values).map(([key, value]) => ({ key, field: t(`fields.${key as keyof typeof values}`), value }));
}

export function paymentFacts(t: TFunction<'contracts'>, payment: ContractPayment): Change[] {
  const values = {
    isRecharge: t(payment.isRecharge ? 'payments.Payment' : 'payments.Refund'),
    amount: formatMoney(payment.amount.toFixed(2)),
    payDate: formatDate(payment.payDate),
    method: payment.method ? t(`payments.method.${payment.method}`) : t('none'),
    remark: payment.remark ?? t('none'),
  };
  return Object.entries(values).map(([key, value]) => ({ key, field: t(`payments.fields.${key as keyof typeof values}`), value }));
}
