import type { CarrierName } from '@trellis/contract/payments/rules';

/** One attempt to pay an order. The carrier knows it by its id, however often it is told of it. */
export interface Attempt {
  id: string;
  tenantId: string;
  code: string;
  title: string;
  amount: number;
  currency: string;
  language: string;
  expiresAt: Date;
}

/** What a carrier says came in. */
export interface CameIn {
  amount: number;
  currency: string;
  /** What a refund names. */
  charge: string | null;
  reference: string;
}

export type Told = { state: 'waiting' } | { state: 'lapsed' } | ({ state: 'paid' } & CameIn);

/** What moves money. No card is ever told to the product. */
export interface Carrier {
  name: Exclude<CarrierName, 'Transfer'>;
  /** As long as an attempt may be paid, in seconds. */
  patience: number;
  /** Where an attempt is paid: the same place however often it is asked for. */
  begin(attempt: Attempt): Promise<{ url: string; reference: string }>;
  /** How an attempt stands. */
  read(reference: string): Promise<Told>;
  /** Closes an attempt, so that it cannot be paid any more; one that was paid already stays paid. */
  close(reference: string): Promise<void>;
  /** Gives back what came in, once however often it is asked for; answers what the refund is called. */
  refund(given: { paymentId: string; charge: string; amount: number }): Promise<string>;
}
