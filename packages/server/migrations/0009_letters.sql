-- How letters leave. One row; without a host the environment's settings count, and without those letters wait where the platform reads them.
create table platform.mail_settings (
  the_only boolean primary key default true check (the_only),
  host text,
  port int check (port between 1 and 65535),
  secure boolean not null default false,
  user_name text,
  from_name text not null default '',
  from_address text,
  updated_at timestamptz not null default now(),
  concurrency_stamp uuid not null default gen_random_uuid(),
  check (num_nulls(host, port, from_address) in (0, 3))
);
insert into platform.mail_settings default values;
create trigger touch before update on platform.mail_settings for each row execute function app.touch();
create trigger audit after insert or update or delete on platform.mail_settings for each row execute function audit.record();
grant usage on schema platform to trellis_jobs;
grant select, update (host, port, secure, user_name, from_name, from_address) on platform.mail_settings to trellis_platform;
grant select on platform.mail_settings to trellis_jobs;

-- Apart from the settings, so that neither the trail nor whoever edits them ever reads it; sealed with a key that the database does not have.
create table platform.mail_passwords (
  the_only boolean primary key default true references platform.mail_settings,
  sealed text not null
);
grant select (the_only), insert, update, delete on platform.mail_passwords to trellis_platform;
grant select on platform.mail_passwords to trellis_jobs;

-- Whoever carries letters is woken when a transaction that queued one commits, and when there is a new way to send them.
create function jobs.wake_postman() returns trigger language plpgsql as $$
begin
  notify letters;
  return null;
end $$;
create trigger wake after insert on jobs.letters for each statement execute function jobs.wake_postman();
create trigger wake_again after update of next_at on jobs.letters
  for each row when (new.state = 'queued' and new.next_at <= now()) execute function jobs.wake_postman();
create trigger wake after update on platform.mail_settings for each statement execute function jobs.wake_postman();

create index letters_by_state on jobs.letters (state, created_at desc, id desc);
grant update (state, attempts, next_at, error) on jobs.letters to trellis_platform;
