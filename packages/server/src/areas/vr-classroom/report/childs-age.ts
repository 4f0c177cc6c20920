import { sql } from 'kysely';

/** What joins the age of a `child` on the day of its `test`, as it is at the center; unknown while the birthday is. */
export const joinedAge = sql`
  join identity.tenants center on center.id = test.tenant_id
  cross join lateral age(
    (coalesce(test.begun_at, test.created_at) at time zone center.zone)::date, case when extract(year from child.birthday) > 1 then child.birthday end
  ) as span`;

/** That age in whole months. */
export const monthsOld = sql`(extract(year from span) * 12 + extract(month from span))::int`;
