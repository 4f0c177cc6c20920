import { sql } from 'kysely';
import type { Pools } from '../../platform/db/pools.ts';
import type { Job } from '../../platform/jobs/rounds.ts';
import type { Carrier } from './carriers/carrier.ts';
import { openCarrier } from './carriers/setup.ts';
import { giveBack, lapse, settle } from './settle.ts';

interface Waiting {
  id: string;
  state: 'Begun' | 'Surplus' | 'Refunding';
  carrier: string;
  reference: string | null;
  charge: string | null;
  amount: number;
}

/** As many as are asked of the carrier in one round. */
const portion = 50;

/**
 * What is left to say to the carrier, each minute: what came in too much goes back, what Finance refunds too, an attempt of an order that is
 * over is closed, and one that nobody paid in time is looked after. What fails is tried again the next time.
 */
export const paymentsJob = (pools: Pools): Job => ({
  name: 'payments',
  run: async () => {
    const carrier = await openCarrier();
    if (!carrier) return 0;
    const waiting = await findWaiting(pools, carrier.name);
    let count = 0;
    for (const payment of waiting) {
      try {
        await (payment.state === 'Begun' ? closeAttempt(pools, carrier, payment) : refund(pools, carrier, payment));
        count += 1;
      } catch (error) {
        console.error(`Payment ${payment.id} is tried again: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    return count;
  },
});

async function findWaiting(pools: Pools, carrier: string): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select p.id, p.state, p.carrier, p.reference, p.charge, p.amount
    from app.order_payments p join app.trainer_orders o on o.tenant_id = p.tenant_id and o.id = p.order_id
    where p.carrier = ${carrier} and (
      p.state in ('Surplus', 'Refunding') or (p.state = 'Begun' and (o.status <> 'NotPay' or p.expires_at < now()))
    )
    order by p.created_at limit ${portion}`.execute(pools.platform);
  return rows;
}

/** What was paid in the meantime is written down, whoever told of it first. */
async function closeAttempt(pools: Pools, carrier: Carrier, { id, reference }: Waiting): Promise<void> {
  if (reference === null) return lapse(pools, id);
  await carrier.close(reference);
  const told = await carrier.read(reference);
  if (told.state === 'paid') await settle(pools, id, told, new Date());
  else await lapse(pools, id);
}

async function refund(pools: Pools, carrier: Carrier, { id, charge, amount }: Waiting): Promise<void> {
  if (charge === null) throw new Error('nothing says what was charged');
  const reference = await carrier.refund({ paymentId: id, charge, amount });
  await giveBack(pools, id, reference, new Date());
}
