-- What is counted of each center, month by month, for whoever looks after several. A center's own pages count its rows themselves.
create table app.monthly_figures (
  tenant_id uuid not null references identity.tenants,
  figure text not null check (figure <> ''),
  -- its first day; -infinity of what stands at this moment
  month date not null,
  part text not null,
  amount bigint not null,
  primary key (tenant_id, figure, month, part) include (amount)
);
create index monthly_figures_everywhere on app.monthly_figures (figure, month, tenant_id) include (part, amount);
select app.protect('app.monthly_figures', false, 'select');
grant insert, delete on app.monthly_figures to trellis_platform;

-- Of what the figures are to be counted anew: written in the transaction that changes it, taken by a job each minute.
create table jobs.figure_marks (
  id bigint generated always as identity primary key,
  tenant_id uuid not null,
  -- * is everything
  source text not null,
  -- none: only what stands at this moment
  day date
);
-- Up to which of its days the standing figures of a center were counted: ages change by themselves.
create table jobs.figure_days (tenant_id uuid primary key, counted_on date not null);
create table jobs.figure_round (is_only boolean primary key default true check (is_only), counted_at timestamptz not null);
insert into jobs.figure_round (counted_at) values (now());

create function app.figures_counted_at() returns timestamptz language sql stable security definer set search_path = pg_catalog as $$
  select counted_at from jobs.figure_round
$$;
revoke all on function app.figures_counted_at from public;
grant execute on function app.figures_counted_at to trellis_span, trellis_platform;

-- The center and the months that rows belong to, as `days` says it of a row r: (tenant, moment) after (tenant, moment).
create function jobs.mark_figures_of(relation regclass, source text, days text) returns void language plpgsql as $$
declare
  table_name text := split_part(relation::text, '.', 2);
  marking text := format(
    'insert into jobs.figure_marks (tenant_id, source, day) select distinct d.tenant_id, %L, d.at::date from changed r cross join lateral (values %s) as d (tenant_id, at);',
    source, days
  );
begin
  execute format(
    'create function jobs.mark_%s() returns trigger language plpgsql security definer set search_path = pg_catalog as $body$ begin %s return null; end $body$',
    table_name, marking
  );
  execute format('revoke all on function jobs.mark_%s from public', table_name);
  execute format('create trigger figures_added after insert on %s referencing new table as changed for each statement execute function jobs.mark_%s()', relation, table_name);
  execute format('create trigger figures_gone after delete on %s referencing old table as changed for each statement execute function jobs.mark_%s()', relation, table_name);
  -- what was and what is: both months are counted anew
  execute format('create trigger figures_were after update on %s referencing old table as changed for each statement execute function jobs.mark_%s()', relation, table_name);
  execute format('create trigger figures_are after update on %s referencing new table as changed for each statement execute function jobs.mark_%s()', relation, table_name);
end $$;
revoke all on function jobs.mark_figures_of from public;

do $$
declare
  relation text;
  source text;
  days text;
