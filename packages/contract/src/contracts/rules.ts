import type { SubjectTag } from '../subjects/schemas.ts';
import type { ContractPurpose, ContractType, ReasonKind } from './schemas.ts';

/** Unit fee: amount divided by classes, two decimals, 0.00 when either is zero. */
export function unitFee(amount: number, totalClass: number): string {
  if (!amount || !totalClass) return '0.00';
  // of whole cents: half of one is rounded up whatever a fraction looks like in binary
  return (Math.round(Math.round(amount * 100) / totalClass) / 100).toFixed(2);
}

/** Which question asks why a contract is signed. */
export const reasonKindOf = (contractType: ContractType): ReasonKind => (contractType === 'Renewal' ? 'Renewal' : 'Signing');

/** What a payment changes of what the family has paid: nothing once it is voided. */
export function signedAmount({ isRecharge, amount, voidTime }: { isRecharge: boolean; amount: number; voidTime?: string | null }): number {
  if (voidTime) return 0;
  return isRecharge ? amount : -amount;
}

/** What a contract still costs. One that is stopped costs nothing more. */
export const outstandingOf = ({ amount, paid, isStopped }: { amount: number; paid: number; isStopped: boolean }) =>
  isStopped ? 0 : Math.max(0, amount - paid);

/** Whether a child's tag is offered to become Active: somebody who might come has a contract in force. */
export const offersActive = (tag: SubjectTag | undefined, contracts: readonly { stopTime: string | null }[]): boolean =>
  tag === 'Potential' && contracts.some(({ stopTime }) => stopTime === null);

/** What a signature is drawn on. */
export const signatureArea = { width: 600, height: 280 };

/** Whether somebody sees a signature: a stroke of it at least, and all of it on its area. */
export const isSignatureSeen = (path: string): boolean =>
  path.includes('L') &&
  [...path.matchAll(/(\d+) (\d+)/g)].every(([, x, y]) => Number(x) <= signatureArea.width && Number(y) <= signatureArea.height);

/** The number of a receipt as it is written. */
export const receiptNumber = (number: number) => String(number).padStart(6, '0');

/** The kind of class that a contract sells. */
export const commodityOf = (purpose: ContractPurpose) => (purpose === 'Training' ? 'oneToOne' : 'group');
