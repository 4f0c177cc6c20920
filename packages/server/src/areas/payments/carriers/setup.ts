import type { Carrier } from './carrier.ts';
import { demonstrationCarrier } from './demonstration.ts';
import type { StripeSetup } from './stripe-setup.ts';

interface PaymentSetup {
  demo: boolean;
  stripe?: StripeSetup | undefined;
}

let known: PaymentSetup = { demo: false };
let loaded: Promise<Carrier> | undefined;

/** Says once, at the start, what carries payments. Without a service, and outside of the demonstration, Finance records transfers alone. */
export function configurePayments({ demo, stripe }: PaymentSetup): void {
  known = { demo, stripe };
  loaded = undefined;
}

/** The service's secrets, where one is set. */
export const stripeSetup = (): StripeSetup | undefined => known.stripe;

/** What carries payments right now; null where nothing does. */
export async function openCarrier(): Promise<Carrier | null> {
  const { stripe, demo } = known;
  if (!stripe) return demo ? demonstrationCarrier : null;
  // its library is of no use to whoever has no account there
  loaded ??= import('./stripe.ts').then(({ stripeCarrier }) => stripeCarrier(stripe));
  return loaded;
}
