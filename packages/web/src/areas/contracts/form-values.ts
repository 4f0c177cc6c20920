import type { ContractFile, ContractPurpose, ContractType, UserContract } from '@trellis/contract/contracts/schemas';
import dayjs, { type Dayjs } from 'dayjs';

export interface ContractFormValues {
  userId?: string;
  contractType?: ContractType;
  purpose?: ContractPurpose;
  signTime?: Dayjs;
  amount?: number | null;
  totalClass?: number | null;
  reasonId?: string;
  discount?: boolean;
  discountReasonId?: string;
  remind?: boolean;
  files?: ContractFile[];
}

/** The form of a contract, or of one to sign today. */
export function formOf(contract: UserContract | undefined, fresh: { today: Dayjs; userId: string | undefined }): ContractFormValues {
  if (!contract) {
    return { userId: fresh.userId, signTime: fresh.today, amount: 0, totalClass: 1, discount: false, remind: false, files: [] };
  }
  const { userId, contractType, purpose, signTime, amount, totalClass, reasonId, discount, discountReasonId, remind, files } = contract;
  return {
    userId,
    contractType,
    purpose,
    signTime: dayjs(signTime),
    amount,
    totalClass,
    reasonId: reasonId ?? undefined,
    discount,
    discountReasonId: discountReasonId ?? undefined,
    remind,
    files,
  };
}

/** A completed form as the calls take it. The form requires what stands in for nothing here. */
export function termsOf(values: ContractFormValues) {
  return {
    contractType: values.contractType ?? 'First',
    purpose: values.purpose ?? 'Training',
    signTime: values.signTime?.format('YYYY-MM-DD') ?? '',
    amount: values.amount ?? 0,
    totalClass: values.totalClass ?? 0,
    reasonId: values.reasonId ?? '',
    discount: values.discount ?? false,
    discountReasonId: values.discount ? (values.discountReasonId ?? null) : null,
    remind: values.remind ?? false,
    fileIds: (values.files ?? []).map((file) => file.id),
  };
}
