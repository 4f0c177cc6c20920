import type { UserContractFilter } from '@trellis/contract/contracts/schemas';
import { type RawBuilder, sql } from 'kysely';
import type { Member } from '../../platform/http/caller.ts';
import { childNamed } from '../subjects/public.ts';

/** Which contracts of the caller's centre a list is about, said of `contract` and of `subject`. */
export function matchesContract(caller: Member, input: UserContractFilter): RawBuilder<unknown> {
  const conditions = [sql`contract.tenant_id = ${caller.tenantId}`];
  if (input.filter) conditions.push(childNamed('subject', input.filter));
  if (input.contractType) conditions.push(sql`contract.contract_type = ${input.contractType}`);
  if (input.purpose) conditions.push(sql`contract.purpose = ${input.purpose}`);
  if (input.state === 'InForce') conditions.push(sql`contract.stopped_at is null`);
  if (input.state === 'Stopped') conditions.push(sql`contract.stopped_at is not null`);
  if (typeof input.remind === 'boolean') conditions.push(sql`contract.remind = ${input.remind}`);
  if (typeof input.outstanding === 'boolean') {
    const isOpen = sql`(
      contract.stopped_at is null and contract.amount > (
        select coalesce(sum(case when payment.is_recharge then payment.amount else -payment.amount end), 0)
        from app.contract_payments as payment
        where payment.tenant_id = contract.tenant_id and payment.contract_id = contract.id and payment.voided_at is null
      )
    )`;
    conditions.push(input.outstanding ? isOpen : sql`not ${isOpen}`);
  }
  if (input.signFrom) conditions.push(sql`contract.signed_on >= ${input.signFrom}`);
  if (input.signTo) conditions.push(sql`contract.signed_on <= ${input.signTo}`);
  return sql.join(conditions, sql` and `);
}
