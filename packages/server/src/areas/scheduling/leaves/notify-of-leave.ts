import type { Language } from '@trellis/contract/languages';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import type { LetterTemplate } from '../../../platform/mail/templates.ts';
import { momentIn } from '../../../platform/mail/times.ts';
import { writeLetter } from '../../../platform/mail/write-letter.ts';
import type { StoredLeave } from './leave-store.ts';

/** Writes to the administrators of the center that somebody asks for a leave; whoever asks knows. */
export async function notifyAdministrators(db: Db, caller: Member, leave: StoredLeave): Promise<void> {
  const administrators = sql`exists (select from identity.membership_roles as held where held.membership_id = member.id and held.role = 'CenterAdmin')
    and person.id <> ${caller.personId}`;
  const data = { coachName: leave.name, reason: leave.reason ?? '', bookings: leave.bookings || '' };
  await write(db, caller, leave, 'leaveAsked', administrators, data);
}

/** Writes to a coach what became of their leave. */
export async function notifyOfAnswer(
  db: Db,
  caller: Member,
  leave: StoredLeave,
  { isApproved, answer = '' }: { isApproved: boolean; answer?: string | undefined },
): Promise<void> {
  const coach = sql`person.id = ${leave.personId} and person.id <> ${caller.personId}`;
  await write(db, caller, leave, isApproved ? 'leaveApproved' : 'leaveRefused', coach, { answer });
}

interface Contact {
  id: string;
  name: string;
  email: string;
  language: Language;
  tenantName: string;
}

async function write(
  db: Db,
  caller: Member,
  { startsAt, endsAt }: StoredLeave,
  template: LetterTemplate,
  which: ReturnType<typeof sql>,
  data: Record<string, string | number>,
): Promise<void> {
  const { rows } = await sql<Contact>`
    select person.id, coalesce(member.name, person.name) as name, person.email, person.language, tenant.name as "tenantName"
    from identity.memberships as member
    join identity.persons as person on person.id = member.person_id
    join identity.tenants as tenant on tenant.id = member.tenant_id
    where member.tenant_id = ${caller.tenantId} and member.state = 'Effective' and member.activated_at is not null and member.left_at is null and ${which}
    order by person.id`.execute(db);
  for (const { id, name, email, language, tenantName } of rows) {
    await writeLetter(db, {
      template,
      recipient: email,
      recipientName: name,
      personId: id,
      language,
      zone: caller.zone,
      tenantId: caller.tenantId,
      data: { tenantName, from: momentIn(startsAt, language, caller.zone), to: momentIn(endsAt, language, caller.zone), ...data },
    });
  }
}
