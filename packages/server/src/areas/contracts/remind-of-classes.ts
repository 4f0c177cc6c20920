import type { Language } from '@trellis/contract/languages';
import { limits } from '@trellis/contract/limits';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { writeLetter } from '../../platform/mail/write-letter.ts';

interface Reminder {
  contractId: string;
  childName: string;
  signTime: string;
  subjectId: string;
  left: number;
}

/**
 * After classes were used: writes to the centre about each contract of a child that asks for it and has few left, once. A contract that
 * gets more classes is reminded of again.
 */
export async function remindOfClasses(db: Db, caller: Member, subjectId: string): Promise<void> {
  const { rows } = await sql<Reminder>`
    update app.user_contracts as contract set reminded_at = ${caller.now}
    from (
      select account.contract_id, sum(account.balance) filter (where account.bucket in ('available', 'held'))::int as count
      from app.credit_accounts as account
      where account.subject_id = ${subjectId} and account.contract_id is not null
      group by account.contract_id
    ) as unused, app.subjects as subject
    where contract.id = unused.contract_id and subject.tenant_id = contract.tenant_id and subject.id = contract.subject_id
      and contract.remind and contract.reminded_at is null and contract.stopped_at is null and unused.count <= ${limits.lowClassesInList}
    returning contract.id as "contractId", subject.id as "subjectId", subject.name as "childName", to_char(contract.signed_on, 'MM/DD/YYYY') as "signTime", unused.count as left`.execute(
    db,
  );
  if (rows.length === 0) return;
  const contact = await contactOf(db, caller);
  if (!contact) return;
  for (const reminder of rows) {
    await writeLetter(db, {
      template: 'fewClasses',
      recipient: contact.email,
      recipientName: contact.name,
      ...(contact.personId !== null && { personId: contact.personId }),
      language: contact.language,
      zone: caller.zone,
      tenantId: caller.tenantId,
      data: { tenantName: contact.tenantName, ...reminder },
    });
  }
}

interface Contact {
  /** None where it is the contact of the center. */
  personId: string | null;
  email: string;
  name: string | null;
  language: Language;
  tenantName: string;
}

/** The centre's contact; without one, whoever has been its admin the longest. */
async function contactOf(db: Db, caller: Member): Promise<Contact | undefined> {
  const { rows } = await sql<Contact>`
    select contact.person_id as "personId", contact.email, contact.name, contact.language, tenant.name as "tenantName"
    from identity.tenants as tenant
    cross join lateral (
      select tenant.email, tenant.contact_name as name, ${caller.language} as language, 1 as rank, null::uuid as id, null::uuid as person_id where tenant.email is not null
      union all
      select person.email, person.name, person.language, 2, membership.id, person.id from identity.memberships as membership
      join identity.membership_roles as held on held.membership_id = membership.id and held.role = 'CenterAdmin'
      join identity.persons as person on person.id = membership.person_id
      where membership.tenant_id = tenant.id and membership.state = 'Effective' and membership.activated_at is not null
        and membership.left_at is null
    ) as contact
    where tenant.id = ${caller.tenantId}
    order by contact.rank, contact.id limit 1`.execute(db);
  return rows[0];
}
