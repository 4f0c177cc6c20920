import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';

export interface Figures {
  assignedChildren: number;
  completedSessions: number;
  childrenTrained: number;
}

interface Place {
  id: string;
  tenantId: string;
}

const none: Figures = { assignedChildren: 0, completedSessions: 0, childrenTrained: 0 };
export const placeKey = ({ id, tenantId }: Place) => `${tenantId} ${id}`;

/** What somebody has to do with children at a centre, selected for each row of `asked`, of (tenant_id, person_id). */
export const figures = sql`
  select count(distinct s.id)::int as "completedSessions", count(distinct member.subject_id)::int as "childrenTrained",
    (select count(*)::int from app.subject_coaches as c where c.tenant_id = asked.tenant_id and c.person_id = asked.person_id) as "assignedChildren"
  from app.session_coaches as coach
  join app.sessions as s on s.tenant_id = coach.tenant_id and s.id = coach.session_id and s.state = 'finished'
  left join app.session_subjects as member on member.tenant_id = s.tenant_id and member.session_id = s.id and member.attendance = 'Attend'
  where coach.tenant_id = asked.tenant_id and coach.person_id = asked.person_id and coach.role <> 'planned'`;

/** The same of several, in one query. */
export async function figuresOf(db: Db, places: readonly Place[]): Promise<(place: Place) => Figures> {
  if (places.length === 0) return () => none;
  const { rows } = await sql<Place & Figures>`
    select asked.person_id as id, asked.tenant_id as "tenantId", figures.*
    from unnest(${places.map((place) => place.tenantId)}::uuid[], ${places.map((place) => place.id)}::uuid[]) as asked (tenant_id, person_id)
    cross join lateral (${figures}) as figures`.execute(db);
  const byPlace = new Map(rows.map(({ id, tenantId, ...figures }) => [placeKey({ id, tenantId }), figures]));
  return (place) => byPlace.get(placeKey(place)) ?? none;
}

/** Finished sessions in the room and through the app; one that was never booked was in the room. */
export async function sessionsByPlatform(db: Db, { id, tenantId }: Place): Promise<{ offline: number; online: number }> {
  const { rows } = await sql<{ offline: number; online: number }>`
    select count(*) filter (where booked.platform is distinct from 'App')::int as offline,
      count(*) filter (where booked.platform = 'App')::int as online
    from app.session_coaches as coach
    join app.sessions as s on s.tenant_id = coach.tenant_id and s.id = coach.session_id and s.state = 'finished'
    left join app.occurrences as booked on booked.tenant_id = s.tenant_id and booked.session_id = s.id and booked.state <> 'cancelled'
    where coach.tenant_id = ${tenantId} and coach.person_id = ${id} and coach.role <> 'planned'`.execute(db);
  return rows[0] ?? { offline: 0, online: 0 };
}
