import type { Figure } from '@trellis/contract/statistics/figures';

/** What a figure, or something that stands, comes to in a period, by part. */
export interface Sum<Name extends string = Figure> {
  name: Name;
  tenantId: string;
  label: string;
  part: string;
  amount: number;
}
