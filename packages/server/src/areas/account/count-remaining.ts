import type { RemainingCounts } from '@trellis/contract/account/tenants';
import { sql } from 'kysely';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { IdentityContext } from '../../platform/http/routes.ts';
import { signedIn } from './signed-in.ts';

/** What the caller's centre has left of each commodity, an enterprise's or area's centres together; -1 is unlimited. */
export async function countRemaining(context: IdentityContext): Promise<RemainingCounts> {
  const { personId } = signedIn(context);
  const chosen = context.signIn?.membership;
  if (!chosen) return refuse('Trellis:ChooseRole');
  const centres =
    chosen.side === 'centre' && chosen.tenant ? [chosen.tenant.id] : chosen.side === 'management' ? null : (chosen.reach ?? []);
  if (!centres) return refuse('Trellis:NotAllowed');
  return inTransaction(context.pools.span, { 'app.person_id': personId, 'app.tenant_ids': centres.join(',') }, async (db) => {
    const { rows } = await sql<{ commodity: string; amount: number }>`
      select commodity, case when bool_or(unlimited) then -1 else sum(balance) end::int as amount
      from app.credit_accounts where subject_id is null and bucket = 'available' group by commodity`.execute(db);
    const left = new Map(rows.map(({ commodity, amount }) => [commodity, amount]));
    return {
      vratAmount: left.get('vrat') ?? 0,
      assessmentAmount: left.get('assessment') ?? 0,
      courseAmount: left.get('course') ?? 0,
      planV2CourseAmount: left.get('planV2') ?? 0,
    };
  });
}
