import type { paymentCalls } from '@trellis/contract/payments/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { countTry } from '../../platform/auth/tries.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { IdentityContext } from '../../platform/http/routes.ts';
import { beginAttempt, forPlatform, keepReference, lockOrder } from './attempts.ts';
import type { Carrier } from './carriers/carrier.ts';
import { openCarrier } from './carriers/setup.ts';
import { lapse, settle } from './settle.ts';
import { showOrder } from './show-order.ts';

type Calls = typeof paymentCalls;

/** As often as a page that waits for its payment asks, and more. */
const asked = { most: 60, within: 300 };
const begun = { most: 20, within: 600 };

/** Opens the page where an order is paid. */
export async function payOrder(
  { pools }: IdentityContext,
  { code, language }: InputOf<Calls['payOrder']>,
): Promise<OutputOf<Calls['payOrder']>> {
  await countTry(pools.identity, `pay ${code}`, begun);
  const carrier = (await openCarrier()) ?? refuse('RocketSystem:PaymentNotOffered');
  const attempt = await beginAttempt(pools, carrier, { code, language, now: new Date() });
  const { url, reference } = await reached(() => carrier.begin(attempt));
  await keepReference(pools, attempt.id, reference);
  return { url, isDemonstration: carrier.name === 'Demonstration' };
}

/** Asks the carrier how a payment stands that is under way: whoever waits need not wait for the carrier to tell. */
export async function refreshOrder(context: IdentityContext, input: InputOf<Calls['refresh']>): Promise<OutputOf<Calls['refresh']>> {
  const { pools } = context;
  await countTry(pools.identity, `refresh ${input.code}`, asked);
  const carrier = await openCarrier();
  const payment = carrier && (await findBegun(context, carrier, input.code));
  if (carrier && payment?.reference) {
    const { reference } = payment;
    const told = await reached(() => carrier.read(reference));
    if (told.state === 'paid') await settle(pools, payment.id, told, new Date());
    if (told.state === 'lapsed') await lapse(pools, payment.id);
  }
  return showOrder(context, input);
}

/** In the demonstration whoever holds the phone says that it is paid. */
export async function confirmInDemonstration(
  context: IdentityContext,
  input: InputOf<Calls['confirm']>,
): Promise<OutputOf<Calls['confirm']>> {
  const { pools } = context;
  await countTry(pools.identity, `pay ${input.code}`, begun);
  const carrier = await openCarrier();
  if (carrier?.name !== 'Demonstration') return refuse('RocketSystem:PaymentNotOffered');
  const { id, amount, currency } = await beginAttempt(pools, carrier, { ...input, now: new Date() });
  await settle(pools, id, { amount, currency, charge: id, reference: `demo-${id}` }, new Date());
  return showOrder(context, input);
}

function findBegun({ pools }: IdentityContext, carrier: Carrier, code: string) {
  return forPlatform(pools, async (db) => {
    const order = await lockOrder(db, { code });
    if (!order) return refuse('Trellis:NotFound', { members: ['code'] });
    return db
      .selectFrom('app.order_payments')
      .select(['id', 'reference'])
      .where('order_id', '=', order.id)
      .where('carrier', '=', carrier.name)
      .where('state', '=', 'Begun')
      .executeTakeFirst();
  });
}

/** A service that fails or is away charges nobody: what was begun is taken up again the next time. */
async function reached<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    console.error(`The payment service did not answer: ${error instanceof Error ? error.message : String(error)}`);
    return refuse('RocketSystem:PaymentAway');
  }
}
