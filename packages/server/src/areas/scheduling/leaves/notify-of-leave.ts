import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import type { LetterTemplate } from '../../../platform/mail/templates.ts';
import { momentIn } from '../../../platform/mail/times.ts';
import { findColleagues, writeToColleague } from '../colleagues.ts';
import type { StoredLeave } from './leave-store.ts';

/** Writes to the administrators of the center that somebody asks for a leave; whoever asks knows. */
export async function notifyAdministrators(db: Db, caller: Member, leave: StoredLeave): Promise<void> {
  const administrators = sql`exists (select from identity.membership_roles as held where held.membership_id = member.id and held.role = 'CenterAdmin')
    and person.id <> ${caller.personId}`;
  const data = { coachName: leave.name, reason: leave.reason ?? '', bookings: leave.bookings || '', leaveId: leave.id };
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

async function write(
  db: Db,
  caller: Member,
  { startsAt, endsAt }: StoredLeave,
  template: LetterTemplate,
  which: ReturnType<typeof sql>,
  data: Record<string, string | number>,
): Promise<void> {
  const works = sql`member.state = 'Effective' and member.activated_at is not null and member.left_at is null and ${which}`;
  for (const colleague of await findColleagues(db, caller, works)) {
    const told = (moment: Date) => momentIn(moment, colleague.language, caller.zone);
    await writeToColleague(db, caller, colleague, { template, data: { from: told(startsAt), to: told(endsAt), ...data } });
  }
}