begin
  for relation, source, days in values
    ('app.subjects', 'children', '(r.tenant_id, r.created_at)'),
    ('app.subject_moves', 'children', '(r.tenant_id, r.decided_at), (r.to_tenant_id, r.decided_at)'),
    ('app.guardians', 'guardians', '(r.tenant_id, r.created_at), (r.tenant_id, r.consented_at)'),
    ('app.plans', 'plans', '(r.tenant_id, r.created_at)'),
    ('app.sessions', 'sessions', '(r.tenant_id, r.finished_at)'),
    ('app.session_subjects', 'sessions',
      '(r.tenant_id, (select s.finished_at from app.sessions s where s.tenant_id = r.tenant_id and s.id = r.session_id))'),
    ('app.occurrences', 'bookings', '(r.tenant_id, r.starts_at)'),
    ('app.trainer_training_modules', 'trainers', '(r.tenant_id, r.created_at), (r.tenant_id, r.started_at)'),
    ('app.supervise_sessions', 'trainers', '(r.tenant_id, greatest(r.ss_finish_time, r.ts_finish_time))'),
    ('app.coach_training_configs', 'trainers', '(r.tenant_id, null::date)'),
    ('app.user_assessments', 'assessments', '(r.tenant_id, r.created_at)'),
    ('app.questionnaire_answers', 'assessments', '(r.tenant_id, r.finish_time)'),
    ('app.assessment_reports', 'assessments', '(r.tenant_id, r.created_at)'),
    ('app.user_courses', 'courses', '(r.tenant_id, r.given_at), (r.tenant_id, r.started_at), (r.tenant_id, r.taken_at)'),
    ('app.test_requests', 'tests', '(r.tenant_id, r.created_at), (r.tenant_id, r.finished_at), (r.tenant_id, r.cancelled_at)'),
    ('app.user_contracts', 'contracts', '(r.tenant_id, r.signed_on)'),
    ('app.contract_payments', 'contracts', '(r.tenant_id, r.paid_on)'),
    ('app.postings', 'credits', '(r.tenant_id, r.created_at)')
  loop
    perform jobs.mark_figures_of(relation, source, days);
  end loop;
end $$;

-- A center on another clock has other months.
create function jobs.mark_zone() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  insert into jobs.figure_marks (tenant_id, source) values (new.id, '*');
  return null;
end $$;
revoke all on function jobs.mark_zone from public;
create trigger figures after update of zone on identity.tenants for each row
  when (new.kind = 'centre' and old.zone is distinct from new.zone) execute function jobs.mark_zone();

-- Takes what is to be counted anew, the oldest first, with the centers whose day has changed.
create function jobs.take_figure_marks(most int) returns table (tenant_id uuid, source text, day date)
  language plpgsql security definer set search_path = pg_catalog as $$
begin
  with due as (
    select t.id, (now() at time zone t.zone)::date as today
    from identity.tenants t left join jobs.figure_days d on d.tenant_id = t.id
    where t.kind = 'centre' and t.deleted_at is null and (d.counted_on is null or d.counted_on < (now() at time zone t.zone)::date)
  ), kept as (
    insert into jobs.figure_days as known (tenant_id, counted_on) select id, today from due
    on conflict on constraint figure_days_pkey do update set counted_on = excluded.counted_on
  )
  insert into jobs.figure_marks (tenant_id, source) select id, 'day' from due;
  return query
    delete from jobs.figure_marks m
    where m.id in (select f.id from jobs.figure_marks f order by f.id limit most for update skip locked)
    returning m.tenant_id, m.source, m.day;
end $$;
-- How long ago the figures were right: the moment that a round began which took everything that there was.
create function jobs.end_figure_round(began timestamptz) returns void language sql security definer set search_path = pg_catalog as $$
  update jobs.figure_round set counted_at = greatest(counted_at, began)
$$;
revoke all on function jobs.take_figure_marks, jobs.end_figure_round from public;
grant execute on function jobs.take_figure_marks, jobs.end_figure_round to trellis_platform;

insert into jobs.figure_marks (tenant_id, source) select id, '*' from identity.tenants where kind = 'centre';

create index sessions_finished on app.sessions (tenant_id, finished_at) include (id, plan_id, opened_at) where state = 'finished';
create index plans_by_recent on app.plans (tenant_id, created_at) include (id, kind, state);
create index contract_payments_by_day on app.contract_payments (tenant_id, paid_on) where voided_at is null;
create index test_requests_finished on app.test_requests (tenant_id, finished_at) where finished_at is not null;
create index questionnaire_answers_finished on app.questionnaire_answers (tenant_id, finish_time) where finish_time is not null;

-- An enterprise that has both centers of a move reads that the child came by it.
create policy receiving_span on app.subject_moves for select to trellis_span using (to_tenant_id = any ((select app.acting_tenants())::uuid[]));
