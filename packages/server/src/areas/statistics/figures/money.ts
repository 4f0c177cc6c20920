import type { Figure } from '@trellis/contract/statistics/figures';
import { sql } from 'kysely';
import type { Flow } from './flow.ts';

/** By the day of signing. A contract that was stopped later was sold all the same: what is given back stands among refunds. */
const sold = {
  source: 'contracts',
  from: sql`app.user_contracts as r`,
  at: sql`r.signed_on`,
  isDay: true,
  subject: sql`r.subject_id`,
} as const;
/** By the day of payment, without what was voided. */
const paid = (isReceived: boolean) =>
  ({
    source: 'contracts',
    from: sql`app.contract_payments as r
      join app.user_contracts as contract on contract.tenant_id = r.tenant_id and contract.id = r.contract_id`,
    at: sql`r.paid_on`,
    isDay: true,
    where: sql`r.voided_at is null and r.is_recharge = ${sql.lit(isReceived)}`,
    amount: sql`r.amount`,
    part: sql`contract.currency`,
    subject: sql`contract.subject_id`,
  }) as const;

export const ofMoney = {
  contractsSold: sold,
  classesSold: { ...sold, amount: sql`r.total_class` },
  amountSold: { ...sold, amount: sql`r.amount`, part: sql`r.currency` },
  received: paid(true),
  refunded: paid(false),
  // by the day of the posting: a finish that is taken back lessens the month in which that happens
  classesConsumed: {
    source: 'credits',
    from: sql`app.postings as r
      join app.credit_accounts as account on account.tenant_id = r.tenant_id and account.id = r.from_id and account.commodity in ('oneToOne', 'group')`,
    at: sql`r.created_at`,
    where: sql`r.subject_id is not null and r.kind in ('consume', 'return')`,
    amount: sql`case r.kind when 'consume' then r.amount else -r.amount end`,
    subject: sql`r.subject_id`,
  },
} as const satisfies Partial<Record<Figure, Flow>>;
