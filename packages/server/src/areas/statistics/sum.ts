import type { Figure } from '@trellis/contract/statistics/figures';

/** What a figure, or something that stands, comes to in a period, by part. */
export interface Sum<Name extends string = Figure> {
  name: Name;
  tenantId: string;
  label: string;
  part: string;
  amount: number;
}

/** What all of them come to, or those of one part. */
export const amountOf = (sums: readonly Pick<Sum, 'part' | 'amount'>[], part: string | undefined): number =>
  sums.reduce((amount, sum) => (part === undefined || sum.part === part ? amount + sum.amount : amount), 0);
