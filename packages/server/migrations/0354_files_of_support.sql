-- What goes with a mail to support: pictures and PDFs that its writer uploaded.
create table identity.contact_email_files (
  id uuid primary key default uuidv7(),
  contact_email_id uuid not null references identity.contact_emails on delete cascade,
  file_name text not null,
  type text not null,
  size bigint not null check (size > 0),
  key text not null unique
);
create index on identity.contact_email_files (contact_email_id);
grant select, insert on identity.contact_email_files to trellis_identity;

-- What leaves with a letter, as it leaves.
create function jobs.files_of_letter(p_letter uuid) returns table (name text, type text, key text)
  language sql stable security definer set search_path = pg_catalog as $$
  select f.file_name, f.type, f.key from identity.contact_emails c join identity.contact_email_files f on f.contact_email_id = c.id
  where c.letter_id = p_letter order by f.id
$$;
revoke all on function jobs.files_of_letter from public;
grant execute on function jobs.files_of_letter to trellis_jobs;

alter function jobs.keys_without_row(text[]) rename to keys_without_row_before_support;
create function jobs.keys_without_row(keys text[]) returns setof text
  language sql stable security definer set search_path = pg_catalog as $$
  select k from jobs.keys_without_row_before_support(keys) k
  where not exists (select 1 from identity.contact_email_files where key = k)
$$;
revoke all on function jobs.keys_without_row from public;
grant execute on function jobs.keys_without_row to trellis_jobs;
revoke all on function jobs.keys_without_row_before_support from trellis_jobs;
