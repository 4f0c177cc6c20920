import type { Language } from '@trellis/contract/languages';
import { unlimited } from '@trellis/contract/tenant-contracts/rules';
import type { Commodity } from '@trellis/contract/tenant-contracts/schemas';
import { commodityWords } from '@trellis/contract/tenant-contracts/words';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { writeLetter } from '../../../platform/mail/write-letter.ts';

/** What a centre has left of a kind, of all contracts in force. */
export async function quotaLeft(db: Db, tenantId: string, kind: Commodity): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    select case when coalesce(bool_or(unlimited), false) then ${unlimited}::int else coalesce(sum(balance), 0)::int end as left
    from app.credit_accounts
    where tenant_id = ${tenantId} and tenant_resource_id is not null and commodity = ${kind} and bucket = 'available'`.execute(db);
  return rows[0]?.left ?? 0;
}

/** At how many of a kind a centre is reminded; 0 is never. */
export async function reminderAmountOf(db: Db, tenantId: string, kind: Commodity): Promise<number> {
  const tenant = await db
    .selectFrom('identity.tenants')
    .select(['vrat_reminder_amount as vrat', 'hfs_reminder_amount as hfs'])
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow();
  if (kind === 'vrat') return tenant.vrat;
  return kind === 'plan' || kind === 'planV2' ? tenant.hfs : 0;
}

/**
 * After one was used: writes to the centre when that brought it to its reminder amount. Uses are one at a time, under the lock of the
 * centre's quotas, so that each way down passes the amount once.
 */
export async function remindOfStock(db: Db, caller: Member, kind: Commodity): Promise<void> {
  const reminder = await reminderAmountOf(db, caller.tenantId, kind);
  if (reminder === 0) return;
  const left = await quotaLeft(db, caller.tenantId, kind);
  if (left !== reminder) return;
  for (const { personId, email, name, language, tenantName } of await recipientsOf(db, caller)) {
    await writeLetter(db, {
      template: 'lowQuota',
      recipient: email,
      recipientName: name,
      ...(personId !== null && { personId }),
      language,
      zone: caller.zone,
      tenantId: caller.tenantId,
      data: { tenantName, kind: commodityWords[language][kind], commodity: kind, left },
    });
  }
}

interface Recipient {
  /** None where it is the contact of the center alone. */
  personId: string | null;
  email: string;
  name: string | null;
  language: Language;
  tenantName: string;
}

/** The centre's admins who work there now, and its contact unless that is one of them. */
async function recipientsOf(db: Db, caller: Member): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    with admin as (
      select p.id, p.email, p.name, p.language from identity.memberships m
      join identity.membership_roles r on r.membership_id = m.id and r.role = 'CenterAdmin'
      join identity.persons p on p.id = m.person_id
      where m.tenant_id = ${caller.tenantId} and m.state = 'Effective' and m.activated_at is not null and m.left_at is null
    )
    select recipient.id as "personId", recipient.email, recipient.name, recipient.language, t.name as "tenantName"
    from identity.tenants t
    cross join lateral (
      select id, email, name, language from admin
      union all
      select null, t.email, t.contact_name, ${caller.language} where t.email is not null and t.email not in (select email from admin)
    ) as recipient
    where t.id = ${caller.tenantId}`.execute(db);
  return rows;
}
