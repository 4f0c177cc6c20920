import type { Language } from '@trellis/contract/languages';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { type Letter, writeLetter } from '../../platform/mail/write-letter.ts';

export interface Colleague {
  id: string;
  name: string;
  email: string | null;
  language: Language;
  tenantName: string;
}

/** People of the caller's center: those of whom a condition on `member` and `person` holds. */
export async function findColleagues(db: Db, { tenantId }: Member, which: RawBuilder<unknown>): Promise<Colleague[]> {
  const { rows } = await sql<Colleague>`
    select person.id, coalesce(member.name, person.name) as name, person.email, person.language, tenant.name as "tenantName"
    from identity.memberships as member
    join identity.persons as person on person.id = member.person_id
    join identity.tenants as tenant on tenant.id = member.tenant_id
    where member.tenant_id = ${tenantId} and ${which}
    order by person.id`.execute(db);
  return rows;
}

/** Writes to one who has an address, in their language and with the hours of the center. */
export async function writeToColleague(
  db: Db,
  { zone, tenantId }: Member,
  { id: personId, name: recipientName, email, language, tenantName }: Colleague,
  { template, data }: Pick<Letter, 'template' | 'data'>,
): Promise<void> {
  if (!email) return;
  await writeLetter(db, { template, recipient: email, recipientName, personId, language, zone, tenantId, data: { tenantName, ...data } });
}
