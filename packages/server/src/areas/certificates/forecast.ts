import { type CertificateForecast, forecastDays } from '@trellis/contract/certificates/forecast';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { type Coach, listCoaches } from '../subjects/public.ts';

interface Lost {
  id: string;
  coachId: string;
  coachName: string;
  certificateUntil: string;
  startsAt: Date;
  date: string;
  subjectName: string;
  /** Coaches who are taken then. */
  busy: string[];
}

interface Taker {
  id: string;
  name: string;
  /** The last day of their certificate; null where none is kept. */
  until: string | null;
}

// more than a center books for coaches whose certificates run out at once, so that one look stays small
const mostSessions = 500;

/** What is booked within the next days for coaches whose certificate will be over by then, and who could take it. */
export async function forecastCertificates(db: Db, caller: Member): Promise<CertificateForecast> {
  const [lost, coaches, untils] = await Promise.all([findLost(db, caller), listCoaches(db), lastDays(db)]);
  const takers = coaches.map(({ id, name }: Coach): Taker => ({ id, name, until: untils.get(id) ?? null }));
  const byCoach = [...Map.groupBy(lost, ({ coachId }) => coachId).values()];
  return { zone: caller.zone, coaches: byCoach.map((sessions) => presentCoach(sessions, takers)) };
}

async function findLost(db: Db, caller: Member): Promise<Lost[]> {
  const horizon = new Date(caller.now.getTime() + forecastDays * 86_400_000);
  const { rows } = await sql<Lost>`
    with lost as materialized (
      select occurrence.tenant_id, occurrence.id, occurrence.plan_id, occurrence.coach_id, occurrence.starts_at, occurrence.ends_at,
        config.certificate_until
      from app.coach_training_configs as config
      join app.occurrences as occurrence on occurrence.tenant_id = config.tenant_id and occurrence.coach_id = config.person_id
      where config.tenant_id = ${caller.tenantId} and config.certificate_until < (${horizon}::timestamptz at time zone ${caller.zone})::date
        and occurrence.state = 'scheduled' and occurrence.starts_at >= ${caller.now} and occurrence.starts_at < ${horizon}
        and config.certificate_until < (occurrence.starts_at at time zone ${caller.zone})::date
      order by occurrence.starts_at, occurrence.id limit ${mostSessions}
    )
    select lost.id, lost.coach_id as "coachId", person.name as "coachName", lost.certificate_until::text as "certificateUntil",
      lost.starts_at as "startsAt", (lost.starts_at at time zone ${caller.zone})::date::text as date,
      coalesce(class.name, (
        select string_agg(subject.name, ', ' order by subject.name) from app.holds as child
        join app.subjects as subject on subject.tenant_id = child.tenant_id and subject.id = child.resource_id
        where child.tenant_id = lost.tenant_id and child.occurrence_id = lost.id and child.kind = 'child'
      ), '') as "subjectName",
      array(
        select taken.resource_id from app.taken_times as taken
        where taken.tenant_id = lost.tenant_id and taken.kind = 'coach' and taken.during && tstzrange(lost.starts_at, lost.ends_at)
      ) as busy
    from lost
    join app.plans as plan on plan.tenant_id = lost.tenant_id and plan.id = lost.plan_id
    join identity.known_persons as person on person.id = lost.coach_id
    left join app.class_groups as class on class.tenant_id = plan.tenant_id and class.id = plan.class_group_id
    order by lost.certificate_until, person.name, lost.coach_id, lost.starts_at, lost.id`.execute(db);
  return rows;
}

async function lastDays(db: Db): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; until: string }>`
    select person_id as id, certificate_until::text as until from app.coach_training_configs where certificate_until is not null`.execute(
    db,
  );
  return new Map(rows.map(({ id, until }) => [id, until]));
}

/** One coach's sessions, and who could take how many of them. Whose certificate is kept comes before whom nothing is known of. */
function presentCoach(sessions: readonly Lost[], others: readonly Taker[]): CertificateForecast['coaches'][number] {
  const [{ coachId: id, coachName: name, certificateUntil }] = sessions as [Lost];
  const mayTake = ({ date, busy }: Lost, taker: Taker) =>
    taker.id !== id && (taker.until === null || taker.until >= date) && !busy.includes(taker.id);
  const takers = others
    .map((taker) => ({ ...taker, count: sessions.filter((session) => mayTake(session, taker)).length }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count || Number(one.until === null) - Number(other.until === null));
  return {
    id,
    name,
    certificateUntil,
    sessions: sessions.map((session) => ({
      id: session.id,
      time: session.startsAt.toISOString(),
      date: session.date,
      subjectName: session.subjectName,
      takers: takers.filter((taker) => mayTake(session, taker)).map((taker) => taker.id),
    })),
    takers: takers.map(({ id: takerId, name: takerName, count }) => ({ id: takerId, name: takerName, count })),
  };
}
