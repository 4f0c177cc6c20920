import type { Language } from '@trellis/contract/languages';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { momentIn } from '../../../platform/mail/times.ts';
import { writeLetter } from '../../../platform/mail/write-letter.ts';
import type { BookingOfDay } from './bookings-of-day.ts';

interface Change {
  fromId: string;
  toId: string;
  bookings: readonly BookingOfDay[];
}

interface Contact {
  id: string;
  name: string;
  email: string | null;
  language: Language;
  tenantName: string;
}

/** Writes to whom the bookings went and to whom they were taken from; whoever changed it themselves knows. */
export async function notifyCoaches(db: Db, caller: Member, { fromId, toId, bookings }: Change): Promise<void> {
  const contacts = await contactsOf(db, caller, [fromId, toId]);
  const nameOf = (id: string) => contacts.find((contact) => contact.id === id)?.name ?? '';
  for (const { id, name, email, language, tenantName } of contacts) {
    if (!email || id === caller.personId) continue;
    const sessions = bookings.map(({ startsAt, children }) => `${momentIn(startsAt, language, caller.zone)}: ${children}`).join('; ');
    await writeLetter(db, {
      template: id === toId ? 'sessionsTaken' : 'sessionsGiven',
      recipient: email,
      recipientName: name,
      personId: id,
      language,
      zone: caller.zone,
      tenantId: caller.tenantId,
      data: { tenantName, sessions, coachName: nameOf(id === toId ? fromId : toId) },
    });
  }
}

async function contactsOf(db: Db, { tenantId }: Member, ids: readonly string[]): Promise<Contact[]> {
  const { rows } = await sql<Contact>`
    select person.id, coalesce(member.name, person.name) as name, person.email, person.language, tenant.name as "tenantName"
    from identity.memberships as member
    join identity.persons as person on person.id = member.person_id
    join identity.tenants as tenant on tenant.id = member.tenant_id
    where member.tenant_id = ${tenantId} and member.person_id = any (${ids}::uuid[])
    order by person.id`.execute(db);
  return rows;
}
