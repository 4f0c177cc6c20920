import Stripe from 'stripe';
import { publicOrigin } from '../../../platform/http/origin.ts';
import type { Attempt, Carrier, Told } from './carrier.ts';
import type { StripeSetup } from './stripe-setup.ts';

/** Stripe closes what nobody paid for a day at the latest. */
const day = 86_400;
const locales = { en: 'en', 'zh-Hans': 'zh', es: 'es' } as const;

/** The client of an account, at Stripe or wherever a test answers for it. */
export function stripeClient({ secretKey, url }: StripeSetup): Stripe {
  const at = url ? new URL(url) : undefined;
  return new Stripe(secretKey, {
    maxNetworkRetries: 2,
    timeout: 15_000,
    telemetry: false,
    ...(at && { host: at.hostname, port: Number(at.port), protocol: at.protocol === 'http:' ? 'http' : 'https' }),
  });
}

/** Stripe Checkout: the payer pays on a page of Stripe's own. */
export function stripeCarrier(setup: StripeSetup): Carrier {
  const stripe = stripeClient(setup);
  return {
    name: 'Stripe',
    patience: day - 600,
    begin: async (attempt) => {
      const { id, url } = await stripe.checkout.sessions.create(sessionOf(attempt), { idempotencyKey: `pay-${attempt.id}` });
      if (!url) throw new Error('Stripe opened no page to pay on');
      return { url, reference: id };
    },
    read: async (reference) => toldBy(await stripe.checkout.sessions.retrieve(reference)),
    close: async (reference) => {
      const { status } = await stripe.checkout.sessions.retrieve(reference);
      if (status === 'open') await stripe.checkout.sessions.expire(reference);
    },
    refund: async ({ paymentId, charge, amount }) => {
      const refund = await stripe.refunds.create({ payment_intent: charge, amount }, { idempotencyKey: `refund-${paymentId}` });
      return refund.id;
    },
  };
}

function sessionOf({ id, code, title, amount, currency, language, expiresAt }: Attempt): Stripe.Checkout.SessionCreateParams {
  const back = `${publicOrigin()}/m/pay#${code}`;
  const price = { currency: currency.toLowerCase(), unit_amount: amount, product_data: { name: title } };
  return {
    mode: 'payment',
    client_reference_id: id,
    metadata: { paymentId: id },
    line_items: [{ quantity: 1, price_data: price }],
    success_url: back,
    cancel_url: back,
    expires_at: Math.floor(expiresAt.getTime() / 1000),
    locale: locales[language as keyof typeof locales] ?? 'auto',
  };
}

/** What a session of Stripe Checkout says of its payment. */
export function toldBy(session: Stripe.Checkout.Session): Told {
  if (session.payment_status === 'paid') {
    const { payment_intent: intent, amount_total: amount, currency, id: reference } = session;
    const charge = typeof intent === 'string' ? intent : (intent?.id ?? null);
    return { state: 'paid', amount: amount ?? 0, currency: (currency ?? '').toUpperCase(), charge, reference };
  }
  return { state: session.status === 'expired' ? 'lapsed' : 'waiting' };
}
