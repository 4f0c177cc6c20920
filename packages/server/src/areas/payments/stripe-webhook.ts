import type { FastifyInstance } from 'fastify';
import type Stripe from 'stripe';
import type { Pools } from '../../platform/db/pools.ts';
import { stripeSetup } from './carriers/setup.ts';
import { giveBack, lapse, settle } from './settle.ts';

/** Where Stripe tells what became of a payment. Only what is signed with the account's secret, and not long ago, is believed. */
export async function mountStripeWebhook(app: FastifyInstance, pools: Pools): Promise<void> {
  // the signature is of the bytes as they came
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.post<{ Body: Buffer }>('/webhooks/stripe', { bodyLimit: 512 * 1024 }, async (request, reply) => {
    const setup = stripeSetup();
    if (!setup) return reply.status(404).send();
    const { stripeClient } = await import('./carriers/stripe.ts');
    const signature = request.headers['stripe-signature'];
    let event: Stripe.Event;
    try {
      event = stripeClient(setup).webhooks.constructEvent(
        request.body,
        typeof signature === 'string' ? signature : '',
        setup.webhookSecret,
      );
    } catch {
      return reply.status(400).send();
    }
    const became = await take(pools, event);
    request.log.info({ event: event.type, became }, 'a payment was told of');
    return reply.status(200).send();
  });
}

/** What cannot be written down now is told again by Stripe, since it is not answered. */
async function take(pools: Pools, event: Stripe.Event): Promise<string> {
  const { toldBy } = await import('./carriers/stripe.ts');
  const now = new Date();
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const told = toldBy(event.data.object);
      const id = paymentOf(event.data.object);
      return told.state === 'paid' && id ? settle(pools, id, told, now) : 'unpaid';
    }
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_failed': {
      const id = paymentOf(event.data.object);
      if (id) await lapse(pools, id);
      return 'lapsed';
    }
    case 'charge.refunded': {
      const { payment_intent: intent, refunded, id } = event.data.object;
      const charge = typeof intent === 'string' ? intent : intent?.id;
      // a part that went back leaves the order paid
      const paid = refunded && charge ? await findByCharge(pools, charge) : undefined;
      if (paid) await giveBack(pools, paid.id, id, now);
      return paid ? 'refunded' : 'unknown';
    }
    default:
      return 'of no matter';
  }
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const paymentOf = ({ client_reference_id: id }: Stripe.Checkout.Session) => (id && uuid.test(id) ? id : undefined);

const findByCharge = (pools: Pools, charge: string) =>
  pools.platform
    .selectFrom('app.order_payments')
    .select('id')
    .where('carrier', '=', 'Stripe')
    .where('charge', '=', charge)
    .executeTakeFirst();
