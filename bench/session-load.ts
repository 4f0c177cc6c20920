import type pg from 'pg';
import { withClient } from '../packages/server/src/platform/db/with-client.ts';
import type { SessionScene } from './session-scene.ts';

const coaches = 40;
/** Sessions of a plan: the first ten were held, the last two are booked. */
const perPlan = { sessions: 12, held: 10 };
/** Exercises of a session that was held, each answered. */
const items = 2;

export interface Stored {
  /** Of all centres together. */
  sessions: number;
  /** Of the measured centre, and as many of each other one. */
  ofCentre: number;
}

/**
 * Stores the sessions of years in one statement a table, with their exercises, answers, bookings and classes taken: a coach trains each child at the same hour every
 * week. It signs in as the superuser, and neither triggers nor foreign keys look at a row: what follows from a row is written with it.
 */
export async function storeSessions(superuser: string, scene: SessionScene, { sessions, ofCentre }: Stored): Promise<void> {
  const centres = Math.round(sessions / ofCentre);
  const plans = Math.floor(ofCentre / perPlan.sessions);
  await withClient(superuser, async (client) => {
    // or it would stop for its log over and over
    await client.query("alter system set max_wal_size = '16GB'");
    await client.query('select pg_reload_conf()');
    await client.query("set session_replication_role = replica; set maintenance_work_mem = '1GB'; set work_mem = '256MB'; begin");
    await placeCentres(client, scene, centres);
    await placePlans(client, scene, plans);
    await withoutIndexes(client, async () => {
      for (const statement of tables) await client.query(statement);
    });
    await client.query('commit');
    await client.query('vacuum analyze');
  });
}

/** Indexes are built once their tables are filled: row by row they take longer than all else. Those of keys stay, as others refer to them. */
async function withoutIndexes(client: pg.Client, work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ remade: string; dropped: string }>(
    `
    select
      case when c.oid is null then pg_get_indexdef(i.indexrelid)
        else 'alter table ' || i.indrelid::regclass || ' add constraint ' || c.conname || ' ' || pg_get_constraintdef(c.oid) end as remade,
      case when c.oid is null then 'drop index ' || i.indexrelid::regclass
        else 'alter table ' || i.indrelid::regclass || ' drop constraint ' || c.conname end as dropped
    from pg_index i
    left join pg_constraint c on c.conindid = i.indexrelid and c.conrelid = i.indrelid
    where i.indrelid = any ($1::regclass[]) and (c.contype is null or c.contype = 'x')`,
    [filled],
  );
  for (const { dropped } of rows) await client.query(dropped);
  await work();
  for (const { remade } of rows) await client.query(remade);
}

async function placeCentres(client: pg.Client, { centre, desks }: SessionScene, centres: number): Promise<void> {
  await client.query(`
    create temp table stored_centre as select uuidv7() as id, number from generate_series(2, ${centres}) as number;
    insert into identity.tenants (id, kind, name, zone) select id, 'centre', 'Centre no. ' || number, '${centre.zone}' from stored_centre;
    create temp table stored_coach as
      select uuidv7() as id, stored_centre.id as tenant_id, place from stored_centre, generate_series(0, ${coaches - 1}) as place;
    insert into identity.persons (id, email, name) select id, 'coach-' || id || '@bench.example', 'Coach ' || place from stored_coach;
    insert into identity.memberships (person_id, tenant_id, side) select id, tenant_id, 'centre' from stored_coach;
    insert into identity.membership_roles (membership_id, role)
      select m.id, 'Coach' from identity.memberships m join stored_coach c on c.id = m.person_id and c.tenant_id = m.tenant_id`);
  await client.query(
    `insert into stored_coach select id, $1, position - 1 from unnest($2::uuid[]) with ordinality as desk (id, position)`,
    [centre.tenantId, desks.slice(0, coaches).map(({ coachId }) => coachId)],
  );
  await client.query('insert into stored_centre values ($1, 1)', [centre.tenantId]);
}

/** A coach's children come one after the other through the hours of a week, from eight o'clock, Monday to Friday. */
async function placePlans(client: pg.Client, { centre, patternPlanId }: SessionScene, plans: number): Promise<void> {
  await client.query(`
    create temp table stored_plan as
      select uuidv7() as id, uuidv7() as subject_id, uuidv7() as contract_id, c.id as tenant_id, coach.id as coach_id, nth as number,
        (nth / ${coaches}) % 30 as slot
      from stored_centre c cross join generate_series(0, ${plans - 1}) as nth
      join stored_coach coach on coach.tenant_id = c.id and coach.place = nth % ${coaches}
      order by nth, c.number;
    create temp table stored_session as
      select uuidv7() as id, uuidv7() as occurrence_id, p.id as plan_id, p.subject_id, p.tenant_id, p.coach_id, num,
        (date_trunc('week', now() at time zone '${centre.zone}') + (num - ${perPlan.held}) * interval '7 days'
          + (slot / 6) * interval '1 day' + (8 + slot % 6) * interval '1 hour') at time zone '${centre.zone}' as starts_at, num <= ${perPlan.held} as is_held
      from stored_plan p cross join generate_series(1, ${perPlan.sessions}) as num
      order by num, p.number;
    analyze stored_plan, stored_session;
    create temp table pattern as select p.* from app.plans p where p.id = '${patternPlanId}';
    create temp table pattern_item as
      select i.position, i.kind, i.program_version_id, i.difficulty, v.form_version_id,
        (select q.id from catalog.properties q where q.form_version_id = v.form_version_id order by q.position limit 1) as property_id
      from app.session_items i join app.sessions s on s.tenant_id = i.tenant_id and s.id = i.session_id
      join catalog.program_versions v on v.id = i.program_version_id
      where s.plan_id = '${patternPlanId}' and s.num = 1 and i.position <= ${items}`);
}

