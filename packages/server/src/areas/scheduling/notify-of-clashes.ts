import type { LocalText } from '@trellis/contract/languages';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { findColleagues, writeToColleague } from './colleagues.ts';

interface Cause {
  /** The leave or the classroom. */
  id: string;
  says: LocalText;
  /** What is booked all the same, said of `occurrence`. */
  touches: RawBuilder<unknown>;
  /** Whoever knows already. */
  knows?: string;
}

/** Writes to whoever leads the center, and to the coaches whose bookings they are, that what is to come cannot be held as it is booked. */
async function notifyOfClashes(db: Db, caller: Member, { id, says, touches, knows }: Cause): Promise<void> {
  const { rows } = await sql<{ bookings: number; coaches: string[] }>`
    select count(*)::int as bookings, coalesce(array_agg(distinct occurrence.coach_id), '{}') as coaches from app.occurrences as occurrence
    where occurrence.tenant_id = ${caller.tenantId} and occurrence.state = 'scheduled' and occurrence.starts_at >= ${caller.now} and ${touches}`.execute(
    db,
  );
  const { bookings, coaches } = rows[0] ?? { bookings: 0, coaches: [] };
  if (bookings === 0) return;
  const told = sql`member.state = 'Effective' and member.activated_at is not null and member.left_at is null and person.id <> ${caller.personId}
    and person.id <> all (${knows ? [knows] : []}::uuid[]) and (person.id = any (${coaches}::uuid[]) or exists (
      select from identity.membership_roles as held where held.membership_id = member.id and held.role in ('CenterAdmin', 'SeniorCoach')
    ))`;
  for (const colleague of await findColleagues(db, caller, told))
    await writeToColleague(db, caller, colleague, { template: 'bookingsClash', data: { cause: says, bookings, clashOf: id } });
}

/** That a coach is on leave while sessions are booked with them, who knows it. */
export async function notifyOfLeaveClashes(
  db: Db,
  caller: Member,
  { id, personId, name, startsAt, endsAt }: { id: string; personId: string; name: string; startsAt: Date; endsAt: Date },
): Promise<void> {
  await notifyOfClashes(db, caller, {
    id,
    says: { en: `${name} is on leave`, 'zh-Hans': `${name}休假`, es: `${name} está de permiso` },
    touches: sql`occurrence.coach_id = ${personId} and occurrence.starts_at < ${endsAt} and occurrence.ends_at > ${startsAt}`,
    knows: personId,
  });
}

/** That a classroom in which sessions are booked is out of use. */
export async function notifyOfRoomClashes(db: Db, caller: Member, { id, name }: { id: string; name: string }): Promise<void> {
  await notifyOfClashes(db, caller, {
    id,
    says: { en: `${name} is not in use`, 'zh-Hans': `${name}已停用`, es: `${name} no está en uso` },
    touches: sql`occurrence.classroom_id = ${id}`,
  });
}
