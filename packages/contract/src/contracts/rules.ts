import type { ContractPurpose, ContractType, ReasonKind } from './schemas.ts';

/** Unit fee: amount divided by classes, two decimals, 0.00 when either is zero. */
export function unitFee(amount: number, totalClass: number): string {
  if (!amount || !totalClass) return '0.00';
  return (Math.round((amount / totalClass) * 100) / 100).toFixed(2);
}

/** Which question asks why a contract is signed. */
export const reasonKindOf = (contractType: ContractType): ReasonKind => (contractType === 'Renewal' ? 'Renewal' : 'Signing');

/** What a payment changes of what the family has paid. */
export const signedAmount = ({ isRecharge, amount }: { isRecharge: boolean; amount: number }) => (isRecharge ? amount : -amount);

/** The kind of class that a contract sells. */
export const commodityOf = (purpose: ContractPurpose) => (purpose === 'Training' ? 'oneToOne' : 'group');
