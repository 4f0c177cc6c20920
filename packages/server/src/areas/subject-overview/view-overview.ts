import type { LocalText } from '@trellis/contract/languages';
import { ofPlanTab } from '@trellis/contract/offline-plans/tab-access';
import type { Policy } from '@trellis/contract/policies';
import type { SubjectOverview } from '@trellis/contract/subject-overview/calls';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { groupTimesOfSubject, isCovered, remainingOfSubject } from '../credits/public.ts';

/** So many of what is booked are named. */
const mostNamed = 3;

type Found = Omit<SubjectOverview, 'training'> & {
  training: (Omit<NonNullable<SubjectOverview['training']>, 'rating'> & { rating: Rated | null }) | null;
};
interface Rated {
  name: LocalText;
  most: number;
  points: { num: number; value: number }[];
  isTrial: boolean;
}

/** A child at a glance, in one statement; what the caller may not see elsewhere is not asked for here. */
export async function viewOverview(db: Db, caller: Member, { subjectId }: { subjectId: string }): Promise<SubjectOverview> {
  const ifAll = (policies: readonly Policy[], part: RawBuilder<unknown>) =>
    policies.every((policy) => caller.policies.has(policy)) ? part : sql`null::json`;
  const { rows } = await sql<Found>`
    select
      ${ifAll(['RocketSystem.Schedule'], bookingsAfter(caller.now))} as bookings,
      ${ifAll(['RocketSystem.UserContract'], classes)} as classes,
      ${ifAll([...ofPlanTab.anyOf, ...ofPlanTab.allOf], training)} as training
    from app.subjects as subject where subject.id = ${subjectId}`.execute(db);
  const { bookings, classes: left, training: trained } = rows[0] ?? refuse('SubjectNotFound');
  const rating = trained?.rating ?? null;
  return {
    bookings,
    classes: left,
    training: trained && { ...trained, rating: rating && { ...rating, name: rating.name[caller.language] } },
  };
}

/** As the wire has a moment. */
const moment = (at: RawBuilder<unknown>) => sql`to_char(${at} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const bookingsAfter = (now: Date) => sql`(
  with booked as (
    select occurrence.id, occurrence.plan_id, plan.kind, occurrence.starts_at, occurrence.ends_at, coach.resource_id as coach_id, ${isCovered} as covered
    from app.holds as child
    join app.occurrences as occurrence on occurrence.tenant_id = child.tenant_id and occurrence.id = child.occurrence_id
    join app.plans as plan on plan.tenant_id = occurrence.tenant_id and plan.id = occurrence.plan_id
    join app.holds as coach on coach.tenant_id = child.tenant_id and coach.occurrence_id = child.occurrence_id and coach.kind = 'coach'
    where child.tenant_id = subject.tenant_id and child.kind = 'child' and child.resource_id = subject.id
      and occurrence.state = 'scheduled' and occurrence.ends_at > ${now}
  ), named as (
    select json_build_object('id', booked.id, 'planId', booked.plan_id, 'kind', booked.kind, 'time', ${moment(sql`booked.starts_at`)},
      'endTime', ${moment(sql`booked.ends_at`)}, 'trainerName', coalesce(person.name, '')) as one, booked.starts_at
    from booked left join identity.known_persons as person on person.id = booked.coach_id
    order by booked.starts_at limit ${mostNamed}
  )
  select json_build_object(
    'ahead', (select coalesce(json_agg(one order by starts_at), '[]') from named),
    'count', (select count(*) from booked),
    'uncovered', (select count(*) from booked where not covered))
)`;

const classes = sql`json_build_object(
  'left', coalesce(${groupTimesOfSubject}, ${remainingOfSubject}),
  'isGroup', ${groupTimesOfSubject} is not null,
  'hasContract', exists (
    select 1 from app.user_contracts as signed
    where signed.tenant_id = subject.tenant_id and signed.subject_id = subject.id and signed.stopped_at is null
  ))`;

/** The plans that the child is in, the latest first; of the latest one, what was trained and how it was rated. */
const training = sql`(
  with own as (
    select plan.tenant_id, plan.id, plan.state, plan.kind, member.from_at
    from app.plan_members as member
    join app.plans as plan on plan.tenant_id = member.tenant_id and plan.id = member.plan_id and plan.state <> 'deleted'
    where member.tenant_id = subject.tenant_id and member.subject_id = subject.id and member.to_at is null
  ), trained as (
    select session.*, own.kind from own
    join app.sessions as session on session.tenant_id = own.tenant_id and session.plan_id = own.id and session.state <> 'notStarted'
  ), rated as (
    select session.num, property.code, property.display_name as name, version.version,
      coalesce((property.extra_properties -> 'en' ->> 'count')::int, 5) as most, (given.value #>> '{}')::numeric as stars
    from (select * from own order by from_at desc limit 1) as latest
    join app.sessions as session on session.tenant_id = latest.tenant_id and session.plan_id = latest.id and session.state = 'finished'
    join app.answers as answer on answer.tenant_id = session.tenant_id and answer.session_id = session.id and answer.scope = 'overall'
    join app.answer_values as given on given.tenant_id = answer.tenant_id and given.answer_id = answer.id
    join catalog.properties as property on property.id = given.property_id and property.type = 'Rating'
    join catalog.form_versions as version on version.id = property.form_version_id
  ), averaged as (
    select code, num, round(avg(stars), 1) as value from rated group by code, num
  )
  select json_build_object(
    'planId', (select id from own where state = 'active' and kind = 'one' order by from_at desc limit 1),
    'open', (
      select json_build_object('planId', plan_id, 'kind', kind, 'num', num, 'openedAt', ${moment(sql`opened_at`)})
      from trained where state = 'open' order by opened_at limit 1
    ),
    'finished', (
      select json_build_object('planId', plan_id, 'kind', kind, 'num', num, 'finishedAt', ${moment(sql`finished_at`)}, 'hasFamilyFeedback', exists (
        select 1 from app.answers as told
        where told.tenant_id = trained.tenant_id and told.session_id = trained.id and told.scope = 'parent'))
      from trained where state = 'finished' order by finished_at desc limit 1
    ),
    'rating', (
      select json_build_object(
        'name', (select name from rated where code = series.code order by version desc, num desc limit 1),
        'most', (select most from rated where code = series.code order by version desc, num desc limit 1),
        'isTrial', (select kind = 'trial' from own order by from_at desc limit 1),
        'points', json_agg(json_build_object('num', series.num, 'value', series.value) order by series.num))
      from averaged as series group by series.code order by max(series.num) desc, count(*) desc, series.code limit 1
    ))
)`;
