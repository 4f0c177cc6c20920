-- What a trainer has of a module in the end. Its picture is drawn of what stands here whenever it is asked for.
create table app.certificates (
  tenant_id uuid not null,
  id uuid not null default uuidv7(),
  trainer_module_id uuid not null,
  person_id uuid not null,
  supervisor_id uuid not null references identity.persons,
  medal_id uuid references catalog.qualification_medals,
  style text not null check (style in ('classic', 'plain')),
  -- as it is written on it, whatever becomes of the person's own name
  name text not null check (length(btrim(name)) between 1 and 100),
  certifier_id uuid references identity.persons on delete set null,
  number text not null check (number ~ '^CL[0-9]{6}[A-Z0-9]{1,10}[0-9]{3}$'),
  start_date date not null,
  end_date date not null,
  -- behind the code on it, by which anybody checks it
  public_code text not null default upper(encode(uuid_send(gen_random_uuid()), 'hex')),
  cancelled_at timestamptz,
  cancel_reason text check (length(btrim(cancel_reason)) between 1 and 200),
  feedback_version_id uuid references catalog.questionnaire_versions,
  feedback jsonb check (jsonb_typeof(feedback) = 'object'),
  feedback_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  concurrency_stamp uuid not null default gen_random_uuid(),
  primary key (tenant_id, id),
  foreign key (tenant_id, trainer_module_id) references app.trainer_training_modules (tenant_id, id),
  constraint certificates_number_key unique (number),
  constraint certificates_public_code_key unique (public_code),
  constraint certificates_period check (end_date >= start_date),
  constraint certificates_cancelled check ((cancelled_at is null) = (cancel_reason is null)),
  constraint certificates_feedback check ((feedback_at is null) = (feedback is null) and (feedback_at is null) = (feedback_version_id is null))
);
-- one in force a module, however often it is issued at once
create unique index certificates_one_issued on app.certificates (tenant_id, trainer_module_id) where cancelled_at is null;
create index certificates_of_person on app.certificates (tenant_id, person_id, created_at desc);
create index certificates_by_recent on app.certificates (created_at desc, id desc);
create index on app.certificates (person_id);
create index on app.certificates (supervisor_id);
create index on app.certificates (certifier_id) where certifier_id is not null;
create index on app.certificates (medal_id) where medal_id is not null;
create index on app.certificates (id);
create trigger touch before update on app.certificates for each row execute function app.touch();
select app.protect('app.certificates', true, 'select');
grant insert, update on app.certificates to trellis_platform;
-- whoever has one says how the training was
grant update (feedback_version_id, feedback, feedback_at) on app.certificates to trellis_centre;

-- A coach trains as long as their latest certificate runs: the gates of starting a session read it there.
create function app.keep_certificate_until() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  update app.coach_training_configs c set certificate_until = (
    select max(held.end_date) from app.certificates held
    where held.tenant_id = new.tenant_id and held.person_id = new.person_id and held.cancelled_at is null
  )
  where c.tenant_id = new.tenant_id and c.person_id = new.person_id;
  return null;
end $$;
revoke all on function app.keep_certificate_until from public;
create trigger certificate_until after insert or update of end_date, cancelled_at on app.certificates for each row
  execute function app.keep_certificate_until();

-- Whoever scans the code on a certificate is told whose it is, of what, and whether it counts today at its center.
create function app.certificate_of_code(p_code text)
  returns table (name text, medal jsonb, "startDate" text, "endDate" text, "isCancelled" boolean, today text)
  language sql stable security definer set search_path = pg_catalog as $$
  select c.name, coalesce(medal.name, module.display_name), c.start_date::text, c.end_date::text, c.cancelled_at is not null,
    (now() at time zone t.zone)::date::text
  from app.certificates c
  join identity.tenants t on t.id = c.tenant_id
  join app.trainer_training_modules m on m.tenant_id = c.tenant_id and m.id = c.trainer_module_id
  join catalog.training_modules module on module.id = m.training_module_id
  left join catalog.qualification_medals medal on medal.id = c.medal_id
  where c.public_code = p_code
$$;
revoke all on function app.certificate_of_code from public;
grant execute on function app.certificate_of_code to trellis_identity;
