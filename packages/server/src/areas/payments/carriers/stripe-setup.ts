/** What the environment says about payments. */
export interface StripeSetup {
  secretKey: string;
  /** Of the signature of what Stripe tells. */
  webhookSecret: string;
  /** Where Stripe answers, unless it is Stripe itself. */
  url?: string | undefined;
}