const filled = [
  'subjects',
  'plans',
  'plan_members',
  'sessions',
  'session_subjects',
  'session_coaches',
  'session_items',
  'answers',
  'answer_values',
  'occurrences',
  'holds',
  'user_contracts',
  'credit_accounts',
  'postings',
  'plan_events',
].map((name) => `app.${name}`);

const tables = [
  `insert into app.subjects (tenant_id, id, first_name, last_name, name, birthday, gender, tag, bind_state)
    select tenant_id, subject_id, 'Mia', 'No ' || number, 'Mia No ' || number, date '2018-01-01', 'Unknown', 'Active', 'Bind' from stored_plan`,
  `insert into app.plans (tenant_id, id, plan_template_version_id, scale, start_difficulty, music_course_id, lead_coach_id)
    select p.tenant_id, p.id, o.plan_template_version_id, o.scale, o.start_difficulty, o.music_course_id, p.coach_id from stored_plan p, pattern o`,
  'insert into app.plan_members (tenant_id, plan_id, subject_id) select tenant_id, id, subject_id from stored_plan',
  `insert into app.sessions (tenant_id, id, plan_id, num, state, opened_at, finished_at)
    select tenant_id, id, plan_id, num, case when is_held then 'finished' else 'notStarted' end, case when is_held then starts_at end,
      case when is_held then starts_at + interval '45 minutes' end
    from stored_session`,
  'insert into app.session_subjects (tenant_id, session_id, subject_id) select tenant_id, id, subject_id from stored_session where is_held',
  `insert into app.session_coaches (tenant_id, session_id, person_id, role, finished_at)
    select tenant_id, id, coach_id, 'coach', starts_at + interval '45 minutes' from stored_session where is_held`,
  `create temp table stored_item as
    select uuidv7() as id, uuidv7() as answer_id, s.id as session_id, s.tenant_id, s.coach_id, s.is_held, s.starts_at, o.* from stored_session s, pattern_item o`,
  `insert into app.session_items (tenant_id, id, session_id, position, kind, program_version_id, difficulty, outcome, done_at)
    select tenant_id, id, session_id, position, kind, program_version_id, difficulty, case when is_held then true end,
      case when is_held then starts_at + position * interval '4 minutes' end
    from stored_item`,
  `insert into app.answers (tenant_id, id, session_id, scope, item_id, form_version_id, person_id, created_at)
    select tenant_id, answer_id, session_id, case kind when 'static' then 'static' else 'item' end, id, form_version_id, coach_id, starts_at
    from stored_item where is_held`,
  `insert into app.answer_values (tenant_id, answer_id, property_id, value)
    select tenant_id, answer_id, property_id, '4' from stored_item where is_held`,
  `insert into app.occurrences (tenant_id, id, plan_id, session_id, coach_id, starts_at, ends_at, platform, state, created_by)
    select tenant_id, occurrence_id, plan_id, case when is_held then id end, coach_id, starts_at, starts_at + interval '45 minutes', 'App',
      case when is_held then 'finished' else 'scheduled' end, coach_id
    from stored_session`,
  `insert into app.holds (tenant_id, occurrence_id, kind, resource_id, during)
    select s.tenant_id, s.occurrence_id, held.kind, held.id, tstzrange(s.starts_at, s.starts_at + interval '45 minutes')
    from stored_session s cross join lateral (values ('coach', s.coach_id), ('child', s.subject_id)) as held (kind, id)`,
  `insert into app.user_contracts (tenant_id, id, subject_id, contract_type, purpose, signed_on, amount, total_class)
    select tenant_id, contract_id, subject_id, 'First', 'Training', date '2025-01-15', 100000, ${perPlan.sessions} from stored_plan`,
  `create temp table stored_account as
    select uuidv7() as id, p.tenant_id, p.id as plan_id, p.subject_id, p.contract_id, bucket, balance
    from stored_plan p cross join (values ('sold', -${perPlan.sessions}), ('available', 0), ('held', ${perPlan.sessions - perPlan.held}), ('consumed', ${perPlan.held}))
      as kept (bucket, balance)`,
  `insert into app.credit_accounts (tenant_id, id, subject_id, contract_id, commodity, bucket, balance)
    select tenant_id, id, subject_id, contract_id, 'oneToOne', bucket, balance from stored_account`,
  `insert into app.postings (tenant_id, key, from_id, to_id, amount, kind, subject_id, session_id, occurrence_id, person_id, created_at)
    select s.tenant_id, case when is_held then 'consume:' || s.id || ':' || s.subject_id || ':1' else 'hold:' || s.occurrence_id || ':' || s.subject_id end,
      source.id, target.id, 1, case when is_held then 'consume' else 'hold' end, s.subject_id, case when is_held then s.id end, s.occurrence_id,
      s.coach_id, least(s.starts_at, now())
    from stored_session s
    join stored_account source on source.plan_id = s.plan_id and source.bucket = 'available'
    join stored_account target on target.plan_id = s.plan_id and target.bucket = case when is_held then 'consumed' else 'held' end`,
  `insert into app.plan_events (tenant_id, plan_id, session_id, num, event, person_id, created_at)
    select tenant_id, plan_id, id, num, 'sessionFinished', coach_id, starts_at from stored_session where is_held`,
];
