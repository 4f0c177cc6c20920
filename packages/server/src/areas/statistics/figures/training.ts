import type { Figure } from '@trellis/contract/statistics/figures';
import { type RawBuilder, sql } from 'kysely';
import type { Flow } from './flow.ts';

type Kind = 'one' | 'group' | 'trial';

/** The class of a plan that has one. */
export const classOf = (plan: RawBuilder<unknown>) =>
  sql`(select class.name from app.class_groups as class where class.tenant_id = ${plan}.tenant_id and class.id = ${plan}.class_group_id)`;
/** The child of a plan that has one. */
export const childOf = (plan: RawBuilder<unknown>) => sql`(
  select member.subject_id from app.plan_members as member
  where member.tenant_id = ${plan}.tenant_id and member.plan_id = ${plan}.id and ${plan}.kind <> 'group'
  order by member.from_at limit 1
)`;
const told = { subject: childOf(sql`plan`), name: classOf(sql`plan`) };
const ofKind = (kind: Kind) => sql`plan.kind = ${sql.lit(kind)}`;

/** Sessions that were held to their end; one whose finish was taken back is none. */
const held = (kind: Kind, amount?: RawBuilder<unknown>): Flow => ({
  source: 'sessions',
  from: sql`app.sessions as r join app.plans as plan on plan.tenant_id = r.tenant_id and plan.id = r.plan_id`,
  at: sql`r.finished_at`,
  where: sql`r.state = 'finished' and ${ofKind(kind)}`,
  ...(amount && { amount }),
  ...told,
});
const minutes = sql`greatest(round(extract(epoch from r.finished_at - r.opened_at) / 60), 0)`;

/** Bookings by the day for which they were, and by what became of them. */
const booked = (kind: Kind, state: 'finished' | 'cancelled' | 'leave' | 'missed'): Flow => ({
  source: 'bookings',
  from: sql`app.occurrences as r join app.plans as plan on plan.tenant_id = r.tenant_id and plan.id = r.plan_id`,
  at: sql`r.starts_at`,
  where: sql`r.state = ${sql.lit(state)} and ${ofKind(kind)}`,
  ...told,
});

const planned = (kind: Kind): Flow => ({
  source: 'plans',
  from: sql`app.plans as r join app.plans as plan on plan.tenant_id = r.tenant_id and plan.id = r.id`,
  at: sql`r.created_at`,
  where: sql`r.state <> 'deleted' and ${ofKind(kind)}`,
  ...told,
});

/** Children of classes, by whether they came to a session that was held. */
const came = (attendance: 'Attend' | 'Absent' | 'RequestForLeave'): Flow => ({
  source: 'sessions',
  from: sql`app.session_subjects as r
    join app.sessions as session on session.tenant_id = r.tenant_id and session.id = r.session_id and session.state = 'finished'
    join app.plans as plan on plan.tenant_id = r.tenant_id and plan.id = session.plan_id and plan.kind = 'group'`,
  at: sql`session.finished_at`,
  where: sql`r.attendance = ${sql.lit(attendance)}`,
  subject: sql`r.subject_id`,
});

/** What coaches trained, of every kind: a session counts for each who trained it or took it over, and for none who was only planned. */
const trained = (amount?: RawBuilder<unknown>): Flow => ({
  source: 'sessions',
  from: sql`app.session_coaches as r
    join app.sessions as session on session.tenant_id = r.tenant_id and session.id = r.session_id and session.state = 'finished'`,
  at: sql`session.finished_at`,
  where: sql`r.role in ('coach', 'substitute')`,
  name: sql`(select known.name from identity.known_persons as known where known.id = r.person_id)`,
  ...(amount && { amount }),
});
const minutesOfSession = sql`greatest(round(extract(epoch from session.finished_at - session.opened_at) / 60), 0)`;

export const ofTraining = {
  plansOne: planned('one'),
  sessionsOne: held('one'),
  minutesOne: held('one', minutes),
  heldOne: booked('one', 'finished'),
  cancelledOne: booked('one', 'cancelled'),
  leaveOne: booked('one', 'leave'),
  missedOne: booked('one', 'missed'),
  sessionsTrial: held('trial'),
  plansGroup: planned('group'),
  sessionsGroup: held('group'),
  minutesGroup: held('group', minutes),
  attended: came('Attend'),
  absent: came('Absent'),
  onLeave: came('RequestForLeave'),
  cancelledGroup: booked('group', 'cancelled'),
  missedGroup: booked('group', 'missed'),
  sessionsTrained: trained(),
  minutesTrained: trained(minutesOfSession),
} as const satisfies Partial<Record<Figure, Flow>>;
