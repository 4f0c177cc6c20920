-- What was said of something that waits at a center: that it was looked after, is put off, or was given to somebody. What waits is read from where it
-- stands; a key says what is meant and in which state, so that it is there again when that changes.
create table app.need_marks (
  tenant_id uuid not null references identity.tenants,
  id uuid not null default uuidv7(),
  key text not null check (length(key) between 1 and 200),
  subject_id uuid,
  done_at timestamptz,
  done_by uuid references identity.persons,
  snoozed_until timestamptz,
  snoozed_by uuid references identity.persons,
  handed_to uuid,
  handed_by uuid references identity.persons,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  constraint need_marks_key unique (tenant_id, key),
  foreign key (tenant_id, subject_id) references app.subjects on delete cascade,
  foreign key (tenant_id, handed_to) references identity.memberships (tenant_id, person_id),
  constraint need_marks_done check ((done_at is null) = (done_by is null)),
  constraint need_marks_snoozed check ((snoozed_until is null) = (snoozed_by is null)),
  constraint need_marks_handed check ((handed_to is null) = (handed_by is null))
);
create index on app.need_marks (tenant_id, subject_id);
create index on app.need_marks (tenant_id, handed_to);
create index on app.need_marks (done_by);
create index on app.need_marks (snoozed_by);
create index on app.need_marks (handed_by);
create index need_marks_by_age on app.need_marks (updated_at);
select app.protect('app.need_marks', true, 'select, insert, update, delete');

-- What nobody touched for so long is over, however it ended.
create function jobs.forget_need_marks(before timestamptz) returns int language plpgsql security definer set search_path = pg_catalog as $$
declare
  gone int;
begin
  delete from app.need_marks where updated_at < before;
  get diagnostics gone = row_count;
  return gone;
end $$;
revoke all on function jobs.forget_need_marks from public;
grant execute on function jobs.forget_need_marks to trellis_jobs;

-- Today looks for these at every center.
create index contract_signings_open on app.contract_signings (tenant_id, created_at desc) where signed_at is null;
create index trainer_orders_unpaid on app.trainer_orders (tenant_id, created_at desc) where status = 'NotPay';
create index leaves_asked on app.leaves (tenant_id, starts_at) where state = 'Asked';
create index assessment_reports_by_recent on app.assessment_reports (tenant_id, created_at desc);
